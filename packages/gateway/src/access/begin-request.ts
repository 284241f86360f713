import type { IncomingMessage, ServerResponse } from "node:http";
import { tooMany, tooManyPending } from "../contract/http/problem.ts";
import type { Caller } from "./caller.ts";
import type { GatewayState } from "./gateway-state.ts";
import type { Pending } from "./pending-bytes.ts";

/**
 * Counts a request among those that its caller has in flight, until it is answered or its caller has gone.
 *
 * @throws HttpProblem 429 if there are too many.
 */
export function beginRequest(
  state: Pick<GatewayState, "pendingBytes">,
  caller: Caller,
  response: ServerResponse,
): Pending {
  const pending = countRequest(state, caller);
  response.on("close", () => pending.end());
  return pending;
}

/**
 * Counts a request as {@link beginRequest} does, until what it returns is ended.
 *
 * @throws HttpProblem 429 if there are too many.
 */
export function countRequest({ pendingBytes }: Pick<GatewayState, "pendingBytes">, caller: Caller): Pending {
  const pending = pendingBytes.begin(caller.id);
  if (!pending) throw tooManyPending();
  return pending;
}

/**
 * Tells by its headers alone that a body is too large for now: it is then neither kept nor parsed.
 *
 * @returns the seconds after which there will be room for it; 0 if there is.
 */
export function waitForBody(
  { rateLimit }: Pick<GatewayState, "rateLimit">,
  caller: Caller,
  { headers }: IncomingMessage,
): number {
  return rateLimit.wait(caller, rateLimit.cost(0, Number(headers["content-length"] ?? 0)));
}

/** @throws HttpProblem 429 where {@link waitForBody} says to wait. */
export function checkRoom(
  state: Pick<GatewayState, "rateLimit">,
  caller: Caller,
  request: IncomingMessage,
): void {
  const wait = waitForBody(state, caller, request);
  if (wait > 0) throw tooMany("too many requests", wait);
}

/**
 * Counts a large body as more requests than the one that was counted when its headers came.
 *
 * @throws HttpProblem 429 if these are too many.
 */
export function chargeBody(
  { rateLimit }: Pick<GatewayState, "rateLimit">,
  caller: Caller,
  { length }: string | Buffer,
): void {
  const cost = rateLimit.cost(1, length);
  if (cost > 1 && rateLimit.take(caller, cost - 1) > 0)
    throw tooMany("too many requests", rateLimit.wait(caller, cost));
}
