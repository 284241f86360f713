import type { Cost } from "../../contract/part-source.ts";
import type { QueueState } from "../../contract/queue-state.ts";

/** A request that waits for a connection. */
export interface Waiter {
  readonly cost: Cost;
  /** Called when the request may be sent. It must call the queue's `release` when it has ended. */
  start(): void;
  /** Called when the request has waited too long, and was removed from the queue. */
  late(): void;
}

interface Place {
  /** Increases, so that requests are served in their order of arrival. */
  readonly number: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Limits the concurrent requests to one upstream; the others wait in order. Heavy requests may hold only a
 * share of the connections, so slow traces cannot use up all of them.
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
   * @param connections - Maximum concurrent requests.
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

  /** How many requests wait and how many are in flight: in total, and of the heavy ones. */
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

  /** @param maxWait - In milliseconds. */
  acquire(waiter: Waiter, maxWait: number): void {
    if (this.#free > 0 && (waiter.cost !== "heavy" || this.#freeForHeavy > 0)) return this.#start(waiter);
    const queue = this.#queueOf(waiter);
    const timer = setTimeout(() => {
      queue.delete(waiter);
      waiter.late();
    }, maxWait);
    queue.set(waiter, { number: this.#next++, timer });
  }

  /** @returns whether the request was waiting, and so was removed. */
  remove(waiter: Waiter): boolean {
    const queue = this.#queueOf(waiter);
    clearTimeout(queue.get(waiter)?.timer);
    return queue.delete(waiter);
  }

  /** Frees the connection of a request that has ended. */
  release({ cost }: Waiter): void {
    this.#free++;
    if (cost === "heavy") this.#freeForHeavy++;
    // A request that ends as soon as it starts, as with a closed upstream, calls this while the next ones are
    // being started.
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

  /** The next request to send, if a connection is free for it. */
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
