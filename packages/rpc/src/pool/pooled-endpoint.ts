import { isNodeAccessError } from "@node-access/auth";
import { type Attempt, type HeadersOption, type Operation, retryDelay } from "@node-access/transport";
import type { HttpJsonRpc } from "@node-access/transport/json-rpc";
import type { EndpointHealth } from "./endpoint-health.ts";

/** One endpoint of a pool. */
export interface PooledEndpoint {
  readonly rpc: HttpJsonRpc;
  readonly weight: number;
  /** Sent to this endpoint alone. */
  readonly headers: HeadersOption | undefined;
  readonly health: EndpointHealth;
}

/** Chooses an endpoint that has not been tried, if one of them is left. */
export type Pick = (tried: ReadonlySet<PooledEndpoint>) => PooledEndpoint | undefined;

/** Statuses that are the request's fault, wherever it goes. */
const OF_THE_REQUEST: ReadonlySet<number> = new Set([400, 413, 422]);
/** What a node says that lags behind another: it does not have the block, or its state, yet. */
const LAGGING =
  /(header|block|state).*(not found|not available|unknown|missing)|(unknown|missing) (header|block|trie node)/i;

/** Whether to go on with another endpoint at once, without a second execution of what must be executed once. */
export function mayGoOn(error: unknown, operation: Operation): boolean {
  if (!isNodeAccessError(error) || /^(TIMEOUT|ABORTED|CLOSED)$/.test(error.code)) return false;
  if (retryDelay(error, operation, 1) !== undefined) return true;
  if (operation.idempotency === "write") return false;
  // At its beginning: in a text without end the search would take time by its square.
  if (isNodeAccessError(error, "JSON_RPC_ERROR")) return LAGGING.test(error.context.rpcMessage.slice(0, 999));
  return isOfTheEndpoint(error);
}

/** Notes what a failure says about an endpoint. */
export function noteFailure({ health }: PooledEndpoint, error: unknown, operation: Operation): void {
  const { retryAfter } = Object((error as { context?: unknown }).context) as { retryAfter?: number };
  if (!isNodeAccessError(error) || /^(ABORTED|CLOSED|INVALID_ARGUMENT)$/.test(error.code)) health.release();
  else if (isNodeAccessError(error, "JSON_RPC_ERROR")) {
    // Refused for its rate; any other error is an answer.
    if (retryDelay(error, { ...operation, idempotency: "safe" }, 1) === undefined) health.succeed();
    else health.fail(retryAfter);
  } else if (isOfTheEndpoint(error)) health.fail(retryAfter);
  else health.succeed();
}

function isOfTheEndpoint(error: unknown): boolean {
  if (isNodeAccessError(error, "HTTP_STATUS")) return !OF_THE_REQUEST.has(error.context.status);
  return !isNodeAccessError(error, "RESPONSE_TOO_LARGE");
}

/** An attempt, as one endpoint carries it out. */
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
