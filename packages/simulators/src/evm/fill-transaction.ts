import type { EvmChain } from "./chain.ts";
import { blockFacts, type Fields, quantity } from "./seeded-blocks.ts";
import { simulate } from "./simulated-call.ts";
import { type AccessListEntry, noContracts, rejection } from "./signed-transaction.ts";

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
