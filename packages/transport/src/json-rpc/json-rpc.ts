import type { CallTarget } from "../call-error.ts";
import type { CallResponse, CallOptions, Operation } from "../operation.ts";
import type { Attempt } from "../attempt.ts";

/** One call of a batch. */
export interface BatchItem {
  /** The method, and whether it may be repeated. */
  readonly operation: Operation;
  /** The params. The field is omitted if `undefined`. */
  readonly params?: readonly unknown[] | undefined;
}

/** The maximum size of one batch request. */
export interface BatchOptions {
  /** Maximum calls per request. Default 1,000, geth's limit. */
  readonly maxCount?: number | undefined;
  /**
   * Maximum bytes of a request body; a larger call is sent alone. Default 1,000,000,
   * a common limit of providers.
   */
  readonly maxBytes?: number | undefined;
}

/** Sends batches to one endpoint. */
export interface BatchWire extends Omit<CallTarget, "operation"> {
  /**
   * Sends one message.
   *
   * @param body - The message.
   * @param id - The id of the call, if the message is a single call.
   * @returns the response, with the parsed message as its value.
   * @throws NodeAccessError if the whole message failed.
   */
  send(body: string, attempt: Attempt, options: CallOptions, id?: number): Promise<MessageResponse>;
}

/** Sends batches to several endpoints that act as one. */
export interface BatchRouter extends Omit<CallTarget, "operation"> {
  /** Creates the route of one batch request. @returns a function that makes an attempt at the request. */
  route(): BatchRoute;
}

/**
 * Makes one attempt at a batch request: calls `send` for one endpoint, then for others while calls
 * are unsettled.
 *
 * @returns the response.
 * @throws the last error of `send`.
 */
export type BatchRoute = (attempt: Attempt, send: SendBatch) => Promise<CallResponse>;

/**
 * Sends the unsettled calls of a batch request to one endpoint, and records their outcomes.
 *
 * @param isUnsettled - Whether the outcome leaves the call unsettled, and the next `send` includes it. Default: never.
 * @returns the response.
 * @throws NodeAccessError for a failure of the whole request.
 */
export type SendBatch = (
  wire: BatchWire,
  attempt: Attempt,
  isUnsettled?: (item: BatchItem, outcome: PromiseSettledResult<unknown>) => boolean,
) => Promise<CallResponse>;

/** A JSON-RPC 2.0 client for one endpoint. Responses are matched to calls only by id. */
export interface JsonRpc {
  /**
   * Calls a method.
   *
   * @param operation - The method, and whether it may be repeated.
   * @param params - The params. The field is omitted if `undefined`.
   * @returns the result, with the status and headers of its response.
   * @throws NodeAccessError with any code of a call.
   */
  call(
    operation: Operation,
    params: readonly unknown[] | undefined,
    options: CallOptions,
  ): Promise<CallResponse>;
}

/** A JSON-RPC 2.0 client over HTTP, for single calls and batches. */
export interface HttpJsonRpc extends JsonRpc, BatchWire {}

/** The response to one message. */
export interface MessageResponse extends CallResponse {
  /** The parsed message. Replace it with the result of the call. */
  value: unknown;
}
