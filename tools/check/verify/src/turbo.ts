import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { findRoot, optionalProgram, optionalPrograms, quietTurbo, run } from "@node-access-tools/workspace";
import { Progress } from "./progress.ts";
import { readRuns, withResult } from "./summary.ts";

// The compiler is written in Go. Collecting garbage less often saves it a quarter of its time.
// Programs find their sources compiled, as those that tests start do (vitest.config.ts).
const NODE_COMPILE_CACHE = join(findRoot(import.meta.dirname), "node_modules/.cache/node-compile");
// Tests run again, and are not taken from the cache, once a program is installed that they skipped some for.
const installed = optionalPrograms.filter((name) => optionalProgram(name) !== undefined).join(",");
const OPTIONAL_PROGRAMS = installed === "" ? "none" : installed;
const env = { GOGC: "400", NODE_COMPILE_CACHE, ...process.env, ...quietTurbo, OPTIONAL_PROGRAMS };

/** Runs a program whose output is the command's own. @returns its exit code. */
export function runProgram(program: string, args: readonly string[], cwd: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: "inherit" });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs tasks, and reports each in one line as it ends.
 *
 * @param tasks - Arguments of `turbo run`: tasks and filters.
 * @param passed - Arguments for the tasks' own commands.
 * @param isVerbose - Whether to show the output of all tasks instead, and not only of those that fail.
 * @returns turbo's exit code, and the tasks that it should have run.
 */
export async function runTasks(
  root: string,
  tasks: readonly string[],
  passed: readonly string[],
  isVerbose: boolean,
): Promise<{ readonly code: number; readonly ids: readonly string[] }> {
  const args = [
    "run",
    ...tasks,
    // Many tests wait for processes and timeouts, so two tasks more than there are processors keep all of them busy.
    `--concurrency=${availableParallelism() + 2}`,
    "--continue=dependencies-successful",
    "--log-order=grouped",
    "--log-prefix=task",
  ];
  const last = passed.length > 0 ? ["--", ...passed] : [];
  const planned = await run("turbo", [...args, "--dry-run=json", ...last], { cwd: root, env });
  if (planned.code !== 0) throw new Error(`turbo cannot run the tasks:\n${planned.output}`);
  const plan = JSON.parse(planned.stdout) as { tasks: { taskId: string; command: string }[] };
  const existing = plan.tasks.filter(({ command }) => command !== "<NONEXISTENT>");
  const ids = existing.map(({ taskId }) => taskId);
  if (isVerbose) {
    const code = await runProgram("turbo", [...args, "--summarize", "--output-logs=new-only", ...last], root);
    return { code, ids };
  }
  console.log(`Running ${ids.length} tasks; each line begins with the time since the start.`);
  const progress = new Progress(ids, (text) => console.log(text));
  return new Promise((resolve, reject) => {
    const all = [...args, "--summarize", "--output-logs=full", ...last];
    const child = spawn("turbo", all, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let errors = "";
    let quiet: NodeJS.Timeout | undefined;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      progress.read(text);
      // turbo writes all of a task's output at once.
      clearTimeout(quiet);
      quiet = setTimeout(() => progress.flush(), 200);
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(quiet);
      progress.flush(new Set(withResult(readRuns(root))));
      if (code !== 0) console.error(errors);
      resolve({ code: code ?? 1, ids });
    });
  });
}
