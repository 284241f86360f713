import { Pauses } from "../json-rpc/pauses.ts";
import { rpcCode, failure, invalid } from "../json-rpc/rpc-failure.ts";
import type { Method, Methods } from "../json-rpc/simulated-node.ts";
import type { EvmChain } from "./chain.ts";
import type { IncludedTransaction } from "./seeded-blocks.ts";
import { readCall, simulate } from "./simulated-call.ts";
import { readTransaction } from "./signed-transaction.ts";
import { ChangingState, listEffects, stateDiff } from "./state-changes.ts";
import { flatTrace, describePlace, type TracedCall, tracerResult } from "./trace-results.ts";
import type { BlockNumbers, FindBlock } from "./blocks.ts";
import { type Fields, quantity } from "../values.ts";

/** Maximum blocks that one `trace_filter` searches. */
const maxBlocks = 1_000;

interface Traced {
  readonly included: IncludedTransaction;
  readonly call: TracedCall;
}

/** @returns the methods of `trace`, and those of `debug` and Otterscan that trace. */
export function traceMethods(chain: EvmChain, numbers: BlockNumbers): Methods {
  const tracedBlock = (number: number): readonly Traced[] => {
    const state = new ChangingState(chain, number - 1);
    return chain.block(number).transactions.map((included) => {
      const { source } = included;
      return {
        included,
        call: { ...source, ...source.execution, changes: state.apply(listEffects(source)) },
      };
    });
  };
  const traced = (hash: unknown): Traced | undefined => {
    const { transaction, receipt } = chain.find(String(hash)) ?? {};
    return transaction && receipt
      ? tracedBlock(Number(transaction["blockNumber"]))[Number(transaction["transactionIndex"])]
      : undefined;
  };
  const required = (hash: unknown): Traced => {
    const found = traced(hash);
    if (!found) throw failure(rpcCode.server, "transaction not found");
    return found;
  };
  const ofBlock = (find: FindBlock, read: (one: Traced, params: readonly unknown[]) => unknown): Method =>
    numbers.reading(find, (number, params) => tracedBlock(number).map((one) => read(one, params)));
  const { byTag, byHash, byReference } = numbers;
  /** The call of a request, after the calls before it. */
  const simulated = (request: Fields, number: number, state: ChangingState): TracedCall => {
    const call = readCall(request);
    const { changes: tokens, ...result } = simulate(chain, request, number, {
      read: (key) => state.token(key),
    });
    const value = result.isReverted ? 0n : call.value;
    const changes = state.apply({ ...call, value, fee: 0n, tip: 0n, tokens });
    return { ...call, ...result, gas: BigInt(String(request["gas"] ?? 0)), changes };
  };
  const callAt = (request: unknown, block: unknown): TracedCall => {
    const number = numbers.known(block ?? "latest");
    return simulated(request as Fields, number, new ChangingState(chain, number));
  };
  return {
    trace_block: ofBlock(byReference, flat),
    trace_transaction([hash]) {
      const found = traced(hash);
      return found ? [flat(found)] : null;
    },
    trace_get([hash, place]) {
      const found = traced(hash);
      // A transaction's only call is at no position below another.
      return found && (place as readonly unknown[]).length === 0 ? flat(found) : null;
    },
    trace_filter: async ([filter]) => {
      const wanted = traceFilter(filter as Fields);
      const { fromBlock = "latest", toBlock = "latest" } = filter as Fields;
      const [first, last] = [numbers.known(fromBlock), Math.min(numbers.known(toBlock), chain.head)];
      if (first > last) throw invalid("invalid parameters: fromBlock cannot be greater than toBlock");
      if (last - first >= maxBlocks)
        throw failure(rpcCode.limit, `query exceeds max block range ${maxBlocks}`);
      const all: Traced[] = [];
      const pauses = new Pauses();
      for (let number = first; number <= last; number += 1) {
        await pauses.take();
        all.push(...tracedBlock(number));
      }
      return wanted(all).map(flat);
    },
    trace_replayTransaction: ([hash, types]) => {
      const { included, call } = required(hash);
      return { ...replay(call, types), transactionHash: included.transaction["hash"] };
    },
    trace_replayBlockTransactions: ofBlock(byReference, ({ included, call }, [, types]) => ({
      ...replay(call, types),
      transactionHash: included.transaction["hash"],
    })),
    trace_call: ([request, types, block]) => replay(callAt(request, block), types),
    trace_callMany([calls, block]) {
      const number = numbers.known(block ?? "latest");
      const state = new ChangingState(chain, number);
      return (calls as readonly (readonly [Fields, unknown])[]).map(([request, types]) =>
        replay(simulated(request, number, state), types),
      );
    },
    trace_rawTransaction([raw, types, block]) {
      const { from, to, value, gas, input } = readTransaction(String(raw), chain.options.chainId);
      const request = { from, to, value: quantity(value), gas: quantity(gas), input };
      return replay(callAt(request, block), types);
    },
    debug_traceTransaction([hash, config]) {
      const { included, call } = required(hash);
      return tracerResult(call, config, describePlace(included));
    },
    debug_traceBlockByNumber: ofBlock(byTag, struct),
    debug_traceBlockByHash: ofBlock(byHash, struct),
    debug_traceCall: ([request, block, config]) => tracerResult(callAt(request, block), config),
    ots_traceTransaction([hash]) {
      const { from, to, value, input, output } = required(hash).call;
      return [{ type: "CALL", depth: 0, from, to, value: quantity(value), input, output }];
    },
    ots_getTransactionError([hash]) {
      const { isReverted, output } = required(hash).call;
      return isReverted ? output : "0x";
    },
    // The token sends no ether, and creates no contracts.
    ots_getInternalOperations: () => [],
    erigon_getBalanceChangesInBlock([block]) {
      const number = numbers.known(block);
      const addresses = tracedBlock(number).flatMap(({ call }) => call.changes.map(({ address }) => address));
      const pairs = [...new Set(addresses)].map((one) => [one, chain.account(one, number).balance] as const);
      const changed = pairs.filter(([one, balance]) => chain.account(one, number - 1).balance !== balance);
      return Object.fromEntries(changed.map(([one, balance]) => [one, quantity(balance)]));
    },
  };
}

function flat({ included, call }: Traced): Fields {
  return { ...flatTrace(call), ...describePlace(included) };
}

function struct({ included, call }: Traced, [, config]: readonly unknown[]): Fields {
  return {
    txHash: included.transaction["hash"],
    result: tracerResult(call, config, describePlace(included)),
  };
}

/** A call's trace in the parts that were asked for. The simulator has no steps of code. */
function replay(call: TracedCall, types: unknown): Fields {
  const wanted = types as readonly string[];
  return {
    output: call.output,
    trace: wanted.includes("trace") ? [flatTrace(call)] : [],
    vmTrace: null,
    stateDiff: wanted.includes("stateDiff") ? stateDiff(call.changes) : null,
  };
}

/** @returns what selects the traces of a `trace_filter`. */
function traceFilter(filter: Fields): (traces: readonly Traced[]) => readonly Traced[] {
  const set = (name: string): ReadonlySet<string> =>
    new Set(((filter[name] ?? []) as readonly string[]).map((one) => one.toLowerCase()));
  const [senders, receivers] = [set("fromAddress"), set("toAddress")];
  const isUnion = filter["mode"] !== "intersection" && senders.size > 0 && receivers.size > 0;
  const { after = 0, count = Infinity } = filter;
  return (traces) =>
    traces
      .filter(({ call: { from, to } }) =>
        isUnion
          ? senders.has(from) || receivers.has(to)
          : (senders.size === 0 || senders.has(from)) && (receivers.size === 0 || receivers.has(to)),
      )
      .slice(Number(after))
      .slice(0, Number(count));
}
