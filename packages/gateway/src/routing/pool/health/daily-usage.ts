import { currentTime } from "../../../contract/clock.ts";
import type { UpstreamUsageTable } from "../../../state/tables/upstream-usage.ts";
import type { DailyCount } from "./usage-budget.ts";

/** Milliseconds between two times that counts are added to those of the other gateways. */
const flushEvery = 1_000;
/** Milliseconds of a day. */
const dayLength = 86_400_000;

/** Where counts are stored. */
type UsageTable = Pick<UpstreamUsageTable, "add" | "of" | "forget">;

interface Count {
  /** What all gateways had sent when the count was last added to the shared one. */
  shared: number;
  /** What this gateway has sent since. */
  own: number;
}

/**
 * Counts the requests to upstreams whose requests a day are limited, together with the other gateways on the database. Counts
 * outlive restarts. While the database is away, each gateway goes on counting from what it knows.
 */
export class DailyUsage {
  readonly #table: () => UsageTable;
  readonly #now: () => number;
  readonly #counts = new Map<string, Count>();
  readonly #timer: NodeJS.Timeout;
  #day: string;
  #flushing: Promise<void> = Promise.resolve();

  /**
   * @param table - Where the counts are.
   * @param now - Milliseconds since 1970.
   */
  constructor(table: () => UsageTable, now: () => number = currentTime) {
    this.#table = table;
    this.#now = now;
    this.#day = dayOf(now());
    this.#timer = setInterval(() => void this.flush(), flushEvery).unref();
  }

  /** @param id - Of an upstream: `ethereum-mainnet.rpc.own-1`. */
  count(id: string): DailyCount {
    const count = this.#counts.get(id) ?? { shared: 0, own: 0 };
    this.#counts.set(id, count);
    const turn = (): void => this.#turn();
    const now = this.#now;
    return {
      get endsIn() {
        return dayLength - (now() % dayLength);
      },
      get today() {
        turn();
        return count.shared + count.own;
      },
      add(requests) {
        turn();
        count.own += requests;
      },
    };
  }

  /** Adds what was counted here to what all gateways have counted. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#flush());
    return this.#flushing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #flush(): Promise<void> {
    this.#turn();
    const day = this.#day;
    for (const [id, count] of this.#counts) {
      const { own } = count;
      try {
        const table = this.#table();
        const shared = await (own > 0 ? table.add(id, day, own) : table.of(id, day));
        // A new day has begun meanwhile.
        if (this.#day !== day) return;
        count.shared = shared;
        count.own -= own;
      } catch {
        // The database is away: the next time makes up for it.
        return;
      }
    }
  }

  #turn(): void {
    const today = dayOf(this.#now());
    if (today === this.#day) return;
    this.#day = today;
    for (const count of this.#counts.values()) [count.shared, count.own] = [0, 0];
    const weekAgo = dayOf(Date.parse(today) - 7 * dayLength);
    void this.#table()
      .forget(weekAgo)
      .catch(() => {});
  }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
