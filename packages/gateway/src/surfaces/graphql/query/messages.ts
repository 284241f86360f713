import type { IncomingMessage } from "node:http";
import type { RpcError } from "../../../codec/json-rpc/rpc-failure.ts";

export interface ThreadQuery {
  readonly id: number;
  /** Whose share of the thread's time it takes. */
  readonly tenant: string;
  readonly request: Pick<IncomingMessage, "method" | "url" | "headers">;
  /** The body of a POST. */
  readonly body: string | undefined;
  readonly maxCost: number;
  readonly maxDepth: number;
  /** How many calls one message to the node may have. */
  readonly maxCalls: number;
}

export interface QueryFailure {
  readonly status: number;
  /** Seconds after which the query may be sent again. */
  readonly retryAfter?: number | undefined;
}

/** The responses to calls as JSON-RPC, or why all of them failed. */
export type CallsReply =
  | { readonly text: string }
  | { readonly error: RpcError; readonly failure: QueryFailure | undefined };

export interface QueryResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly retryAfter: number | undefined;
  readonly type: "query" | "mutation" | "other";
  /** Whether fields could not be returned, or the query was rejected. */
  readonly hasErrors: boolean;
}
