import type { Cost } from "../../contract/part-source.ts";
import type { QueueState } from "../../contract/queue-state.ts";

/** A request that waits for a connection. */
export interface Waiter {
  readonly cost: Cost;
  /** Its turn has come. It ends with the queue's `release`. */
  start(): void;
  /** It has waited for too long, and is no longer in the queue. */
  late(): void;
}

interface Place {
  /** Counts up, so that those who came first are served first. */
  readonly number: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Limits the requests that one upstream is sent at once; the others wait in the order in which they came. Heavy ones may hold only
 * a share of the connections, so that slow traces leave the rest to everybody else.
 */
export class ConnectionQueue {
  readonly #waiting = new Map<Waiter, Place>();
  readonly #heavyWaiting = new Map<Waiter, Place>();
  readonly #connections: number;
  readonly #forHeavy: number;
  #free: number;
  #freeForHeavy: number;
  #next = 0;
  #isServing = false;

  /**
   * @param connections - Requests at once.
   * @param forHeavy - How many of them may be heavy.
   */
  constructor(connections: number, forHeavy: number) {
    this.#connections = connections;
    this.#forHeavy = forHeavy;
    this.#free = connections;
    this.#freeForHeavy = forHeavy;
  }

  /** Whether no request is in flight, and none waits. */
  get isIdle(): boolean {
    return this.#free === this.#connections && this.#waiting.size + this.#heavyWaiting.size === 0;
  }

  /** Who waits, and who does not: of all requests, and of the heavy ones among them. */
  states(): readonly QueueState[] {
    const heavy = this.#heavyWaiting.size;
    const waiting = this.#waiting.size + heavy;
    return [
      { queue: "connections", waiting, active: this.#connections - this.#free, limit: this.#connections },
      {
        queue: "heavy_connections",
        waiting: heavy,
        active: this.#forHeavy - this.#freeForHeavy,
        limit: this.#forHeavy,
      },
    ];
  }

  /** @param maxWait - Milliseconds. */
  acquire(waiter: Waiter, maxWait: number): void {
    if (this.#free > 0 && (waiter.cost !== "heavy" || this.#freeForHeavy > 0)) return this.#start(waiter);
    const queue = this.#queueOf(waiter);
    const timer = setTimeout(() => {
      queue.delete(waiter);
      waiter.late();
    }, maxWait);
    queue.set(waiter, { number: this.#next++, timer });
  }

  /** @returns whether it was waiting. It no longer is. */
  remove(waiter: Waiter): boolean {
    const queue = this.#queueOf(waiter);
    clearTimeout(queue.get(waiter)?.timer);
    return queue.delete(waiter);
  }

  /** A request that had its turn has ended. */
  release({ cost }: Waiter): void {
    this.#free++;
    if (cost === "heavy") this.#freeForHeavy++;
    // One that ends as soon as it starts, as all do whose upstream was closed, calls this while the next ones are being started.
    if (this.#isServing) return;
    this.#isServing = true;
    for (let next = this.#first(); next; next = this.#first()) {
      this.remove(next);
      this.#start(next);
    }
    this.#isServing = false;
  }

  #start(waiter: Waiter): void {
    this.#free--;
    if (waiter.cost === "heavy") this.#freeForHeavy--;
    waiter.start();
  }

  /** The request whose turn it is, if there is a connection for it. */
  #first(): Waiter | undefined {
    if (this.#free === 0 || this.#waiting.size + this.#heavyWaiting.size === 0) return undefined;
    const [[other, place] = []] = this.#waiting;
    const [[heavy, heavyPlace] = []] = this.#freeForHeavy > 0 ? this.#heavyWaiting : [];
    if (!place || !heavyPlace) return other ?? heavy;
    return place.number < heavyPlace.number ? other : heavy;
  }

  #queueOf({ cost }: Waiter): Map<Waiter, Place> {
    return cost === "heavy" ? this.#heavyWaiting : this.#waiting;
  }
}
