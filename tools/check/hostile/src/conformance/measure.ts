import { fork } from "node:child_process";
import { join } from "node:path";
import { rows } from "./rows.ts";

/** The result of one row. */
export interface Measured {
  readonly passed: "yes" | "no" | "n/a";
  readonly observed: string;
}

/** The results of one client, by the rows' ids. */
export interface Measurement {
  readonly name: string;
  readonly results: ReadonlyMap<string, Measured>;
  /** How many rejections and exceptions were unhandled. */
  readonly unhandled: number;
}

/**
 * Checks the client of an adapter against all rows, in its own process.
 *
 * @throws Error if the process ends before all rows were checked.
 */
export function measure(file: string, name: string): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const results = new Map<string, Measured>();
    // The client's own output is ignored. Standard error is kept to explain why a process ended early.
    const child = fork(join(import.meta.dirname, "client-process.ts"), [file, name], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let errors = "";
    child.stderr?.on("data", (chunk: Buffer) => (errors = (errors + String(chunk)).slice(0, 2_000)));
    child.on("message", (message: Partial<Measured & { id: string; unhandled: number }>) => {
      if (message.unhandled !== undefined) resolve({ name, results, unhandled: message.unhandled });
      else
        results.set(message.id ?? "", { passed: message.passed ?? "no", observed: message.observed ?? "" });
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      reject(
        new Error(
          `${name}: the client's process ended (${code}) after ${results.size} of ${rows.length} rows: ${errors}`,
        ),
      ),
    );
  });
}
