import { expectTypeOf } from "vitest";
import { createRpcClient, type OtherTransaction, type RpcClient } from "../src/index.ts";
import type {
  ArbitrumOtherTransaction,
  ArbitrumTransaction,
  OpStackOtherTransaction,
  OpStackTransaction,
} from "../src/generated/types.ts";
import type { DecodedRpcClient } from "../src/decoded/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";

const endpoint = "https://node.example";
const hash = `0x${"00".repeat(32)}` as const;

const ethereum = createRpcClient({ protocol: "ethereum", endpoint });
const arbitrum = createRpcClient({ protocol: "arbitrum", endpoint });
const base = createRpcClient({ protocol: "base", endpoint });
const unichain = createRpcClient({ protocol: "unichain", endpoint });
const apechain = createRpcClient({ protocol: "apechain", endpoint });

const block = await arbitrum.eth_getBlockByNumber("latest", true);
if (block) {
  expectTypeOf(block.sendRoot).toEqualTypeOf<`0x${string}` | undefined>();
  expectTypeOf(block.l1BlockNumber).toEqualTypeOf<`0x${string}` | undefined>();
}
const plain = await ethereum.eth_getBlockByNumber("latest", true);
// @ts-expect-error Ethereum's blocks have no parent chain
if (plain) console.log(plain.l1BlockNumber);
// @ts-expect-error nor a fee for it
console.log((await ethereum.eth_getTransactionReceipt(hash))?.gasUsedForL1);
// @ts-expect-error a method of Arbitrum
await ethereum.arb_checkPublisherHealth();
// @ts-expect-error a method of the OP Stack
await arbitrum.optimism_syncStatus();
await apechain.arb_checkPublisherHealth();

expectTypeOf((await arbitrum.eth_getTransactionReceipt(hash))?.gasUsedForL1).toEqualTypeOf<
  `0x${string}` | undefined
>();
for (const receipt of (await base.eth_getBlockReceipts("latest")) ?? [])
  expectTypeOf(receipt.l1Fee).toEqualTypeOf<`0x${string}` | undefined>();
// @ts-expect-error Arbitrum's field
console.log((await unichain.eth_getTransactionReceipt(hash))?.gasUsedForL1);

declare const decoded: DecodedRpcClient<"arbitrum">;
expectTypeOf((await decoded.eth_getTransactionReceipt(hash))?.gasUsedForL1).toEqualTypeOf<
  bigint | undefined
>();
expectTypeOf((await decoded.eth_getTransactionReceipt(hash))?.timeboosted).toEqualTypeOf<
  boolean | undefined
>();

const socket = createRpcWebSocketClient({ protocol: "arbitrum", endpoint: "wss://node.example" });
for await (const head of await socket.subscribe("newHeads"))
  expectTypeOf(head.sendCount).toEqualTypeOf<`0x${string}` | undefined>();

/** A program with a branch for each type that it knows, and one for those that are newer. */
export function arbitrumText(transaction: ArbitrumTransaction): string {
  switch (transaction.type) {
    case "0x64":
      return transaction.requestId;
    case "0x65":
      return transaction.gasPrice;
    case "0x66":
      return transaction.maxFeePerGas;
    case "0x68":
      return transaction.ticketId + transaction.refundTo;
    case "0x69":
      return transaction.retryTo ?? transaction.retryData;
    case "0x6a":
      return transaction.input;
    case "0x2":
      return transaction.maxFeePerGas;
    case "0x0":
    case "0x1":
    case "0x3":
    case "0x4":
      return transaction.r;
    default:
      return (transaction satisfies ArbitrumOtherTransaction).value;
  }
}

export function readDeposit(transaction: OpStackTransaction): string {
  // @ts-expect-error only deposits have it
  console.log(transaction.sourceHash);
  if (transaction.type === "0x7e") return transaction.sourceHash;
  if (transaction.type === "0x78") return (transaction satisfies OpStackOtherTransaction).value;
  return transaction.hash;
}

declare const other: OtherTransaction;
// @ts-expect-error a deposit of the OP Stack, which has a member of its own
other satisfies OpStackOtherTransaction;

const zksync = createRpcClient({ protocol: "zksync", endpoint });
for (const log of await zksync.eth_getLogs({}))
  expectTypeOf(log.logType).toEqualTypeOf<string | null | undefined>();
const sent = await zksync.eth_getTransactionReceipt(hash);
expectTypeOf(sent?.l2ToL1Logs[0]?.isService).toEqualTypeOf<boolean | undefined>();
// @ts-expect-error Ethereum's logs have no batch
for (const log of await ethereum.eth_getLogs({})) console.log(log.l1BatchNumber);
// @ts-expect-error only HyperEVM has big blocks
await ethereum.eth_usingBigBlocks(hash);

const status = await zksync.zks_getTransactionDetails(hash);
expectTypeOf(status?.ethExecuteTxHash).toEqualTypeOf<`0x${string}` | null | undefined>();
// @ts-expect-error blobs have no place in ZKsync's transactions
if (status) console.log(status.blobVersionedHashes);

const polygon = createRpcClient({ protocol: "polygon-pos", endpoint });
expectTypeOf((await polygon.bor_getSnapshot()).recents["45"]).toEqualTypeOf<`0x${string}` | undefined>();
// @ts-expect-error Bor, Polygon's node, has no `trace_`
await polygon.trace_block("latest");
// @ts-expect-error the id of a milestone is missing
await polygon.bor_getVoteOnHash(1, 64, hash);
// @ts-expect-error a method of Polygon
await zksync.bor_getCurrentProposer();

/** A program for any Ethereum client must not be given Arbitrum's, whose transactions have other types. */
export function read(client: RpcClient<"ethereum">): RpcClient<"ethereum"> {
  return client;
}
// @ts-expect-error Arbitrum has no `trace_` and no `ots_`
read(arbitrum);
// @ts-expect-error not a protocol
createRpcClient({ protocol: "arbitrum-one", endpoint });

// Calls of a node of the chain before Nitro have the results of `trace_`.
expectTypeOf((await arbitrum.arbtrace_call({}, ["trace"])).vmTrace).toEqualTypeOf<null>();
expectTypeOf((await arbitrum.arbtrace_get(hash, ["0x0"]))?.traceAddress).toEqualTypeOf<
  number[] | undefined
>();
expectTypeOf(arbitrum.arb_findBatchContainingBlock(45)).resolves.toBeNumber();
// @ts-expect-error a JSON number, and no quantity
void arbitrum.arb_getL1Confirmations("0x2d");

const flashblocks = createRpcWebSocketClient({ protocol: "unichain", endpoint: "wss://node.example" });
for await (const flashblock of await flashblocks.subscribe("newFlashblocks"))
  if ("payload_id" in flashblock) expectTypeOf(flashblock.diff.gas_used).toEqualTypeOf<`0x${string}`>();
  else expectTypeOf(flashblock.transactions[0]).toEqualTypeOf<OpStackTransaction | undefined>();
for await (const transaction of await flashblocks.subscribe("newFlashblockTransactions", true))
  expectTypeOf(transaction.blockHash).toEqualTypeOf<`0x${string}` | null>();
for await (const one of await flashblocks.subscribe("newFlashblockTransactions"))
  expectTypeOf(one).toEqualTypeOf<`0x${string}`>();
// @ts-expect-error a kind of the OP Stack
await socket.subscribe("newFlashblocks");
// @ts-expect-error it has no params
await flashblocks.subscribe("newFlashblocks", true);
// @ts-expect-error only a filter
await flashblocks.subscribe("pendingLogs", { fromBlock: "0x1" });
