/** A line of turbo's output: the package, the task, and what the task printed. */
const TASK_LINE = /^([^\s:]+):(\S+?):(?: (.*))?$/;

/** Formats seconds: `4.2 s`, `3 min 5 s`. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

/**
 * Reports each task of a turbo run in one line as it ends, and the output of those that fail. It reads turbo's output in grouped order,
 * which has all of a task's output when the task ends.
 */
export class Progress {
  readonly #left: Set<string>;
  readonly #total: number;
  readonly #print: (text: string) => void;
  readonly #began = performance.now();
  /** What turbo has printed at once. The last task of it may have more to come. */
  #groups: { id: string; lines: string[] }[] = [];
  #rest = "";

  /**
   * @param tasks - The ids of all tasks that will run.
   * @param print - Prints a line.
   */
  constructor(tasks: readonly string[], print: (text: string) => void) {
    this.#left = new Set(tasks);
    this.#total = tasks.length;
    this.#print = print;
  }

  /** Reads the next part of turbo's output. */
  read(chunk: string): void {
    const lines = (this.#rest + chunk).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.#readLine(line);
  }

  /**
   * Reports the tasks whose output has been read, if turbo has printed nothing more for a moment, or has ended.
   *
   * @param recorded - The ids of the tasks in turbo's record, if it has ended. When turbo breaks off, it also prints what the tasks have
   *   printed that it never ended.
   */
  flush(recorded?: ReadonlySet<string>): void {
    for (const { id, lines } of this.#groups) {
      this.#left.delete(id);
      // pnpm, which runs all tasks, prints this last.
      const hasFailed = lines.some((line) => /\bELIFECYCLE\b/.test(line));
      const isCached = /^cache hit\b/.test(lines[0] ?? "");
      const isKnown = hasFailed || (recorded?.has(id) ?? true);
      const [name = "", task = ""] = id.split("#");
      const parts = [
        duration((performance.now() - this.#began) / 1000).padStart(12),
        (!isKnown ? "broken off" : hasFailed ? "failed" : isCached ? "cached" : "ok").padEnd(6),
        `${task} ${name === "//" ? "" : name}`.padEnd(44),
        `  ${this.#total - this.#left.size} of ${this.#total}`,
      ];
      this.#print(parts.join("  "));
      if (hasFailed || !isKnown) for (const line of lines) this.#print(`    ${line}`);
    }
    this.#groups = [];
  }

  #readLine(line: string): void {
    const [, name, task, text = ""] = TASK_LINE.exec(line) ?? [];
    const id = `${name}#${task}`;
    // Other lines are turbo's own, or belong to a task's output that has line breaks of another kind.
    if (!this.#left.has(id)) return;
    if (this.#groups.at(-1)?.id !== id) this.#groups.push({ id, lines: [] });
    this.#groups.at(-1)?.lines.push(text);
  }
}
