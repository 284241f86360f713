/**
 * Checks the client of one adapter, in its own process that it may block, fill or crash: `client-process.ts FILE`.
 * Sends each result to the parent process, and finally the number of unhandled rejections.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Adapter, adapterProblem } from "./adapter.ts";
import { rows } from "./rows.ts";
import { runRows } from "./run-row.ts";

let unhandled = 0;
process.on("unhandledRejection", () => (unhandled += 1));
process.on("uncaughtException", () => (unhandled += 1));

const report = (message: object): Promise<void> =>
  new Promise((done) => process.send?.(message, undefined, {}, () => done()));
const adapter = await loadAdapter(resolve(process.argv[2] ?? ""));
await report({ name: adapter.name });
for (const results of runRows(rows, [adapter])) {
  for (const [id, result] of results) {
    const { passed, observed } = await result;
    await report({ id, passed, observed });
  }
}
await report({ unhandled });
process.exit();

/** Loads an adapter. A problem of the adapter itself ends the process; it does not count against the client. */
async function loadAdapter(file: string): Promise<Adapter> {
  try {
    const { default: found } = (await import(pathToFileURL(file).href)) as { default: Adapter };
    const problem = adapterProblem(found);
    if (problem === undefined) return found;
    console.error(`the default export is not an Adapter (see src/conformance/adapter.ts): ${problem}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exit(1);
}
