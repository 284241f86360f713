/**
 * Compares the cost of decoding, encoding and lazily reading messages.
 *
 *     node src/messages-cost.ts [--against FOLDER]... ["decode a transaction" | "encode a transaction" | ...]...
 */
import { commandLine, exitWithError } from "@node-access-tools/workspace";
import { resolve } from "node:path";
import type { CodecTask } from "./codecs.ts";
import { CODEC_TASKS, measureCodecs } from "./measure-codecs.ts";

const USAGE = 'usage: node src/messages-cost.ts [--against FOLDER]... ["decode a transaction" | ...]...';
const { values, positionals } = commandLine(USAGE, {
  options: { against: { type: "string", multiple: true } },
  allowPositionals: true,
});
const unknown = positionals.find((task) => !Object.hasOwn(CODEC_TASKS, task));
if (unknown !== undefined)
  exitWithError(
    `no task is named ${JSON.stringify(unknown)}; there are: ${Object.keys(CODEC_TASKS).join(", ")}`,
  );

const tasks = (positionals.length > 0 ? positionals : Object.keys(CODEC_TASKS)) as CodecTask[];
const checkouts = (values.against ?? []).map((folder) => resolve(folder));
console.log(await measureCodecs({ tasks, rounds: 7, milliseconds: 150, checkouts }));
console.log(
  `\nmedians of 7 rounds; 1.00 is ${tasks.map((task) => `${CODEC_TASKS[task]} (${task})`).join(", ")}`,
);
