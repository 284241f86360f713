import { isNodeAccessError } from "@node-access/auth";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import * as avalanche from "../src/avalanche/index.ts";
import * as batches from "../src/batch.ts";
import * as bitcoin from "../src/bitcoin/index.ts";
import * as decoded from "../src/decoded/index.ts";
import * as feeder from "../src/feeder/feeder-client.ts";
import * as filters from "../src/filters.ts";
import * as main from "../src/index.ts";
import * as kit from "../src/kit.ts";
import * as ownMethods from "../src/with-methods.ts";
import * as pools from "../src/pool/index.ts";
import * as providers from "../src/provider.ts";
import * as solana from "../src/solana/index.ts";
import * as streams from "../src/stream.ts";
import * as subscriptions from "../src/subscriptions/index.ts";
import * as validation from "../src/validation.ts";
import * as viem from "../src/viem.ts";
import * as webSockets from "../src/web-socket-client.ts";
import * as webSocketPools from "../src/web-socket-pool/index.ts";

type Anything = (...given: unknown[]) => unknown;

const cyclic: Record<string, unknown> = {};
cyclic["self"] = [cyclic];
let deep: unknown = 1;
for (let level = 0; level < 20_000; level += 1) deep = [deep];

/** What plain JavaScript may pass instead of an argument. */
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  5,
  -1.5,
  Number.NaN,
  2 ** 60,
  10n ** 30n,
  "",
  "x",
  "etherium",
  "constructor",
  "x".repeat(300_000),
  Symbol("s"),
  () => {},
  [],
  [null],
  [Symbol("s")],
  {},
  Object.create(null),
  cyclic,
  [deep],
  { deep },
  { toString: 1, valueOf: 1 },
  new Date(Number.NaN),
  new Map(),
  { protocol: Symbol("p"), endpoint: 5 },
  { protocol: "ethereum", endpoint: "x" },
  { protocol: { methods: 5 }, endpoint: "http://127.0.0.1:1" },
  { protocol: "ethereum", endpoint: "http://127.0.0.1:1", methods: 5, batch: null },
  { protocol: "ethereum", endpoints: [null, 5] },
  { protocol: "ethereum", endpoints: {} },
  { method: 5 },
  { method: "eth_call", params: 5 },
  { method: "eth_call", params: deep },
  { method: "x", params: [], idempotency: deep },
  { commitment: Symbol("c"), interval: "x", fromSlot: {}, maxGap: [], encoding: Symbol("e") },
  { commitment: Object.create(null) },
  { commitment: [Symbol("c")] },
  { signal: 0 },
  { signal: "" },
  { lastValidBlockHeight: 2n ** 70n, totalTimeout: 10 },
  { lastValidBlockHeight: "5" },
  { request: 1, with: 1 },
  { mentions: 5 },
];

function thrower(): never {
  throw new TypeError("a proxy's own");
}

const NODE = { protocol: "ethereum", endpoint: "http://127.0.0.1:1", retries: 0, totalTimeout: 500 } as const;
const SOLANA = { ...NODE, protocol: solana.solana };
const SOCKET = { ...NODE, endpoint: "ws://127.0.0.1:1" } as const;
const http = main.createRpcClient(NODE);
const onSolana = solana.createRpcClient(SOLANA);
const socket = webSockets.createRpcWebSocketClient(SOCKET);
const pool = pools.createRpcPool({ ...NODE, endpoints: [NODE] });
const account = "1".repeat(32);
const signature = "2AXDGYSE4f2sz7tvMMzyHvUfcoJmxudvdhBcmiUSo6ijwfYmfZYsKRxboQMPh3R4kUhXRVdtSXFXMheka4Rc4P2";

/** Each function with valid arguments, any of which may be replaced. */
const FUNCTIONS: Readonly<Record<string, readonly [unknown, ...unknown[]]>> = {
  createRpcClient: [main.createRpcClient, NODE],
  callOnce: [main.callOnce, NODE, { method: "eth_call", params: [] }],
  pendingTransactions: [main.pendingTransactions, http, {}],
  "avalanche.createRpcClient": [avalanche.createRpcClient, { ...NODE, protocol: avalanche.avalancheP }],
  "bitcoin.createRpcClient": [bitcoin.createRpcClient, { ...NODE, protocol: bitcoin.bitcoin }],
  "solana.createRpcClient": [solana.createRpcClient, SOLANA],
  createRpcPool: [pools.createRpcPool, { ...NODE, endpoints: [NODE] }],
  createRpcWebSocketClient: [webSockets.createRpcWebSocketClient, SOCKET],
  createTableWebSocketClient: [webSockets.createTableWebSocketClient, { ...SOCKET, protocol: solana.solana }],
  createRpcWebSocketPool: [webSocketPools.createRpcWebSocketPool, { ...SOCKET, endpoints: [SOCKET] }],
  createFeederClient: [feeder.createFeederClient, NODE],
  batch: [batches.batch, http, [{ method: "eth_chainId" }], {}],
  automaticBatching: [batches.automaticBatching, {}],
  decoded: [decoded.decoded, http],
  decodedPool: [decoded.decodedPool, pool],
  decodedWebSocket: [decoded.decodedWebSocket, socket],
  toProvider: [providers.toProvider, http],
  kitTransport: [kit.kitTransport, onSolana],
  kitSubscriptionsTransport: [kit.kitSubscriptionsTransport, socket],
  viemTransport: [viem.viemTransport, http, () => ({})],
  confirmTransaction: [solana.confirmTransaction, onSolana, signature, { totalTimeout: 10 }],
  sendAndConfirm: [solana.sendAndConfirm, onSolana, "AQ==", { totalTimeout: 10 }],
  watchAccount: [solana.watchAccount, onSolana, account, { signal: AbortSignal.timeout(20) }],
  watchBlocks: [solana.watchBlocks, onSolana, { signal: AbortSignal.timeout(20) }],
  watchLogs: [solana.watchLogs, onSolana, { mentions: account }, { signal: AbortSignal.timeout(20) }],
  watchSlots: [solana.watchSlots, onSolana, { signal: AbortSignal.timeout(20) }],
  "http.request": [http.request, { method: "eth_chainId" }],
  "http.with": [http.with, {}],
  "http.eth_call": [http.eth_call, {}, "latest"],
  "http.eth_getBalance": [http.eth_getBalance, `0x${"00".repeat(20)}`, "latest"],
  "pool.request": [pool.request, { method: "eth_chainId" }],
  "pool.eth_getLogs": [pool.eth_getLogs, {}],
  "pool.eth_getFilterChanges": [pool.eth_getFilterChanges, "0x1"],
  "socket.request": [socket.request, { method: "eth_chainId" }],
  "socket.subscribe": [socket.subscribe, "newHeads"],
  "socket.with": [socket.with, {}],
  "onSolana.sendTransaction": [onSolana.sendTransaction, "AQ==", {}],
  "decoded.eth_getBalance": [decoded.decoded(http).eth_getBalance, `0x${"00".repeat(20)}`, "latest"],
  "decoded.request": [decoded.decoded(http).request, { method: "eth_chainId" }],
  watchHeads: [subscriptions.watchHeads, socket, {}],
  "watchHeads, over HTTP": [subscriptions.watchHeads, http, {}],
  "watchLogs, over HTTP": [subscriptions.watchLogs, http, {}, {}],
  ...rest({ filters, ownMethods, streams, subscriptions, validation }),
};

/** The other functions of some entries, without valid arguments. */
function rest(entries: Readonly<Record<string, object>>): Record<string, readonly [unknown, ...unknown[]]> {
  const found: Record<string, readonly [unknown, ...unknown[]]> = {};
  for (const [entry, values] of Object.entries(entries))
    for (const [name, value] of Object.entries(values))
      if (typeof value === "function" && /^[a-z]/.test(name) && name !== "isNodeAccessError")
        found[`${entry}.${name}`] = [value, http, {}, {}];
  return found;
}

function described(value: unknown): string {
  return inspect(value, { depth: 1, maxStringLength: 20, showProxy: true, breakLength: Infinity });
}

/** Calls a function and uses what it returns. @returns an error that is not ours. */
async function raw(call: () => unknown): Promise<unknown> {
  try {
    const returned = await Promise.race([call(), new Promise((resolve) => setTimeout(resolve, 700))]);
    const { next, return: end, close } = Object(returned) as Record<string, unknown>;
    if (typeof next === "function") {
      const first = Promise.race([next.call(returned), new Promise((resolve) => setTimeout(resolve, 100))]);
      await first.finally(() => (typeof end === "function" ? end.call(returned) : undefined));
    } else if (typeof close === "function") await close.call(returned);
    return undefined;
  } catch (error) {
    return isNodeAccessError(error) ? undefined : error;
  }
}

describe("a function that gets what no TypeScript passes throws only a NodeAccessError", () => {
  it.each(Object.entries(FUNCTIONS))("%s", async (_name, [call, ...valid]) => {
    const calls: [unknown, Promise<unknown>][] = [];
    for (const index of valid.keys())
      for (const value of GARBAGE)
        calls.push([value, raw(() => (call as Anything)(...valid.with(index, value)))]);
    const errors: string[] = [];
    for (const [value, error] of calls)
      if (await error) errors.push(`${described(value)}: ${String(await error)}`);
    expect(errors).toEqual([]);
  });
});

it("a client of another kind is named before it is used", async () => {
  for (const client of [http, onSolana, pool])
    await expect(subscriptions.watchHeads(client as never).next()).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "client", expected: "a client from createRpcWebSocketClient" },
    });
});

it("a param whose properties throw is rejected with a NodeAccessError", async () => {
  const throwing = new Proxy({}, { get: () => thrower(), ownKeys: () => thrower(), has: () => thrower() });
  const calls: Record<string, () => unknown> = {
    method: () => http.eth_call(throwing, "latest"),
    pool: () => pool.eth_getLogs(throwing),
    params: () => http.request({ method: "eth_call", params: [throwing] } as never),
    "batch, params": () => batches.batch(http, [{ method: "eth_call", params: [throwing] }] as never),
    socket: () => socket.eth_getLogs(throwing),
    subscribe: () => socket.subscribe("logs", throwing),
  };
  for (const [name, call] of Object.entries(calls))
    expect([name, await raw(call)]).toEqual([name, undefined]);
});
