/**
 * Runs the list with the client of one adapter, in a process that it may block, fill or end: `client-process.ts FILE`.
 * Each result is a line of JSON; so is, at the end, the number of rejections that nobody handled.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Adapter, wrongWith } from "./adapter.ts";
import { rows } from "./rows.ts";
import { runRows } from "./run-row.ts";

let unhandled = 0;
process.on("unhandledRejection", () => (unhandled += 1));
process.on("uncaughtException", () => (unhandled += 1));

const tell = (message: object): Promise<void> =>
  new Promise((done) => process.send?.(message, undefined, {}, () => done()));
const adapter = await adapterIn(resolve(process.argv[2] ?? ""));
await tell({ name: adapter.name });
for (const results of runRows(rows, [adapter])) {
  for (const [id, result] of results) {
    const { held, saw } = await result;
    await tell({ id, held, saw });
  }
}
await tell({ unhandled });
process.exit();

/** What is wrong with an adapter is told, and not counted as a client's mistake. */
async function adapterIn(file: string): Promise<Adapter> {
  try {
    const { default: found } = (await import(pathToFileURL(file).href)) as { default: Adapter };
    const wrong = wrongWith(found);
    if (wrong === undefined) return found;
    console.error(`its default export is no adapter, as src/conformance/adapter.ts describes one: ${wrong}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exit(1);
}
