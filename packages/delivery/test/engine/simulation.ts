import { createDeliveryOf } from "../../src/engine/create-delivery.ts";
import type { Delivery } from "../../src/model/delivery.ts";
import type { StreamDefinition } from "../../src/model/stream.ts";
import { Chain, transform } from "./chain.ts";
import { createMemoryStore, StoredStream } from "./memory-store.ts";
import { Receiver, type Recognition } from "./receiver.ts";
import { type Instance, Scheduler } from "./scheduler.ts";

// Loads at once what the engine loads late: time does not pass by itself.
await import("../../src/engine/repeat-dead-letters.ts");
await import("@node-access/transport/json-rpc");

const ID = "ST-1";

/** What a simulation varies, besides its seed. */
export interface SimulationOptions {
  readonly seed: number;
  readonly destination: Recognition | "pull";
  readonly start: StreamDefinition["start"];
  readonly batchSize: number;
  /** Whether the stream is moved back sometimes. */
  readonly replays: boolean;
  /** How often something happens: a block, a reorganization, a crash. */
  readonly steps: number;
}

/** A stream whose gateways crash, freeze and thaw, on a chain that is reorganized, with parts that fail. */
export class Simulation {
  readonly scheduler: Scheduler;
  readonly chain: Chain;
  readonly stored = new StoredStream();
  readonly receiver: Receiver;
  /** What went wrong in the parts of the simulation, or was logged. */
  readonly mistakes: string[] = [];
  readonly #options: SimulationOptions;
  readonly #instances: { readonly instance: Instance; readonly delivery: Delivery }[] = [];
  #calm = false;

  constructor(options: SimulationOptions) {
    this.#options = options;
    this.scheduler = new Scheduler(options.seed);
    this.chain = new Chain(this.scheduler);
    this.receiver = new Receiver(
      this.scheduler,
      options.destination === "pull" ? "none" : options.destination,
    );
  }

  /** The number of the first block of the stream. */
  get start(): number {
    return this.stored.start ?? 0;
  }

  async run(): Promise<void> {
    this.#startInstance();
    for (let step = 0; step < this.#options.steps; step++) {
      this.#happen();
      const moves = this.scheduler.below(40);
      for (let move = 0; move < moves && (await this.scheduler.next()); move++);
    }
    await this.#calmDown();
  }

  /** Whatever can happen to a stream. */
  #happen(): void {
    const { scheduler, chain } = this;
    const value = scheduler.random();
    if (value < 0.3) chain.grow(1 + scheduler.below(4));
    else if (value < 0.45) chain.reorganize();
    else if (value < 0.6) chain.finalize();
    else if (value < 0.68) this.#crash();
    else if (value < 0.74) this.#freeze();
    else if (value < 0.8) this.#thaw();
    else if (value < 0.85) this.#move();
    else if (value < 0.9) this.#rejectSome();
    else if (value < 0.95) this.#repeatDeadLetters();
    else if (value < 0.97) this.#replay();
    else this.#acknowledge();
  }

  #current(): { readonly instance: Instance; readonly delivery: Delivery } | undefined {
    return this.#instances.at(-1);
  }

  /** Another gateway takes over. What the one before does, it no longer can. */
  #startInstance(): void {
    const { scheduler, chain, stored } = this;
    const instance: Instance = { state: "alive" };
    const reach = async (): Promise<void> => {
      await scheduler.step(instance);
      if (!this.#calm && scheduler.chance(0.01)) throw new Error("the database is away");
    };
    stored.epoch += 1;
    const store = createMemoryStore(new Map([[ID, stored]]), reach);
    const delivery = createDeliveryOf(
      {
        store,
        log: (level, text, { reason }) => {
          if (level === "error" || String(reason).includes("BUG") || reason === "undefined")
            this.mistakes.push(`${text}: ${reason}`);
        },
        allowPrivate: true,
      },
      {
        clock: scheduler.clock(instance),
        createSource: () => Promise.resolve(chain.source(instance)),
        createDestination: () => Promise.resolve(this.receiver.connect(instance)),
        createTransform: () => Promise.resolve(transform),
      },
    );
    this.#instances.push({ instance, delivery });
    delivery.start(this.#definition(), { stream: ID, epoch: stored.epoch });
  }

  #definition(): StreamDefinition {
    const { destination, start, batchSize } = this.#options;
    return {
      id: ID,
      number: 1,
      protocol: "ethereum",
      publicNetwork: "ethereum-mainnet",
      source: { type: "logs" },
      start,
      confirmations: 0,
      destination: destination === "pull" ? { type: "pull" } : { type: "webhook", url: "http://localhost" },
      secrets: [],
      batchSize,
      node: { url: "", grpcUrl: "", key: "" },
    };
  }

  #crash(): void {
    const current = this.#current();
    if (current) current.instance.state = "dead";
    this.#startInstance();
  }

  /** Its lease ends while it is frozen: another gateway takes over. */
  #freeze(): void {
    const current = this.#current();
    if (current) current.instance.state = "frozen";
    this.#startInstance();
  }

  #thaw(): void {
    for (const { instance } of this.#instances) if (instance.state === "frozen") instance.state = "alive";
  }

  /** The stream is stopped, and another gateway takes over as soon as it has ended. */
  #move(): void {
    void this.#current()?.delivery.close();
    if (this.scheduler.chance(0.5)) this.#startInstance();
    else this.#crashLater();
  }

  #crashLater(): void {
    const count = this.#instances.length;
    void this.scheduler
      .clock({ state: "alive" })
      .sleep(3000, new AbortController().signal)
      .then(() => this.#instances.length === count && this.#startInstance());
  }

  #replay(): void {
    const current = this.#current();
    if (!this.#options.replays || this.stored.cursor === undefined) return;
    if (current) current.instance.state = this.scheduler.chance(0.5) ? "dead" : "frozen";
    this.stored.replay(this.start + this.scheduler.below(this.stored.cursor.next - this.start + 1));
    this.#startInstance();
  }

  #rejectSome(): void {
    const block = this.chain.blocks[this.scheduler.below(this.chain.blocks.length)];
    const item = block?.items[0];
    if (this.scheduler.chance(0.5)) this.receiver.rejected.clear();
    else if (item) this.receiver.reject(item.key);
  }

  #repeatDeadLetters(): void {
    for (const { sequence } of this.stored.deadLetters) this.stored.requested.add(sequence);
    this.#current()?.delivery.wake(ID);
  }

  /** A reader of a stream with the destination `pull` stores some events, and acknowledges them. */
  #acknowledge(): void {
    if (this.#options.destination !== "pull") return;
    const waiting = this.stored.waiting();
    const count = this.#calm ? waiting.length : this.scheduler.below(waiting.length + 1);
    const events = waiting.slice(0, count);
    this.receiver.record.push(...events);
    // Its acknowledgement may be lost.
    if (!this.#calm && this.scheduler.chance(0.2)) return;
    const acknowledged = this.#calm ? this.stored.sequence : (events.at(-1)?.sequence ?? 0);
    this.stored.delivered = Math.max(this.stored.delivered, acknowledged);
    this.#current()?.delivery.wake(ID, this.stored.delivered);
  }

  /** Nothing fails anymore, the chain ends, and everything becomes final. */
  async #calmDown(): Promise<void> {
    this.#calm = true;
    this.chain.calm = true;
    this.receiver.calm = true;
    this.receiver.rejected.clear();
    this.#thaw();
    if (this.stored.paused) return;
    await this.#settle();
    this.chain.finalizeAll();
    this.chain.grow(1);
    this.chain.finalizeAll();
    await this.#settle();
    this.#repeatDeadLetters();
    await this.#settle();
    void this.#current()?.delivery.close();
    await this.#settle();
  }

  async #settle(): Promise<void> {
    const end = this.scheduler.now + 30 * 60_000;
    for (let moves = 0; moves < 20_000 && this.scheduler.now < end; moves++) {
      if (moves % 50 === 0) this.#acknowledge();
      if (!(await this.scheduler.next())) {
        if (this.#options.destination !== "pull" || this.stored.delivered === this.stored.sequence) return;
        this.#acknowledge();
      }
    }
    this.mistakes.push("does not end");
  }
}
