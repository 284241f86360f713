import { isNodeAccessError, NodeAccessError } from "@node-access/auth";

/**
 * The form in which wallets and libraries expect a provider's error: the JSON-RPC code as a number, and the data. Only
 * `client.request` throws it, and only for an error that the node itself answered; `cause` is the NodeAccessError.
 *
 * @example
 * ```ts
 * import { createRpcClient, ProviderRpcError } from "@node-access/rpc";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * try {
 *   await client.request({ method: "eth_call", params: [{ to: `0x${"00".repeat(20)}` }, "latest"] });
 * } catch (error) {
 *   if (error instanceof ProviderRpcError) console.error(error.code, error.data);
 * }
 * ```
 *
 * Source: EIP-1193, ProviderRpcError.
 */
export class ProviderRpcError extends Error {
  /** The node's JSON-RPC error code. */
  declare readonly code: number;
  /** The node's error data; for a reverted call, the revert bytes. */
  declare readonly data: unknown;

  /** @param cause - What the call threw. */
  constructor(cause: NodeAccessError<"JSON_RPC_ERROR">) {
    const { rpcMessage, rpcCode, data } = cause.context;
    super(rpcMessage, { cause });
    this.code = rpcCode;
    this.data = data;
  }

  // Getters, so that a bundler sees that a class nobody uses does nothing.
  /** `ProviderRpcError`, as EIP-1193 calls it. */
  override get name(): string {
    return "ProviderRpcError";
  }

  /** Gives name, message, code, data and cause as plain JSON values; a bigint becomes its decimal digits. */
  get toJSON(): () => Record<string, unknown> {
    return NodeAccessError.prototype.toJSON;
  }
}

/**
 * Gives a call's error the form that EIP-1193 asks for, if the node answered it; any other error stays as it is.
 *
 * @param error - What a call threw.
 */
export function toProviderError(error: unknown): unknown {
  return isNodeAccessError(error, "JSON_RPC_ERROR") ? new ProviderRpcError(error) : error;
}
