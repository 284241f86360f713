import { bearer, xToken } from "@node-access/auth";
import { expectTypeOf } from "vitest";
import { batch } from "../src/batch.ts";
import {
  type BlockWithHashes,
  type BlockWithTransactions,
  callOnce,
  type CallTraceResult,
  type Hash,
  createRpcClient,
  type NodeAccessError,
  type Quantity,
  type StructLogTraceResult,
} from "../src/index.ts";
import { streamItems, streamStructLogs } from "../src/stream.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";

const endpoint = "https://node.example";
const hash: Hash = "0x00";
declare const full: boolean;

const ethereum = createRpcClient({ protocol: "ethereum", endpoint });
expectTypeOf(await ethereum.eth_getBlockByHash(hash, true)).toEqualTypeOf<BlockWithTransactions | null>();
expectTypeOf(await ethereum.eth_getBlockByHash(hash, false)).toEqualTypeOf<BlockWithHashes | null>();
expectTypeOf(await ethereum.eth_getBlockByHash(hash, full)).toEqualTypeOf<
  BlockWithTransactions | BlockWithHashes | null
>();
expectTypeOf(
  await ethereum.with({ timeout: 1 }).eth_getBlockByHash(hash, false),
).toEqualTypeOf<BlockWithHashes | null>();

// @ts-expect-error a hash is hex text
await ethereum.eth_getBlockByHash(1, true);
// @ts-expect-error a hash starts with 0x
await ethereum.eth_getBlockByHash("abc", true);
// @ts-expect-error a rollup method, which no Ethereum node offers
await ethereum.starknet_simulateTransactions("latest", [], []);
// @ts-expect-error no such method
await ethereum.eth_getBlockByHsh(hash, true);
// @ts-expect-error there is no subscription over HTTP
await ethereum.subscribe("newHeads");
// @ts-expect-error no such protocol
createRpcClient({ protocol: "dogecoin", endpoint });
// @ts-expect-error a protocol without JSON-RPC methods here
createRpcClient({ protocol: "bitcoin", endpoint });
// @ts-expect-error a bearer is not accepted for node requests
createRpcClient({ protocol: "ethereum", endpoint, credential: bearer("k") });
// @ts-expect-error an x-token is gRPC's
createRpcWebSocketClient({ protocol: "ethereum", endpoint, credential: xToken("t") });
// @ts-expect-error no such option
createRpcClient({ protocol: "ethereum", endpoint, retrys: 1 });

const starknet = createRpcClient<"starknet">({ protocol: "starknet", endpoint });
// @ts-expect-error an Ethereum method
await starknet.eth_syncing();

const avalanche = createRpcClient({ protocol: "avalanche", endpoint });
// @ts-expect-error Avalanche offers no trace family
await avalanche.trace_replayTransaction(hash, ["trace"]);

// Requests created in a callback are checked against their method too.
const blocks = await batch(
  ethereum,
  [hash].map((one) => ({ method: "eth_getBlockByHash", params: [one, false] })),
);
expectTypeOf(blocks).toEqualTypeOf<PromiseSettledResult<BlockWithHashes | BlockWithTransactions | null>[]>();

const [syncing, block] = await batch(ethereum, [
  { method: "eth_syncing" },
  { method: "eth_getBlockByHash", params: [hash, true] },
]);
if (block.status === "fulfilled") expectTypeOf(block.value).toEqualTypeOf<BlockWithTransactions | null>();
if (syncing.status === "rejected") void (syncing.reason satisfies NodeAccessError);
// @ts-expect-error params that do not fit the method
await batch(ethereum, [{ method: "eth_getBlockByHash", params: [true] }]);

expectTypeOf(await ethereum.request({ method: "net_listening" })).toEqualTypeOf<boolean>();
expectTypeOf(await ethereum.request({ method: "eth_chainId" })).toEqualTypeOf<Quantity>();
expectTypeOf(await ethereum.request({ method: "eth_unknown" })).toEqualTypeOf<unknown>();

const node = { protocol: "ethereum", endpoint } as const;
// callOnce sends params unchanged, so those with a default are required.
expectTypeOf(
  await callOnce(node, { method: "eth_getBalance", params: ["0x00", "latest"] }),
).toEqualTypeOf<Quantity>();
// @ts-expect-error the block is missing
await callOnce(node, { method: "eth_getBalance", params: ["0x00"] });
// @ts-expect-error all params are missing
await callOnce(node, { method: "eth_getBalance" });
expectTypeOf(
  await callOnce(node, { method: "eth_getBlockByHash", params: [hash, true] }),
).toEqualTypeOf<BlockWithTransactions | null>();
expectTypeOf(await callOnce(node, { method: "net_listening" })).toEqualTypeOf<boolean>();
// @ts-expect-error no such method of this protocol
await callOnce(node, { method: "starknet_simulateTransactions" });
// @ts-expect-error params that do not fit the method
await callOnce(node, { method: "eth_getBlockByHash", params: [true] });
// @ts-expect-error one attempt has no retries
await callOnce({ ...node, retries: 1 }, { method: "net_listening" });

const socket = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "wss://node.example" });
for await (const head of await socket.subscribe("newHeads")) expectTypeOf(head.hash).toEqualTypeOf<Hash>();
for await (const pending of await socket.subscribe("newPendingTransactions"))
  expectTypeOf(pending).toEqualTypeOf<Hash>();
for await (const log of await socket.subscribe("logs", { topics: [null] }))
  expectTypeOf(log.topics).toEqualTypeOf<Hash[]>();
// @ts-expect-error no such kind
await socket.subscribe("newBlocks");
// @ts-expect-error a filter is an object
await socket.subscribe("logs", 1);

const large = { protocol: "ethereum", endpoint } as const;
for await (const item of streamItems(large, { method: "debug_traceBlockByHash", params: [hash] }))
  expectTypeOf(item).toEqualTypeOf<StructLogTraceResult>();
for await (const item of streamItems(large, {
  method: "debug_traceBlockByHash",
  params: [hash, { tracer: "callTracer" }],
}))
  expectTypeOf(item).toEqualTypeOf<CallTraceResult>();
// A result that is not a list has no items.
for await (const item of streamItems(large, { method: "eth_syncing" })) expectTypeOf(item).toBeNever();
// @ts-expect-error only whole blocks are traced step by step
streamStructLogs(large, { method: "eth_syncing" });
