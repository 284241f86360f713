import { findExample } from "../find-example.ts";
import type { EvmChain } from "./chain.ts";
import { rpcCode, failure } from "../json-rpc/rpc-failure.ts";
import type { Method } from "../json-rpc/simulated-node.ts";
import type { Fields } from "../values.ts";

/** The fields of a block in addition to its header's. */
const { size, uncles, withdrawals, withdrawalsRoot } = findExample("eth_getBlockByHash");

/** A pending block has no hash yet. Source: go-ethereum. */
const unknownYet = { hash: null, nonce: null, miner: null };

export function headerResult(chain: EvmChain, number: number, isPending = false): Fields {
  return { ...chain.block(number).header, ...(isPending && unknownYet) };
}

/** @returns a block with its transactions, or with their hashes. */
export function blockResult(chain: EvmChain, number: number, isFull: boolean, isPending = false): Fields {
  const transactions = chain
    .block(number)
    .transactions.map(({ transaction }) => (isFull ? transaction : transaction["hash"]));
  const header = headerResult(chain, number, isPending);
  return { ...header, size, uncles, withdrawals, withdrawalsRoot, transactions };
}

/** How many blocks the `safe` and the `finalized` block are behind the newest one. */
const behind = { safe: 32, finalized: 64 };

/** Finds the number of a block by what names it. */
export type FindBlock = (name: unknown) => number | undefined;

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
    if (tag === "latest") return head;
    if (tag === "pending") return head + 1;
    if (tag === "earliest") return 0;
    if (tag === "safe" || tag === "finalized") return Math.max(0, head - behind[tag]);
    return Number(tag) <= head ? Number(tag) : undefined;
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
    if (number === undefined) throw failure(rpcCode.server, "header not found");
    return number;
  }
}
