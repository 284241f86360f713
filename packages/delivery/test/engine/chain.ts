import type { Cursor, Reading, Source, SourceBlock } from "../../src/model/source.ts";
import type { Instance, Scheduler } from "./scheduler.ts";

/** What the items of the chain are for: the filter excludes some, and fails for others. */
export type Kind = "plain" | "excluded" | "failing";

export interface ChainBlock extends SourceBlock {
  readonly parent: string;
}

/** A chain that grows and is reorganized, with some blocks that come back. */
export class Chain {
  readonly blocks: ChainBlock[] = [];
  finalNumber = 0;
  /** Whether it has begun to end well: nothing fails anymore. */
  calm = false;
  readonly #scheduler: Scheduler;
  readonly #all = new Map<string, ChainBlock>();
  readonly #waiting = new Set<() => void>();
  #hashes = 0;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
    this.grow(1 + scheduler.below(20));
  }

  get head(): number {
    return this.blocks.length - 1;
  }

  grow(count: number): void {
    for (let index = 0; index < count; index++) this.#push(this.#create());
    this.#changed();
  }

  finalize(): void {
    this.finalNumber += this.#scheduler.below(this.head - this.finalNumber + 1);
    this.#changed();
  }

  finalizeAll(): void {
    this.finalNumber = this.head;
    this.#changed();
  }

  /** Replaces up to 20 blocks by as many others or more: by new ones, or by those of an earlier fork. */
  reorganize(): void {
    const depth = Math.min(1 + this.#scheduler.below(20), this.head - this.finalNumber);
    if (depth <= 0) return;
    this.blocks.splice(this.blocks.length - depth);
    const length = this.blocks.length + depth;
    while (this.blocks.length < length + this.#scheduler.below(2)) {
      const parent = this.blocks.at(-1)?.hash ?? "";
      const known = [...this.#all.values()].filter((block) => block.parent === parent);
      const back = this.#scheduler.chance(0.5) ? known[this.#scheduler.below(known.length)] : undefined;
      this.#push(back ?? this.#create());
    }
    this.#changed();
  }

  source(instance: Instance): Source {
    // eslint-disable-next-line typescript/no-this-alias -- the getters of the source have another `this`
    const chain = this;
    const scheduler = this.#scheduler;
    let finalNumber = 0;
    const fail = (): void => {
      if (!chain.calm && scheduler.chance(0.05)) throw new Error("the node is away");
    };
    return {
      type: "log",
      get head() {
        return chain.head;
      },
      async begin(start) {
        await scheduler.step(instance);
        fail();
        const next = start === "latest" ? chain.head : "block" in start ? start.block : 0;
        return { next, hash: chain.blocks[next - 1]?.hash ?? "" };
      },
      async read(cursor: Cursor, signal: AbortSignal): Promise<Reading | "replaced"> {
        await scheduler.step(instance);
        fail();
        while (chain.head < cursor.next) await chain.#wait(signal);
        const before = chain.blocks[cursor.next - 1]?.hash ?? "";
        if (cursor.hash !== undefined && cursor.hash !== before) return "replaced";
        const blocks = chain.blocks.slice(cursor.next, cursor.next + 1 + scheduler.below(6));
        // A node may lag behind with what is final.
        finalNumber = Math.max(finalNumber, chain.finalNumber - (chain.calm ? 0 : scheduler.below(4)));
        const [first, last] = [blocks[0], blocks.at(-1)];
        if (!first || !last) throw new Error("no blocks");
        const reading = {
          blocks: blocks.filter(({ items }) => items.length > 0),
          first,
          last,
          cursor: { next: last.number + 1, hash: last.hash },
          finalNumber,
        };
        await scheduler.step(instance);
        return reading;
      },
      watch(cursor, wake) {
        const isReplaced = cursor.hash !== undefined && cursor.hash !== chain.blocks[cursor.next - 1]?.hash;
        // Sources that only wait in `read` have no watch.
        if (isReplaced || chain.head >= cursor.next || scheduler.chance(0.3)) return undefined;
        chain.#waiting.add(wake);
        return () => void chain.#waiting.delete(wake);
      },
      async findCurrent(blocks) {
        await scheduler.step(instance);
        fail();
        return blocks.map(({ number, hash }) => chain.blocks[number]?.hash === hash);
      },
      close: () => undefined,
    };
  }

  #create(): ChainBlock {
    const number = this.blocks.length;
    const hash = `h${++this.#hashes}`;
    const count = this.#scheduler.chance(0.4) ? 0 : this.#scheduler.below(5);
    const items = Array.from({ length: count }, (_, index) => {
      const value = this.#scheduler.random();
      const kind: Kind = value < 0.2 ? "excluded" : value < 0.23 ? "failing" : "plain";
      return { key: `${hash}:${index}`, data: { kind, key: `${hash}:${index}` } };
    });
    return { number, hash, parent: this.blocks.at(-1)?.hash ?? "", items };
  }

  #push(block: ChainBlock): void {
    this.blocks.push(block);
    this.#all.set(block.hash, block);
  }

  #changed(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const wake = (): void => {
        signal.removeEventListener("abort", abort);
        resolve();
      };
      const abort = (): void => {
        this.#waiting.delete(wake);
        reject(signal.reason);
      };
      signal.addEventListener("abort", abort, { once: true });
      this.#waiting.add(wake);
    });
  }
}

/** The filter and the projection of the simulation. */
export function transform(data: unknown): string | undefined {
  const { kind, key } = data as { kind: Kind; key: string };
  if (kind === "failing") throw new Error("no such key");
  return kind === "excluded" ? undefined : JSON.stringify({ key });
}
