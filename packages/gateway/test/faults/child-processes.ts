import { readdirSync, readFileSync } from "node:fs";

/** Finds a running process and its parent. A zombie process counts as ended. */
export function readProcess(pid: number): { readonly parent: number } | undefined {
  try {
    const [, state, parent] = /\) (\w) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return state === "Z" ? undefined : { parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** The running child processes of a process. */
export function listChildren(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => readProcess(one)?.parent === pid);
}
