import { rpcExamples } from "../generated/rpc-examples.ts";
import type { EvmChain } from "./chain.ts";
import type { Fields } from "./seeded-blocks.ts";

/** A block, and whether it is the pending one. */
export interface Pending {
  readonly number: number;
  readonly isPending: boolean;
}

/** The fields of a block in addition to its header's. */
const { size, uncles, withdrawals, withdrawalsRoot } = (rpcExamples["eth_getBlockByHash"]?.result ??
  {}) as Fields;

/** A pending block has no hash yet. Source: go-ethereum. */
const unknownYet = { hash: null, nonce: null, miner: null };

export function headerResult(chain: EvmChain, { number, isPending }: Pending): Fields {
  return shown(chain.block(number).header, isPending);
}

function shown(header: Fields, isPending: boolean): Fields {
  return { ...header, ...(isPending && unknownYet) };
}

/** @returns a block with its transactions, or with their hashes. */
export function blockResult(chain: EvmChain, { number, isPending }: Pending, isFull: boolean): Fields {
  const block = chain.block(number);
  const transactions = block.transactions.map(({ transaction }) =>
    isFull ? transaction : transaction["hash"],
  );
  return { ...shown(block.header, isPending), size, uncles, withdrawals, withdrawalsRoot, transactions };
}
