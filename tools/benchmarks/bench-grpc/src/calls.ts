/**
 * Compares calls and streams of slot updates with hand-written code on grpc-js.
 *
 *     node src/calls.ts [--against FOLDER]... ["unary 64 at a time" | "slots one per frame" | "slots packed" | transactions]...
 */
import { commandLine, exitWithError } from "@node-access-tools/workspace";
import { resolve } from "node:path";
import { measureCalls } from "./measure-calls.ts";
import { TASKS } from "./run-peer.ts";

const USAGE = 'usage: node src/calls.ts [--against FOLDER]... ["unary 64 at a time" | ...]...';
const { values, positionals } = commandLine(USAGE, {
  options: { against: { type: "string", multiple: true } },
  allowPositionals: true,
});
const known = Object.keys(TASKS);
const tasks = positionals.length > 0 ? positionals : known;
const unknown = tasks.find((task) => !known.includes(task));
if (unknown !== undefined)
  exitWithError(`no task is named ${JSON.stringify(unknown)}; there are: ${known.join(", ")}`);

const checkouts = (values.against ?? []).map((folder) => resolve(folder));
console.log(await measureCalls({ tasks, rounds: 3, milliseconds: 1_500, checkouts }));
console.log("\nmedians of 3 rounds; the first of each table = 1.00");
