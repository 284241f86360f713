/** `npm run bench`: runs a scenario. */
import { commandLine, exitWithError } from "@node-access-tools/workspace";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "scenarios");
const known = readdirSync(folder).map((file) => file.replace(/\.ts$/, ""));
const usage = `usage: npm run bench [-- SCENARIO [OPTION...]]

Runs a scenario, which is calls if none is named. The scenarios are:
  ${known.join("\n  ")}`;
const [name = "calls", ...options] = process.argv.slice(2);
if (name.startsWith("-")) commandLine(usage, {});
else if (!known.includes(name)) exitWithError(`no scenario is named ${JSON.stringify(name)}\n${usage}`);

const started = [join(folder, `${name}.ts`), ...options];
process.exitCode = spawnSync(process.execPath, started, { stdio: "inherit" }).status ?? 1;
