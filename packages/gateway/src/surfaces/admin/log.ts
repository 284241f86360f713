import type { HistoryPart } from "../../observe/history/history.ts";
import type { NumberedEntry } from "../../observe/history/log-history.ts";
import type { LogEntry } from "../../observe/log.ts";
import type { AdminCall } from "./admin-call.ts";
import { findHistory } from "./traffic.ts";

/** Maximum entries of one response. */
const maxEntries = 500;

export async function readLog({ context, query }: AdminCall): Promise<object> {
  const {
    after: cursor,
    level = "info",
    changes = false,
  } = query as { after?: string; level?: LogEntry["level"]; changes?: boolean };
  const after = positionsIn(cursor ?? "");
  const parts = await findHistory(context)({ kind: "log", after, level, changes });
  const entries = parts.flatMap((part) => (part.log?.entries ?? []).map((one) => record(part, one)));
  const shown = entries.toSorted(byTime).slice(-maxEntries);
  return {
    instance: context.process.instance,
    cursor: parts.map(({ process, log }) => `${process}:${log?.last ?? 0}`).join("."),
    skipped:
      cursor === undefined || changes
        ? 0
        : skipped(parts, after, level, entries.length) + entries.length - shown.length,
    entries: shown,
  };
}

/** Entries that were dropped before they were read. With a filter by level, they are unknown. */
function skipped(
  parts: readonly HistoryPart[],
  after: Readonly<Record<string, number>>,
  level: LogEntry["level"],
  count: number,
): number {
  if (level !== "info") return 0;
  const written = parts.reduce((sum, { process, log }) => sum + (log?.last ?? 0) - (after[process] ?? 0), 0);
  return Math.max(0, written - count);
}

interface EntryRecord {
  readonly id: string;
  readonly time: string;
  readonly level: LogEntry["level"];
  readonly event: string;
  readonly fields: object;
}

function record({ process }: HistoryPart, { number, entry }: NumberedEntry): EntryRecord {
  const { time, level, event, ...fields } = entry;
  const worker = process === "0" ? {} : { worker: process };
  return { id: `${process}:${number}`, time, level, event, fields: { ...fields, ...worker } };
}

function byTime({ time: one }: EntryRecord, { time: other }: EntryRecord): number {
  return one < other ? -1 : Number(one > other);
}

/** The last entry that was read of each process, by process. */
function positionsIn(cursor: string): Record<string, number> {
  const pairs = cursor === "" ? [] : cursor.split(".").map((pair) => pair.split(":"));
  return Object.fromEntries(pairs.map(([process = "", number]) => [process, Number(number)]));
}
