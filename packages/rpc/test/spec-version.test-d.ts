import { expectTypeOf } from "vitest";
import { batch } from "../src/batch.ts";
import {
  callOnce,
  createRpcClient,
  type Felt,
  type InvokeTransactionV3,
  type RpcClient,
  type SimulatedTransaction,
  type SimulatedTransactionV09,
  type SimulationWithReads,
  type StorageResult,
} from "../src/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";

const endpoint = "https://node.example/rpc/v0_8";
const node = { protocol: "starknet", endpoint } as const;

const newest = createRpcClient(node);
const v8 = createRpcClient({ ...node, specVersion: "0.8" });
const v9 = createRpcClient({ ...node, specVersion: "0.9" });
expectTypeOf(newest).toEqualTypeOf<RpcClient<"starknet">>();
expectTypeOf(createRpcClient<"starknet">(node)).toEqualTypeOf<RpcClient<"starknet">>();
expectTypeOf(createRpcClient({ ...node, specVersion: "0.10" })).toEqualTypeOf<RpcClient<"starknet">>();
expectTypeOf(v8).toEqualTypeOf<RpcClient<"starknet-0.8">>();
expectTypeOf(v9).toEqualTypeOf<RpcClient<"starknet-0.9">>();
// @ts-expect-error no such version
createRpcClient({ ...node, specVersion: "0.7" });
// @ts-expect-error Ethereum's methods have no versions
createRpcClient({ protocol: "ethereum", endpoint, specVersion: "0.9" });
// @ts-expect-error the key of a version is no protocol
createRpcClient({ protocol: "starknet-0.9", endpoint });

// Block tags.
await v8.starknet_getNonce("pending", "0x1");
// @ts-expect-error from 0.9
await v8.starknet_getNonce("pre_confirmed", "0x1");
await v9.starknet_getNonce("pre_confirmed", "0x1");
// @ts-expect-error up to 0.8
await v9.starknet_getNonce("pending", "0x1");
await newest.starknet_getNonce("l1_accepted", "0x1");
// @ts-expect-error up to 0.8
await newest.starknet_getNonce("pending", "0x1");
// @ts-expect-error no proof is of the block that is being built
await newest.starknet_getStorageProof("pre_confirmed");

// Params, results and flags introduced in 0.10.
expectTypeOf(await v9.starknet_simulateTransactions("latest", [], [])).toEqualTypeOf<
  SimulatedTransactionV09[]
>();
// @ts-expect-error from 0.10
await v9.starknet_simulateTransactions("latest", [], ["RETURN_INITIAL_READS"]);
expectTypeOf(await newest.starknet_simulateTransactions("latest", [], ["SKIP_VALIDATE"])).toEqualTypeOf<
  SimulatedTransaction[]
>();
expectTypeOf(
  await newest.starknet_simulateTransactions("latest", [], ["RETURN_INITIAL_READS", "SKIP_VALIDATE"]),
).toEqualTypeOf<SimulationWithReads>();
expectTypeOf(await v9.starknet_getStorageAt("0x1", "0x2", "latest")).toEqualTypeOf<Felt>();
// @ts-expect-error from 0.10
await v9.starknet_getStorageAt("0x1", "0x2", "latest", []);
expectTypeOf(await newest.starknet_getStorageAt("0x1", "0x2", "latest")).toEqualTypeOf<Felt>();
expectTypeOf(await newest.starknet_getStorageAt("0x1", "0x2", "latest", [])).toEqualTypeOf<Felt>();
expectTypeOf(
  await newest.starknet_getStorageAt("0x1", "0x2", "latest", ["INCLUDE_LAST_UPDATE_BLOCK"]),
).toEqualTypeOf<StorageResult>();
await newest.starknet_getEvents({ address: ["0x1", "0x2"], chunk_size: 10 });
// @ts-expect-error a list from 0.10
await v9.starknet_getEvents({ address: ["0x1", "0x2"], chunk_size: 10 });

// Blocks: the one being built has no hash.
const block = await newest.starknet_getBlockWithTxHashes("latest");
if (block.block_hash === undefined) {
  expectTypeOf(block.block_number).toEqualTypeOf<number>();
  // @ts-expect-error not settled yet
  void block.new_root;
} else expectTypeOf(block.event_count).toEqualTypeOf<number>();
const older = await v9.starknet_getBlockWithTxHashes("latest");
// @ts-expect-error from 0.10
if (older.block_hash !== undefined) void older.event_count;
const oldest = await v8.starknet_getBlockWithTxHashes("pending");
if (oldest.block_hash === undefined) {
  expectTypeOf(oldest.parent_hash).toEqualTypeOf<Felt>();
  expectTypeOf(oldest.block_number).toEqualTypeOf<undefined>();
}

// Transactions by type and version, receipts by type and outcome, traces by type.
const transaction = await newest.starknet_getTransactionByHash("0x1");
if (transaction.type === "INVOKE" && transaction.version === "0x3")
  expectTypeOf(transaction).toEqualTypeOf<InvokeTransactionV3 & { transaction_hash: Felt }>();
if (transaction.type === "L1_HANDLER") expectTypeOf(transaction.contract_address).toEqualTypeOf<Felt>();
// @ts-expect-error a deployment calls nothing
if (transaction.type === "DEPLOY") void transaction.calldata;
// @ts-expect-error paid by its resource bounds
if (transaction.type === "DECLARE" && transaction.version === "0x3") void transaction.max_fee;
const receipt = await newest.starknet_getTransactionReceipt("0x1");
if (receipt.execution_status === "REVERTED") expectTypeOf(receipt.revert_reason).toEqualTypeOf<string>();
if (receipt.type === "DEPLOY_ACCOUNT") expectTypeOf(receipt.contract_address).toEqualTypeOf<Felt>();
// @ts-expect-error an invoke transaction makes no contract
if (receipt.type === "INVOKE") void receipt.contract_address;
expectTypeOf(receipt.block_number).toEqualTypeOf<number>();
expectTypeOf((await v8.starknet_getTransactionReceipt("0x1")).block_number).toEqualTypeOf<
  number | undefined
>();
const trace = await newest.starknet_traceTransaction("0x1");
if (trace.type === "L1_HANDLER" && "revert_reason" in trace.function_invocation)
  expectTypeOf(trace.function_invocation.revert_reason).toEqualTypeOf<string>();

// Only transactions of version 3 can be sent.
declare const invoke: InvokeTransactionV3;
await newest.starknet_addInvokeTransaction({ ...invoke, proof: "AAAA" });
await v9.starknet_addInvokeTransaction(invoke);
// @ts-expect-error version 1 is tried out, and no longer sent
await newest.starknet_addInvokeTransaction({ ...invoke, version: "0x1" });

// Derived clients, requests as data and other kinds of clients have the version too.
// @ts-expect-error up to 0.8
await v9.with({ timeout: 1 }).starknet_getNonce("pending", "0x1");
await batch(v9, [{ method: "starknet_getNonce", params: ["latest", "0x1"] }]);
// @ts-expect-error up to 0.8
await batch(v9, [{ method: "starknet_getNonce", params: ["pending", "0x1"] }]);
const nonce = { method: "starknet_getNonce", params: ["pending", "0x1"] } as const;
expectTypeOf(await callOnce({ ...node, specVersion: "0.8" }, nonce)).toEqualTypeOf<Felt>();
// @ts-expect-error up to 0.8
await callOnce({ ...node, specVersion: "0.9" }, nonce);
const pool = createRpcPool({ protocol: "starknet", specVersion: "0.8", endpoints: [{ endpoint }] });
await pool.starknet_getNonce("pending", "0x1");
const socket = createRpcWebSocketClient({ ...node, specVersion: "0.8" });
await socket.starknet_getNonce("pending", "0x1");

// Subscriptions, and reorganizations.
const current = createRpcWebSocketClient(node);
for await (const event of await current.subscribe("starknet_subscribeNewHeads", { block_number: 1 })) {
  if ("starting_block_number" in event) expectTypeOf(event.ending_block_hash).toEqualTypeOf<Felt>();
  else expectTypeOf(event.event_count).toEqualTypeOf<number>();
}
await current.subscribe("starknet_subscribeEvents", ["0x1"], [["0x2"]], "latest", "PRE_CONFIRMED");
await current.subscribe("starknet_subscribeEvents", null, [["0x2"]]);
await current.subscribe("starknet_subscribeNewTransactions", ["CANDIDATE"], [], ["INCLUDE_PROOF_FACTS"]);
// @ts-expect-error no head of a block that is being built
await current.subscribe("starknet_subscribeNewHeads", "pre_confirmed");
// @ts-expect-error up to 0.8
await current.subscribe("starknet_subscribePendingTransactions");
// @ts-expect-error from 0.9
await socket.subscribe("starknet_subscribeNewTransactions");
for await (const event of await socket.subscribe("starknet_subscribePendingTransactions"))
  expectTypeOf(event).toEqualTypeOf<Felt>();
for await (const event of await socket.subscribe("starknet_subscribePendingTransactions", true))
  expectTypeOf(event.transaction_hash).toEqualTypeOf<Felt>();
// @ts-expect-error Ethereum's subscriptions
await current.subscribe("newHeads");
