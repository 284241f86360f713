import { setTimeout } from "node:timers/promises";
import { DeliveryError } from "./destination.ts";

/** The time, so that tests need not wait. */
export interface Clock {
  /** Milliseconds that only grow, whatever happens to the time of day. */
  now(): number;
  /** Milliseconds since 1970. */
  time(): number;
  /** Waits. @throws if the signal is aborted. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** From 0 to 1, to spread pauses. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  time: () => Date.now(),
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
  random: () => Math.random(),
};

/** Made once: an abort without a reason makes an error with its stack each time. */
const OVER = new Error("over");

/**
 * Bounds the time of something that may ignore its signal.
 *
 * @param late - Says what took too long.
 * @throws what `act` throws, the reason of `signal` if it is aborted, or DeliveryError after the time.
 */
export async function withDeadline<T>(
  clock: Clock,
  milliseconds: number,
  signal: AbortSignal,
  act: (signal: AbortSignal) => Promise<T>,
  late: string,
): Promise<T> {
  signal.throwIfAborted();
  const acting = new AbortController();
  const waiting = new AbortController();
  const abort = (): void => waiting.abort(signal.reason);
  signal.addEventListener("abort", abort);
  const ended = clock.sleep(milliseconds, waiting.signal).then(
    () => {
      throw new DeliveryError("retry", late);
    },
    () => {
      throw signal.reason;
    },
  );
  try {
    return await Promise.race([act(acting.signal), ended]);
  } catch (error) {
    acting.abort(error);
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
    waiting.abort(OVER);
    ended.catch(() => undefined);
  }
}
