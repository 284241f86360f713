import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TaskRecord } from "./summary.ts";

/** How long tasks and files of tests took when they last ran on this machine, in seconds. */
export interface Timings {
  /** By turbo's id, such as `@node-access/rpc#test`. */
  readonly tasks: Readonly<Record<string, number>>;
  /** By the path from the root. */
  readonly files: Readonly<Record<string, number>>;
}

const fileOf = (root: string): string => join(root, ".turbo/timings.json");

/** Reads the timings of earlier runs. A fresh clone has none. */
export function readTimings(root: string): Timings {
  try {
    return JSON.parse(readFileSync(fileOf(root), "utf8")) as Timings;
  } catch {
    return { tasks: {}, files: {} };
  }
}

/** Adds the timings of a run. Those of cached tasks stay. */
export function writeTimings(
  root: string,
  tasks: readonly TaskRecord[],
  files: Readonly<Record<string, number>>,
): void {
  const before = readTimings(root);
  const took = tasks.flatMap(({ taskId, cache, execution: at }) =>
    at && cache.status === "MISS" ? [[taskId, (at.endTime - at.startTime) / 1000] as const] : [],
  );
  const timings: Timings = {
    tasks: { ...before.tasks, ...Object.fromEntries(took) },
    files: { ...before.files, ...files },
  };
  mkdirSync(dirname(fileOf(root)), { recursive: true });
  writeFileSync(fileOf(root), JSON.stringify(timings, undefined, 1));
}
