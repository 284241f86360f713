import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** A line of turbo's output: the package, the task, and what the task printed. */
const TASK_LINE = /^([^\s:]+):(\S+?):(?: (.*))?$/;

/**
 * Reports each task of a turbo run in one line as it ends, and the output of those that fail.
 *
 * @param output - What turbo prints with `--log-order=grouped`: all output of a task at once, when the task ends.
 * @param ids - The ids of all tasks that will run.
 * @param readEnded - Reads the ids of the tasks that turbo has recorded, once it has ended. If it breaks off, it also prints what tasks have
 *   printed that did not end.
 */
export async function reportProgress(
  output: Readable,
  ids: readonly string[],
  readEnded: () => readonly string[],
  print: (text: string) => void,
): Promise<void> {
  const began = performance.now();
  const left = new Set(ids);
  /** What turbo has printed at once. */
  let groups: { readonly id: string; readonly lines: string[] }[] = [];
  const report = (ended?: readonly string[]): void => {
    for (const { id, lines } of groups) {
      left.delete(id);
      // pnpm, which runs all tasks, prints this last.
      const hasFailed = lines.some((line) => /\bELIFECYCLE\b/.test(line));
      const isBroken = !hasFailed && ended?.includes(id) === false;
      const state = isBroken
        ? "broken off"
        : hasFailed
          ? "failed"
          : /^cache hit\b/.test(lines[0] ?? "")
            ? "cached"
            : "ok";
      const time = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(9);
      const [name = "", task = ""] = id.split("#");
      const title = `${task} ${name === "//" ? "" : name}`.padEnd(44);
      print(`${time}  ${state.padEnd(6)}  ${title}    ${ids.length - left.size} of ${ids.length}`);
      if (hasFailed || isBroken) for (const line of lines) print(`    ${line}`);
    }
    groups = [];
  };
  let quiet: NodeJS.Timeout | undefined;
  for await (const line of createInterface({ input: output })) {
    clearTimeout(quiet);
    quiet = setTimeout(report, 200);
    const [, name, task, text = ""] = TASK_LINE.exec(line) ?? [];
    const id = `${name}#${task}`;
    // Other lines are turbo's own, or belong to a task's output that has line breaks of another kind.
    if (!left.has(id)) continue;
    if (groups.at(-1)?.id !== id) groups.push({ id, lines: [] });
    groups.at(-1)?.lines.push(text);
  }
  clearTimeout(quiet);
  report(readEnded());
}
