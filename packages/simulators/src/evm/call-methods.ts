import { rpcCode, RpcFailure } from "../json-rpc/rpc-failure.ts";
import type { Method } from "../json-rpc/simulated-node.ts";
import type { BlockNumbers } from "./block-numbers.ts";
import { blockResult } from "./blocks.ts";
import type { EvmChain } from "./chain.ts";
import type { Execution } from "./execution.ts";
import { type Fields, quantity } from "./seeded-blocks.ts";
import { outputOf, revertMessage, simulate } from "./simulated-call.ts";
import { type ReadToken, slotOf, supplySlot, tokenAddress, word } from "./token.ts";

type Calls = readonly Fields[];

interface SimulatedBlockCalls {
  readonly calls?: Calls;
  readonly stateOverrides?: unknown;
}

/** @returns the methods that execute calls without a transaction. */
export function callMethods(chain: EvmChain, numbers: BlockNumbers): Readonly<Record<string, Method>> {
  const at = (block: unknown): number => numbers.known(block ?? "latest");
  /** Executes calls one after another: each sees what those before it changed of the token. */
  const inOrder = (
    calls: Calls,
    number: number,
    changed: Map<string, bigint>,
    overrides?: unknown,
  ): Execution[] => {
    const read: ReadToken = (key) => chain.token(key, number) + (changed.get(key) ?? 0n);
    return calls.map((call) => {
      const result = simulate(chain, call, number, { read, overrides });
      for (const { key, by } of result.changes) changed.set(key, (changed.get(key) ?? 0n) + by);
      return result;
    });
  };
  return {
    eth_call: ([request, block, overrides]) =>
      outputOf(simulate(chain, request as Fields, at(block), { overrides })),
    eth_estimateGas([request, block, overrides]) {
      const result = simulate(chain, request as Fields, at(block), { overrides });
      outputOf(result);
      return quantity(result.gasUsed);
    },
    eth_createAccessList([request, block]) {
      const { to } = request as Fields;
      const result = simulate(chain, request as Fields, at(block));
      const own = result.changes.map(({ key }) => slotOf(key));
      const storageKeys = own.length > 0 ? own : [supplySlot];
      const isToken = String(to).toLowerCase() === tokenAddress;
      return {
        accessList: isToken ? [{ address: tokenAddress, storageKeys }] : [],
        gasUsed: quantity(result.gasUsed),
        ...(result.isReverted && { error: revertMessage(result.output) }),
      };
    },
    eth_callMany([bundles, context, overrides]) {
      const { blockNumber } = Object(context) as Fields;
      const changed = new Map<string, bigint>();
      return (bundles as readonly { transactions: Calls }[]).map(({ transactions }) =>
        inOrder(transactions, at(blockNumber), changed, overrides).map(({ isReverted, output }) =>
          isReverted ? { error: revertMessage(output) } : { value: output },
        ),
      );
    },
    eth_simulateV1([simulation, block]) {
      const { blockStateCalls } = simulation as { blockStateCalls: readonly SimulatedBlockCalls[] };
      if (blockStateCalls.length === 0)
        throw new RpcFailure({ code: rpcCode.invalidParams, message: "empty input" });
      const number = at(block);
      const changed = new Map<string, bigint>();
      return blockStateCalls.map(({ calls = [], stateOverrides }, index) => {
        const simulated = blockResult(chain, { number: number + index + 1, isPending: false }, false);
        const results = inOrder(calls, number, changed, stateOverrides);
        const gasUsed = results.reduce((sum, one) => sum + one.gasUsed, 0n);
        return Object.assign(simulated, {
          gasUsed: quantity(gasUsed),
          transactions: results.map((_, place) => transactionHash(place)),
          calls: results.map((result, place) => simulatedResult(result, simulated, place)),
        });
      });
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
