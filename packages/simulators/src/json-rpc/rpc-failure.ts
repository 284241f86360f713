/** The JSON-RPC error codes of simulated nodes. Sources: JSON-RPC 2.0; ethereum/execution-apis; go-ethereum. */
export const rpcCode = {
  methodNotFound: -32601,
  invalidParams: -32602,
  server: -32000,
  limit: -32005,
} as const;

/** A JSON-RPC error as a node sends it. */
export interface RpcError {
  /** Source: JSON-RPC 2.0; ethereum/execution-apis. */
  readonly code: number;
  /** As the simulated node's software words it. */
  readonly message: string;
  /** More about the error, if there is more. */
  readonly data?: unknown;
}

/** A call that a simulated node responds to with an error. */
export class RpcFailure extends Error {
  /** The error of the response. */
  readonly error: RpcError;

  constructor(error: RpcError) {
    super(error.message);
    this.error = error;
  }
}

/** @returns the error of a call to throw. */
export function failure(code: number, message: string, data?: unknown): RpcFailure {
  return new RpcFailure({ code, message, ...(data !== undefined && { data }) });
}

/** @returns the error for params that a node does not accept. */
export function invalid(message: string): RpcFailure {
  return failure(rpcCode.invalidParams, message);
}

/** @returns the error of a call of a method that the node does not have, as go-ethereum words it. */
export function unknownMethod(method: string): RpcFailure {
  return failure(
    rpcCode.methodNotFound,
    `the method ${method.slice(0, 100)} does not exist/is not available`,
  );
}
