import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { optionalProgram, optionalPrograms, quietTurbo, run } from "@node-access-tools/workspace";
import { reportProgress } from "./progress.ts";
import { readRuns, withResult } from "./summary.ts";

/**
 * Runs tasks, and reports each in one line as it ends.
 *
 * @param tasks - Arguments of `turbo run`: tasks and filters.
 * @param passed - Arguments for the tasks' own commands.
 * @returns turbo's exit code, and the ids of tasks without a result: turbo, or what they need, ended before they could.
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
    // Many tests wait for processes and timeouts, so two tasks more than there are processors keep all of them busy.
    `--concurrency=${availableParallelism() + 2}`,
    "--continue=dependencies-successful",
    "--log-order=grouped",
    "--log-prefix=task",
    "--output-logs=full",
  ];
  const last = passed.length > 0 ? ["--", ...passed] : [];
  const planned = await run("turbo", [...args, "--dry-run=json", ...last], { cwd: root, env });
  if (planned.code !== 0) throw new Error(`turbo cannot run the tasks:\n${planned.output}`);
  const plan = JSON.parse(planned.stdout) as { tasks: { taskId: string; command: string }[] };
  const ids = plan.tasks.filter(({ command }) => command !== "<NONEXISTENT>").map(({ taskId }) => taskId);
  console.log(`Running ${ids.length} tasks; each line begins with the time since the start.`);
  const child = spawn("turbo", [...args, "--summarize", ...last], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close") as Promise<[number | null]>;
  await reportProgress(child.stdout, ids, () => withResult(readRuns(root)), console.log);
  const [code] = await closed;
  const ended = withResult(readRuns(root));
  return { code: code ?? 1, missing: ids.filter((id) => !ended.includes(id)) };
}
