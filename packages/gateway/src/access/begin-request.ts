import type { IncomingMessage, ServerResponse } from "node:http";
import { tooManyPending } from "../codec/http/problem.ts";
import type { Caller } from "./caller.ts";
import type { Pending, PendingBytes } from "./pending-bytes.ts";
import type { RateLimit } from "./rate-limit.ts";

export interface CallerLimits {
  readonly rateLimit: RateLimit;
  /** The bytes that each credential has in flight. */
  readonly pendingBytes: PendingBytes;
}

/** Counts a request's bytes in flight until it has its response, or throws HttpProblem 429. */
export function beginRequest(
  state: Pick<CallerLimits, "pendingBytes">,
  caller: Pick<Caller, "tenant">,
  response: ServerResponse,
): Pending {
  const pending = countRequest(state, caller);
  response.on("close", () => pending.end());
  return pending;
}

/** Counts a request as {@link beginRequest} does, until the returned object is ended. */
export function countRequest(
  { pendingBytes }: Pick<CallerLimits, "pendingBytes">,
  { tenant }: Pick<Caller, "tenant">,
): Pending {
  const pending = pendingBytes.begin(tenant);
  if (!pending) throw tooManyPending();
  return pending;
}

/** @returns the seconds until a body of the announced length fits the rate; 0 if it does. */
export function waitForBody(
  { rateLimit }: Pick<CallerLimits, "rateLimit">,
  caller: Caller,
  { headers }: IncomingMessage,
): number {
  return rateLimit.wait(caller, rateLimit.cost(0, Number(headers["content-length"] ?? 0)));
}

/** @throws HttpProblem 429 if {@link waitForBody} returns a time to wait. */
export function checkRoom(
  state: Pick<CallerLimits, "rateLimit">,
  caller: Caller,
  request: IncomingMessage,
): void {
  const wait = waitForBody(state, caller, request);
  if (wait > 0) throw state.rateLimit.exceeded(caller, wait);
}

/** Charges a request and counts it as {@link beginRequest} does, or throws HttpProblem 429. */
export function admitRequest(
  state: CallerLimits,
  caller: Caller,
  request: IncomingMessage,
  response: ServerResponse,
): Pending {
  const wait = state.rateLimit.take(caller, 1);
  if (wait > 0) throw state.rateLimit.exceeded(caller, wait);
  checkRoom(state, caller, request);
  return beginRequest(state, caller, response);
}

/** Charges a large body for more than one request, or throws HttpProblem 429. */
export function chargeBody(
  { rateLimit }: Pick<CallerLimits, "rateLimit">,
  caller: Caller,
  { length }: string | Buffer,
): void {
  const cost = rateLimit.cost(1, length);
  if (cost > 1 && rateLimit.take(caller, cost - 1) > 0)
    throw rateLimit.exceeded(caller, rateLimit.wait(caller, cost));
}
