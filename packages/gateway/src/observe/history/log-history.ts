import type { LogEntry } from "../log.ts";

/**
 * Maximum stored entries, and separately maximum stored warnings and errors, and changes of state,
 * so that many unimportant entries do not displace important ones.
 */
const maxEntries = 1_000;

const levels: readonly LogEntry["level"][] = ["info", "warn", "error"];

export interface NumberedEntry {
  readonly number: number;
  readonly entry: LogEntry;
}

/** Stores the newest log entries of a process. */
export class LogHistory {
  readonly #all: NumberedEntry[] = [];
  readonly #important: NumberedEntry[] = [];
  readonly #changes: NumberedEntry[] = [];
  /** The number of the newest entry; 0 before the first one. */
  last = 0;

  add(entry: LogEntry): void {
    this.last += 1;
    // Each number has a fixed slot, where it overwrites the oldest entry.
    this.#all[this.last % maxEntries] = { number: this.last, entry };
    if (entry["change"] !== undefined) this.#keep(this.#changes, entry);
    if (entry.level !== "info") this.#keep(this.#important, entry);
  }

  #keep(entries: NumberedEntry[], entry: LogEntry): void {
    entries.push({ number: this.last, entry });
    if (entries.length > 2 * maxEntries) entries.splice(0, maxEntries);
  }

  /** The stored entries after a number, oldest first. `changes`: only changes of state. */
  after(number: number, level: LogEntry["level"], changes = false): NumberedEntry[] {
    const oldest = Math.max(number, this.last - maxEntries);
    const isWanted = (one: NumberedEntry): boolean =>
      one.number > number && levels.indexOf(one.entry.level) >= levels.indexOf(level);
    if (changes) return this.#changes.filter(isWanted);
    const older = this.#important.filter((one) => one.number <= oldest);
    const newer = this.#all.filter((one) => one.number > oldest).toSorted(byNumber);
    return [...older, ...newer].filter(isWanted);
  }
}

function byNumber(one: NumberedEntry, other: NumberedEntry): number {
  return one.number - other.number;
}
