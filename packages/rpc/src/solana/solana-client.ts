import { describeValue, invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";
import { retryDelay } from "@node-access/transport";
import type { CallOptions } from "@node-access/transport";
import type { SubscribeOptions, Subscription } from "@node-access/transport/web-socket";

/** How far a block is from being irreversible. */
export type SolanaCommitment = "processed" | "confirmed" | "finalized";

/** The calls that the functions of this entry make. */
export interface SolanaCalls {
  /** Calls any method by name. */
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
  /** Subscribes, over a WebSocket. */
  subscribe?(kind: never, ...params: never): Promise<Subscription>;
}

/** The part of a client that the functions of this entry use. All clients and pools for Solana have it. */
export interface SolanaClient extends SolanaCalls {
  /** Returns the same client with other options for its calls and subscriptions. */
  with(options: CallOptions & Pick<SubscribeOptions, "onReconnect" | "queue">): SolanaCalls;
}

/** Checks a client, which is the argument with this name. */
export function checkClient(client: SolanaClient, name = "client"): void {
  const { request, with: withOptions } = Object(client) as Partial<SolanaClient>;
  if (typeof request !== "function" || typeof withOptions !== "function" || Array.isArray(client))
    throw invalidArgument(name, "a client from createRpcClient or similar", kindOf(client));
}

/** Checks a commitment. */
export function checkCommitment(commitment: unknown): void {
  const received = describeValue(commitment);
  if (!/^"(processed|confirmed|finalized)"$/.test(received))
    throw invalidArgument("commitment", "processed, confirmed or finalized", received);
}

/** Errors of a node that lags behind, or cannot read the block or transaction yet: -32004, -32005, -32014, -32016 and -32020. */
const NOT_YET = /^-320(0[45]|14|16|20)$/;

/** Checks whether an error is transient: the read may succeed later, at the same node or at another one. */
export function isPassing(error: unknown): boolean {
  if (isNodeAccessError(error, "JSON_RPC_ERROR") && NOT_YET.test(String(error.context.rpcCode))) return true;
  return isNodeAccessError(error) && retryDelay(error, { name: "", idempotency: "safe" }, 1) !== undefined;
}
