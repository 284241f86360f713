import { rpcCode, RpcFailure } from "../json-rpc/rpc-failure.ts";
import type { EvmChain } from "./chain.ts";

/** How many blocks the `safe` and the `finalized` block are behind the newest one. */
const behind = { safe: 32, finalized: 64 };

/** Resolves block references of callers to numbers on a simulated chain. */
export class BlockNumbers {
  readonly #chain: EvmChain;

  constructor(chain: EvmChain) {
    this.#chain = chain;
  }

  /** @returns the number of the block with a hash; `undefined` for a block that does not exist yet. */
  byHash(hash: unknown): number | undefined {
    const number = this.#chain.numberOf(String(hash));
    return number !== undefined && number <= this.#chain.head ? number : undefined;
  }

  /** @returns the number of a block by its number or tag; `undefined` for a block that does not exist yet. */
  byTag(tag: unknown): number | undefined {
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
  }

  /** @returns the number of a block by its number, tag or hash, or an object with one of them. */
  byReference(reference: unknown): number | undefined {
    const { blockHash, blockNumber } = Object(reference) as Readonly<Record<string, unknown>>;
    if (blockHash !== undefined) return this.byHash(blockHash);
    if (blockNumber !== undefined) return this.byTag(blockNumber);
    return typeof reference === "string" && reference.length === 66
      ? this.byHash(reference)
      : this.byTag(reference);
  }

  /** @throws RpcFailure if there is no such block. */
  known(reference: unknown): number {
    const number = this.byReference(reference);
    if (number === undefined) throw new RpcFailure({ code: rpcCode.server, message: "header not found" });
    return number;
  }
}
