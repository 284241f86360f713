import { LRUCache } from "lru-cache";
import { ownBytes } from "../../contract/own-bytes.ts";
import { lasting } from "./cached-block.ts";

/** A result as it was written: a text if it is a short plain value, each byte a character. */
export type CachedResult = string | Buffer;

interface CachedEntry {
  readonly result: CachedResult;
  /** The block whose replacement ends it; `lasting` if no reorg can reach it. */
  readonly block: number;
}

/** What an entry takes beside its result and its key, in bytes: an estimate. */
const overhead = 300;

/** Results by call, bounded in bytes. Those used least recently go first. */
export class ResultCache {
  /** Bytes of the largest result that is kept. */
  readonly largest: number;
  /** How many reorgs have ended results: one that was requested before the last of them must not be kept after it. */
  reorgs = 0;
  readonly #entries: LRUCache<string, CachedEntry>;
  /** The newest block that is final: no reorg can reach it any more, nor what no block is the end of. */
  #settled = lasting;
  /** The newest block that a result is of. */
  #newest = lasting;

  /** @param bytes - That all results together may take. */
  constructor(bytes: number) {
    this.largest = Math.floor(bytes / 8);
    this.#entries = new LRUCache({ maxSize: bytes, maxEntrySize: this.largest + overhead });
  }

  /** Bytes that the results take now. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Whether there may be something that a reorg would end. */
  get hasPassing(): boolean {
    return this.#newest > this.#settled;
  }

  /** @param isFollowed - Whether a reorg would be noticed: without it, only what no reorg can reach is returned. */
  get(key: string, isFollowed = true): CachedResult | undefined {
    const entry = this.#entries.get(key);
    return entry && (isFollowed || entry.block <= this.#settled) ? entry.result : undefined;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** @param block - Whose replacement by a reorg ends the result, or `lasting`. */
  set(key: string, result: CachedResult, block: number): void {
    this.#newest = Math.max(this.#newest, block);
    const own = typeof result === "string" ? result : ownBytes(result);
    this.#entries.set(key, { result: own, block }, { size: overhead + 2 * key.length + result.length });
  }

  /** Keeps what is of blocks up to a number from now on: they are final. */
  settle(number: number): void {
    this.#settled = Math.max(this.#settled, number);
  }

  /** Drops what is of blocks from a number on: a reorg has replaced them. */
  drop(number: number): void {
    this.reorgs += 1;
    const from = Math.max(number, this.#settled + 1);
    if (this.#newest < from) return;
    for (const [key, { block }] of this.#entries.entries()) if (block >= from) this.#entries.delete(key);
    this.#newest = from - 1;
  }

  /** Drops everything: even what was final is of another chain. */
  clear(): void {
    this.reorgs += 1;
    this.#entries.clear();
    this.#settled = lasting;
    this.#newest = lasting;
  }
}
