import { JsonText } from "../json/json-text.ts";

/** The gateway's own JSON-RPC error codes. Source: JSON-RPC 2.0; ethereum/execution-apis. */
export const rpcCode = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  server: -32000,
  notFound: -32001,
  unavailable: -32002,
  limit: -32005,
} as const;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** A call that fails with a JSON-RPC error. */
export class RpcFailure extends Error {
  /** The gateway's own error, or a node's as the node wrote it. */
  readonly error: RpcError | JsonText;
  /** The HTTP status, if the whole request fails. */
  readonly status: number;

  constructor(error: RpcError | JsonText, status = 200) {
    super(error instanceof JsonText ? "the node responded with an error" : error.message);
    this.error = error;
    this.status = status;
  }
}
