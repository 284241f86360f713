import { createDeliveryOf } from "../../src/engine/create-delivery.ts";
import type { Delivery } from "../../src/model/delivery.ts";
import type { Batch, Destination } from "../../src/model/destination.ts";
import type { Source, SourceBlock } from "../../src/model/source.ts";
import type { StreamDefinition } from "../../src/model/stream.ts";
import { createMemoryStore, StoredStream } from "./memory-store.ts";
import { Scheduler } from "./scheduler.ts";

export const lease = { stream: "ST-1", epoch: 0 };

export const definition: StreamDefinition = {
  id: "ST-1",
  number: 1,
  protocol: "ethereum",
  publicNetwork: "ethereum-mainnet",
  source: { type: "logs" },
  start: { block: 0 },
  confirmations: 0,
  destination: { type: "webhook", url: "https://app.example/events" },
  secrets: [],
  batchSize: 100,
  node: { url: "", grpcUrl: "", key: "" },
};

/** A block with events. */
export function block(number: number, events: number): SourceBlock {
  const items = Array.from({ length: events }, (_, index) => ({
    key: `${number}:${index}`,
    data: { number, index },
  }));
  return { number, hash: `h${number}`, items };
}

/** What a test changes of the stream that it runs. */
export interface OneOptions {
  readonly definition?: Partial<StreamDefinition>;
  readonly source?: Partial<Source>;
  /** What the destination does with a batch. */
  readonly deliver?: (batch: Batch) => Promise<void> | void;
  readonly destination?: Partial<Destination>;
  readonly isCertain?: () => boolean;
  readonly transform?: (data: unknown) => string | undefined;
}

/** A stream that reads the given blocks, which are final up to a number, in time that does not pass by itself. */
export class One {
  readonly scheduler = new Scheduler(1);
  readonly stored = new StoredStream();
  readonly delivered: Batch[] = [];
  readonly reads: number[] = [];
  readonly logged: string[] = [];
  readonly delivery: Delivery;
  blocks: readonly SourceBlock[];
  finalNumber: number;
  #changed: () => void = () => undefined;

  constructor(blocks: readonly SourceBlock[], finalNumber: number, options: OneOptions = {}) {
    this.blocks = blocks;
    this.finalNumber = finalNumber;
    const clock = this.scheduler.clock({ state: "alive" });
    this.delivery = createDeliveryOf(
      {
        store: createMemoryStore(new Map([[lease.stream, this.stored]])),
        log: (_, text) => this.logged.push(text),
        allowPrivate: true,
        ...(options.isCertain && { isCertain: options.isCertain }),
      },
      {
        clock,
        createSource: () => Promise.resolve({ ...this.#source(), ...options.source }),
        createDestination: () =>
          Promise.resolve({
            open: () => Promise.resolve(undefined),
            deliver: async (batch: Batch) => {
              await options.deliver?.(batch);
              this.delivered.push(batch);
            },
            test: () => Promise.resolve(),
            close: () => Promise.resolve(),
            ...options.destination,
          }),
        createTransform: () => Promise.resolve(options.transform),
      },
    );
    this.delivery.start({ ...definition, ...options.definition }, lease);
  }

  /** The keys of what was delivered, in order. */
  get keys(): readonly string[] {
    return this.delivered.flatMap(({ events }) => events.map(({ key }) => key));
  }

  /** Lets everything happen that does not need time to pass. */
  async settle(): Promise<void> {
    for (let idle = 0; idle < 5; idle++) await new Promise(setImmediate);
  }

  /** Lets time pass until something is so. */
  async until(done: () => boolean): Promise<void> {
    await this.settle();
    for (let moves = 0; !done(); moves++) {
      if (moves > 100_000) throw new Error("it does not happen");
      await this.scheduler.next();
      await this.settle();
    }
  }

  grow(blocks: readonly SourceBlock[], finalNumber: number): void {
    this.blocks = [...this.blocks, ...blocks];
    this.finalNumber = finalNumber;
    this.#changed();
  }

  #source(): Source {
    return {
      type: "log",
      head: undefined,
      begin: () => Promise.resolve({ next: 0 }),
      findCurrent: (blocks) =>
        Promise.resolve(blocks.map(({ hash }) => this.blocks.some((one) => one.hash === hash))),
      read: async ({ next, hash: before }, signal) => {
        this.reads.push(next);
        const isReplaced = (): boolean =>
          before !== undefined &&
          this.blocks.some(({ number, hash }) => number === next - 1 && hash !== before);
        let found = this.blocks.find(({ number }) => number === next);
        while (!found && !isReplaced()) {
          await new Promise<void>((resolve, reject) => {
            this.#changed = resolve;
            signal.addEventListener("abort", () => reject(signal.reason));
          });
          found = this.blocks.find(({ number }) => number === next);
        }
        if (!found || isReplaced()) return "replaced";
        const { number, hash } = found;
        const cursor = { next: number + 1, hash };
        return { blocks: [found], first: found, last: found, cursor, finalNumber: this.finalNumber };
      },
      close: () => undefined,
    };
  }
}
