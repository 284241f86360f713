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

/** @returns the header with which a client finds its request in the gateway's log. */
export function requestIdHeader(response: ServerResponse): Readonly<Record<string, string>> {
  const id = requestIdFor(response);
  return id === undefined ? {} : { "x-request-id": id };
}
