import { isNodeAccessError } from "@node-access/auth";
import { type Attempt, type HeadersOption, type Operation, retryDelay } from "@node-access/transport";
import type { HttpJsonRpc } from "@node-access/transport/json-rpc";
import type { EndpointHealth } from "./endpoint-health.ts";

export interface PooledEndpoint {
  readonly rpc: HttpJsonRpc;
  readonly weight: number;
  /** Headers only for this endpoint. */
  readonly headers: HeadersOption | undefined;
  readonly health: EndpointHealth;
}

/** Chooses an untried endpoint, if there is one. */
export type PickEndpoint = (tried: ReadonlySet<PooledEndpoint>) => PooledEndpoint | undefined;

/** Statuses that are caused by the request, so other endpoints would respond the same. */
const REQUEST_FAULTS: ReadonlySet<number> = new Set([400, 413, 422]);
/** A contract rejected the call, and wrote the text. Source: go-ethereum. */
const REVERTED = 3;
/**
 * Errors that say something about the node: it lacks the history or the method, rejects us, or failed. Source: JSON-RPC 2.0;
 * ethereum/execution-apis (4444, -32004); bitcoin/bitcoin (-9, -10, -28); specs/upstream-errors.yaml.
 */
const NODE_FAULTS = /^(4444|40[13]|-(9|10|28)|-32(60[134]|004|01[02368]|046|61[23]))$/;
/** Messages of a node that lacks the block, its state, its history or the method, rejects us, or failed. */
const LACKING =
  /(header|block|state|history|receipts?|trie|data|resource|transaction( hash)?)\b.*(not found|unknown|missing|not have|could not|out of (range|bounds))|\b(no|unknown|missing|unsupported) (header|block|trie node|state|method|historical|snapshot|slot)|prun|cleaned up|skipped|long-term|proof window|beyond .*head|method.*(not (found|supported|enabled|allowed|included|whitelisted)|does not exist)|not (yet )?available|unavailable|not allowed to access|module is disabled|index is not enabled|requires .*index|no such mempool|not in mempool|not yet in block|scan already|sync|index(ing|e[ds])|time(d )?out|no (server|backends?) available|OutOfRange|could not (be )?f|unfinal|accepted block|canonical|current plan|load|auth|key|token|payment|project id|context|code: 1015|unexpected/i;

/** Whether a call may fail over to another endpoint immediately, without executing a write twice. */
export function mayFailOver(error: unknown, operation: Operation): boolean {
  if (!isNodeAccessError(error) || /^(TIMEOUT|ABORTED|CLOSED|INVALID_ARGUMENT)$/.test(error.code))
    return false;
  if (retryDelay(error, operation, 1) !== undefined) return true;
  if (operation.idempotency === "write") return false;
  if (isNodeAccessError(error, "JSON_RPC_ERROR")) {
    const { rpcCode, rpcMessage } = error.context;
    // Only the beginning, because on a very long text this search would take quadratic time.
    const text = rpcMessage.slice(0, 999);
    if (rpcCode === REVERTED || /revert|invalid (params|argument)/i.test(text)) return false;
    return NODE_FAULTS.test(`${rpcCode}`) || LACKING.test(text);
  }
  return isEndpointFault(error);
}

/** Records what a failure means for an endpoint's health. */
export function recordFailure({ health }: PooledEndpoint, error: unknown, operation: Operation): void {
  const { retryAfter } = Object((error as { context?: unknown }).context) as { retryAfter?: number };
  if (
    !isNodeAccessError(error) ||
    /^(ABORTED|CLOSED|INVALID_ARGUMENT|DATA_UNVERIFIABLE|BLOCK_\w+)$/.test(error.code)
  )
    health.release();
  else if (isNodeAccessError(error, "JSON_RPC_ERROR")) {
    // A rate limit is a failure. Any other JSON-RPC error is a valid response.
    if (retryDelay(error, { ...operation, idempotency: "safe" }, 1) === undefined) health.succeed();
    else health.fail(retryAfter);
  } else if (isEndpointFault(error)) health.fail(retryAfter);
  else health.succeed();
}

/** Whether a failure other than a JSON-RPC error is caused by the endpoint, not by the request. */
export function isEndpointFault(error: unknown): boolean {
  if (isNodeAccessError(error, "HTTP_STATUS")) return !REQUEST_FAULTS.has(error.context.status);
  return !isNodeAccessError(error, "RESPONSE_TOO_LARGE");
}

/** Creates the view of an attempt with one endpoint's URL and redaction. */
export function attemptAt(attempt: Attempt, { rpc: { endpoint, redact } }: PooledEndpoint): Attempt {
  const { operation, number, requestId, headers } = attempt;
  return {
    operation,
    number,
    requestId,
    headers,
    endpoint,
    redact: (text) => redact(attempt.redact(text)),
    onCancel: (listener) => attempt.onCancel(listener),
    get sent() {
      return attempt.sent;
    },
    set sent(sent) {
      attempt.sent = sent;
    },
    get response() {
      return attempt.response;
    },
    set response(response: Attempt["response"]) {
      attempt.response = response;
    },
  };
}
