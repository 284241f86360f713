import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { must, optionalProgram, optionalPrograms, quietTurbo } from "@node-access-tools/workspace";
import { readRuns } from "./summary.ts";

/** A task that turbo plans, with the file that it writes the task's output to; none if the task is never cached. */
interface PlannedTask {
  readonly taskId: string;
  readonly command: string;
  readonly logFile?: string;
}

/**
 * Runs tasks, with arguments for their own commands. turbo prints a line for each, and this then prints what those have printed
 * that failed, or were broken off. @returns turbo's exit code, and the ids of tasks without a result: turbo, or what they need,
 * ended before they could.
 */
export async function runTasks(
  root: string,
  tasks: readonly string[],
  passed: readonly string[] = [],
): Promise<{ readonly code: number; readonly missing: readonly string[] }> {
  // Tests run again, and are not taken from the cache, once a program is installed that they skipped some for.
  const installed = optionalPrograms.filter((name) => optionalProgram(name) !== undefined).join(",");
  const env = {
    // The compiler is written in Go. Collecting garbage less often saves it a quarter of its time.
    GOGC: "400",
    // Programs find their sources compiled, as those that tests start do (vitest.config.ts).
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node-compile"),
    ...process.env,
    ...quietTurbo,
    OPTIONAL_PROGRAMS: installed === "" ? "none" : installed,
  };
  const args = [
    "run",
    ...tasks,
    // Many tests wait for processes and timeouts, and most packages' run in one worker, so four tasks more than there are
    // processors keep all of them busy.
    `--concurrency=${availableParallelism() + 4}`,
    "--continue=dependencies-successful",
    "--output-logs=hash-only",
  ];
  const last = passed.length > 0 ? ["--", ...passed] : [];
  const planned = await must("turbo", [...args, "--dry-run=json", ...last], { cwd: root, env });
  const { tasks: all } = JSON.parse(planned) as { readonly tasks: readonly PlannedTask[] };
  const plan = all.filter(({ command }) => command !== "<NONEXISTENT>");
  const began = Date.now();
  const options = { cwd: root, env, stdio: "inherit" } as const;
  const { status } = spawnSync("turbo", [...args, "--summarize", ...last], options);
  const codes = new Map(readRuns(root).map(({ taskId, execution }) => [taskId, execution?.exitCode]));
  for (const { taskId, logFile } of plan) {
    const code = codes.get(taskId);
    if (code === 0) continue;
    const log = join(root, logFile ?? ".turbo/none");
    if (existsSync(log) && statSync(log).mtimeMs >= began)
      console.log(`\n${taskId}\n${readFileSync(log, "utf8")}`);
    // turbo has not kept what it printed.
    else if (code !== undefined) spawnSync("turbo", ["run", taskId, "--only"], options);
  }
  const missing = plan.filter(({ taskId }) => codes.get(taskId) === undefined).map(({ taskId }) => taskId);
  return { code: status ?? 1, missing };
}
