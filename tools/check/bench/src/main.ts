/** `npm run bench`: runs scenarios, one after the other, each in a process of its own. */
import { commandLine, exitWithError } from "@node-access-tools/workspace";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "scenarios");
const known = readdirSync(folder).map((file) => file.replace(/\.ts$/, ""));
/** Run only when it is named: it reads ten million messages. */
const onRequest: ReadonlySet<string> = new Set(["grpc-memory"]);

const usage = `usage: npm run bench [-- SCENARIO [OPTION...]]

Runs all scenarios, or one with its options. The scenarios are:
  ${known.join("\n  ")}`;
const [name, ...options] = process.argv.slice(2);
if (name === undefined || name.startsWith("-")) commandLine(usage, {});
else if (!known.includes(name)) exitWithError(`no scenario is named ${JSON.stringify(name)}\n${usage}`);

for (const scenario of name === undefined ? known.filter((one) => !onRequest.has(one)) : [name]) {
  console.log(`\n# ${scenario}`);
  const { status } = spawnSync(process.execPath, [join(folder, `${scenario}.ts`), ...options], {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
