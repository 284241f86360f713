import { invalidArgument, kindOf, readArgument } from "@node-access/auth";
import { lazyMethods } from "@node-access/transport";
import type { Subscription } from "@node-access/transport/web-socket";
import { type ClientParts, clientParts, type ViewedCall } from "../client-parts.ts";
import type { ProtocolMethods, RpcProtocol } from "../generated/protocols.ts";
import { listedMethods } from "../listed-methods.ts";
import { readRequest } from "../methods.ts";
import type { OwnRpcPool, RpcPool } from "../pool/index.ts";
import type { OwnProtocol } from "../protocol.ts";
import type { QuantityTables } from "../quantity-tables.ts";
import type { OwnRequiredQuantities, RequiredQuantities } from "../required-quantities.ts";
import type { CustomRpcClient, OwnRpcClient, RpcClient } from "../rpc-client.ts";
import { isNamedMethod } from "../get-table.ts";
import type { OwnRpcWebSocketClient, RpcWebSocketClient } from "../web-socket-client.ts";
import { decode } from "./decode.ts";
import type {
  DecodedOwnRpcClient,
  DecodedOwnRpcPool,
  DecodedOwnRpcWebSocketClient,
  DecodedRpcClient,
  DecodedRpcPool,
  DecodedRpcWebSocketClient,
} from "./decoded-client.ts";
import { encodeParams } from "./encode.ts";
import { mapIterator } from "./map-iterator.ts";
import { named, Shapes } from "./shape.ts";

/**
 * Creates a view of a client in which quantities are bigints. In results, they are always bigints;
 * in params, you can pass a bigint, a number or hex. Everything else is the same as on the wire:
 * hashes, addresses and bytes are hex, block tags are words, and JSON numbers are numbers.
 *
 * A decimal that must not be rounded, such as an amount of bitcoins, is a bigint in its smallest unit,
 * here satoshis. In params, you can pass such a bigint, or the decimal as text.
 *
 * Unexpected responses do not fail: unknown fields and invalid quantities are returned unchanged.
 * The original client keeps its own view.
 *
 * @param client - A client from `createRpcClient`.
 * @param quantities - Where the quantities are, if the protocol has others than Ethereum; the compiler says whether it does.
 * For a chain such as Arbitrum, that is its table in `@node-access/rpc/chains/quantities`; for a protocol that is a table,
 * a module such as `@node-access/rpc/bitcoin/quantities`; for your own methods, `quantities.js` of a client
 * from `@node-access/generate`.
 * @returns the same client in the decoded view. A call with an invalid quantity (negative,
 * with a fraction, or a number beyond 2^53 - 1) fails with NodeAccessError `INVALID_ARGUMENT`,
 * whose path names it. Without the required `quantities`, it throws `INVALID_ARGUMENT`.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { decoded } from "@node-access/rpc/decoded";
 *
 * const client = decoded(createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" }));
 * const newest = await client.eth_blockNumber(); // 45n
 * const block = await client.eth_getBlockByNumber(newest - 1n, true);
 * console.log(block?.transactions.reduce((wei, { value }) => wei + value, 0n));
 * ```
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { arbitrumQuantities } from "@node-access/rpc/chains/quantities";
 * import { decoded } from "@node-access/rpc/decoded";
 *
 * const wire = createRpcClient({ protocol: "arbitrum", endpoint: "http://127.0.0.1:8545" });
 * const client = decoded(wire, arbitrumQuantities);
 * console.log((await client.eth_getBlockByNumber("latest", false))?.l1BlockNumber);
 * ```
 *
 * Source: ethereum/execution-apis defines quantities.
 */
export function decoded<P extends keyof ProtocolMethods>(
  client: RpcClient<P>,
  ...quantities: RequiredQuantities<P>
): DecodedRpcClient<P>;
/** Creates the view of a client with custom methods, which are not decoded. */
export function decoded<P extends RpcProtocol, Custom>(
  client: CustomRpcClient<P, Custom>,
  ...quantities: RequiredQuantities<P>
): DecodedRpcClient<P>;
/** Creates the view of a client with own methods. The last of several tables with a method counts. */
export function decoded<Own extends OwnProtocol>(
  client: OwnRpcClient<Own>,
  ...quantities: OwnRequiredQuantities<Own>
): DecodedOwnRpcClient<Own>;
export function decoded(client: object, ...quantities: readonly QuantityTables[]): unknown {
  return createDecodedView(client, quantities);
}

/**
 * Creates the decoded view of a pool, like {@link decoded}.
 *
 * @param pool - A pool from `createRpcPool`.
 * @param quantities - Where the quantities are, as for {@link decoded}.
 * @returns the same pool in the decoded view.
 *
 * @example
 * ```ts
 * import { decodedPool } from "@node-access/rpc/decoded";
 * import { createRpcPool } from "@node-access/rpc/pool";
 *
 * const pool = createRpcPool({ protocol: "ethereum", endpoints: [{ endpoint: "http://127.0.0.1:8545" }] });
 * console.log((await decodedPool(pool).eth_gasPrice()) * 21_000n);
 * ```
 *
 * Source: ethereum/execution-apis defines quantities.
 */
export function decodedPool<P extends keyof ProtocolMethods>(
  pool: RpcPool<P>,
  ...quantities: RequiredQuantities<P>
): DecodedRpcPool<P>;
/** Creates the view of a pool with own methods. The last of several tables with a method counts. */
export function decodedPool<Own extends OwnProtocol>(
  pool: OwnRpcPool<Own>,
  ...quantities: OwnRequiredQuantities<Own>
): DecodedOwnRpcPool<Own>;
export function decodedPool(pool: object, ...quantities: readonly QuantityTables[]): unknown {
  return createDecodedView(pool, quantities);
}

/**
 * Creates the decoded view of a client over a WebSocket, including its subscriptions,
 * like {@link decoded}.
 *
 * @param client - A client from `createRpcWebSocketClient`.
 * @param quantities - Where the quantities are, as for {@link decoded}.
 * @returns the same client, with the same socket, in the decoded view.
 *
 * @example
 * ```ts
 * import { decodedWebSocket } from "@node-access/rpc/decoded";
 * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
 *
 * const endpoint = "ws://127.0.0.1:8545";
 * const client = decodedWebSocket(createRpcWebSocketClient({ protocol: "ethereum", endpoint }));
 * for await (const head of await client.subscribe("newHeads")) console.log(head.number + 1n, "is next");
 * ```
 *
 * Source: ethereum/execution-apis defines quantities.
 */
export function decodedWebSocket<P extends keyof ProtocolMethods>(
  client: RpcWebSocketClient<P>,
  ...quantities: RequiredQuantities<P>
): DecodedRpcWebSocketClient<P>;
/** Creates the view of a client with own methods. The last of several tables with a method counts. */
export function decodedWebSocket<Own extends OwnProtocol>(
  client: OwnRpcWebSocketClient<Own>,
  ...quantities: OwnRequiredQuantities<Own>
): DecodedOwnRpcWebSocketClient<Own>;
export function decodedWebSocket(client: object, ...quantities: readonly QuantityTables[]): unknown {
  return createDecodedView(client, quantities);
}

/** A client without its generated types. */
interface WireClient {
  readonly [name: PropertyKey]: unknown;
  readonly [clientParts]?: ClientParts;
  with(options: object): WireClient;
  subscribe?(kind: string, ...params: readonly unknown[]): Promise<Subscription>;
}

type Method = (...params: readonly unknown[]) => Promise<unknown>;

function createDecodedView(wire: object, given: readonly QuantityTables[]): unknown {
  if (typeof (wire as Partial<WireClient> | undefined)?.request !== "function")
    throw invalidArgument("client", "an RPC client", kindOf(wire));
  const client = wire as WireClient;
  const table = client[clientParts]?.table;
  const isNamed = !table || isNamedMethod(table, "");
  const wrong = given.findIndex((one) => !Object(one).resultPlaces);
  if (wrong >= 0 || (given.length === 0 && !isNamed))
    throw invalidArgument(
      "quantities",
      "a module such as @node-access/rpc/bitcoin/quantities",
      kindOf(given[wrong]),
    );
  return createView(client, given.map((one) => new Shapes(one)).toReversed());
}

/** @param own - The shapes of own methods and tables. The first that has a method counts. */
function createView(client: WireClient, own: readonly Shapes[]): unknown {
  const { subscribe, [clientParts]: parts } = client;
  const codec: Codec = (name, params) => {
    const isNamed = !parts || isNamedMethod(parts.table, name);
    const shapes = own.find((one) => one.has(name)) ?? (isNamed ? named : undefined);
    // Chosen before the call, because the caller may change the params while it waits.
    const shape = shapes?.ofResult(name, params);
    return {
      encoded: shapes ? readArgument("params", () => encodeParams(name, params, shapes)) : params,
      decodeOne: (result) => (shape ? decode(result, shape) : result),
    };
  };
  const view: Record<PropertyKey, unknown> = {
    with: (options: object) => createView(client.with(options), own),
    ...(subscribe && {
      subscribe: async (kind: string, ...params: unknown[]) => {
        const { encoded, decodeOne } = codec(kind, params);
        const subscription = await subscribe(kind, ...encoded);
        const { id, unsubscribe } = subscription;
        return { ...mapIterator(subscription, decodeOne), id, unsubscribe };
      },
    }),
  };
  if (parts) {
    const decodedParts: ClientParts = { ...parts, view: (request) => viewCall(request, codec) };
    Object.defineProperty(view, clientParts, { value: decodedParts });
  }
  const create = (name: string): unknown => {
    const method = client[name] as Method;
    if (name.indexOf("_") < 1 && !(parts && listedMethods(parts.table).has(name))) return method;
    return {
      [name]: async (...params: readonly unknown[]) => {
        const { encoded, decodeOne } = codec(name, params);
        return decodeOne(await method(...encoded));
      },
    }[name];
  };
  return lazyMethods(view, create, () => new Set(Object.keys(client)));
}

/** Converts the params and the result of a call. */
type Codec = (
  name: string,
  params: readonly unknown[],
) => { readonly encoded: readonly unknown[]; readonly decodeOne: (result: unknown) => unknown };

function viewCall(request: unknown, codec: Codec): ViewedCall {
  const { method, params } = readRequest(request);
  const { encoded, decodeOne } = codec(method, params);
  return {
    request: { ...Object(request), params: encoded },
    decode: (outcome) =>
      outcome.status === "fulfilled" ? { ...outcome, value: decodeOne(outcome.value) } : outcome,
  };
}
