/** The response to some calls of an operation, in place of what the node's source would respond. */
export interface FixtureCase {
  /**
   * Which calls it is for. JSON-RPC: the params, all of them. REST: the path's and the query's parameters, or some of them. Venue:
   * the request's fields, or some of them. Default: all calls.
   */
  readonly params?: unknown;
  /** The JSON-RPC result, or the body. */
  readonly result?: unknown;
  /** The JSON-RPC error, in place of a result. */
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
  /** The HTTP status of a REST or venue response. Default: 200. */
  readonly status?: number;
}

/**
 * Results by operation: a JSON-RPC method's name, a REST operation's id as `getBlockV2`, or the `type` of a request to the venue. Each is
 * a result, or a list of cases of which the first that fits responds; calls that fit none go to the node's source. A list whose items
 * all have `result` or `error` is a list of cases.
 */
export type Fixtures = Readonly<Record<string, unknown>>;

/** A failure that is injected into calls to nodes. */
export interface Fault {
  /** JSON-RPC methods, REST operations and venue requests by name, or namespaces as `debug_*`. Default: all. */
  readonly methods?: readonly string[];
  /** The share of these calls that fail or are delayed, from 0 to 1. Default: 1. */
  readonly rate?: number;
  /** Delay of the response in milliseconds, or its minimum and maximum. */
  readonly latency?: number | readonly [number, number];
  /** Fails the call with this JSON-RPC error; REST and venue requests fail with 500. */
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
  /** Fails the call with this HTTP status, from 400 to 599. In a batch or on a WebSocket: with a JSON-RPC error. */
  readonly status?: number;
  /** Seconds of the `Retry-After` header, with `status`. */
  readonly retryAfter?: number;
  /** Closes the caller's connection without a response. */
  readonly disconnect?: true;
}
