import type { CallResponse, Idempotency, Operation } from "../operation.ts";
import type { JsonRpcDialect } from "./dialect.ts";

/** The methods of a subscription, where they don't follow from the name of the first one. */
export interface SubscriptionNames {
  /** The method that ends the subscription; its only param is the id. */
  readonly unsubscribeMethod: string;
  /** The method of the notifications. */
  readonly notificationMethod: string;
}

/** Never present at run time; only carries types. */
declare const types: unique symbol;

/**
 * What clients need to know about the methods of a JSON-RPC protocol: whether each may be repeated,
 * and the facts that single clients use. Generated from the spec.
 */
export interface ProtocolTable<Protocol> {
  /** The path of JSON-RPC requests, after the node's address. Default: none. */
  readonly rpcPath?: string | undefined;
  /** The effect of repeating a call, by method. Aliases are methods too. */
  readonly methods: Readonly<Record<string, Idempotency>>;
  /** Maps aliases to the method names on the wire. */
  readonly wireNames?: ReadonlyMap<string, string> | undefined;
  /** By method, the index of the param whose default is the block `latest`. Clients send it explicitly. */
  readonly latestBlockPlaces?: Readonly<Record<string, number>> | undefined;
  /** Methods that nodes take only with params by name: a call's first argument is the object of them. */
  readonly namedParams?: readonly string[] | undefined;
  /**
   * The method that starts all kinds of subscription without a method of their own.
   * Its first param is the kind.
   */
  readonly subscribeMethod?: string | undefined;
  /**
   * The other methods of a subscription, by the method that starts it. Without an entry,
   * `x_subscribe` is ended by `x_unsubscribe`, and the methods of its notifications start with `x_`.
   */
  readonly subscriptions?: ReadonlyMap<string, SubscriptionNames> | undefined;
  /**
   * The method called to keep a connection alive if the platform's WebSocket has no ping.
   * Any method serves, since an error is a response too.
   */
  readonly probeMethod: string;
  /** Methods that make, use or end a filter. Only the node that made a filter knows it. */
  readonly filterMethods?: Readonly<Record<string, "makes" | "uses" | "ends">> | undefined;
  /** The index of the param that names the block to read, by method. */
  readonly blockParams?: Readonly<Record<string, number>> | undefined;
  /** Methods whose result is the number of the node's newest block. */
  readonly heightMethods?: readonly string[] | undefined;
  /** Returns the response of a call, also of one that failed although it has had its effect. */
  readonly recover?:
    | ((sent: Promise<CallResponse>, operation: Operation, params: unknown) => Promise<CallResponse>)
    | undefined;
  /** Reads the nodes' responses, if they are not as those of other nodes. */
  readonly dialect?: JsonRpcDialect | undefined;
  /** Never present at run time; only carries the types of the protocol. */
  readonly [types]?: Protocol;
}
