import { describeValue, invalidArgument, isNodeAccessError, NodeAccessError } from "@node-access/auth";

/**
 * An error as EIP-1193 defines it for wallets and libraries: with the JSON-RPC code as a number,
 * and the data. Only the `request` of a provider throws it, and only if the node returned an error.
 * Its `cause` is the NodeAccessError.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { ProviderRpcError, toProvider } from "@node-access/rpc/provider";
 *
 * const provider = toProvider(createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" }));
 * try {
 *   await provider.request({ method: "eth_call", params: [{ to: `0x${"00".repeat(20)}` }, "latest"] });
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
  /** The node's error data. For a reverted call, the revert data. */
  declare readonly data: unknown;

  /**
   * @param cause - The error of the call.
   * @throws NodeAccessError `INVALID_ARGUMENT` if the cause is not such an error.
   */
  constructor(cause: NodeAccessError<"JSON_RPC_ERROR">) {
    if (!isNodeAccessError(cause, "JSON_RPC_ERROR"))
      throw invalidArgument("cause", "an error with the code JSON_RPC_ERROR", describeValue(cause));
    const { rpcMessage, rpcCode, data } = cause.context;
    super(rpcMessage, { cause });
    this.code = rpcCode;
    this.data = data;
  }

  // Getters instead of assignments, so bundlers can drop the unused class.
  /** `ProviderRpcError`, the name in EIP-1193. */
  override get name(): string {
    return "ProviderRpcError";
  }

  /**
   * Returns name, message, code, data and cause as plain JSON values. A bigint becomes a string of
   * digits.
   */
  get toJSON(): () => Record<string, unknown> {
    return NodeAccessError.prototype.toJSON;
  }
}

/** Converts an error that the node returned into the form of EIP-1193. Others are returned unchanged. */
export function toProviderError(error: unknown): unknown {
  return isNodeAccessError(error, "JSON_RPC_ERROR") ? new ProviderRpcError(error) : error;
}
