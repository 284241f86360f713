import { expectTypeOf } from "vitest";
import {
  type Address,
  type BlockNumberOrTag,
  type BlockWithTransactions,
  createRpcClient,
  type Hash,
  type Hex,
  type PendingEvmBlockWithHashes,
  type PendingEvmBlockWithTransactions,
  type Quantity,
  type Receipt,
} from "../src/index.ts";
import { decoded } from "../src/decoded/index.ts";

const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
const bigints = decoded(client);
declare const address: Address;
declare const hash: Hash;
declare const tag: BlockNumberOrTag;

// Only the pending block may have no hash.
expectTypeOf(await client.eth_getBlockByNumber("latest", true)).toEqualTypeOf<BlockWithTransactions | null>();
expectTypeOf(
  await client.eth_getBlockByNumber("pending", false),
).toEqualTypeOf<PendingEvmBlockWithHashes | null>();
expectTypeOf(await client.eth_getBlockByNumber(tag, true)).toEqualTypeOf<
  BlockWithTransactions | PendingEvmBlockWithTransactions | null
>();
expectTypeOf<PendingEvmBlockWithHashes["hash" | "miner"]>().toEqualTypeOf<Hash | null>();

// Only Besu returns null, for a block that it does not have: no program has to expect it.
expectTypeOf(BigInt(await client.eth_getBalance(address))).toEqualTypeOf<bigint>();
expectTypeOf(await client.eth_getBalance(address, "0x1")).toEqualTypeOf<Quantity>();
expectTypeOf(await bigints.eth_getBalance(address, 1n)).toEqualTypeOf<bigint>();
expectTypeOf(await bigints.eth_getTransactionCount(address)).toEqualTypeOf<bigint>();
expectTypeOf(await client.eth_getCode(address)).toEqualTypeOf<Hex>();
expectTypeOf(await client.eth_getStorageAt(address, "0x0")).toEqualTypeOf<Hash>();
expectTypeOf((await client.eth_getProof(address, [])).accountProof).toEqualTypeOf<Hex[]>();
expectTypeOf(await client.debug_getRawReceipts("latest")).toEqualTypeOf<Hex[]>();
expectTypeOf((await client.eth_feeHistory("0x1", "latest", [])).gasUsedRatio).toEqualTypeOf<number[]>();
// Null for what does not exist is part of the standard.
expectTypeOf(await client.eth_getTransactionReceipt(hash)).toEqualTypeOf<Receipt | null>();

// A receipt says success or failure; one from before Byzantium has a state root instead.
expectTypeOf<Receipt["status"]>().toEqualTypeOf<"0x0" | "0x1" | undefined>();
expectTypeOf((await bigints.eth_getTransactionReceipt(hash))?.status).toEqualTypeOf<0n | 1n | undefined>();

// A blob transaction that the node filled in has its blobs.
const { tx } = await client.eth_fillTransaction({ to: address });
expectTypeOf(tx.blobs).toEqualTypeOf<Hex[] | undefined>();
expectTypeOf(tx.commitments).toEqualTypeOf<Hex[] | undefined>();
expectTypeOf(tx.proofs).toEqualTypeOf<Hex[] | undefined>();

// Erigon uses its own names for block overrides, and its outputs may lack 0x.
const bundle = { transactions: [{ from: null, to: address }] };
const outputs = await client.eth_callMany(
  [{ ...bundle, blockOverride: { blockNumber: "0x2", timestamp: "0x1", coinbase: address, baseFee: "0x7" } }],
  { blockNumber: "latest" },
  {},
  5_000,
);
expectTypeOf(outputs).toEqualTypeOf<({ value: string } | { error: unknown })[][]>();
expectTypeOf(
  await bigints.eth_callMany([{ ...bundle, blockOverride: { blockNumber: 2n, blockHash: { "1": hash } } }], {
    blockNumber: 1n,
  }),
).toEqualTypeOf<({ value: Hex } | { error: unknown })[][]>();
// @ts-expect-error Erigon ignores this name
await client.eth_callMany([{ ...bundle, blockOverride: { number: "0x2" } }], { blockNumber: "latest" });

// Integers of state differences and newer header fields are bigints in the decoded view.
const { stateDiff } = await bigints.trace_replayTransaction(hash, ["stateDiff"]);
const change = stateDiff[address]?.balance;
if (typeof change === "object" && "*" in change) expectTypeOf(change["*"].from).toEqualTypeOf<bigint>();
const header = await bigints.erigon_getHeaderByNumber("latest");
expectTypeOf(header?.blobGasUsed).toEqualTypeOf<bigint | null | undefined>();
expectTypeOf(header?.requestsHash).toEqualTypeOf<Hash | null | undefined>();

// Go-ethereum's and Besu's accountRange have different params and results.
expectTypeOf((await client.debug_accountRange("latest", "0x", 1, true, true)).accounts).toExtend<
  Record<string, { nonce: number | bigint }>
>();
expectTypeOf((await client.debug_accountRange("latest", "0x1", "0x0", 1)).addressMap).toEqualTypeOf<
  Record<Hash, Address>
>();
await client.debug_executionWitness("0x1", "canonical");
await client.erigon_getBlockByTimestamp("1438269988", true);
await client.eth_getLogs({ topics: [[hash, null]] });
await client.trace_block("latest", true, { IncludeWithdrawals: true });
await client.eth_callBundle([hash], "latest", 5_000);
