import { isNodeAccessError } from "@node-access/auth";
import type { Operation } from "./operation.ts";

/**
 * Milliseconds after which an open connection counts as stable. If it is lost earlier,
 * the waits before reconnecting keep growing, so a server that accepts connections and soon closes
 * them is not flooded.
 *
 * @example
 * ```ts
 * import { STABLE_AFTER } from "@node-access/transport";
 *
 * export const failuresAfter = (milliseconds: number, failures: number): number =>
 *   milliseconds < STABLE_AFTER ? failures + 1 : 1;
 * ```
 */
export const STABLE_AFTER = 5_000;

const MIN_DELAY = 150;
const MAX_DELAY = 5_000;

/**
 * Decides whether a failed attempt is retried, by its code and HTTP status. The delay is a random time between
 * 150 ms and a maximum that doubles with each attempt up to 5 s (full jitter), or longer if the server asks for it.
 *
 * @param error - The attempt's error.
 * @param operation - What was called. A `write` is retried only if it was provably not executed.
 * @param number - The number of the failed attempt, from 1.
 * @returns milliseconds to wait, or `undefined` if the attempt must not be retried.
 *
 * @example
 * ```ts
 * import { delayByStatus, type Operation } from "@node-access/transport";
 *
 * const operation: Operation = { name: "getGenesis", idempotency: "safe" };
 * export const waitAfter = (error: unknown): number | undefined => delayByStatus(error, operation, 1);
 * ```
 */
export function delayByStatus(error: unknown, operation: Operation, number: number): number | undefined {
  if (!isNodeAccessError(error)) return undefined;
  const { option, sent, status, errors, retryAfter } = error.context as Record<string, unknown>;
  const isWrite = operation?.idempotency === "write";
  const mayRepeat =
    error.code === "NOT_SENT" ||
    (error.code === "UNANSWERED" && !isWrite) ||
    (option === "timeout" && !(isWrite && sent)) ||
    // With `errors`, the node has executed the call, and says what is wrong with it.
    (!errors && isTransient(status, isWrite));
  return mayRepeat ? backoff(number, retryAfter) : undefined;
}

/** Whether a status means that the same request may succeed later. */
export function isTransient(status: unknown, isWrite: boolean): boolean {
  // A write may be retried only if it was not processed. Source: RFC 9110 section 15; RFC 8470, 5.2 (425); RFC 6585, 4 (429); gRPC.
  return (isWrite ? /^42[59]$/ : /^(408|42[59]|50[0234]|UNAV|RESOURCE)/).test(`${status}`);
}

/** Returns the delay after an attempt, in milliseconds. The server may ask for a longer one. */
export function backoff(number: number, requested: unknown = 0): number {
  const ceiling = Math.min(MAX_DELAY, MIN_DELAY * 2 ** number);
  return Math.max(MIN_DELAY + Math.random() * (ceiling - MIN_DELAY), requested as number);
}

/**
 * Parses a Retry-After header.
 *
 * @param value - Seconds or an HTTP date.
 * @returns milliseconds from now, at least 0, or `undefined` if the header is absent or invalid.
 *
 * @example
 * ```ts
 * import { parseRetryAfter } from "@node-access/transport";
 *
 * console.log(parseRetryAfter("120")); // 120000
 * ```
 *
 * Source: RFC 9110 section 10.2.3.
 */
export function parseRetryAfter(value?: string): number | undefined {
  if (typeof value !== "string") return undefined;
  // Only these forms, because Date.parse accepts almost any text.
  const milliseconds = /^[\d.]+$/.test(value)
    ? Number(value) * 1000
    : Date.parse(value.endsWith(" GMT") ? value : "") - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
