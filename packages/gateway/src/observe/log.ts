/** One thing that happened. Holds no secret: paths with tokens, headers and bodies are never in it. */
export interface LogEntry {
  /** ISO 8601. */
  readonly time: string;
  /** How much it matters. */
  readonly level: "info" | "warn" | "error";
  /** What happened, in words that stay the same. */
  readonly event: string;
  readonly [field: string]: string | number | boolean | undefined;
}

/** Writes an entry; the time is added. */
export type Log = (
  level: LogEntry["level"],
  event: string,
  fields?: Readonly<Record<string, string | number | boolean>>,
) => void;

/**
 * @param sink - Where entries go; nowhere if absent. What it throws is ignored: a log that fails stops no request.
 * @param keep - Takes them too.
 */
export function createLog(
  sink: ((entry: LogEntry) => void) | undefined,
  keep?: (entry: LogEntry) => void,
): Log {
  if (!sink && !keep) return () => {};
  return (level, event, fields) => {
    const entry = { time: new Date().toISOString(), level, event, ...fields };
    keep?.(entry);
    try {
      sink?.(entry);
    } catch {
      // There is nowhere to report it.
    }
  };
}
