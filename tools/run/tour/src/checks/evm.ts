import assert from "node:assert/strict";
import type { SeededChain } from "@node-access-tools/local-servers/anvil";
import type { Sample } from "@node-access/cli/walk";

/** Values of the seeded chain in place of those of the specs' examples. */
export function findSample({ accounts, contract, block, transactions }: SeededChain): Sample {
  const values = new Map<unknown, unknown>([
    ["0x68aab33e4fbb493c95fda402772a3b88615820bd", accounts[0]],
    ["0x5fbdb2315678afecb367f032d93f642f64180aa3", contract],
    ["0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", block.hash],
    ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0", transactions.log],
    // The chain's own contract is no token, and returns a value for a call without data.
    ["0x70a08231000000000000000000000000a0ee7a142d267c1f36714e4a8f75612f20a79720", "0x"],
    ["0x2d", block.number],
    [45, Number(block.number)],
  ]);
  return { blockNumber: block.number, blockHash: block.hash, transactionHash: transactions.log, values };
}

/** What methods return of the seeded block. */
export function seededResults({ accounts, block }: SeededChain): Readonly<Record<string, unknown>> {
  return {
    eth_syncing: false,
    net_listening: true,
    eth_accounts: (result: unknown) => assert.deepEqual(result, accounts),
    eth_getBlockTransactionCountByHash: "0x4",
    eth_getBlockByHash: { hash: block.hash, number: block.number },
    eth_getUncleCountByBlockNumber: "0x0",
    eth_getFilterChanges: (result: unknown) => assert.deepEqual(result, []),
    erigon_getHeaderByNumber: { hash: block.hash },
  };
}

/** A call with other params than those of its method's example, and what its result must be. */
export type Variant = readonly [method: string, params: readonly unknown[], result: unknown];

const unknownHash = `0x${"77".repeat(32)}`;

interface Trace {
  readonly txHash: string;
  readonly result?: {
    readonly failed?: boolean;
    readonly structLogs?: readonly unknown[];
    readonly type?: string;
  };
}

interface Replay {
  readonly trace: readonly unknown[];
  readonly vmTrace: unknown;
  readonly stateDiff: unknown;
}

function assertCalls(traces: readonly Trace[]): void {
  const types = traces.map(({ result }) => result?.type);
  assert.deepEqual(types.toSorted(), ["CALL", "CALL", "CALL", "CREATE"]);
}

function assertOnlyTraces(replays: readonly Replay[]): void {
  for (const { vmTrace, stateDiff } of replays) assert.deepEqual([vmTrace, stateDiff], [null, null]);
}

/** The calls whose results differ by their params. */
export function variants({ block, transactions }: SeededChain): readonly Variant[] {
  const hashes = Object.values<string>(transactions);
  const everyStep = (traces: readonly Trace[]): void => {
    const failed = traces.filter(({ result }) => result?.failed).map(({ txHash }) => txHash);
    assert.deepEqual(failed, [transactions.revert]);
    assert.ok(
      traces.some(({ result }) => (result?.structLogs ?? []).length > 0),
      "the contract's calls took steps",
    );
  };
  const whole = (replays: readonly Replay[]): void => {
    assert.equal(replays.length, hashes.length);
    for (const { trace, vmTrace, stateDiff } of replays) assert.ok(trace.length > 0 && vmTrace && stateDiff);
  };
  const all = ["trace", "vmTrace", "stateDiff"];
  const sorted = ({ transactions: own }: { readonly transactions: readonly string[] }): void =>
    assert.deepEqual(own.toSorted(), hashes.toSorted());
  return [
    ["eth_getBlockTransactionCountByHash", [unknownHash], null],
    ["eth_getBlockByHash", [block.hash, false], sorted],
    ["eth_getBlockByHash", [unknownHash, true], null],
    ["debug_traceBlockByHash", [block.hash], everyStep],
    ["debug_traceBlockByHash", [block.hash, { tracer: "callTracer" }], assertCalls],
    ["trace_replayBlockTransactions", [block.number, all], whole],
    ["trace_replayBlockTransactions", [block.number, ["trace"]], assertOnlyTraces],
    ["trace_replayBlockTransactions", [block.hash, ["trace"]], assertOnlyTraces],
    ["explorer_getHeaderByNumber", [Number(block.number)], { hash: block.hash }],
  ];
}
