/** `npm run replay -- DIR`: exits with 0 only if every recorded exchange matches the specs. */
import { resolve } from "node:path";
import { commandLine, exitWithError } from "@node-access-tools/workspace";
import { replay } from "./replay.ts";
import { report } from "./report.ts";

const usage = "usage: npm run replay -- <folder with recorded exchanges>";
const { positionals } = commandLine(usage, { allowPositionals: true });
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) exitWithError(usage);
try {
  // npm runs this in the root folder; INIT_CWD is the folder in which the user called it.
  const outcomes = await replay(resolve(process.env["INIT_CWD"] ?? process.cwd(), folder));
  console.log(report(outcomes));
  process.exitCode = outcomes.some(({ verdict }) => verdict === "mismatch") ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
