import { invalidArgument } from "@node-access/auth";
import { lazyMethods } from "@node-access/transport";
import type { Subscription } from "@node-access/transport/web-socket";
import type { ProtocolMethods } from "../generated/protocols.ts";
import { readRequest, readRequests } from "../methods.ts";
import type { RpcPool } from "../pool/index.ts";
import type { RpcClient } from "../rpc-client.ts";
import type { RpcWebSocketClient } from "../web-socket-client.ts";
import { decode } from "./decode.ts";
import type { DecodedRpcClient, DecodedRpcPool, DecodedRpcWebSocketClient } from "./decoded-client.ts";
import { encodeParams } from "./encode.ts";
import { mapped } from "./map-iterator.ts";
import { shapeOfResult } from "./shape.ts";

/**
 * The decoded view of a client: quantities are bigint in what it gives, and in what it takes a bigint, a number or hex. All else
 * is as on the wire: hashes, addresses and bytes are hex, block tags are words, and integers that a node writes as JSON numbers are numbers.
 *
 * What a node tells otherwise than the spec says does not fail: a field that is not known, and a quantity that is none, stay as they
 * came. The client that it is made of remains, with its own view.
 *
 * @param client - A client made by `createRpcClient`.
 * @returns the same client in the other view: the same calls, options and errors. A call with a number that is no quantity
 * (below 0, with a fraction, beyond 2^53 - 1) fails with NodeAccessError `INVALID_ARGUMENT`, whose path names it.
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
 * Source: ethereum/execution-apis, for what is a quantity.
 */
export function decoded<P extends keyof ProtocolMethods>(client: RpcClient<P>): DecodedRpcClient<P> {
  return decodedView(client) as DecodedRpcClient<P>;
}

/**
 * The decoded view of a client of several nodes, as {@link decoded} makes it of one node's.
 *
 * @param pool - A client made by `createRpcPool`.
 * @returns the same client in the other view.
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
 * Source: ethereum/execution-apis, for what is a quantity.
 */
export function decodedPool<P extends keyof ProtocolMethods>(pool: RpcPool<P>): DecodedRpcPool<P> {
  return decodedView(pool) as DecodedRpcPool<P>;
}

/**
 * The decoded view of a client over a WebSocket, as {@link decoded} makes it of one over HTTP; of its subscriptions too.
 *
 * @param client - A client made by `createRpcWebSocketClient`.
 * @returns the same client, with the same socket, in the other view.
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
 * Source: ethereum/execution-apis, for what is a quantity.
 */
export function decodedWebSocket<P extends keyof ProtocolMethods>(
  client: RpcWebSocketClient<P>,
): DecodedRpcWebSocketClient<P> {
  return decodedView(client) as DecodedRpcWebSocketClient<P>;
}

/** A client as the runtime sees it. */
interface WireClient {
  readonly [name: PropertyKey]: unknown;
  with(options: object): WireClient;
  batch(requests: readonly object[]): Promise<PromiseSettledResult<unknown>[]>;
  subscribe?(kind: string, ...params: readonly unknown[]): Promise<Subscription>;
}

type Method = (...params: readonly unknown[]) => Promise<unknown>;

function decodedView(wire: object): unknown {
  if (typeof (wire as Partial<WireClient> | undefined)?.batch !== "function")
    throw invalidArgument("client", "an RPC client", typeof wire);
  const client = wire as WireClient;
  const { subscribe } = client;
  const view: Record<PropertyKey, unknown> = {
    with: (options: object) => decodedView(client.with(options)),
    batch: async (requests: unknown) => {
      const items = readRequests(requests, readRequest);
      const settled = await client.batch(
        items.map(({ method, params }) => ({ method, params: encodeParams(method, params) })),
      );
      return settled.map((one, index) => {
        const { method, params } = items[index] ?? { method: "", params: [] };
        if (one.status === "rejected") return one;
        return { status: one.status, value: decodeResult(method, params, one.value) };
      });
    },
    ...(subscribe && {
      subscribe: async (kind: string, ...params: unknown[]) => {
        const subscription = await subscribe(kind, ...encodeParams(kind, params));
        const { id, unsubscribe } = subscription;
        return { ...mapped(subscription, (told) => decodeResult(kind, params, told)), id, unsubscribe };
      },
    }),
  };
  const decodedMethod = (name: string): Method | undefined =>
    ({
      [name]: async (...params: readonly unknown[]) =>
        decodeResult(name, params, await (client[name] as Method)(...encodeParams(name, params))),
    })[name];
  const create = (name: string): unknown => (name.indexOf("_") > 0 ? decodedMethod(name) : client[name]);
  return lazyMethods(view, create, () => new Set(Object.keys(client)));
}

function decodeResult(name: string, params: readonly unknown[], result: unknown): unknown {
  const shape = shapeOfResult(name, params);
  return shape ? decode(result, shape) : result;
}
