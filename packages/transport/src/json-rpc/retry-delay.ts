import { isNodeAccessError } from "@node-access/auth";
import { checkNumber } from "../check-options.ts";
import type { Operation } from "../operation.ts";
import { backoff, delayByStatus, isTransient } from "../retry.ts";

/**
 * JSON-RPC codes for rate limits: EIP-1474 (-32005), the HTTP status (429) and one provider's own (-32007). Not -32016,
 * which means "over rate limit" at one provider and "unauthorized" at another. And -28: a Bitcoin node is starting.
 */
const RATE_LIMITED = /^(-3200[57]|-28|429)$/;

/**
 * Messages about a call that asks for too much, such as logs of too many blocks. Some providers send them with
 * the codes and statuses of rate limits, but the same call or batch never succeeds. Neither does one for a slot without a
 * block, for which Solana's nodes send -32007. Examples are in specs/upstream-errors.yaml.
 */
const TOO_MUCH =
  /(more than|over) [\d,]+ (results|blocks|logs)|(block|log|query|requested) range|range.*(large|wide|big|exceed|limit)|too (large|wide|big|many).*(block|log|result|range)s?\b|(response|result|batch|logs?)\b.*(size|too|exceed)\b|(exceed|limit).*\b(blocks?|results|range|limit of [\d,]+)\b|max\w* (results|blocks)|blocks distance|(less|fewer|many).*addresses|batch of|skipped/i;

/** Messages about how often calls are made. They may also name blocks or logs. */
const TOO_OFTEN =
  /\brate\b|per (second|minute|hour|day)|concurrent|slow down|too many (\w+ )?(requests|calls)/i;

/**
 * Decides whether a failed attempt is retried, as `delayByStatus` does, and by the codes and messages of JSON-RPC errors.
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
  checkNumber("number", number);
  if (!isNodeAccessError(error, "JSON_RPC_ERROR")) return delayByStatus(error, operation, number);
  const { status, rpcCode, rpcMessage, data, retryAfter }: Partial<typeof error.context> = error.context;
  // Only the beginning, because on a very long text this search would take quadratic time.
  const text = String(rpcMessage).slice(0, 500);
  if (TOO_MUCH.test(text) && !TOO_OFTEN.test(text)) return undefined;
  const isWrite = operation?.idempotency === "write";
  // The HTTP status takes precedence, because JSON-RPC codes differ between providers.
  const mayRepeat = status ? isTransient(status, isWrite) : RATE_LIMITED.test(String(rpcCode));
  return mayRepeat ? backoff(number, retryAfter ?? readDelay(data)) : undefined;
}

/** The delay that the server requests in an error's data, in milliseconds. */
function readDelay(data: unknown): number {
  // With -32005, providers send the delay as text with a unit, such as "743.6ms".
  const { try_again_in: again } = Object(data) as { readonly try_again_in?: unknown };
  const [, number, milli] = (typeof again === "string" && /^([\d.]+)(m?)s$/.exec(again)) || [];
  return (Number(number) || 0) * (milli ? 1 : 1000);
}
