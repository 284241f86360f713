import type { CallTarget } from "../call-error.ts";
import type { CallResponse, CallOptions, Operation } from "../operation.ts";
import type { Attempt } from "../attempt.ts";

/** One call of a batch. */
export interface BatchItem {
  /** The method, and what a repetition of it would do. */
  readonly operation: Operation;
  /** Its params; the field is left out for `undefined`. */
  readonly params?: readonly unknown[] | undefined;
}

/** Bounds of one batch request, and automatic batching. */
export interface BatchOptions {
  /** Calls in one request. Default 1,000, as geth allows. */
  readonly maxCount?: number | undefined;
  /** Bytes of one request's body; a single larger call goes alone. Default 1,000,000, as providers allow. */
  readonly maxBytes?: number | undefined;
}

/** What carries batches. */
export interface BatchWire extends Omit<CallTarget, "operation"> {
  /**
   * Sends one message.
   *
   * @param body - The message.
   * @param id - The id of the call in it, if it is a single call.
   * @returns the response. Its value is the parsed message.
   * @throws NodeAccessError for a failure of the whole message.
   */
  send(body: string, attempt: Attempt, options: CallOptions, id?: number): Promise<MessageResponse>;
}

/** Carries batches to several endpoints that act as one. */
export interface BatchRouter extends Omit<CallTarget, "operation"> {
  /** Begins the route of one batch request. @returns what makes each attempt at the request. */
  route(): BatchRoute;
}

/**
 * Makes one attempt at a batch request: calls `send` for one endpoint, and for others while unsettled calls are left.
 *
 * @returns the response.
 * @throws what `send` threw last.
 */
export type BatchRoute = (attempt: Attempt, send: SendBatch) => Promise<CallResponse>;

/**
 * Sends the unsettled calls of a batch request to one endpoint, and records their outcomes.
 *
 * @param isUnsettled - Whether the outcome leaves the call unsettled, so that the next `send` includes it.
 * @returns the response.
 * @throws NodeAccessError for a failure of the whole request.
 */
export type SendBatch = (
  wire: BatchWire,
  attempt: Attempt,
  isUnsettled: (item: BatchItem, outcome: PromiseSettledResult<unknown>) => boolean,
) => Promise<CallResponse>;

/** Speaks JSON-RPC 2.0 to one endpoint. Answers are matched to calls by id alone. */
export interface JsonRpc {
  /**
   * Calls a method.
   *
   * @param operation - The method and what a repetition would do.
   * @param params - Its params; the field is left out for `undefined`.
   * @returns the result, with what its carrier said about it.
   * @throws NodeAccessError of any code that a call can end with.
   */
  call(
    operation: Operation,
    params: readonly unknown[] | undefined,
    options: CallOptions,
  ): Promise<CallResponse>;
}

/** Speaks JSON-RPC 2.0 over HTTP, call by call and in batches. */
export interface HttpJsonRpc extends JsonRpc, BatchWire {}

/** The response to one message. */
export interface MessageResponse extends CallResponse {
  /** The parsed message; replace it with the result of the call. */
  value: unknown;
}
