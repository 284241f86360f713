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

/** Counts a request as {@link beginRequest} does, or throws HttpProblem 429 if its body will not fit the rate. */
export async function beginWithRoom(
  state: CallerLimits,
  caller: Caller,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Pending> {
  // First, because the caller may disconnect while it waits.
  const pending = beginRequest(state, caller, response);
  const { rateLimit } = state;
  const cost = rateLimit.cost(0, Number(request.headers["content-length"] ?? 0));
  const denied = rateLimit.wait(caller, cost);
  const wait = denied && (await rateLimit.retry("wait", caller, cost, denied));
  if (wait > 0) throw rateLimit.exceeded(caller, wait);
  return pending;
}

/** Charges a request and counts it as {@link beginWithRoom} does, or throws HttpProblem 429. */
export async function admitRequest(
  state: CallerLimits,
  caller: Caller,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Pending> {
  const wait = state.rateLimit.take(caller, 1);
  if (wait > 0) throw state.rateLimit.exceeded(caller, wait);
  return beginWithRoom(state, caller, request, response);
}

/** Charges a large body for more than one request, or throws HttpProblem 429. */
export async function chargeBody(
  { rateLimit }: Pick<CallerLimits, "rateLimit">,
  caller: Caller,
  { length }: string | Buffer,
): Promise<void> {
  const more = rateLimit.cost(1, length) - 1;
  const denied = more > 0 ? rateLimit.take(caller, more) : 0;
  if (denied > 0 && (await rateLimit.retry("take", caller, more, denied)) > 0)
    throw rateLimit.exceeded(caller, rateLimit.wait(caller, more + 1));
}
