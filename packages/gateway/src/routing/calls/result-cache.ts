import { LRUCache } from "lru-cache";
import { lasting } from "./cached-block.ts";

/** A result as it was written, with the block whose replacement ends it. */
interface CachedResult {
  readonly result: Buffer;
  /** `lasting` if no reorg can reach it any more. */
  block: number;
}

/** What an entry takes beside its result and its key, in bytes: an estimate. */
const overhead = 300;

/** Results by call, bounded in bytes. Those used least recently go first. */
export class ResultCache {
  /** Bytes of the largest result that is kept. */
  readonly largest: number;
  /** How many reorgs have ended results: one that was asked for before the last of them must not be kept after it. */
  reorgs = 0;
  readonly #entries: LRUCache<string, CachedResult>;
  /** The keys of results that a reorg would end, by block. */
  readonly #byBlock = new Map<number, Set<string>>();

  /** @param bytes - That all results together may take. */
  constructor(bytes: number) {
    this.largest = Math.floor(bytes / 8);
    this.#entries = new LRUCache({
      maxSize: bytes,
      maxEntrySize: this.largest + overhead,
      dispose: ({ block }, key) => this.#forget(key, block),
    });
  }

  /** Bytes that the results take now. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Whether there is something that a reorg would end. */
  get hasPassing(): boolean {
    return this.#byBlock.size > 0;
  }

  /** @param isFollowed - Whether a reorg would be noticed: without it, only what no reorg can reach is returned. */
  get(key: string, isFollowed = true): Buffer | undefined {
    const entry = this.#entries.get(key);
    return entry && (isFollowed || entry.block === lasting) ? entry.result : undefined;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** @param block - Whose replacement by a reorg ends the result, or `lasting`. */
  set(key: string, result: Buffer, block: number): void {
    this.#entries.set(key, { result, block }, { size: overhead + 2 * key.length + result.length });
    if (block === lasting || !this.#entries.has(key)) return;
    const keys = this.#byBlock.get(block);
    if (keys) keys.add(key);
    else this.#byBlock.set(block, new Set([key]));
  }

  /** Keeps what is of blocks up to a number from now on: they are final. */
  settle(number: number): void {
    for (const [block, keys] of this.#byBlock) {
      if (block > number) continue;
      this.#byBlock.delete(block);
      for (const key of keys) {
        const entry = this.#entries.peek(key);
        if (entry) entry.block = lasting;
      }
    }
  }

  /** Drops what is of blocks from a number on: a reorg has replaced them. */
  drop(number: number): void {
    this.reorgs += 1;
    for (const [block, keys] of this.#byBlock)
      if (block >= number) for (const key of keys) this.#entries.delete(key);
  }

  /** Drops everything: even what was final is of another chain. */
  clear(): void {
    this.reorgs += 1;
    this.#entries.clear();
  }

  #forget(key: string, block: number): void {
    const keys = this.#byBlock.get(block);
    keys?.delete(key);
    if (keys?.size === 0) this.#byBlock.delete(block);
  }
}
