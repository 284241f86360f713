import type { Log, LogFilter } from "@node-access/rpc";
import type { StreamSource } from "@node-access/management";

type LogSource = Extract<StreamSource, { type: "logs" }>;
type Topics = NonNullable<LogFilter["topics"]>;

/** Writes the filter of a stream as nodes read it. Nodes disagree on whether a null at the end needs a topic. */
export function toLogFilter({ addresses, topics = [] }: LogSource): LogFilter {
  const used = topics.slice(0, topics.findLastIndex((topic) => topic !== null) + 1) as Topics;
  return { ...(addresses && { address: addresses }), ...(used.length > 0 && { topics: used }) };
}

/** The logs of a block, and what they contain, so that thousands of filters need not look at each of them. */
export class LogIndex {
  readonly logs: readonly Log[];
  readonly #values: ReadonlySet<string>;

  constructor(logs: readonly Log[]) {
    this.logs = logs;
    this.#values = new Set(
      logs.flatMap(({ address, topics }) => [address, ...topics].map((value) => value.toLowerCase())),
    );
  }

  hasAny(wanted: Wanted | undefined): boolean {
    if (wanted === undefined) return true;
    if (typeof wanted === "string") return this.#values.has(wanted);
    for (const one of wanted) if (this.#values.has(one)) return true;
    return false;
  }
}

/** The values of which one is wanted, in lower case. Most filters have one, and thousands of them are held. */
type Wanted = string | ReadonlySet<string>;

/** Applies the filter of a stream to logs, as nodes do. */
export class LogMatcher {
  readonly #addresses: Wanted | undefined;
  /** By position; `undefined` for any. */
  readonly #topics: readonly (Wanted | undefined)[];

  constructor(source: LogSource) {
    const { topics = [] } = toLogFilter(source);
    this.#addresses = source.addresses && toWanted(source.addresses);
    this.#topics = topics.map((topic) => (topic === null ? undefined : toWanted([topic].flat() as string[])));
  }

  matches({ address, topics }: Log): boolean {
    if (this.#addresses && !isWanted(this.#addresses, address)) return false;
    return this.#topics.every((wanted, index) => !wanted || isWanted(wanted, topics[index] ?? ""));
  }

  /** Thousands of streams ask this for each block: it creates nothing unless the index has what is wanted. */
  matchesAny(index: LogIndex): boolean {
    if (!index.hasAny(this.#addresses)) return false;
    for (const wanted of this.#topics) if (!index.hasAny(wanted)) return false;
    return index.logs.some((log) => this.matches(log));
  }
}

function toWanted(values: readonly string[]): Wanted {
  // A copy would take as much again.
  const all = values.map((value) => (/[A-F]/.test(value) ? value.toLowerCase() : value));
  return all.length === 1 && all[0] ? all[0] : new Set(all);
}

function isWanted(wanted: Wanted, value: string): boolean {
  const own = value.toLowerCase();
  return typeof wanted === "string" ? wanted === own : wanted.has(own);
}
