import type { Log, LogFilter } from "@node-access/rpc";
import type { StreamSource } from "@node-access/management";

type LogSource = Extract<StreamSource, { type: "logs" }>;
type Topics = NonNullable<LogFilter["topics"]>;

/** Writes the filter of a stream as nodes read it. Nodes disagree on whether a null at the end needs a topic. */
export function toLogFilter({ addresses, topics = [] }: LogSource): LogFilter {
  const used = topics.slice(0, topics.findLastIndex((topic) => topic !== null) + 1) as Topics;
  return { ...(addresses && { address: addresses }), ...(used.length > 0 && { topics: used }) };
}

/** Applies the filter of a stream to logs, as nodes do. */
export class LogMatcher {
  readonly #addresses: ReadonlySet<string> | undefined;
  /** By position; `undefined` for any. */
  readonly #topics: readonly (ReadonlySet<string> | undefined)[];

  constructor(source: LogSource) {
    const { topics = [] } = toLogFilter(source);
    this.#addresses = source.addresses && toSet(source.addresses);
    this.#topics = topics.map((topic) => (topic === null ? undefined : toSet([topic].flat() as string[])));
  }

  matches({ address, topics }: Log): boolean {
    if (this.#addresses && !this.#addresses.has(address.toLowerCase())) return false;
    return this.#topics.every((wanted, index) => !wanted || wanted.has(topics[index]?.toLowerCase() ?? ""));
  }
}

function toSet(values: readonly string[]): ReadonlySet<string> {
  return new Set(values.map((value) => value.toLowerCase()));
}
