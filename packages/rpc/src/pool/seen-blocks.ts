import { blockParams, heightMethods } from "../generated/affinity.ts";

/** Hashes that are remembered. */
const REMEMBERED = 1_000;

/** The blocks that endpoints have told of: a node that does not have one of them lags behind another. */
export class SeenBlocks {
  readonly #hashes = new Set<unknown>();
  #highest = -1;

  /** Takes note of a result. */
  note(method: string, result: unknown): void {
    if (heightMethods.includes(method)) this.#reach(result);
    const { number, hash } = Object(result) as { number?: unknown; hash?: unknown };
    if (typeof hash !== "string" || typeof number !== "string") return;
    this.#reach(number);
    this.#hashes.add(hash);
    if (this.#hashes.size <= REMEMBERED) return;
    const [oldest] = this.#hashes;
    this.#hashes.delete(oldest);
  }

  /** Whether a call is for a block that an endpoint has told of. */
  isFor(method: string, params: readonly unknown[]): boolean {
    const block = blockOf(method, params);
    const { blockNumber = block, blockHash = block } = Object(block) as Record<string, unknown>;
    return this.#hashes.has(blockHash) || toNumber(blockNumber) <= this.#highest;
  }

  #reach(number: unknown): void {
    this.#highest = Math.max(this.#highest, toNumber(number) || -1);
  }
}

/** The block that a call is for. */
export function blockOf(method: string, params: readonly unknown[]): unknown {
  const index = Object.hasOwn(blockParams, method) ? blockParams[method] : undefined;
  return index === undefined ? undefined : params[index];
}

/** A block number in any of its forms; NaN for a tag or a hash. */
function toNumber(value: unknown): number {
  if (typeof value === "string" && !/^(0x[0-9a-f]{1,16}|\d{1,16})$/i.test(value)) return NaN;
  return typeof value === "string" || typeof value === "number" || typeof value === "bigint"
    ? Number(value)
    : NaN;
}
