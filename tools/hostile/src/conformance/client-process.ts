/**
 * Runs the list with the client of one adapter, in a process that it may block, fill or end: `client-process.ts FILE`.
 * Each result is a line of JSON; so is, at the end, the number of rejections that nobody handled.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Adapter } from "./adapter.ts";
import { rows } from "./rows.ts";
import { runRows } from "./run-row.ts";

let unhandled = 0;
process.on("unhandledRejection", () => (unhandled += 1));
process.on("uncaughtException", () => (unhandled += 1));

const tell = (message: object): Promise<void> =>
  new Promise((done) => process.send?.(message, undefined, {}, () => done()));
const { default: adapter } = (await import(pathToFileURL(resolve(process.argv[2] ?? "")).href)) as {
  default: Adapter;
};
await tell({ name: adapter.name });
for (const results of runRows(rows, [adapter])) {
  for (const [id, result] of results) {
    const { held, saw } = await result;
    await tell({ id, held, saw });
  }
}
await tell({ unhandled });
process.exit();
