import type { Cost } from "../../options/limits.ts";
import type { QueueState } from "../../observe/queue-state.ts";
import { Shares, type WeightOf } from "../shares.ts";

/** How many of the callers that wait are named. */
const maxCallers = 10;

export interface Waiter {
  readonly cost: Cost;
  /** Who it is for: connections are divided among tenants. */
  readonly tenant: string;
  /** Called when the request may be sent. It must call the queue's `release` when it has ended. */
  onAcquired(): void;
  /** Called when the request has waited too long, with which share is full, and was removed. */
  onTimeout(reason: string): void;
}

interface QueueEntry {
  /** Increases, so that a tenant's requests are served in their order of arrival. */
  readonly order: number;
  readonly timer: NodeJS.Timeout;
}

type Waiting = Map<Waiter, QueueEntry>;

interface TenantQueue {
  readonly heavy: Waiting;
  readonly other: Waiting;
}

/**
 * Limits the concurrent requests to one upstream. The others wait, and the tenant that has the fewest in flight is
 * served next. Heavy requests may hold only a part of the connections, so slow traces cannot use up all of them.
 */
export class ConnectionQueue {
  readonly #tenants = new Map<string, TenantQueue>();
  readonly #all: Shares;
  readonly #heavy: Shares;
  #next = 0;
  #isServing = false;

  constructor(connections: number, heavyLimit: number, weightOf: WeightOf) {
    this.#all = new Shares(connections, weightOf);
    this.#heavy = new Shares(heavyLimit, weightOf);
  }

  get isBusy(): boolean {
    return this.#tenants.size > 0;
  }

  get isIdle(): boolean {
    return this.#all.active === 0 && !this.isBusy;
  }

  /** How many requests wait and how many are in flight: in total, and of the heavy ones. */
  states(): readonly QueueState[] {
    const counts = [...this.#tenants].map(
      ([tenant, { heavy, other }]) => [tenant, heavy.size, other.size] as const,
    );
    return [
      describeQueue(
        "connections",
        this.#all,
        counts.map(([tenant, heavy, other]) => [tenant, heavy + other]),
      ),
      describeQueue(
        "heavy_connections",
        this.#heavy,
        counts.map(([tenant, heavy]) => [tenant, heavy]),
      ),
    ];
  }

  acquire(waiter: Waiter, maxWait: number): void {
    const { tenant, cost } = waiter;
    if (this.#hasRoom(tenant, cost)) return this.#start(waiter);
    const timer = setTimeout(() => {
      const reason = this.#describe(waiter);
      this.remove(waiter);
      waiter.onTimeout(reason);
    }, maxWait);
    const queue = this.#tenants.get(tenant) ?? { heavy: new Map(), other: new Map() };
    this.#tenants.set(tenant, queue);
    selectWaiting(queue, cost).set(waiter, { order: this.#next++, timer });
  }

  remove(waiter: Waiter): boolean {
    const queue = this.#tenants.get(waiter.tenant);
    if (!queue) return false;
    const waiting = selectWaiting(queue, waiter.cost);
    clearTimeout(waiting.get(waiter)?.timer);
    const wasWaiting = waiting.delete(waiter);
    if (queue.heavy.size + queue.other.size === 0) this.#tenants.delete(waiter.tenant);
    return wasWaiting;
  }

  release({ cost, tenant }: Waiter): void {
    this.#all.release(tenant);
    if (cost === "heavy") this.#heavy.release(tenant);
    // A request that ends as soon as it starts, as with a closed upstream, calls this while the next ones are
    // being started.
    if (this.#isServing) return;
    this.#isServing = true;
    for (let next = this.#first(); next; next = this.#first()) {
      this.remove(next);
      this.#moveToEnd(next.tenant);
      this.#start(next);
    }
    this.#isServing = false;
  }

  #start(waiter: Waiter): void {
    this.#all.take(waiter.tenant);
    if (waiter.cost === "heavy") this.#heavy.take(waiter.tenant);
    waiter.onAcquired();
  }

  #hasRoom(tenant: string, cost: Cost): boolean {
    return this.#all.hasRoom(tenant) && (cost !== "heavy" || this.#heavy.hasRoom(tenant));
  }

  /** The next request to send: the first one of the tenant that holds least. */
  #first(): Waiter | undefined {
    let first: Waiter | undefined;
    let least = Infinity;
    for (const [tenant, queue] of this.#tenants) {
      const load = this.#all.load(tenant);
      if (load >= least || !this.#all.hasRoom(tenant)) continue;
      const next = findFirst(queue, this.#heavy.hasRoom(tenant));
      if (next) [first, least] = [next, load];
    }
    return first;
  }

  /** Tenants that hold equally much take turns. */
  #moveToEnd(tenant: string): void {
    const queue = this.#tenants.get(tenant);
    if (!queue) return;
    this.#tenants.delete(tenant);
    this.#tenants.set(tenant, queue);
  }

  #describe({ tenant, cost }: Waiter): string {
    const { heavy, other } = this.#tenants.get(tenant) ?? { heavy: new Map(), other: new Map() };
    const share =
      this.#all.hasRoom(tenant) && cost === "heavy"
        ? this.#heavy.describe(tenant, "connections for heavy calls to an upstream")
        : this.#all.describe(tenant, "connections to an upstream");
    return `${share}; ${heavy.size + other.size} of its calls wait: send fewer at once`;
  }
}

/** @param counts - How many requests of each tenant wait. */
function describeQueue(
  queue: string,
  shares: Shares,
  counts: readonly (readonly [string, number])[],
): QueueState {
  let waiting = 0;
  for (const [, count] of counts) waiting += count;
  const { active, limit } = shares;
  const most = counts.filter(([, count]) => count > 0).toSorted(([, one], [, other]) => other - one);
  const callers = most
    .slice(0, maxCallers)
    .map(([caller, count]) => ({ caller, waiting: count, active: shares.held(caller) }));
  return { queue, waiting, active, limit, callers };
}

function selectWaiting({ heavy, other }: TenantQueue, cost: Cost): Waiting {
  return cost === "heavy" ? heavy : other;
}

/** The request of a tenant that has waited longest, of those that may be sent. */
function findFirst(queue: TenantQueue, mayBeHeavy: boolean): Waiter | undefined {
  const [[other, place] = []] = queue.other;
  const [[heavy, heavyPlace] = []] = mayBeHeavy ? queue.heavy : [];
  if (!place || !heavyPlace) return other ?? heavy;
  return place.order < heavyPlace.order ? other : heavy;
}
