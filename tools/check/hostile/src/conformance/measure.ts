import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { rows } from "./rows.ts";
import type { RowResult } from "./run-row.ts";

export type Measured = Pick<RowResult, "passed" | "observed">;

/** The results of one client, by the rows' ids. */
export interface Measurement {
  readonly name: string;
  readonly results: ReadonlyMap<string, Measured>;
  /** How many rejections and exceptions were unhandled. */
  readonly unhandled: number;
}

/** Checks the client of an adapter against all rows, in its own process. @throws Error if the process ends before all rows were checked. */
export async function measure(file: string, name: string): Promise<Measurement> {
  const results = new Map<string, Measured>();
  let unhandled: number | undefined;
  // The client's own output is ignored. Standard error is kept to explain why a process ended early.
  const child = fork(join(import.meta.dirname, "client-process.ts"), [file, name], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => (errors = (errors + String(chunk)).slice(0, 2_000)));
  child.on("message", (message: [id: string, Measured] | number) => {
    if (typeof message === "number") unhandled = message;
    else results.set(...message);
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (unhandled !== undefined) return { name, results, unhandled };
  const done = `${results.size} of ${rows.length} rows`;
  throw new Error(`${name}: the client's process ended (${code}) after ${done}: ${errors}`);
}
