import { destination, pino } from "pino";
import type { LogEntry } from "./log.ts";

/**
 * @param fields - Added to each entry.
 * @returns a log that writes each entry to standard error as a line of JSON.
 */
export function standardErrorLog(fields: Readonly<Record<string, string>> = {}): (entry: LogEntry) => void {
  const output = destination({ fd: 2, sync: true });
  // Standard error may be closed, for example with its terminal or after `2>&1 | head -1`.
  // The gateway keeps running.
  output.on("error", () => {});
  // Entries bring their own time.
  const options = { base: fields, timestamp: false, formatters: { level: (level: string) => ({ level }) } };
  const logger = pino(options, output);
  return ({ level, ...entry }) => logger[level](entry);
}
