import { isNodeAccessError } from "@node-access/auth";
import type { Operation } from "./operation.ts";

/** Statuses that may pass. Source: RFC 9110 section 15, RFC 8470 section 5.2 (425), RFC 6585 section 4 (429), gRPC. */
const TRANSIENT = /^(408|42[59]|50[0234]|UNAV|RESOURCE)/;
/** Those that say that the request was not processed, so that a write may be sent again. */
const REFUSED = /^42[59]$/;
/**
 * JSON-RPC codes with which a node refuses a request because of its rate. -32005: EIP-1474 "limit exceeded"; 429: providers
 * that answer in HTTP's terms; -32007: a provider's "requests a second reached". -32016 is not here: it means
 * "over rate limit" at one provider and "unauthorized" at another.
 */
const RATE_LIMITED = /^(-3200[57]|429)$/;

/**
 * Milliseconds for which a connection must stay open before its loss counts as the first failure again. Until then the waits
 * before reconnecting grow, so that a server that accepts each connection and closes it soon is left alone.
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

const SHORTEST = 150;
const LONGEST = 5_000;

/**
 * Decides whether a failed attempt may be repeated, and after which wait: a random time from 150 ms to 150 ms doubled
 * with each attempt, at most 5 s (full jitter), or longer if the server asked for more.
 *
 * @param error - What the attempt threw.
 * @param operation - What was called. A `write` is repeated only if it was provably not executed.
 * @param number - Which attempt failed, from 1.
 * @returns milliseconds to wait, or `undefined` if it may not be repeated.
 *
 * @example
 * ```ts
 * import { retryDelay, type Operation } from "@node-access/transport";
 *
 * const operation: Operation = { name: "eth_syncing", idempotency: "safe" };
 * export const waitAfter = (error: unknown): number | undefined => retryDelay(error, operation, 1);
 * ```
 */
export function retryDelay(error: unknown, operation: Operation, number: number): number | undefined {
  if (!isNodeAccessError(error) || !mayRepeat(error, operation.idempotency === "write")) return undefined;
  const ceiling = Math.min(LONGEST, SHORTEST * 2 ** number);
  return Math.max(SHORTEST + Math.random() * (ceiling - SHORTEST), askedToWait(error.context));
}

/** How long the server asked to wait, in milliseconds. */
function askedToWait(context: object): number {
  const { retryAfter, data }: { retryAfter?: number; data?: { try_again_in?: unknown } } = context;
  // Providers put the wait beside -32005 as a duration with its unit, such as "743.6ms".
  const again = data?.try_again_in;
  const [, number, milli] = (typeof again === "string" && /^([\d.]+)(m?)s$/.exec(again)) || [];
  return retryAfter ?? (Number(number) || 0) * (milli ? 1 : 1000);
}

function mayRepeat({ code, context }: { code: string; context: object }, write: boolean): boolean {
  const { option, sent, status, rpcCode } = context as Record<string, unknown>;
  if (code === "NOT_SENT") return true;
  if (code === "UNANSWERED") return !write;
  if (code === "TIMEOUT") return option === "timeout" && !(write && sent);
  // By HTTP status first: what a JSON-RPC code means differs between providers.
  return (status ? (write ? REFUSED : TRANSIENT) : RATE_LIMITED).test(String(status || rpcCode));
}

/**
 * Reads a Retry-After header.
 *
 * @param value - Seconds or an HTTP date.
 * @returns milliseconds from now, not below 0, or `undefined` if it is absent or neither.
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
export function parseRetryAfter(value = ""): number | undefined {
  // Nothing else: a platform takes nearly any text for some date.
  const milliseconds = /^[\d.]+$/.test(value)
    ? Number(value) * 1000
    : Date.parse(value.endsWith(" GMT") ? value : "") - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
