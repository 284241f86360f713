/**
 * Checks the client of one adapter, in its own process that it may block, fill or crash: `client-process.ts FILE NAME`.
 * Sends each result to the parent process, and finally the number of unhandled rejections.
 */
import { adaptersIn } from "../adapters.ts";
import { rows } from "./rows.ts";
import { runRows } from "./run-row.ts";

let unhandled = 0;
process.on("unhandledRejection", () => (unhandled += 1));
process.on("uncaughtException", () => (unhandled += 1));

const report = (message: object | number): Promise<void> =>
  new Promise((done) => process.send?.(message, undefined, {}, () => done()));
const [file = "", name] = process.argv.slice(2);
const adapters = (await adaptersIn(file)).filter((adapter) => adapter.name === name);
for (const [id, result] of runRows(rows, adapters)[0] ?? []) {
  const { passed, observed } = await result;
  await report([id, { passed, observed }]);
}
await report(unhandled);
process.exit();
