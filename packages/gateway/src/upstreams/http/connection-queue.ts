import type { Cost } from "../../codec/cluster.ts";
import type { QueueState } from "../../codec/queue-state.ts";

/** A request that waits for a connection. */
export interface Waiter {
  readonly cost: Cost;
  /** Called when the request may be sent. It must call the queue's `release` when it has ended. */
  onAcquired(): void;
  /** Called when the request has waited too long, and was removed from the queue. */
  onTimeout(): void;
}

interface QueueEntry {
  /** Increases, so that requests are served in their order of arrival. */
  readonly order: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Limits the concurrent requests to one upstream; the others wait in order. Heavy requests may hold only a
 * share of the connections, so slow traces cannot use up all of them.
 */
export class ConnectionQueue {
  readonly #waiting = new Map<Waiter, QueueEntry>();
  readonly #heavyWaiting = new Map<Waiter, QueueEntry>();
  readonly #connections: number;
  readonly #heavyLimit: number;
  #free: number;
  #freeHeavy: number;
  #next = 0;
  #isServing = false;

  /**
   * @param connections - Maximum concurrent requests.
   * @param heavyLimit - How many of them may be heavy.
   */
  constructor(connections: number, heavyLimit: number) {
    this.#connections = connections;
    this.#heavyLimit = heavyLimit;
    this.#free = connections;
    this.#freeHeavy = heavyLimit;
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
        active: this.#heavyLimit - this.#freeHeavy,
        limit: this.#heavyLimit,
      },
    ];
  }

  /** @param maxWait - In milliseconds. */
  acquire(waiter: Waiter, maxWait: number): void {
    if (this.#free > 0 && (waiter.cost !== "heavy" || this.#freeHeavy > 0)) return this.#start(waiter);
    const queue = this.#queueOf(waiter);
    const timer = setTimeout(() => {
      queue.delete(waiter);
      waiter.onTimeout();
    }, maxWait);
    queue.set(waiter, { order: this.#next++, timer });
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
    if (cost === "heavy") this.#freeHeavy++;
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
    if (waiter.cost === "heavy") this.#freeHeavy--;
    waiter.onAcquired();
  }

  /** The next request to send, if a connection is free for it. */
  #first(): Waiter | undefined {
    if (this.#free === 0 || this.#waiting.size + this.#heavyWaiting.size === 0) return undefined;
    const [[other, place] = []] = this.#waiting;
    const [[heavy, heavyPlace] = []] = this.#freeHeavy > 0 ? this.#heavyWaiting : [];
    if (!place || !heavyPlace) return other ?? heavy;
    return place.order < heavyPlace.order ? other : heavy;
  }

  #queueOf({ cost }: Waiter): Map<Waiter, QueueEntry> {
    return cost === "heavy" ? this.#heavyWaiting : this.#waiting;
  }
}
