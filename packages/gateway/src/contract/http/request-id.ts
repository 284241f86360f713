import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";

const key = Symbol("request id");

type Identified = ServerResponse & { [key]?: string };

/** Gives a response the id of its request. It becomes a header only with the others: set by itself, it would slow down all of them. */
export function setRequestId(response: ServerResponse, id: string): void {
  (response as Identified)[key] = id;
}

/** @returns the id of the request that a response is for. */
export function requestIdFor(response: ServerResponse): string | undefined {
  return (response as Identified)[key];
}

/** The header with which a client finds its request in the gateway's log. */
export const requestIdHeader = "x-request-id";

/** The ids that this process makes begin with this: all but the last part of a UUID. */
const prefix = randomUUID().slice(0, -12);
let made = 0;

/** @returns an id that no other request has. It is a number of its own after what is drawn once: to draw each takes longer. */
export function newRequestId(): string {
  made += 1;
  return prefix + made.toString(16).padStart(12, "0");
}
