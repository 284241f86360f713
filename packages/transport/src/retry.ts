import { isNodeAccessError } from "@node-access/auth";
import { checkEachNumber } from "./check-options.ts";
import type { Operation } from "./operation.ts";

/**
 * Transient statuses. Source: RFC 9110 section 15, RFC 8470 section 5.2 (425),
 * RFC 6585 section 4 (429), gRPC.
 */
const TRANSIENT = /^(408|42[59]|50[0234]|UNAV|RESOURCE)/;
/** Statuses that mean the request was not processed, so even a write may be retried. */
const NOT_PROCESSED = /^42[59]$/;
/**
 * JSON-RPC codes for rate limits. -32005: EIP-1474 "limit exceeded"; 429: providers that use the
 * HTTP status; -32007: one provider's "requests per second reached". -32016 is not included:
 * it means "over rate limit" at one provider and "unauthorized" at another.
 * And -28: a Bitcoin node is starting.
 */
const RATE_LIMITED = /^(-3200[57]|-28|429)$/;

/**
 * Messages about a call that asks for too much, such as logs of too many blocks. Some providers send them with
 * the codes and statuses of rate limits, but the same call never succeeds. Neither does one for a slot without a
 * block, for which Solana's nodes send -32007. Examples are in specs/upstream-errors.yaml.
 */
const TOO_MUCH =
  /(more than|over) [\d,]+ (results|blocks|logs)|(block|log|query|requested) range|range.*(large|wide|big|exceed|limit)|too (large|wide|big|many).*(block|log|result|range)s?\b|(response|result|logs?)\b.*(size|too|exceed)\b|(exceed|limit)\w*.*\b(blocks?|results|range|limit of [\d,]+)\b|max(imum)? (results|blocks)|blocks distance|(less|fewer|many).*addresses|skipped/i;

/** Messages about how often calls are made. They may also name blocks or logs. */
const TOO_OFTEN =
  /\brate\b|per (second|minute|hour|day)|concurrent|slow down|too many (\w+ )?(requests|calls)/i;

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
 * Decides whether a failed attempt is retried, and after which delay: a random time between 150 ms
 * and a maximum that doubles with each attempt up to 5 s (full jitter), or longer if the server
 * asks for it.
 *
 * @param error - The attempt's error.
 * @param operation - What was called. A `write` is retried only if it was provably not executed.
 * @param number - The number of the failed attempt, from 1.
 * @returns milliseconds to wait, or `undefined` if the attempt must not be retried.
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
  if (
    !isNodeAccessError(error) ||
    !mayRepeat(error, (Object(operation) as Operation).idempotency === "write")
  )
    return undefined;
  checkEachNumber({ number }, ["number"]);
  const ceiling = Math.min(MAX_DELAY, MIN_DELAY * 2 ** number);
  return Math.max(MIN_DELAY + Math.random() * (ceiling - MIN_DELAY), requestedDelay(error.context));
}

/** The delay that the server requested, in milliseconds. */
function requestedDelay(context: object): number {
  const { retryAfter, data }: { retryAfter?: number; data?: { try_again_in?: unknown } } = context;
  // With -32005, providers send the delay as text with a unit, such as "743.6ms".
  const again = data?.try_again_in;
  const [, number, milli] = (typeof again === "string" && /^([\d.]+)(m?)s$/.exec(again)) || [];
  return retryAfter ?? (Number(number) || 0) * (milli ? 1 : 1000);
}

function mayRepeat({ code, context }: { code: string; context: object }, write: boolean): boolean {
  const { option, sent, status, rpcCode, rpcMessage, errors } = context as Record<string, unknown>;
  if (code === "NOT_SENT") return true;
  if (code === "UNANSWERED") return !write;
  // The node has executed the call, and says what is wrong with it.
  if (errors) return false;
  if (code === "TIMEOUT") return option === "timeout" && !(write && sent);
  // Only the beginning, because on a very long text this search would take quadratic time.
  const text = typeof rpcMessage === "string" ? rpcMessage.slice(0, 500) : "";
  if (TOO_MUCH.test(text) && !TOO_OFTEN.test(text)) return false;
  // The HTTP status takes precedence, because JSON-RPC codes differ between providers.
  return (status ? (write ? NOT_PROCESSED : TRANSIENT) : RATE_LIMITED).test(String(status || rpcCode));
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
export function parseRetryAfter(value = ""): number | undefined {
  if (typeof value !== "string") return undefined;
  // Only these forms, because Date.parse accepts almost any text.
  const milliseconds = /^[\d.]+$/.test(value)
    ? Number(value) * 1000
    : Date.parse(value.endsWith(" GMT") ? value : "") - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
