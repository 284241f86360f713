import { invalidArgument } from "@node-access/auth";
import { lazyMethods } from "@node-access/transport";
import type { Subscription } from "@node-access/transport/web-socket";
import { type ClientParts, clientParts, type ViewedCall } from "../client-parts.ts";
import type { ProtocolMethods } from "../generated/protocols.ts";
import { listedMethods } from "../listed-methods.ts";
import { readRequest } from "../methods.ts";
import type { RpcPool } from "../pool/index.ts";
import type { RpcClient } from "../rpc-client.ts";
import type { RpcWebSocketClient } from "../web-socket-client.ts";
import { decode } from "./decode.ts";
import type { DecodedRpcClient, DecodedRpcPool, DecodedRpcWebSocketClient } from "./decoded-client.ts";
import { encodeParams } from "./encode.ts";
import { mapIterator } from "./map-iterator.ts";
import { shapeOfResult } from "./shape.ts";

/**
 * Creates a view of a client in which quantities are bigints. In results, they are always bigints;
 * in params, you can pass a bigint, a number or hex. Everything else is the same as on the wire:
 * hashes, addresses and bytes are hex, block tags are words, and JSON numbers are numbers.
 *
 * Unexpected responses do not fail: unknown fields and invalid quantities are returned unchanged.
 * The original client keeps its own view.
 *
 * @param client - A client from `createRpcClient`.
 * @returns the same client in the decoded view. A call with an invalid quantity (negative,
 * with a fraction, or a number beyond 2^53 - 1) fails with NodeAccessError `INVALID_ARGUMENT`,
 * whose path names it.
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
 * Source: ethereum/execution-apis defines quantities.
 */
export function decoded<P extends keyof ProtocolMethods>(client: RpcClient<P>): DecodedRpcClient<P> {
  return decodedView(client) as DecodedRpcClient<P>;
}

/**
 * Creates the decoded view of a pool, like {@link decoded}.
 *
 * @param pool - A pool from `createRpcPool`.
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
export function decodedPool<P extends keyof ProtocolMethods>(pool: RpcPool<P>): DecodedRpcPool<P> {
  return decodedView(pool) as DecodedRpcPool<P>;
}

/**
 * Creates the decoded view of a client over a WebSocket, including its subscriptions,
 * like {@link decoded}.
 *
 * @param client - A client from `createRpcWebSocketClient`.
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
): DecodedRpcWebSocketClient<P> {
  return decodedView(client) as DecodedRpcWebSocketClient<P>;
}

/** A client without its generated types. */
interface WireClient {
  readonly [name: PropertyKey]: unknown;
  readonly [clientParts]?: ClientParts;
  with(options: object): WireClient;
  subscribe?(kind: string, ...params: readonly unknown[]): Promise<Subscription>;
}

type Method = (...params: readonly unknown[]) => Promise<unknown>;

function decodedView(wire: object): unknown {
  if (typeof (wire as Partial<WireClient> | undefined)?.request !== "function")
    throw invalidArgument("client", "an RPC client", typeof wire);
  const client = wire as WireClient;
  const { subscribe } = client;
  const view: Record<PropertyKey, unknown> = {
    with: (options: object) => decodedView(client.with(options)),
    ...(subscribe && {
      subscribe: async (kind: string, ...params: unknown[]) => {
        const decodeOne = resultDecoder(kind, params);
        const subscription = await subscribe(kind, ...encodeParams(kind, params));
        const { id, unsubscribe } = subscription;
        return { ...mapIterator(subscription, decodeOne), id, unsubscribe };
      },
    }),
  };
  const parts = client[clientParts];
  if (parts) Object.defineProperty(view, clientParts, { value: { ...parts, view: decodedCall } });
  const decodedMethod = (name: string): Method | undefined =>
    ({
      [name]: async (...params: readonly unknown[]) => {
        const decodeOne = resultDecoder(name, params);
        return decodeOne(await (client[name] as Method)(...encodeParams(name, params)));
      },
    })[name];
  const create = (name: string): unknown =>
    name.indexOf("_") > 0 || (parts && listedMethods(parts.table).has(name))
      ? decodedMethod(name)
      : client[name];
  return lazyMethods(view, create, () => new Set(Object.keys(client)));
}

function decodedCall(request: unknown): ViewedCall {
  const { method, params } = readRequest(request);
  const decodeOne = resultDecoder(method, params);
  return {
    request: { ...Object(request), params: encodeParams(method, params) },
    decode: (outcome) =>
      outcome.status === "fulfilled" ? { ...outcome, value: decodeOne(outcome.value) } : outcome,
  };
}

/** Returns the function that decodes results of a call with these params, also if the caller changes them later. */
function resultDecoder(name: string, params: readonly unknown[]): (result: unknown) => unknown {
  const shape = shapeOfResult(name, params);
  return (result) => (shape ? decode(result, shape) : result);
}
