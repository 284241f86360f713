import type { Attempt } from "../attempt.ts";
import type { HttpRequest, HttpResponse } from "../http/http-transport.ts";
import type { ApiRequest } from "./api-operation.ts";
import type { Connection, SentCredential } from "./connection.ts";
import { withCredential } from "./credential.ts";

/**
 * Sends a request. Browsers hide redirects from scripts, and would send headers on to other origins. So they follow
 * redirects only of calls that read, and that carry nothing secret.
 */
export function sendFollowing(
  { options, transport }: Connection,
  operation: ApiRequest,
  attempt: Attempt,
  credential: SentCredential | undefined,
  again: () => HttpRequest,
): Promise<HttpResponse> {
  const mayFollow =
    operation.idempotency === "safe" &&
    !credential &&
    !options.credential &&
    !attempt.headers &&
    !operation.headers;
  return transport.send(
    withCredential({ ...again(), ...(mayFollow && { redirect: "follow" as const }) }, credential),
    attempt,
  );
}
