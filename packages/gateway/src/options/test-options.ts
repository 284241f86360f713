/** A fixed response to some calls of an operation, instead of the response from the node's source. */
export interface FixtureCase {
  /**
   * Which calls it is for. JSON-RPC: all params of the call. REST: some or all parameters of the path and the
   * query. Venue: some or all of the request's fields. Default: all calls.
   */
  readonly params?: unknown;
  /** The JSON-RPC result, or the body. */
  readonly result?: unknown;
  /** The JSON-RPC error, instead of a result. */
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
  /** The HTTP status of a REST or venue response. Default: 200. */
  readonly status?: number;
}

/**
 * Results by operation: a JSON-RPC method's name, a REST operation's id such as `getBlockV2`,
 * or the `type` of a request to the venue. Each is a result, or a list of cases.
 * The first case that matches a call responds to it; calls without a match go to the node's source.
 * A list whose items all have `result` or `error` is a list of cases.
 */
export type Fixtures = Readonly<Record<string, unknown>>;

/**
 * A delay in milliseconds.
 *
 * @minimum 0
 * @maximum 60000
 * @expected milliseconds from 0 to 60000
 */
export type Delay = number;

/**
 * A failure that is injected into calls to nodes, or with `subscriptions` into the messages of subscriptions.
 */
export interface Fault {
  /**
   * JSON-RPC methods, REST operations, venue requests and gRPC methods by name, or namespaces such as
   * `debug_*`. Default: all calls, or none if there are `subscriptions`.
   */
  readonly methods?: readonly string[];
  /**
   * Subscriptions whose messages fail or are delayed, each message by itself: kinds of `eth_subscribe` such
   * as `newHeads`, Starknet's methods such as `starknet_subscribeNewHeads`, the venue's types such as
   * `l2Book`, gRPC streams such as `geyser.Geyser/Subscribe`, or `*` for all. Default: none.
   */
  readonly subscriptions?: readonly string[];
  /**
   * The share of these calls or messages that fail or are delayed, from 0 to 1. Default: 1.
   *
   * @minimum 0
   * @maximum 1
   * @expected a number from 0 to 1
   */
  readonly rate?: number;
  /** Delay of the response or message in milliseconds, or its minimum and maximum. */
  readonly latency?: Delay | readonly [Delay, Delay];
  /** Fails the call, or ends the subscription, with this JSON-RPC error; REST and venue requests fail with 500. */
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
  /**
   * Fails the call with this HTTP status. In a batch or on a WebSocket: with a JSON-RPC error.
   *
   * @asType integer
   * @minimum 400
   * @maximum 599
   * @expected an HTTP status from 400 to 599
   */
  readonly status?: number;
  /**
   * Seconds of the `Retry-After` header, with `status`.
   *
   * @minimum 0
   * @maximum 3600
   * @expected seconds from 0 to 3600
   */
  readonly retryAfter?: number;
  /**
   * Fails the gRPC call, or ends the stream, with this status. Other calls are not affected,
   * unless there is an `error` or a `status` too. Default: 8 (resource exhausted) with `status: 429`,
   * 14 (unavailable) with another `status` or an `error`.
   *
   * @asType integer
   * @minimum 1
   * @maximum 16
   * @expected a gRPC status from 1 to 16
   */
  readonly grpcStatus?: number;
  /** Closes the caller's connection without a response. */
  readonly disconnect?: true;
}

/** What is injected into a call or a message: a delay, and the fault that makes it fail. */
export interface Injection {
  /** Milliseconds. */
  readonly latency: number;
  readonly fault?: Fault;
}

/** Options of the simulated venue. */
export interface VenueOptions {
  /** Which network's signatures it expects. Default: `mainnet`. */
  readonly network?: "mainnet" | "testnet";
  /**
   * The addresses that have an account, besides those that they send to and their agents. Actions of other
   * addresses are rejected, as on the real venue before a deposit:
   * `User or API Wallet 0x... does not exist.` Default: the accounts of anvil and those whose key is
   * a repeated byte; an info request about any other address opens its account, up to 10,000.
   */
  readonly accounts?: readonly VenueAccount[];
}

/**
 * An address in hex.
 *
 * @pattern ^0x[0-9a-fA-F]{40}$
 * @expected an address, 0x and 40 hex digits
 */
export type VenueAccount = string;
