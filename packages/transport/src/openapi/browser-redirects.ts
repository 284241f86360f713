import type { Attempt } from "../attempt.ts";
import type { HttpRequest, HttpResponse } from "../http/http-transport.ts";
import type { ApiRequest } from "./api-operation.ts";
import type { Connection, AddCredential } from "./connection.ts";

/** Sends a request. Browsers would send headers on: they follow redirects only of reads without secrets. */
export function sendFollowing(
  { options, transport }: Connection,
  operation: ApiRequest,
  attempt: Attempt,
  credential: AddCredential | undefined,
  again: () => HttpRequest,
): Promise<HttpResponse> {
  const mayFollow =
    operation.idempotency === "safe" && !options.credential && !attempt.headers && !operation.headers;
  const request = credential
    ? credential(again())
    : { ...again(), ...(mayFollow && { redirect: "follow" as const }) };
  return transport.send(request, attempt);
}
