import type { LogEntry } from "../log.ts";

/** Entries that are kept, and apart from these as many warnings and errors: what matters is not lost among what does not. */
const most = 1_000;

const levels: readonly LogEntry["level"][] = ["info", "warn", "error"];

/** An entry with its number in the log of its process. */
export interface NumberedEntry {
  readonly number: number;
  readonly entry: LogEntry;
}

/** The newest entries of a process's log. */
export class LogHistory {
  readonly #all: NumberedEntry[] = [];
  readonly #important: NumberedEntry[] = [];
  #last = 0;

  /** The number of the newest entry; 0 before the first one. */
  get last(): number {
    return this.#last;
  }

  add(entry: LogEntry): void {
    this.#last += 1;
    // Each number has its place, where it replaces the one that is too old.
    this.#all[this.#last % most] = { number: this.#last, entry };
    if (entry.level === "info") return;
    this.#important.push({ number: this.#last, entry });
    if (this.#important.length > 2 * most) this.#important.splice(0, most);
  }

  /** The entries after a number that are still there, oldest first, without those that matter less than the level. */
  after(number: number, level: LogEntry["level"]): NumberedEntry[] {
    const oldest = Math.max(number, this.#last - most);
    const isWanted = (one: NumberedEntry): boolean =>
      one.number > number && levels.indexOf(one.entry.level) >= levels.indexOf(level);
    const older = this.#important.filter((one) => one.number <= oldest);
    const newer = this.#all.filter((one) => one.number > oldest).toSorted(byNumber);
    return [...older, ...newer].filter(isWanted);
  }
}

function byNumber(one: NumberedEntry, other: NumberedEntry): number {
  return one.number - other.number;
}
