import { writeSync } from "node:fs";
import type { LogEntry } from "./log.ts";

/** Milliseconds until a write is repeated for which its reader has no room. */
const pause = 20;
const clock = new Int32Array(new SharedArrayBuffer(4));

/** @returns a log that writes each entry to standard error as a line of JSON, before it returns. */
export function standardErrorLog(fields: Readonly<Record<string, string>> = {}): (entry: LogEntry) => void {
  return ({ level, ...entry }) => {
    let rest = Buffer.from(`${JSON.stringify({ level, ...fields, ...entry })}\n`);
    while (rest.length > 0)
      try {
        rest = rest.subarray(writeSync(2, rest));
      } catch (error) {
        // Standard error may be closed, for example with its terminal or after `2>&1 | head -1`.
        // The gateway keeps running.
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
        Atomics.wait(clock, 0, 0, pause);
      }
  };
}
