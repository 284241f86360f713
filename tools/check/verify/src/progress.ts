import type { Timings } from "./timings.ts";

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
  readonly #before: Timings["tasks"];
  readonly #print: (text: string) => void;
  readonly #began = performance.now();
  #group: { id: string; lines: string[] } | undefined;
  #rest = "";

  /**
   * @param tasks - The ids of all tasks that will run.
   * @param before - How long they took before, in seconds.
   * @param print - Prints a line.
   */
  constructor(tasks: readonly string[], before: Timings["tasks"], print: (text: string) => void) {
    this.#left = new Set(tasks);
    this.#total = tasks.length;
    this.#before = before;
    this.#print = print;
  }

  /** Reads the next part of turbo's output. */
  read(chunk: string): void {
    const lines = (this.#rest + chunk).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.#readLine(line);
  }

  /** Reports the task whose output has been read, if turbo has printed nothing more for a moment, or has ended. */
  flush(): void {
    const group = this.#group;
    if (group === undefined) return;
    this.#group = undefined;
    this.#left.delete(group.id);
    // pnpm, which runs all tasks, prints this last.
    const hasFailed = group.lines.some((line) => /\bELIFECYCLE\b/.test(line));
    const isCached = /^cache hit\b/.test(group.lines[0] ?? "");
    const [name = "", task = ""] = group.id.split("#");
    const took = this.#before[group.id];
    const parts = [
      duration((performance.now() - this.#began) / 1000).padStart(12),
      (hasFailed ? "failed" : isCached ? "cached" : "ok").padEnd(6),
      `${task} ${name === "//" ? "" : name}`.padEnd(44),
      (took === undefined ? "" : `${duration(took)} before`).padStart(20),
      `  ${this.#total - this.#left.size} of ${this.#total}${this.#estimate()}`,
    ];
    this.#print(parts.join("  "));
    if (hasFailed) for (const line of group.lines) this.#print(`    ${line}`);
  }

  #readLine(line: string): void {
    const [, name, task, text = ""] = TASK_LINE.exec(line) ?? [];
    const id = `${name}#${task}`;
    // Other lines are turbo's own, or belong to a task's output that has line breaks of another kind.
    if (!this.#left.has(id) && this.#group?.id !== id) return;
    if (this.#group?.id !== id) this.flush();
    this.#group ??= { id, lines: [] };
    this.#group.lines.push(text);
  }

  /** The names of the longest tasks that are left, as far as earlier runs tell. */
  #estimate(): string {
    const known = [...this.#left].filter((id) => (this.#before[id] ?? 0) >= 20);
    const longest = known.toSorted((one, other) => (this.#before[other] ?? 0) - (this.#before[one] ?? 0));
    if (longest.length === 0) return "";
    const names = longest.slice(0, 2).map((id) =>
      id
        .replace(/^@node-access(-tools)?\//, "")
        .replace(/^\/\/#/, "")
        .replace("#", " "),
    );
    return `, left: ${names.join(", ")}${longest.length > 2 ? `, ${longest.length - 2} more long ones` : ""}`;
  }
}
