import { currentTime } from "../../observe/clock.ts";
import type { UpstreamUsageTable } from "../../state/tables/upstreams.ts";
import type { DailyCount } from "./usage-budget.ts";

/** Milliseconds between two updates of the shared counts. */
const flushInterval = 1_000;
const dayLength = 86_400_000;

type UsageTable = Pick<UpstreamUsageTable, "add" | "of" | "raise" | "forget">;

interface Count {
  /** The count of all gateways at the last update. */
  shared: number;
  /** This gateway's count since then. */
  own: number;
}

/**
 * Counts the requests to upstreams with a daily limit, together with the other gateways on the database.
 * Counts survive restarts. While the database is away, each gateway continues from the last known counts.
 */
export class DailyUsage {
  readonly #table: () => UsageTable;
  readonly #now: () => number;
  readonly #counts = new Map<string, Count>();
  readonly #timer: NodeJS.Timeout;
  #day: string;
  #flushing: Promise<void> = Promise.resolve();

  constructor(table: () => UsageTable, now: () => number = currentTime) {
    this.#table = table;
    this.#now = now;
    this.#day = findDay(now());
    this.#timer = setInterval(() => void this.flush(), flushInterval).unref();
  }

  /** @param id - An upstream's id: `ethereum-mainnet.rpc.own-1`. */
  count(id: string): DailyCount {
    const count = this.#counts.get(id) ?? { shared: 0, own: 0 };
    this.#counts.set(id, count);
    const startNewDay = (): void => this.#startNewDay();
    const now = this.#now;
    return {
      get endsIn() {
        return dayLength - (now() % dayLength);
      },
      get today() {
        startNewDay();
        return count.shared + count.own;
      },
      add(requests) {
        startNewDay();
        count.own += requests;
      },
    };
  }

  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#flush());
    return this.#flushing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #flush(): Promise<void> {
    this.#startNewDay();
    const day = this.#day;
    for (const [id, count] of this.#counts) {
      const { own } = count;
      try {
        const table = this.#table();
        const known = count.shared + own;
        const stored = await (own > 0 ? table.add(id, day, own) : table.of(id, day));
        // A count that shrinks is that of a database which went back: the upstream has counted on.
        const shared = stored < known ? await table.raise(id, day, known) : stored;
        // A new day has begun in the meantime.
        if (this.#day !== day) return;
        count.shared = shared;
        count.own -= own;
      } catch {
        // The database is away; the next update includes these counts.
        return;
      }
    }
  }

  #startNewDay(): void {
    const today = findDay(this.#now());
    if (today === this.#day) return;
    this.#day = today;
    for (const count of this.#counts.values()) [count.shared, count.own] = [0, 0];
    const weekAgo = findDay(Date.parse(today) - 7 * dayLength);
    void this.#table()
      .forget(weekAgo)
      .catch(() => {});
  }
}

function findDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
