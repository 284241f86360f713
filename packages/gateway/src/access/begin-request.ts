import type { IncomingMessage, ServerResponse } from "node:http";
import { tooMany, tooManyPending } from "../contract/http/problem.ts";
import type { GatewayState } from "./gateway-state.ts";
import type { Pending } from "./pending-bytes.ts";

/**
 * Counts a request among those that its credential has under way, until it is answered or its caller has gone.
 *
 * @param credential - Whose: an id, never the secret.
 * @throws HttpProblem 429 if there are too many.
 */
export function beginRequest(
  { pendingBytes }: Pick<GatewayState, "pendingBytes">,
  credential: string,
  response: ServerResponse,
): Pending {
  const pending = pendingBytes.begin(credential);
  if (!pending) throw tooManyPending();
  response.on("close", () => pending.end());
  return pending;
}

/**
 * Tells by its headers alone that a body is too large for now: it is then neither kept nor parsed.
 *
 * @param credential - Whose: an id, never the secret.
 * @returns the seconds after which there will be room for it; 0 if there is.
 */
export function waitForBody(
  { rateLimit }: Pick<GatewayState, "rateLimit">,
  credential: string,
  { headers }: IncomingMessage,
): number {
  return rateLimit.wait(credential, rateLimit.cost(0, Number(headers["content-length"] ?? 0)));
}

/** @throws HttpProblem 429 where {@link waitForBody} says to wait. */
export function checkRoom(
  state: Pick<GatewayState, "rateLimit">,
  credential: string,
  request: IncomingMessage,
): void {
  const wait = waitForBody(state, credential, request);
  if (wait > 0) throw tooMany("too many requests", wait);
}

/**
 * Counts a large body as more requests than the one that was counted when its headers came.
 *
 * @param credential - Whose: an id, never the secret.
 * @throws HttpProblem 429 if these are too many.
 */
export function chargeBody(
  { rateLimit }: Pick<GatewayState, "rateLimit">,
  credential: string,
  { length }: string | Buffer,
): void {
  const cost = rateLimit.cost(1, length);
  if (cost > 1 && rateLimit.take(credential, cost - 1) > 0)
    throw tooMany("too many requests", rateLimit.wait(credential, cost));
}
