import type { Exact } from "../src/calls.ts";
import type { ProtocolCalls, ProtocolMethods, ProtocolSubscriptions } from "../src/generated/protocols.ts";
import type { BlockWithHashes, BlockWithTransactions, Transaction } from "../src/generated/types.ts";
import type { CallTraceResult, StructLogTraceResult, TracedTransaction } from "../src/generated/types.ts";
import type { Replay, ReplayOfTrace, ReplayOfVmTraceAndStateDiff } from "../src/generated/types.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_equal: Same<A, B>): void {}

type ResultOf<Call extends { result: unknown }, Params> = Exact<Call, Params, "result">;

type Ethereum = ProtocolCalls["ethereum"];
type Hash = `0x${string}`;

same<ResultOf<Ethereum["eth_getBlockByHash"], [Hash, true]>, BlockWithTransactions | null>(true);
same<ResultOf<Ethereum["eth_getBlockByHash"], readonly ["0x1", false]>, BlockWithHashes | null>(true);
same<
  ResultOf<Ethereum["eth_getBlockByHash"], [Hash, boolean]>,
  BlockWithTransactions | BlockWithHashes | null
>(true);
same<ResultOf<Ethereum["debug_traceBlockByHash"], [Hash]>, StructLogTraceResult[]>(true);
same<ResultOf<Ethereum["debug_traceBlockByHash"], [Hash, { tracer: "callTracer" }]>, CallTraceResult[]>(true);
same<ResultOf<Ethereum["debug_traceBlockByHash"], [Hash, { tracer: string }]>, TracedTransaction[]>(true);
same<ResultOf<Ethereum["trace_replayTransaction"], [Hash, readonly ["trace"]]>, ReplayOfTrace>(true);
same<ResultOf<Ethereum["trace_replayTransaction"], [Hash, ("trace" | "vmTrace")[]]>, Replay>(true);

export async function literals(
  client: ProtocolMethods["ethereum"],
  hash: Hash,
  full: boolean,
): Promise<void> {
  const withTransactions = await client.eth_getBlockByHash(hash, true);
  same<typeof withTransactions, BlockWithTransactions | null>(true);
  const either = await client.eth_getBlockByHash(hash, full);
  same<typeof either, BlockWithTransactions | BlockWithHashes | null>(true);
  const calls = await client.debug_traceBlockByHash(hash, { tracer: "callTracer" });
  same<typeof calls, CallTraceResult[]>(true);
  const steps = await client.debug_traceBlockByHash(hash);
  same<typeof steps, StructLogTraceResult[]>(true);
  const own = await client.debug_traceBlockByHash(hash, { tracer: "{step() {}}" });
  same<typeof own, TracedTransaction[]>(true);
  const replay = await client.trace_replayTransaction(hash, ["stateDiff", "vmTrace"]);
  same<typeof replay, ReplayOfVmTraceAndStateDiff>(true);
  await client.explorer_getHeaderByNumber(45);
  await client.erigon_getHeaderByNumber("latest");
  // @ts-expect-error a block number is no boolean
  await client.erigon_getHeaderByNumber(true);
  // @ts-expect-error a hash starts with 0x
  await client.eth_getBlockByHash("d5f1", true);
  // @ts-expect-error there is no such trace
  await client.trace_replayTransaction(hash, ["traces"]);
}

export function narrowed(transaction: Transaction): bigint | undefined {
  if (transaction.type === "0x2") return BigInt(transaction.maxFeePerGas);
  // @ts-expect-error a legacy transaction has no list of blobs
  if (transaction.type === "0x0") return BigInt(transaction.blobVersionedHashes.length);
  if (transaction.type === "0x3") return BigInt(transaction.blobVersionedHashes.length);
  return undefined;
}

export function offered(
  starknet: ProtocolMethods["starknet"],
  avalanche: ProtocolMethods["avalanche"],
  subscriptions: ProtocolSubscriptions["bsc"],
): unknown[] {
  // @ts-expect-error Starknet offers no eth_ methods
  void starknet.eth_syncing;
  // @ts-expect-error Avalanche offers no trace_ methods
  void avalanche.trace_replayTransaction;
  // @ts-expect-error a subscription is no method
  void avalanche.eth_subscribe;
  // @ts-expect-error Sui has no JSON-RPC methods of ours
  type Sui = ProtocolMethods["sui"];
  return [subscriptions.newHeads, {} as Sui];
}
