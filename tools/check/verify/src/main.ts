// Runs every check of the repository through turbo, and ends with a summary.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { commandLine, findRoot, members, quietTurbo } from "@node-access-tools/workspace";
import { failures, type FailedTest, readRuns, readTests, summarize } from "./summary.ts";

commandLine("usage: npm test", {});
const root = findRoot(import.meta.dirname);
const records = join(root, ".turbo/runs");

const env = { ...process.env, ...quietTurbo };

function run(program: string, args: readonly string[], cwd: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: "inherit" });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

function turbo(tasks: readonly string[]): Promise<number> {
  const args = [
    "run",
    ...tasks,
    // Many tests wait for processes and timeouts, so one task more than there are processors keeps all of them busy.
    `--concurrency=${availableParallelism() + 1}`,
    "--continue=dependencies-successful",
    "--output-logs=new-only",
    "--log-order=grouped",
    "--summarize",
  ];
  return run("turbo", args, root);
}

/** Runs the files of failed tests again, one member after another. @returns whether all of them pass. */
async function passAlone(failed: readonly FailedTest[]): Promise<boolean> {
  for (const directory of new Set(failed.map((test) => test.directory))) {
    const files = failed.filter((test) => test.directory === directory).map((test) => test.file);
    if ((await run("pnpm", ["run", "test", ...new Set(files)], directory)) !== 0) return false;
  }
  return true;
}

const all = members(root);
// Removes reports of earlier runs. turbo restores those of cached runs.
for (const old of [records, ...all.map((member) => join(member.directory, ".results"))]) {
  rmSync(old, { recursive: true, force: true });
}
const code = await turbo(
  "test //#typecheck lint format:check prose shape drift spec:check doc-examples api budget".split(" "),
);
const runs = readRuns(records);
const tests = readTests(root, all);
const failed = failures(runs);
// A busy machine can make tests fail that wait for processes and timeouts. Failed tests run once more without other work, and are
// still reported. This is skipped if anything else failed, such as a package whose tests did not finish.
const mayBeUnstable =
  failed.length > 0 &&
  failed.every(({ task, package: name }) => {
    const directory = all.find(({ manifest }) => manifest.name === name)?.directory;
    return task === "test" && tests.failures.some((test) => test.directory === directory);
  });
const passedAlone = mayBeUnstable && (await passAlone(tests.failures));
console.log(summarize(runs, tests, passedAlone));
// If turbo cannot start, there is no record, so its exit code counts too.
const hasFailed = code !== 0 || failed.length > 0 || tests.failed > 0;
process.exitCode = hasFailed && !passedAlone ? 1 : 0;
