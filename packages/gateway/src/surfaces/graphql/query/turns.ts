import { type Waiting, WaitingList } from "../../../upstreams/waiting-list.ts";

/** How many small pieces of one tenant's work are done before others can take their turn. */
const batchSize = 16;

/** A piece of work that waits. */
interface Turn extends Waiting<Turn> {
  /** Whether it may take long, and is done alone. */
  readonly isLarge: boolean;
  begin(): void;
}

interface Tenant {
  readonly waiting: WaitingList<Turn>;
  /** The milliseconds that it has used, on a clock that all tenants share. */
  used: number;
}

/**
 * Divides a thread's time among tenants (start-time fair queueing): the one that has used the least is next. Time that a
 * tenant did not need while it was idle is not saved up for it.
 */
export class Turns {
  readonly #tenants = new Map<string, Tenant>();
  /** How much time each tenant that always had work has used. */
  #clock = 0;
  #isRunning = false;

  /** @returns when the tenant may do a piece of work, which it then does at once. */
  take(name: string, isLarge: boolean): Promise<void> {
    const tenant = this.#tenants.get(name) ?? { waiting: new WaitingList<Turn>(), used: this.#clock };
    this.#tenants.set(name, tenant);
    if (tenant.waiting.isEmpty) tenant.used = Math.max(tenant.used, this.#clock);
    return new Promise((resolve) => {
      tenant.waiting.add({ isLarge, begin: resolve, before: undefined, after: undefined });
      if (this.#isRunning) return;
      this.#isRunning = true;
      setImmediate(() => this.#run());
    });
  }

  #run(): void {
    const tenant = this.#next();
    if (!tenant) {
      this.#isRunning = false;
      return;
    }
    this.#clock = tenant.used;
    const startedAt = performance.now();
    let count = 0;
    for (const turn of tenant.waiting) {
      if (turn.isLarge && count > 0) break;
      tenant.waiting.delete(turn);
      turn.begin();
      count += 1;
      if (turn.isLarge || count === batchSize) break;
    }
    // The work is done in the promises that wait for the turns, before any other event.
    setImmediate(() => {
      tenant.used += performance.now() - startedAt;
      this.#run();
    });
  }

  /** The tenant that has used the least, of those with work. Forgets those that have nothing to catch up. */
  #next(): Tenant | undefined {
    let next: Tenant | undefined;
    for (const [name, tenant] of this.#tenants) {
      if (!tenant.waiting.isEmpty) {
        if (!next || tenant.used < next.used) next = tenant;
      } else if (tenant.used <= this.#clock) this.#tenants.delete(name);
    }
    return next;
  }
}
