import { invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";
import { onAbort } from "#platform";
import { MAX_TIMEOUT } from "../attempt.ts";
import { checkFunction, checkNumbers } from "../check-options.ts";
import type { CallContext, CallResponse, Middleware } from "../operation.ts";
import { pauseAfter, queueFull } from "./rate-limit-errors.ts";
import { RateWindow } from "./rate-window.ts";

/** A limit of a server: a number of units in every window. */
export interface RateLimit {
  /** Maximum units in a window. A call with more is sent alone. */
  readonly max: number;
  /** The window's length in milliseconds. */
  readonly window: number;
  /** Returns the units of a call, which count when it is sent. */
  readonly units: (call: Pick<CallContext, "operation" | "input">) => number;
  /** Returns the units of a response, which count when it arrives. Default: none. */
  readonly responseUnits?:
    | ((call: Pick<CallContext, "operation">, response: CallResponse) => number)
    | undefined;
}

/** Options of a limiter. */
export interface LimiterOptions {
  /** Maximum calls that wait. Others fail with `NOT_SENT`, which is retried. Default 10,000. */
  readonly maxQueued?: number | undefined;
}

/** Delays calls above a limit. */
export interface Limiter {
  /**
   * Pass it as `middleware` to every client that shares the limit. Waiting counts towards a call's deadlines:
   * a call that waits longer fails with `TIMEOUT`, whose `sent` is false.
   */
  readonly middleware: Middleware;
  /** The units in the window of each limit. */
  readonly used: readonly number[];
  /** How many calls wait. */
  readonly queued: number;
}

/** A place in the queue. */
interface Place {
  readonly units: readonly number[];
  /** Starts the call. */
  start: () => void;
  /** Set between two attempts of the call: when the place is given up if the next attempt has not come. */
  keptUntil?: number | undefined;
}

/** Milliseconds for which a place is kept. The delay before the next attempt is at most 5 s. */
const KEPT = 6_000;
/** Maximum milliseconds of a pause that a server asks for, which may be nonsense. */
const MAX_PAUSE = 3_600_000;

/**
 * Creates a limiter of calls. It starts them in the order in which they came, as soon as they fit into the windows of all
 * limits. If the server responds with a rate limit (429, `RESOURCE_EXHAUSTED`, JSON-RPC -32005) or with Retry-After, no call
 * starts for as long as it asks, at most an hour, or else for a time that grows with each such response up to 5 s.
 *
 * @param limits - The server's limits.
 * @param options - How many calls may wait.
 * @returns the limiter.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names an invalid limit or option.
 *
 * @example
 * ```ts
 * import { createLimiter } from "@node-access/transport/limiter";
 *
 * // 10 calls per second, and 100 per minute.
 * const units = () => 1;
 * const limiter = createLimiter([
 *   { max: 10, window: 1_000, units },
 *   { max: 100, window: 60_000, units },
 * ]);
 * console.log(limiter.used, limiter.queued); // [ 0, 0 ] 0
 * ```
 */
export function createLimiter(limits: readonly RateLimit[], options: LimiterOptions = {}): Limiter {
  if (!Array.isArray(limits)) throw invalidArgument("limits", "a list", kindOf(limits));
  for (const limit of limits as readonly RateLimit[]) {
    const { units, responseUnits }: Partial<RateLimit> = Object(limit);
    checkNumbers(Object(limit) as RateLimit, ["max", "window"]);
    checkFunction("units", units ?? null);
    checkFunction("responseUnits", responseUnits);
  }
  const { maxQueued = 10_000 }: LimiterOptions = Object(options);
  checkNumbers({ maxQueued }, ["maxQueued"], (value) => value >= 0, "a number from 0");

  const windows = limits.map(({ max, window }) => new RateWindow(max, window));
  /** By the ids of the calls, in order. A further request of the same call has itself as key. */
  const queue = new Map<unknown, Place>();
  /** How many places in the queue are kept for a next attempt. */
  let kept = 0;
  /** Set while a call waits. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pausedUntil = 0;
  /** Rate limits in a row that the server has responded with. */
  let rejections = 0;

  const record = (units: readonly number[]): void => {
    const now = performance.now();
    for (const [index, window] of windows.entries()) window.record(units[index] ?? 0, now);
  };
  /** Starts the calls that fit, in order, and sets the timer for the next one. */
  const startNext = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const now = performance.now();
    for (const [id, { units, start, keptUntil }] of queue) {
      if (keptUntil !== undefined) {
        if (now > keptUntil && queue.delete(id)) kept -= 1;
        continue;
      }
      const delays = windows.map((window, index) => window.delay(units[index] ?? 0, now));
      const delay = Math.max(pausedUntil - now, ...delays);
      if (delay > 0) {
        timer = setTimeout(startNext, Math.min(delay, MAX_TIMEOUT));
        return;
      }
      queue.delete(id);
      record(units);
      start();
    }
  };
  const acquire = (units: readonly number[], context: CallContext): Promise<void> =>
    new Promise((resolve, reject) => {
      const { requestId, signal } = context;
      signal.throwIfAborted();
      const removeListener = onAbort(signal, () => {
        const { reason }: { readonly reason: unknown } = signal;
        reject(reason as Error);
        const isAttempt = isNodeAccessError(reason, "TIMEOUT") && reason.context.option === "timeout";
        if (isAttempt && key === requestId && kept < maxQueued) {
          // The next attempt of the call takes its place.
          place.keptUntil = performance.now() + KEPT;
          kept += 1;
          // Once for all that time out together: each would pass over all places that are kept.
          clearTimeout(timer);
          timer = setTimeout(startNext, 0);
        } else if (queue.delete(key)) startNext();
      });
      const place: Place = {
        units,
        start: () => {
          removeListener();
          resolve();
        },
      };
      const former = queue.get(requestId);
      const key = former && former.keptUntil === undefined ? place : requestId;
      if (former && key === requestId) kept -= 1;
      queue.set(key, place);
      // Nothing starts behind the call that the timer waits for.
      const mayBeFirst = former || !timer;
      if (mayBeFirst) startNext();
      if (queue.size - kept <= maxQueued || !queue.delete(key)) return;
      removeListener();
      reject(queueFull(context, maxQueued));
      if (mayBeFirst) startNext();
    });
  const noteFailure = (error: unknown): void => {
    const now = performance.now();
    const pause = pauseAfter(error, rejections + 1);
    if (pause === undefined) return;
    // Calls that were in flight together are rejected together.
    if (now >= pausedUntil) rejections += 1;
    pausedUntil = Math.max(pausedUntil, now + Math.min(pause, MAX_PAUSE));
  };

  return {
    async middleware(context, next) {
      if (!(Object(context) as CallContext).signal)
        throw invalidArgument("context", "the context of a call, as middleware receives it", kindOf(context));
      const units = limits.map((limit) => limit.units(context));
      // A call that its caller aborts at once is not sent, so it has no units.
      await undefined;
      await acquire(units, context);
      try {
        const response = await next();
        rejections = 0;
        record(limits.map(({ responseUnits }) => responseUnits?.(context, response) ?? 0));
        return response;
      } catch (error) {
        noteFailure(error);
        throw error;
      }
    },
    get used() {
      return windows.map(({ used }) => used);
    },
    get queued() {
      return queue.size - kept;
    },
  };
}
