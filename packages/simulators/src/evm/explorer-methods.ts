import { rpcCode, RpcFailure } from "../json-rpc/rpc-failure.ts";
import { rpcExamples } from "../generated/rpc-examples.ts";
import type { Method } from "../json-rpc/simulated-node.ts";
import type { BlockNumbers } from "./block-numbers.ts";
import { blockResult, headerResult } from "./blocks.ts";
import type { EvmChain } from "./chain.ts";
import { type Fields, type IncludedTransaction, quantity } from "./seeded-blocks.ts";

/**
 * @param logs - Implements `eth_getLogs`.
 * @returns the methods of Erigon and Otterscan that read blocks, logs, code and traces, and the traces of
 * `trace` and `debug`: a transaction's own call alone, since contracts do not run.
 */
export function explorerMethods(
  chain: EvmChain,
  numbers: BlockNumbers,
  logs: (query: Fields) => readonly Fields[],
): Readonly<Record<string, Method>> {
  const header = (number: number): Fields => headerResult(chain, { number, isPending: false });
  const block = (number: number, isFull: boolean): Fields =>
    blockResult(chain, { number, isPending: false }, isFull);
  const included = (number: number): readonly IncludedTransaction[] => chain.block(number).transactions;
  const at =
    (find: (reference: unknown) => number | undefined, read: (number: number) => unknown): Method =>
    ([reference]) => {
      const number = find(reference);
      return number === undefined || number > chain.head ? null : read(number);
    };
  const byTag = (tag: unknown): number | undefined => numbers.byTag(tag);
  const byHash = (hash: unknown): number | undefined => numbers.byHash(hash);
  const byReference = (reference: unknown): number | undefined => numbers.byReference(reference);
  const details = (number: number): Fields => {
    const { transactions, ...fields } = block(number, false);
    const fees = included(number).map(({ receipt }) => feeOf(receipt));
    return {
      ...(rpcExamples["ots_getBlockDetails"]?.result as Fields),
      block: { ...fields, logsBloom: null, transactionCount: (transactions as unknown[]).length },
      totalFees: quantity(fees.reduce((sum, fee) => sum + fee, 0n)),
    };
  };
  const traces = (number: number): readonly Fields[] =>
    included(number).map((one, position) => callTrace(one, position));
  const structTraces = (number: number): unknown =>
    included(number).map((one) => ({ txHash: one.transaction["hash"], result: structTrace(one) }));
  return {
    erigon_getHeaderByNumber: at(byTag, header),
    ots_getHeaderByNumber: at(byTag, header),
    erigon_getLogs: ([query]) =>
      logs(query as Fields).map((log) =>
        Object.assign({}, log, { timestamp: Number(log["blockTimestamp"]) }),
      ),
    erigon_getLogsByHash: at(byHash, (number) => included(number).map(({ receipt }) => receipt["logs"])),
    erigon_getBlockReceiptsByBlockHash: at(byHash, (number) =>
      included(number).map(({ receipt }) => receipt),
    ),
    ots_getBlockDetails: at(byTag, details),
    ots_getBlockDetailsByHash: at(byHash, details),
    ots_getTransactionBySenderAndNonce: ([sender, nonce]) => {
      const hash = chain.hashOf(String(sender), BigInt(String(nonce)));
      return hash !== undefined && chain.find(hash)?.receipt ? hash : null;
    },
    ots_hasCode: ([address, tag = "latest"]) => {
      numbers.known(tag);
      return chain.isContract(String(address));
    },
    trace_block: at(byReference, traces),
    trace_transaction: ([hash]) => {
      const { transaction, receipt } = chain.find(String(hash)) ?? {};
      if (!transaction || !receipt) return null;
      return [callTrace({ transaction, receipt }, Number(transaction["transactionIndex"]))];
    },
    debug_traceTransaction: ([hash]) => {
      const { receipt } = chain.find(String(hash)) ?? {};
      if (!receipt) throw new RpcFailure({ code: rpcCode.server, message: "transaction not found" });
      return structTrace({ receipt });
    },
    debug_traceBlockByNumber: at(byTag, structTraces),
    debug_traceBlockByHash: at(byHash, structTraces),
  };
}

/** A transaction's own call, as `trace_transaction` returns it. */
function callTrace({ transaction, receipt }: IncludedTransaction, transactionPosition: number): Fields {
  const { from, to, gas, value, input, hash, blockHash, blockNumber } = transaction;
  return {
    type: "call",
    action: { callType: "call", from, to, gas, value, input },
    result: { gasUsed: receipt["gasUsed"], output: "0x" },
    subtraces: 0,
    traceAddress: [],
    blockHash,
    blockNumber: Number(blockNumber),
    transactionHash: hash,
    transactionPosition,
  };
}

/** A transaction's trace without steps, as `debug_traceTransaction` returns it. */
function structTrace({ receipt }: Pick<IncludedTransaction, "receipt">): Fields {
  return { gas: Number(receipt["gasUsed"]), failed: false, returnValue: "0x", structLogs: [] };
}

function feeOf({ gasUsed, effectiveGasPrice }: Fields): bigint {
  return BigInt(String(gasUsed)) * BigInt(String(effectiveGasPrice));
}
