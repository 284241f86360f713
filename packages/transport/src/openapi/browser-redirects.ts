import type { Attempt } from "../attempt.ts";
import type { HttpRequest, HttpResponse } from "../http/http-transport.ts";
import type { ApiRequest } from "./api-operation.ts";
import type { Connection, AddCredential } from "./connection.ts";

/**
 * Sends a request. Browsers hide redirects from scripts, and would send headers on to other origins. So they follow
 * redirects only of calls that read, and that carry nothing secret.
 */
export function sendFollowing(
  { options, transport }: Connection,
  operation: ApiRequest,
  attempt: Attempt,
  credential: AddCredential | undefined,
  again: () => HttpRequest,
): Promise<HttpResponse> {
  const mayFollow =
    operation.idempotency === "safe" &&
    !credential &&
    !options.credential &&
    !attempt.headers &&
    !operation.headers;
  const request = { ...again(), ...(mayFollow && { redirect: "follow" as const }) };
  return transport.send(credential?.(request) ?? request, attempt);
}
