/** A request that matches its operation in the spec. */
export interface RestRequest {
  /** The operation's id in the spec, such as `getBlockV2`. */
  readonly operationId: string;
  /** The values in the path. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The query's values, as their schemas' types. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The body, parsed; `undefined` without one. */
  readonly body: unknown;
}

/** What a simulated REST endpoint has beyond the specs' examples. */
export interface RestService {
  /**
   * @returns the response, or a promise of it; `undefined` for the spec's example.
   * @throws RequestFailure
   */
  respond(request: RestRequest): unknown;
  /** Reports events of topics. Without it, each topic has one event: the spec's example. */
  readonly follow?: FollowTopics;
}

/**
 * Reports events of topics, now and later.
 *
 * @param request - The request for the stream.
 * @param end - Ends the stream. Without it, only the caller does.
 * @returns a function that ends this.
 */
export type FollowTopics = (
  examples: Readonly<Record<string, unknown>>,
  topics: readonly string[],
  emit: (topic: string, data: unknown) => void,
  request: RestRequest,
  end: () => void,
) => () => void;

/** A REST request that a simulated node responds to with an error. */
export class RequestFailure extends Error {
  /** The HTTP status. */
  readonly status: 400 | 404 | 500;
  /** The errors that are the response's body, if it is not the message. */
  readonly errors: readonly object[] | undefined;

  constructor(status: 400 | 404 | 500, message: string, errors?: readonly object[]) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}
