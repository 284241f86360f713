import type { CallOptions } from "@node-access/transport";
import type { Subscription } from "@node-access/transport/web-socket";
import type { AnyRequest, Exact, Checked, ParamsOf, Result } from "../calls.ts";
import type {
  ProtocolCalls,
  ProtocolMethods,
  ProtocolSubscriptions,
} from "../generated/decoded-protocols.ts";
import type { ClientBase } from "../methods.ts";
import type { RpcPoolHealth } from "../pool/index.ts";
import type { SubscriptionOptions } from "../web-socket-client.ts";

/** A node's JSON-RPC methods with quantities as bigint, and what works on all of them. */
export type DecodedRpcClient<P extends keyof ProtocolMethods> = ProtocolMethods[P] &
  DecodedBase<P, DecodedRpcClient<P>>;

/** The same for several nodes that behave as one. */
export type DecodedRpcPool<P extends keyof ProtocolMethods> = ProtocolMethods[P] &
  DecodedBase<P, DecodedRpcPool<P>> & {
    /** How each of the endpoints does, in the order in which they were given. */
    health(): RpcPoolHealth[];
  };

/** The same over a WebSocket, with subscriptions. */
export type DecodedRpcWebSocketClient<P extends keyof ProtocolMethods> = ProtocolMethods[P] &
  DecodedBase<P, DecodedRpcWebSocketClient<P>> &
  DecodedSubscribing<ProtocolSubscriptions[P], DecodedRpcWebSocketClient<P>>;

/** A call of a batch: a method that the protocol offers, with its params. */
export type DecodedRpcRequest<P extends keyof ProtocolMethods> = {
  [M in keyof ProtocolCalls[P]]: { readonly method: M; readonly params?: ParamsOf<ProtocolCalls[P][M]> };
}[keyof ProtocolCalls[P]];

/** What a decoded client has besides its methods. `Self` is the client itself. */
export interface DecodedBase<P extends keyof ProtocolMethods, Self> {
  /**
   * The same client with other options: for one call, or for some.
   *
   * @param options - What replaces the client's own defaults.
   */
  with(options: CallOptions): Self;

  /**
   * Sends many calls together. Each is settled on its own, in its place; the promise itself does not reject for a failed
   * call.
   *
   * @param requests - Methods with their params. Writes are not repeated if the batch gets lost.
   * @returns a tuple: for each call `{ status: "fulfilled", value }` or `{ status: "rejected", reason }`.
   * @throws NodeAccessError `INVALID_ARGUMENT` for a number that is no quantity; nothing is sent then.
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   * import { decoded } from "@node-access/rpc/decoded";
   *
   * const client = decoded(createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" }));
   * const [price, block] = await client.batch([
   *   { method: "eth_gasPrice" },
   *   { method: "eth_getBlockByNumber", params: [45n, false] },
   * ]);
   * if (price.status === "fulfilled" && block.status === "fulfilled") console.log(price.value, block.value?.gasUsed);
   * ```
   */
  batch<const R extends readonly AnyRequest[]>(
    requests: Checked<ProtocolCalls[P], R>,
  ): Promise<{ -readonly [I in keyof R]: PromiseSettledResult<Result<ProtocolCalls[P], R[I]>> }>;

  /**
   * Calls any method in the form of EIP-1193, whose numbers are those of the wire: for wallets and libraries, which want hex.
   *
   * @param request - Method and params.
   * @throws ProviderRpcError with the node's numeric code, if the node answered an error; else NodeAccessError.
   */
  readonly request: ClientBase<P, unknown>["request"];
}

/** What a WebSocket adds to a decoded client. */
export interface DecodedSubscribing<Subscriptions, Self> {
  /**
   * Subscribes to a kind of notification.
   *
   * @param kind - `newHeads`, `logs`, … A kind of another namespace than `eth` is called by its method.
   * @param params - The kind's own params, such as a log filter.
   * @returns an async iterable of notifications. Leaving its loop, or `unsubscribe()`, ends it.
   * @throws NodeAccessError `JSON_RPC_ERROR` if the node refuses, and what any call throws.
   */
  subscribe<Kind extends keyof Subscriptions & string, const Given extends ParamsOf<Subscriptions[Kind]>>(
    kind: Kind,
    ...params: Given
  ): Promise<Subscription<Notification<Subscriptions[Kind], Given>>>;

  /** The same client with other options: for the calls and subscriptions that are made with it. */
  with(options: CallOptions & Omit<SubscriptionOptions, "feed">): Self;

  /** Closes the socket, which else keeps the process running. */
  close(): Promise<void>;
}

type Notification<Entry, Given> = "notification" extends keyof Entry
  ? Exact<Entry, Given, "notification">
  : never;
