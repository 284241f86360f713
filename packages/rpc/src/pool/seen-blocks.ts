import { blockParams, heightMethods } from "../generated/affinity.ts";

/** Hashes that are remembered. */
const REMEMBERED = 1_000;
/** Reads in a row that no endpoint could serve, after which the block is no longer expected to exist. */
const DOUBTS = 3;

/** The blocks that endpoints have reported: a node that does not have one of them lags behind another. */
export class SeenBlocks {
  readonly #hashes = new Set<unknown>();
  #highest = -1;
  #doubts = 0;

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

  /** Whether a call is for a block that an endpoint has reported. */
  isFor(method: string, params: readonly unknown[]): boolean {
    const { number, hash } = referenceOf(method, params);
    return this.#hashes.has(hash) || toNumber(number) <= this.#highest;
  }

  /**
   * Notes how a read of a reported block ended that one endpoint could not serve. An endpoint may report any block: what
   * no endpoint has is soon forgotten, so that it does not cost further reads.
   *
   * @param found - Whether another endpoint could.
   */
  noteStale(method: string, params: readonly unknown[], found: boolean): void {
    this.#doubts = found ? 0 : this.#doubts + 1;
    if (this.#doubts < DOUBTS) return;
    this.#doubts = 0;
    const { number, hash } = referenceOf(method, params);
    if (!this.#hashes.delete(hash)) this.#highest = toNumber(number) - 1;
  }

  #reach(number: unknown): void {
    this.#highest = Math.max(this.#highest, toNumber(number) || -1);
  }
}

function referenceOf(method: string, params: readonly unknown[]): { number: unknown; hash: unknown } {
  const block = blockOf(method, params);
  const { blockNumber = block, blockHash = block } = Object(block) as Record<string, unknown>;
  return { number: blockNumber, hash: blockHash };
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
