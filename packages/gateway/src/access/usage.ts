import { currentTime } from "../observe/clock.ts";
import type { NodeDirectory } from "./node-directory.ts";
import type { KeySet } from "./key-set.ts";
import { addEntry } from "../observe/tallies.ts";
import type { State } from "../state/state.ts";
import type { Usage } from "../state/tables/usage.ts";

const minute = 60_000;
const dayLength = 24 * 60 * minute;

interface Count {
  calls: number;
  errors: number;
}

/** Counts each credential's usage, and stores it once a minute. */
export class UsageCounter {
  readonly #store: State;
  /** Counts that are not stored yet, by day, credential and method. */
  #counts = new Map<string, Map<string, Map<string, Count>>>();
  readonly #timer: NodeJS.Timeout;
  #day = "";
  #dayStart = Number.POSITIVE_INFINITY;

  constructor(store: State) {
    this.#store = store;
    this.#timer = setInterval(() => void this.write(), minute).unref();
  }

  add(credential: string, method: string, calls: number, errors: number): void {
    this.#add(this.#today(), credential, method, calls, errors);
  }

  #add(day: string, credential: string, method: string, calls: number, errors: number): void {
    const credentials = this.#counts.get(day) ?? addEntry(this.#counts, day, new Map());
    const methods = credentials.get(credential) ?? addEntry(credentials, credential, new Map());
    const count = methods.get(method) ?? addEntry(methods, method, { calls: 0, errors: 0 });
    count.calls += calls;
    count.errors += errors;
  }

  /** The current day. Cached, since formatting it takes longer than the rest of a count. */
  #today(): string {
    const now = currentTime();
    if (now < this.#dayStart || now >= this.#dayStart + dayLength) {
      this.#day = new Date(now).toISOString().slice(0, 10);
      this.#dayStart = now - (now % dayLength);
    }
    return this.#day;
  }

  /** Without the database, the counts wait until the next time. */
  async write(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    const rows = listRows(counts);
    try {
      // All of them or none, so that none is counted twice.
      await this.#store.transaction(({ usage }) => usage.add(rows));
    } catch {
      // The gateway reports a database that is away. The rows stay those of their day.
      for (const { day, credential, method, calls, errors } of rows)
        this.#add(day, credential, method, calls, errors);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}

function listRows(counts: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Count>>>): Usage[] {
  return [...counts].flatMap(([day, credentials]) =>
    [...credentials].flatMap(([credential, methods]) =>
      [...methods].map(([method, { calls, errors }]) => ({ day, credential, method, calls, errors })),
    ),
  );
}

/**
 * Stores when keys and credentials were last used, once a minute for all of them together, and once more when
 * the returned function is called. Without the database, this waits until the next time.
 */
export function storeLastUse(
  { tables }: Pick<State, "tables">,
  nodes: NodeDirectory,
  apiKeys: KeySet,
): () => Promise<void> {
  const waiting = [
    { table: tables.nodeCredentials, keys: nodes, ids: new Set<string>() },
    { table: tables.apiKeys, keys: apiKeys, ids: new Set<string>() },
  ] as const;
  const write = async (): Promise<void> => {
    for (const { keys, ids } of waiting) for (const id of keys.takeUsed()) ids.add(id);
    const at = Math.floor(currentTime() / minute) * minute;
    try {
      for (const { table, ids } of waiting) {
        const used = [...ids];
        await table.setUsed(used, at);
        for (const id of used) ids.delete(id);
      }
    } catch {
      // The gateway reports separately that the database is away.
    }
  };
  const timer = setInterval(() => void write(), minute).unref();
  return () => {
    clearInterval(timer);
    return write();
  };
}
