import { useEffect, useRef, useState } from "preact/hooks";
import { admin } from "../api/client.ts";
import type { LogEntry, LogLevel } from "../generated/types.ts";
import { type Polled, usePoll } from "./live.tsx";

/** Maximum number of entries on the page. */
const most = 500;

/** The visible part of the log. */
export interface LogView {
  readonly entries: readonly LogEntry[];
  /** Number of entries since the page was opened that are not shown. */
  readonly skipped: number;
}

/** Follows the log, or only its changes of state: the newest entries first, then new ones as they arrive. */
export function useLog(level: LogLevel, changes = false): Polled<LogView> {
  const known = useRef<{ instance: string; cursor: string; view: LogView } | undefined>(undefined);
  const [cleared, setCleared] = useState(level);
  useEffect(() => {
    known.current = undefined;
    setCleared(level);
  }, [level]);
  return usePoll(
    async () => {
      const before = known.current;
      const query = { level: cleared, ...(changes && { changes }), ...(before && { after: before.cursor }) };
      const { instance, cursor, skipped, entries } = await admin.readLog(query);
      const own = before?.instance === instance ? before.view : { entries: [], skipped: 0 };
      const seen = new Set(own.entries.map(({ id }) => id));
      const view = {
        entries: [...own.entries, ...entries.filter(({ id }) => !seen.has(id))].slice(-most),
        skipped: own.skipped + skipped,
      };
      known.current = { instance, cursor, view };
      return view;
    },
    2,
    [cleared],
  );
}
