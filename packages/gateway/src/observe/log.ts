/** A log entry. Holds no secret: paths with tokens, headers and bodies are never logged. */
export interface LogEntry {
  /** In ISO 8601. */
  readonly time: string;
  /** How much it matters. */
  readonly level: "info" | "warn" | "error";
  /** What happened, as a constant phrase. */
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
 * @param sink - Receives the entries. Its errors are ignored: a failing log must not stop requests.
 * @param history - Receives them too.
 */
export function createLog(
  sink: ((entry: LogEntry) => void) | undefined,
  history?: (entry: LogEntry) => void,
): Log {
  if (!sink && !history) return () => {};
  return (level, event, fields) => {
    const entry = { time: new Date().toISOString(), level, event, ...fields };
    history?.(entry);
    try {
      sink?.(entry);
    } catch {
      // A failing log cannot be logged.
    }
  };
}
