import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";

const key = Symbol("request id");
const callKey = Symbol("is call");

type Marked = object & { [key]?: string; [callKey]?: true };

/** The header is sent together with the others: set by itself, it would slow down every response. */
export function setRequestId(response: object, id: string): void {
  (response as Marked)[key] = id;
}

export function requestIdFor(response: object): string | undefined {
  return (response as Marked)[key];
}

/** Notes that the request is a call of a node or an API, so that it is logged and counted as a call. */
export function markCall(response: ServerResponse): void {
  (response as Marked)[callKey] = true;
}

/** Whether the request is known to be a call. Requests that were rejected earlier are not. */
export function isCall(response: ServerResponse): boolean {
  return (response as Marked)[callKey] === true;
}

export const requestIdHeader = "x-request-id";

/** The common prefix of the ids that this process makes: all but the last part of a UUID. */
const prefix = randomUUID().slice(0, -12);
let counter = 0;

/** @returns a unique id: a random prefix and a counter, which is faster than a random id for each request. */
function newRequestId(): string {
  counter += 1;
  return prefix + counter.toString(16).padStart(12, "0");
}

/** @returns the request id that a client chose, if it is safe to log; else a new one. */
export function readRequestId(headers: IncomingHttpHeaders): string {
  const id = headers[requestIdHeader];
  return typeof id === "string" && /^[\w.-]{1,100}$/.test(id) ? id : newRequestId();
}
