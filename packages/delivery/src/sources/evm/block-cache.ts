import { stringifyJson } from "@node-access/transport/json-rpc";
import { LRUCache } from "lru-cache";

/** Bytes, about, for all nodes. */
const MAX_BYTES = 64 * 2 ** 20;

/** What was read of blocks, by a key with their hash: each is read once for all streams, and again once it was dropped. */
export class BlockCache {
  static readonly #results = new LRUCache<string, object>({ maxSize: MAX_BYTES });
  readonly #reading = new Map<string, Promise<object>>();

  /** Returns what is remembered under a key. */
  get(key: string): object | undefined {
    return BlockCache.#results.get(key);
  }

  /** Returns what is remembered or being read under a key, or else reads it. */
  read<T extends object>(key: string, read: () => Promise<T>): Promise<T> {
    const known = BlockCache.#results.get(key) as T | undefined;
    if (known) return Promise.resolve(known);
    let reading = this.#reading.get(key) as Promise<T> | undefined;
    if (!reading) {
      reading = read();
      this.#reading.set(key, reading);
      void reading
        .then((result) => BlockCache.#results.set(key, result, { size: sizeOf(result) }))
        .catch(() => {})
        .finally(() => this.#reading.delete(key));
    }
    return reading;
  }
}

/** About as many bytes as a value of JSON takes. */
function sizeOf(value: object): number {
  return 2 * stringifyJson(value).length + 1;
}
