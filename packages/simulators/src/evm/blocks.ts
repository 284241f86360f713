import { findExample } from "../find-example.ts";
import type { EvmChain } from "./chain.ts";
import { rpcCode, RpcFailure } from "../json-rpc/rpc-failure.ts";
import type { Method } from "../json-rpc/simulated-node.ts";
import type { Fields } from "../values.ts";

/** A block, and whether it is the pending one. */
export interface Pending {
  readonly number: number;
  readonly isPending: boolean;
}

/** The fields of a block in addition to its header's. */
const { size, uncles, withdrawals, withdrawalsRoot } = findExample("eth_getBlockByHash");

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

/** How many blocks the `safe` and the `finalized` block are behind the newest one. */
const behind = { safe: 32, finalized: 64 };

/** Finds the number of a block by what names it. */
export type FindBlock = (name: unknown) => number | undefined;

/** Resolves block references of callers to numbers on a simulated chain. */
export class BlockNumbers {
  readonly #chain: EvmChain;

  constructor(chain: EvmChain) {
    this.#chain = chain;
  }

  /** @returns the number of the block with a hash; `undefined` for a block that does not exist yet. */
  readonly byHash: FindBlock = (hash) => {
    const number = this.#chain.numberOf(String(hash));
    return number !== undefined && number <= this.#chain.head ? number : undefined;
  };

  /** @returns the number of a block by its number or tag; `undefined` for a block that does not exist yet. */
  readonly byTag: FindBlock = (tag) => {
    const { head } = this.#chain;
    switch (tag) {
      case "latest":
        return head;
      case "pending":
        return head + 1;
      case "earliest":
        return 0;
      case "safe":
      case "finalized":
        return Math.max(0, head - behind[tag]);
      default:
        return Number(tag) <= head ? Number(tag) : undefined;
    }
  };

  /** @returns the number of a block by its number, tag or hash, or an object with one of them. */
  readonly byReference: FindBlock = (reference) => {
    const { blockHash, blockNumber } = Object(reference) as Readonly<Record<string, unknown>>;
    if (blockHash !== undefined) return this.byHash(blockHash);
    if (blockNumber !== undefined) return this.byTag(blockNumber);
    return typeof reference === "string" && reference.length === 66
      ? this.byHash(reference)
      : this.byTag(reference);
  };

  /** Creates a method that returns null if its first param names no block, or the pending one. */
  reading(find: FindBlock, read: (number: number, params: readonly unknown[]) => unknown): Method {
    return (params) => {
      const number = find(params[0]);
      return number === undefined || number > this.#chain.head ? null : read(number, params);
    };
  }

  /** @throws RpcFailure if there is no such block. */
  known(reference: unknown): number {
    const number = this.byReference(reference);
    if (number === undefined) throw new RpcFailure({ code: rpcCode.server, message: "header not found" });
    return number;
  }
}
