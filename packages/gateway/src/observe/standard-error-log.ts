import { destination, pino } from "pino";
import type { LogEntry } from "./log.ts";

/**
 * @param fields - What each entry has besides its own.
 * @returns a log that writes each entry to the standard error, as a line of JSON.
 */
export function standardErrorLog(fields: Readonly<Record<string, string>> = {}): (entry: LogEntry) => void {
  const output = destination({ fd: 2, sync: true });
  // The log may have no reader: a terminal is closed, `2>&1 | head -1` ends. The gateway goes on.
  output.on("error", () => {});
  // An entry has its own time.
  const options = { base: fields, timestamp: false, formatters: { level: (level: string) => ({ level }) } };
  const logger = pino(options, output);
  return ({ level, ...entry }) => logger[level](entry);
}
