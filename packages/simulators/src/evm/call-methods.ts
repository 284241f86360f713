import { Pauses } from "../json-rpc/pauses.ts";
import { failure, invalid } from "../json-rpc/rpc-failure.ts";
import type { Methods } from "../json-rpc/simulated-node.ts";
import { blockResult, type BlockNumbers } from "./blocks.ts";
import type { EvmChain } from "./chain.ts";
import type { Execution } from "./execution.ts";
import { ChangingState } from "./state-changes.ts";
import { requireOutput, revertMessage, simulate } from "./simulated-call.ts";
import { computeSlot, supplySlot, tokenAddress, word } from "./token.ts";
import { type Fields, quantity } from "../values.ts";

type Calls = readonly Fields[];

/** The most blocks of a simulation, and the code of an error that says so. Source: go-ethereum. */
const maxBlocks = 256;
const limitExceeded = -38_026;

interface SimulatedBlockCalls {
  readonly calls?: Calls;
  readonly stateOverrides?: unknown;
}

/** @returns the methods that execute calls without a transaction. */
export function callMethods(chain: EvmChain, numbers: BlockNumbers): Methods {
  const at = (block: unknown): number => numbers.known(block ?? "latest");
  /** Executes calls one after another: each sees what those before it changed of the token. */
  const inOrder = async (
    calls: Calls,
    number: number,
    state: ChangingState,
    pauses: Pauses,
    overrides?: unknown,
  ): Promise<Execution[]> => {
    const results: Execution[] = [];
    for (const call of calls) {
      await pauses.take();
      const result = simulate(chain, call, number, { read: (key) => state.token(key), overrides });
      state.changeTokens(result.changes);
      results.push(result);
    }
    return results;
  };
  return {
    eth_call: ([request, block, overrides]) =>
      requireOutput(simulate(chain, request as Fields, at(block), { overrides })),
    eth_estimateGas([request, block, overrides]) {
      const result = simulate(chain, request as Fields, at(block), { overrides });
      requireOutput(result);
      return quantity(result.gasUsed);
    },
    eth_createAccessList([request, block]) {
      const { to } = request as Fields;
      const result = simulate(chain, request as Fields, at(block));
      const own = result.changes.map(({ key }) => computeSlot(key));
      const storageKeys = own.length > 0 ? own : [supplySlot];
      const isToken = String(to).toLowerCase() === tokenAddress;
      return {
        accessList: isToken ? [{ address: tokenAddress, storageKeys }] : [],
        gasUsed: quantity(result.gasUsed),
        ...(result.isReverted && { error: revertMessage(result.output) }),
      };
    },
    async eth_callMany([bundles, context, overrides]) {
      const number = at((Object(context) as Fields)["blockNumber"]);
      const state = new ChangingState(chain, number);
      const pauses = new Pauses();
      const all: object[][] = [];
      for (const { transactions } of bundles as readonly { transactions: Calls }[]) {
        const results = await inOrder(transactions, number, state, pauses, overrides);
        all.push(
          results.map(({ isReverted, output }) =>
            isReverted ? { error: revertMessage(output) } : { value: output },
          ),
        );
      }
      return all;
    },
    async eth_simulateV1([simulation, block]) {
      const { blockStateCalls } = simulation as { blockStateCalls: readonly SimulatedBlockCalls[] };
      if (blockStateCalls.length === 0) throw invalid("empty input");
      if (blockStateCalls.length > maxBlocks) throw failure(limitExceeded, "too many blocks");
      const number = at(block);
      const state = new ChangingState(chain, number);
      const pauses = new Pauses();
      const blocks: Fields[] = [];
      for (const [index, { calls = [], stateOverrides }] of blockStateCalls.entries()) {
        const simulated = blockResult(chain, number + index + 1, false);
        const results = await inOrder(calls, number, state, pauses, stateOverrides);
        await pauses.take();
        const gasUsed = results.reduce((sum, one) => sum + one.gasUsed, 0n);
        const own = {
          gasUsed: quantity(gasUsed),
          transactions: results.map((_, place) => transactionHash(place)),
          calls: results.map((result, place) => simulatedResult(result, simulated, place)),
        };
        blocks.push(Object.assign(simulated, own));
      }
      return blocks;
    },
  };
}

/** A call in the form of `eth_simulateV1`. */
function simulatedResult(
  { isReverted, output, gasUsed, event }: Execution,
  { number, hash, timestamp }: Fields,
  place: number,
): Fields {
  const log = event && {
    address: tokenAddress,
    ...event,
    blockNumber: number,
    blockHash: hash,
    blockTimestamp: timestamp,
    transactionHash: transactionHash(place),
    transactionIndex: quantity(place),
    logIndex: "0x0",
    removed: false,
  };
  return {
    status: isReverted ? "0x0" : "0x1",
    returnData: output,
    gasUsed: quantity(gasUsed),
    maxUsedGas: quantity(gasUsed),
    logs: log ? [log] : [],
    ...(isReverted && { error: { code: 3, message: revertMessage(output), data: output } }),
  };
}

/** The hash of a simulated transaction, which nobody has signed. */
function transactionHash(place: number): string {
  return word(BigInt(place));
}
