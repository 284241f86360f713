import type { Log } from "@node-access/rpc";
import type { ChainBlock } from "./chain-window.ts";
import { LogIndex } from "./log-filter.ts";

/** Milliseconds, for each stream, after which one without items reads on, and stores where it is. Few streams do with each block. */
const PATIENCE = 30;
const MAX_PATIENCE = 300_000;
const FEW = 100;

/** What waits for something to read. */
export interface Watch {
  /**
   * @param since - One without items that has waited since then, by `performance.now()`, reads on.
   * @returns whether there is something to read.
   */
  look(since: number): boolean;
  wake(): void;
}

/** The streams of a node that wait. One look at a block costs each of them about a microsecond, and no memory. */
export class Watches {
  /** How many streams read the node. */
  streams = 0;
  readonly #watches = new Set<Watch>();
  /** Logs of blocks that they look at: `undefined` while they are read, `false` if they could not be. */
  readonly #indexes = new Map<ChainBlock, LogIndex | undefined | false>();
  readonly #find: (block: ChainBlock) => readonly Log[] | undefined;
  readonly #read: (block: ChainBlock) => Promise<readonly Log[]>;

  /** @param find - Returns the logs of a block if they are known. */
  constructor(
    find: (block: ChainBlock) => readonly Log[] | undefined,
    read: (block: ChainBlock) => Promise<readonly Log[]>,
  ) {
    this.#find = find;
    this.#read = read;
  }

  get hasMany(): boolean {
    return this.streams > FEW;
  }

  /** Looks after each change of the chain. @returns a function that ends this. */
  add(watch: Watch): () => void {
    this.#watches.add(watch);
    return () => void this.#watches.delete(watch);
  }

  /** @returns the logs of a block; `undefined` while they are read, `false` if they could not be. */
  logIndex(block: ChainBlock): LogIndex | undefined | false {
    if (this.#indexes.has(block)) return this.#indexes.get(block);
    const known = this.#find(block);
    const index = known && new LogIndex(known);
    this.#indexes.set(block, index);
    if (!index) void this.#readIndex(block);
    return index;
  }

  /** The chain has changed. */
  notify(): void {
    // Those that are being read are looked at soon.
    for (const [block, index] of this.#indexes) if (index !== undefined) this.#indexes.delete(block);
    this.#look();
  }

  async #readIndex(block: ChainBlock): Promise<void> {
    const logs = await this.#read(block).catch(() => undefined);
    this.#indexes.set(block, logs ? new LogIndex(logs) : false);
    this.#look();
  }

  #look(): void {
    const patience = this.hasMany ? Math.min(this.streams * PATIENCE, MAX_PATIENCE) : 0;
    const since = performance.now() - patience;
    for (const watch of this.#watches) {
      if (!watch.look(since)) continue;
      this.#watches.delete(watch);
      watch.wake();
    }
  }
}
