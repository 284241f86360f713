// Runs every check of the repository through turbo and closes with a summary.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { commandLine, findRoot, members } from "@node-access-tools/workspace";
import { failures, readRuns, readTests, summarize } from "./summary.ts";

commandLine("usage: npm test", {});
const root = findRoot(import.meta.dirname);
const records = join(root, ".turbo/runs");

function turbo(tasks: readonly string[], concurrency: number): Promise<number> {
  const args = [
    "run",
    ...tasks,
    `--concurrency=${concurrency}`,
    "--continue=dependencies-successful",
    "--output-logs=new-only",
    "--log-order=grouped",
    "--summarize",
  ];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  return new Promise((resolve, reject) => {
    const child = spawn("turbo", args, { cwd: root, env, stdio: "inherit" });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

const all = members(root);
// What an earlier run left must not be counted; turbo brings back the reports of cached runs.
for (const old of [records, ...all.map((member) => join(member.directory, ".results"))]) {
  rmSync(old, { recursive: true, force: true });
}
const codes = [
  await turbo(
    ["lint", "format:check", "prose", "shape", "drift", "spec:check", "typecheck", "api", "test", "check"],
    2,
  ),
  await turbo(["budget"], 1),
];
const runs = readRuns(records);
const tests = readTests(root, all);
console.log(summarize(runs, tests));
// A turbo that could not even start leaves no record, so its exit code counts too.
process.exitCode = codes.some((code) => code !== 0) || failures(runs).length > 0 || tests.failed > 0 ? 1 : 0;
