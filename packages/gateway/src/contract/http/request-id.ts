import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";

const key = Symbol("request id");
const callKey = Symbol("is call");

/** A response over HTTP or gRPC. */
type Marked = object & { [key]?: string; [callKey]?: true };

/** Gives a response the id of its request. It becomes a header only with the others: set by itself, it would slow down all of them. */
export function setRequestId(response: object, id: string): void {
  (response as Marked)[key] = id;
}

/** @returns the id of the request that a response is for. */
export function requestIdFor(response: object): string | undefined {
  return (response as Marked)[key];
}

/** Notes that the request is a call of a node or an API, which is reported as such. */
export function markCall(response: ServerResponse): void {
  (response as Marked)[callKey] = true;
}

/** Whether the request was a call. Others were rejected before that was known. */
export function isCall(response: ServerResponse): boolean {
  return (response as Marked)[callKey] === true;
}

/** The header with which a client finds its request in the gateway's log. */
export const requestIdHeader = "x-request-id";

/** The ids that this process makes begin with this: all but the last part of a UUID. */
const prefix = randomUUID().slice(0, -12);
let made = 0;

/** @returns an id that no other request has. A counter follows a random prefix, since a random id for each request would take longer. */
function newRequestId(): string {
  made += 1;
  return prefix + made.toString(16).padStart(12, "0");
}

/** @returns the id that a client gave its request, to find it in the gateway's log; a new one if there is none that a log should hold. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const id = headers[requestIdHeader];
  return typeof id === "string" && /^[\w.-]{1,100}$/.test(id) ? id : newRequestId();
}
