import { fork } from "node:child_process";
import { join } from "node:path";
import { rows } from "./rows.ts";

/** What came of one row. */
export interface Measured {
  readonly held: "yes" | "no" | "n/a";
  readonly saw: string;
}

/** What came of the list with one client, by the rows' ids. */
export interface Measurement {
  readonly name: string;
  readonly results: ReadonlyMap<string, Measured>;
  /** Rejections and exceptions that nobody handled. */
  readonly unhandled: number;
}

/**
 * Runs the list with the client of an adapter's file, in its own process.
 *
 * @throws Error if the process ended before the list did.
 */
export function measure(file: string): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const results = new Map<string, Measured>();
    let name = file;
    // What a client prints about its failures is not wanted, except why it did not even start.
    const child = fork(join(import.meta.dirname, "client-process.ts"), [file], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let complaint = "";
    child.stderr?.on("data", (chunk: Buffer) => (complaint = (complaint + String(chunk)).slice(0, 2_000)));
    child.on("message", (message: Partial<Measured & { id: string; name: string; unhandled: number }>) => {
      if (message.name !== undefined) name = message.name;
      else if (message.unhandled !== undefined) resolve({ name, results, unhandled: message.unhandled });
      else results.set(message.id ?? "", { held: message.held ?? "no", saw: message.saw ?? "" });
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      reject(
        new Error(
          `${file}: the client's process ended (${code}) after ${results.size} of ${rows.length} rows: ${complaint}`,
        ),
      ),
    );
  });
}
