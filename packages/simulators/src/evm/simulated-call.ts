import { rpcCode, failure } from "../json-rpc/rpc-failure.ts";
import type { EvmChain } from "./chain.ts";
import { type Call, execute, type Execution } from "./execution.ts";
import { blockFacts } from "./seeded-blocks.ts";
import { type AccessListEntry, noContracts, rejection } from "./signed-transaction.ts";
import { type ReadToken, revertReason } from "./token.ts";
import { type Fields, quantity } from "../values.ts";

/** The JSON-RPC code of a call that reverts. Source: ethereum/execution-apis. */
const executionReverted = 3;

/** @returns the call of a request. @throws RpcFailure if it would create a contract. */
export function readCall(request: Fields): Call {
  const { from = `0x${"0".repeat(40)}`, to, value = "0x0", gas = blockFacts.gasLimit } = request;
  if (typeof to !== "string") throw rejection(noContracts);
  return {
    from: String(from).toLowerCase(),
    to: to.toLowerCase(),
    value: BigInt(String(value)),
    input: String(request["input"] ?? request["data"] ?? "0x"),
    accessList: (request["accessList"] ?? []) as readonly AccessListEntry[],
    gas: BigInt(String(gas)),
  };
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
  options: { readonly read?: ReadToken; readonly overrides?: unknown } = {},
): Execution {
  const { read = (key) => chain.token(key, number), overrides } = options;
  const call = readCall(request);
  const { from: sender } = call;
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
  if (isOutOfGas) throw failure(rpcCode.server, "out of gas");
  if (isReverted) throw failure(executionReverted, revertMessage(output), output);
  return output;
}

/** @returns go-ethereum's message for a call that reverted. */
export function revertMessage(output: string): string {
  const reason = revertReason(output);
  return `execution reverted${reason === undefined ? "" : `: ${reason}`}`;
}

/** A tip in wei that the next block certainly accepts. */
export const defaultTip = 1n;

/** Fills in what a transaction lacks before it can be signed, as `eth_fillTransaction` does. */
export function fillTransaction(chain: EvmChain, request: Fields): { readonly tx: Fields } {
  const { chainId: own } = chain.options;
  const { from, to, nonce, value, chainId, accessList, type, gas } = request;
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas: tip } = request;
  if (chainId !== undefined && Number(chainId) !== own)
    throw rejection(`chainId does not match node's (have=${Number(chainId)}, want=${own})`);
  const input = request["input"] ?? request["data"] ?? "0x";
  if (typeof to !== "string") throw rejection(noContracts);
  if (gasPrice !== undefined && (maxFeePerGas ?? tip) !== undefined)
    throw rejection("both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified");
  const list = accessList as readonly AccessListEntry[] | undefined;
  const hasPrice = gasPrice !== undefined || Number(type ?? 2) < 2;
  const fees = hasPrice
    ? { gasPrice: gasPrice ?? quantity(blockFacts.baseFee + defaultTip) }
    : {
        maxFeePerGas: maxFeePerGas ?? quantity(2n * blockFacts.baseFee + BigInt(String(tip ?? defaultTip))),
        maxPriorityFeePerGas: tip ?? quantity(defaultTip),
      };
  const kind = hasPrice ? (list ? "0x1" : "0x0") : "0x2";
  const sender = typeof from === "string" ? from : blockFacts.producer;
  return {
    tx: {
      type: kind,
      nonce: nonce ?? quantity(chain.account(sender, chain.head + 1).nonce),
      to,
      gas: gas ?? quantity(simulate(chain, request, chain.head + 1).gasUsed),
      value: value ?? "0x0",
      input,
      ...fees,
      ...(kind !== "0x0" && { accessList: list ?? [] }),
      chainId: quantity(own),
    },
  };
}
