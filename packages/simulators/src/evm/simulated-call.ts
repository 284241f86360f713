import { rpcCode, RpcFailure } from "../json-rpc/rpc-failure.ts";
import type { EvmChain } from "./chain.ts";
import { execute, type Execution } from "./execution.ts";
import { blockFacts, type Fields } from "./seeded-blocks.ts";
import { type AccessListEntry, noContracts, rejection } from "./signed-transaction.ts";
import { type ReadToken, revertReason } from "./token.ts";

/** The JSON-RPC code of a call that reverts. Source: ethereum/execution-apis. */
const executionReverted = 3;

interface CallState {
  readonly read?: ReadToken;
  readonly overrides?: unknown;
}

/**
 * Executes a call after a block without a transaction for it, as `eth_call` does. `overrides` is the state to assume,
 * by account, of which only balances count. @throws RpcFailure if it would create a contract, or sends more ether
 * than its sender has.
 */
export function simulate(
  chain: EvmChain,
  request: Fields,
  number: number,
  { read = (key) => chain.token(key, number), overrides }: CallState = {},
): Execution {
  const { from = `0x${"0".repeat(40)}`, to, value = "0x0", gas = blockFacts.gasLimit } = request;
  if (typeof to !== "string") throw rejection(noContracts);
  const sender = String(from).toLowerCase();
  const call = {
    from: sender,
    to: to.toLowerCase(),
    value: BigInt(String(value)),
    input: String(request["input"] ?? request["data"] ?? "0x"),
    accessList: (request["accessList"] ?? []) as readonly AccessListEntry[],
    gas: BigInt(String(gas)),
  };
  const assumed = Object.entries(Object(overrides) as Record<string, Fields>).find(
    ([account]) => account.toLowerCase() === sender,
  )?.[1]["balance"];
  const balance = assumed === undefined ? chain.account(sender, number).balance : BigInt(String(assumed));
  if (call.value > balance)
    throw rejection(
      `insufficient funds for gas * price + value: address ${sender} have ${balance} want ${call.value}`,
    );
  return execute(call, read);
}

/** @returns what the call returned. @throws RpcFailure with go-ethereum's error if it reverted. */
export function requireOutput({ isReverted, isOutOfGas, output }: Execution): string {
  if (isOutOfGas) throw new RpcFailure({ code: rpcCode.server, message: "out of gas" });
  if (isReverted)
    throw new RpcFailure({ code: executionReverted, message: revertMessage(output), data: output });
  return output;
}

/** @returns go-ethereum's message for a call that reverted. */
export function revertMessage(output: string): string {
  const reason = revertReason(output);
  return `execution reverted${reason === undefined ? "" : `: ${reason}`}`;
}
