/** `npm run replay -- DIR`: exits with 0 only if every recorded exchange matches the specs. */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { commandLine, exitWithError } from "@node-access-tools/workspace";
import { replay } from "./replay.ts";
import { report } from "./report.ts";

const usage = "usage: npm run replay -- <folder with recorded exchanges>";
const { positionals } = commandLine(usage, { allowPositionals: true });
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) exitWithError(usage);
// npm runs this in the root folder; INIT_CWD is the folder in which the user called it.
const exchanges = resolve(process.env["INIT_CWD"] ?? process.cwd(), folder);
if (statSync(exchanges, { throwIfNoEntry: false })?.isDirectory() !== true)
  exitWithError(`${exchanges} is not a folder\n${usage}`);
try {
  const outcomes = await replay(exchanges);
  console.log(report(outcomes));
  process.exitCode = outcomes.some(({ verdict }) => verdict === "mismatch") ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
