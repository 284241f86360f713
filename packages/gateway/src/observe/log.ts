import { writeSync } from "node:fs";

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

/** Milliseconds until a write is repeated for which its reader has no room, and how often it is repeated. */
const [pause, maxRepeats] = [20, 50];
const clock = new Int32Array(new SharedArrayBuffer(4));

/** @returns a log that writes each entry to standard error as a line of JSON, before it returns if it is read. */
export function standardErrorLog(fields: Readonly<Record<string, string>> = {}): (entry: LogEntry) => void {
  let rest = Buffer.alloc(0);
  let repeats = 0;
  return ({ level, ...entry }) => {
    // While the reader takes nothing, whole entries are dropped.
    if (rest.length === 0) rest = Buffer.from(`${JSON.stringify({ level, ...fields, ...entry })}\n`);
    while (rest.length > 0)
      try {
        rest = rest.subarray(writeSync(2, rest));
        repeats = 0;
      } catch (error) {
        // The gateway keeps running when standard error is closed, for example with its terminal.
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return void (rest = Buffer.alloc(0));
        if (repeats === maxRepeats) return;
        repeats += 1;
        Atomics.wait(clock, 0, 0, pause);
      }
  };
}

const logged = new WeakMap<Log, Set<string>>();

/** How many parts are remembered. Beyond that, lines are repeated, which are few then. */
const most = 10_000;

/** Logs once what serves a part in place of a node, such as a simulator, or an API that belongs to none. */
export function logStandIn(log: Log, node: string | undefined, part: string, by: string): void {
  const known = logged.get(log) ?? new Set();
  logged.set(log, known);
  const key = `${node} ${part} ${by}`;
  if (known.has(key)) return;
  if (known.size >= most) known.clear();
  known.add(key);
  log("info", "served without a node", { ...(node !== undefined && { node }), part, by });
}
