import { type ErrorCode, isNodeAccessError, propertyOf } from "@node-access/auth";
import type { ErrorReason } from "../generated/upstream-errors.ts";
import { mayHaveArrived } from "../lost-answer.ts";
import type { Idempotency } from "../operation.ts";
import { classifyNodeError } from "./classify-node-error.ts";

/** What to do after an error. */
export type ErrorClass =
  /** Temporary: make the call again, after the time in `retryAfter` if the error has one. */
  | "retry"
  /** You call too often, or a quota is used up: wait, send fewer calls, or call another node. */
  | "throttled"
  /** This node lacks the block or the method, lags, failed or responded wrongly: call another node. */
  | "other-node"
  /** The node no longer has the state or the history: call an archive node. */
  | "pruned"
  /** The call spans or returns more than the node or the client accepts: ask for less, or raise the option. */
  | "too-large"
  /** The node already has the transaction: it was accepted before. */
  | "known"
  /** The call itself is wrong, or a contract or venue rejected it: the same call fails everywhere. */
  | "invalid"
  /** The credential, account or address is rejected: use another one. */
  | "refused"
  /** A write may have been executed, and no response says so: look it up before you send it again. */
  | "lost"
  /** You aborted the call or closed the client. */
  | "stopped"
  /** No error of a call. */
  | "unknown";

/** Classes by code. `undefined`: the status or the text of the error says more. */
const BY_CODE: { readonly [Code in ErrorCode]: ErrorClass | undefined } = {
  INVALID_ARGUMENT: "invalid",
  CREDENTIAL_NOT_ACCEPTED: "refused",
  INSECURE_ENDPOINT: "refused",
  CREDENTIAL_REFUSED: "refused",
  NOT_SENT: "retry",
  UNANSWERED: "retry",
  HTTP_STATUS: undefined,
  JSON_RPC_ERROR: undefined,
  INVALID_RESPONSE: "other-node",
  UNDECODABLE_BODY: "other-node",
  RESPONSE_TOO_LARGE: "too-large",
  TIMEOUT: "retry",
  ABORTED: "stopped",
  GRAPHQL_ERROR: undefined,
  DATA_INVALID: "other-node",
  DATA_UNVERIFIABLE: "other-node",
  BLOCK_NOT_REACHED: "other-node",
  BLOCK_REPLACED: "invalid",
  VENUE_ERROR: "invalid",
  NODE_ERROR: undefined,
  TRANSACTION_EXPIRED: "invalid",
  TRANSACTION_FAILED: "invalid",
  GRPC_STATUS: undefined,
  WEBHOOK_EXPIRED: "unknown",
  WEBHOOK_SIGNATURE_WRONG: "unknown",
  WEBHOOK_MALFORMED: "unknown",
  SUBSCRIPTION_OVERFLOW: "too-large",
  CLOSED: "stopped",
};

const BY_REASON: { readonly [Reason in ErrorReason]: ErrorClass } = {
  caller: "invalid",
  known: "known",
  method: "other-node",
  pruned: "pruned",
  state: "pruned",
  lagging: "other-node",
  absent: "other-node",
  throttled: "throttled",
  range: "too-large",
  rejected: "refused",
  failed: "other-node",
};

/** Classes of HTTP and gRPC statuses. Any other one is about the call. Source: RFC 9110 section 15; RFC 6585; gRPC. */
const BY_STATUS: readonly (readonly [RegExp, ErrorClass])[] = [
  [/^(429|RESOURCE_EXHAUSTED)$/, "throttled"],
  [/^(40[1237]|UNAUTHENTICATED|PERMISSION_DENIED)$/, "refused"],
  [/^(413|414|431)$/, "too-large"],
  [/^(404|405|410|501|505|NOT_FOUND|UNIMPLEMENTED)$/, "other-node"],
  [/^(408|425|5|UNAVAILABLE|UNKNOWN|DEADLINE_|ABORTED|CANCELLED|INTERNAL|DATA_LOSS)/, "retry"],
];

/**
 * Says what to do after an error of a call: repeat it, call another node, ask for less, or give up. It covers the codes of
 * `NodeAccessError`, HTTP and gRPC statuses, and the error messages of nodes and providers, which use the same code for
 * different things. Clients have repeated what may be repeated before they throw.
 *
 * @param error - What a call has thrown. Errors of EIP-1193, with a code and a message of the node, are classified too.
 * @param idempotency - Whether the call may be repeated. A read (`safe`) is never `lost`. Default: `write`, so that nothing
 * is sent twice by mistake.
 * @returns the class; `unknown` for what is no error of a call.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { classifyError } from "@node-access/rpc/errors";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const archive = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8546" });
 * const address = `0x${"ab".repeat(20)}` as const;
 * const balance = await client.eth_getBalance(address, "0x10").catch((error: unknown) => {
 *   if (classifyError(error, "safe") !== "pruned") throw error;
 *   return archive.eth_getBalance(address, "0x10");
 * });
 * console.log(balance);
 * ```
 */
export function classifyError(error: unknown, idempotency: Idempotency = "write"): ErrorClass {
  const isWrite = idempotency === "write";
  if (!isNodeAccessError(error)) return classifyForeign(error, isWrite);
  const isLost = isWrite && mayHaveArrived(error);
  if (isNodeAccessError(error, "JSON_RPC_ERROR")) {
    const { rpcCode, rpcMessage, data, status } = error.context;
    const known = classifyKnown({ code: rpcCode, message: rpcMessage, data }, isWrite);
    return known ?? (isLost ? "lost" : classifyStatus(status));
  }
  if (isLost) return "lost";
  const { reason, errors, status } = error.context as Record<string, unknown>;
  const text = error.code === "GRAPHQL_ERROR" ? propertyOf(errors, 0) : error.code === "NODE_ERROR" && reason;
  return classifyKnown(text, isWrite) ?? BY_CODE[error.code] ?? classifyStatus(status);
}

/** A node that failed in the middle, such as by a timeout, may have executed a write. */
function classifyKnown(error: unknown, isWrite: boolean): ErrorClass | undefined {
  const { reason } = classifyNodeError(error);
  return reason && (isWrite && reason === "failed" ? "lost" : BY_REASON[reason]);
}

function classifyStatus(status: unknown): ErrorClass {
  return BY_STATUS.find(([statuses]) => statuses.test(`${status}`))?.[1] ?? "invalid";
}

/** Classifies an error of a library or the platform. */
function classifyForeign(error: unknown, isWrite: boolean): ErrorClass {
  const [code, message, name] = ["code", "message", "name"].map((key) => propertyOf(error, key));
  if (name === "AbortError") return "stopped";
  if (typeof code !== "number" || typeof message !== "string") return "unknown";
  return classifyKnown({ code, message, data: propertyOf(error, "data") }, isWrite) ?? "invalid";
}
