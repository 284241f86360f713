import type { Log, LogFilter } from "@node-access/rpc";
import type { StreamSource } from "@node-access/management";

type LogSource = Extract<StreamSource, { type: "logs" }>;
type Topics = NonNullable<LogFilter["topics"]>;

/** Writes the filter of a stream as nodes read it. Nodes disagree on whether a null at the end needs a topic. */
export function toLogFilter({ addresses, topics = [] }: LogSource): LogFilter {
  const used = topics.slice(0, topics.findLastIndex((topic) => topic !== null) + 1) as Topics;
  return { ...(addresses && { address: addresses }), ...(used.length > 0 && { topics: used }) };
}

/** Creates the function that applies the filter of a stream to a log, as nodes do. */
export function createFilter(source: LogSource): (log: Log) => boolean {
  const { topics = [] } = toLogFilter(source);
  const addresses = source.addresses && toSet(source.addresses);
  const wanted = topics.map((topic) => (topic === null ? undefined : toSet([topic].flat() as string[])));
  return ({ address, topics: found }) =>
    (!addresses || addresses.has(address.toLowerCase())) &&
    wanted.every((set, index) => !set || set.has(found[index]?.toLowerCase() ?? ""));
}

function toSet(values: readonly string[]): ReadonlySet<string> {
  return new Set(values.map((value) => value.toLowerCase()));
}
