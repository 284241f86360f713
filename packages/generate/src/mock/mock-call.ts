/** What is wrong with a request, and where. */
export interface RequestMistake {
  /** The place, such as `query.limit`, `body.items.0.size` or `params.id`. Empty for the whole request. */
  readonly path: string;
  /** What is wrong there, such as `must be integer` or `is missing`. */
  readonly message: string;
}

/** A request that a mock server has responded to. */
export interface MockCall {
  /** The HTTP method; `WS` for a message over a WebSocket. */
  readonly method: string;
  /** The path, without its query, which may have credentials. */
  readonly path: string;
  /** The HTTP status; 200 for a message over a WebSocket. */
  readonly status: number;
  /** The operations of the spec that were called: none if there is no such operation, several for a batch. */
  readonly operations: readonly string[];
  /** What is wrong with the request. */
  readonly mistakes: readonly RequestMistake[];
}
