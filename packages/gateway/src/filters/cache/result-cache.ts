import { LRUCache } from "lru-cache";
import { permanent } from "./cached-block.ts";

/** A result as it was written. A short plain value is a text, with one character for each byte. */
export type CachedResult = string | Buffer;

interface CachedEntry {
  readonly result: CachedResult;
  /** The result is removed if a reorg replaces this block; `permanent` if no reorg can affect it. */
  readonly block: number;
}

/** Estimated bytes of an entry in addition to its result and key. */
const overhead = 300;

/** Caches results by call within a byte limit. The least recently used are removed first. */
export class ResultCache {
  readonly maxResultBytes: number;
  /** A result that was requested before the last reorg must not be cached after it. */
  reorgs = 0;
  readonly #entries: LRUCache<string, CachedEntry>;
  /** The newest final block: no reorg can affect results up to it, which include those that are `permanent`. */
  #finalized = permanent;
  /** The newest block that a cached result depends on. */
  #newest = permanent;

  constructor(bytes: number) {
    this.maxResultBytes = Math.floor(bytes / 8);
    this.#entries = new LRUCache({ maxSize: bytes, maxEntrySize: this.maxResultBytes + overhead });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Whether the cache may hold results that a reorg would remove. */
  get hasReorgable(): boolean {
    return this.#newest > this.#finalized;
  }

  /** Whether no reorg can affect results up to a block. */
  isFinal(number: number): boolean {
    return number <= this.#finalized;
  }

  /** @param isFollowed - Whether a reorg would be noticed, so that results before it may be returned. */
  get(key: string, isFollowed = true): CachedResult | undefined {
    const entry = this.#entries.get(key);
    return entry && (isFollowed || this.isFinal(entry.block)) ? entry.result : undefined;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  set(key: string, result: CachedResult, block: number): void {
    this.#newest = Math.max(this.#newest, block);
    const own = typeof result === "string" ? result : ownBytes(result);
    this.#entries.set(key, { result: own, block }, { size: overhead + 2 * key.length + result.length });
  }

  /** Makes results up to this block permanent: the block is final. */
  finalize(number: number): void {
    this.#finalized = Math.max(this.#finalized, number);
  }

  /** Removes results from this block on: a reorg has replaced it. */
  drop(number: number): void {
    this.reorgs += 1;
    const from = Math.max(number, this.#finalized + 1);
    if (this.#newest < from) return;
    for (const [key, { block }] of this.#entries.entries()) if (block >= from) this.#entries.delete(key);
    this.#newest = from - 1;
  }

  /** Removes everything: the whole chain was replaced, including final blocks. */
  clear(): void {
    this.reorgs += 1;
    this.#entries.clear();
    this.#finalized = permanent;
    this.#newest = permanent;
  }
}

/** A short buffer is often a slice of a larger one, and would keep all of it in memory. */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  // Node's other ways to create a short buffer allocate it from a pool.
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
