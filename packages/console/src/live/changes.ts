import type { LogEntry } from "../generated/types.ts";
import type { Polled } from "./live.tsx";
import { useLog } from "./log.ts";

/** A change of state, such as an upstream that fails, or works again. */
export interface Change {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `failed`, `throttled`, `lagging`, `cordoned`, ..., or `recovered`. */
  readonly kind: string;
  /** What has recovered. */
  readonly from: string;
  readonly event: string;
  readonly network: string;
  readonly part: string;
  readonly upstream: string;
  /** The upstream's id, or the name of what else has changed. */
  readonly subject: string;
  readonly fields: LogEntry["fields"];
}

/** The time in which something was in a state other than serving. */
export interface Period {
  readonly first: Change;
  /** The newest entry about it. */
  last: Change;
  /** Milliseconds since 1970; `undefined` if it goes on. */
  to: number | undefined;
}

/** Follows the changes of state that this gateway has seen. */
export function useChanges(): Polled<readonly Change[]> {
  const { value, error, reload } = useLog("info", true);
  return { value: value?.entries.map(readChange), error, reload };
}

function readChange({ id, time, event, fields }: LogEntry): Change {
  const text = (name: string): string => String(fields[name] ?? "");
  const [network, part, upstream] = [text("network"), text("part"), text("upstream")];
  const place = [network, part, upstream].filter(Boolean).join(".");
  return {
    id,
    at: Date.parse(time),
    kind: text("change"),
    from: text("from"),
    event,
    network,
    part,
    upstream,
    // Such as `database` of "database unavailable".
    subject: place || (event.split(" ", 1)[0] ?? ""),
    fields,
  };
}

/** Changes that begin a period, which ends when the subject has recovered. */
const lasting: ReadonlySet<string> = new Set([
  "failed",
  "throttled",
  "lagging",
  "forked",
  "mismatched",
  "cordoned",
]);

/** @returns the periods that changes begin and end, the oldest first. */
export function listPeriods(changes: readonly Change[]): Period[] {
  const open = new Map<string, Period>();
  const all: Period[] = [];
  for (const change of changes) {
    const isOver = change.kind === "recovered";
    const key = `${change.subject} ${isOver ? change.from : change.kind} ${change.fields["worker"] ?? ""}`;
    const period = open.get(key);
    if (period) period.last = change;
    if (isOver) {
      if (period) period.to = change.at;
      open.delete(key);
    } else if (!period && lasting.has(change.kind)) {
      const begun = { first: change, last: change, to: undefined };
      open.set(key, begun);
      all.push(begun);
    }
  }
  return all;
}

/** @returns the periods that go on, one for each subject and state, even if several workers report it. */
export function openPeriods(changes: readonly Change[]): Period[] {
  const open = listPeriods(changes).filter(({ to }) => to === undefined);
  return [...Map.groupBy(open, ({ first }) => `${first.subject} ${first.kind}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}
