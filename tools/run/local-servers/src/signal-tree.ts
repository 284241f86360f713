import { existsSync, readFileSync } from "node:fs";

/** Sends a signal to a process and, on Linux, to each process that it has started. */
export function signalTree(pid: number, signal: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void {
  // The process comes first, since a stopped one starts no more processes.
  for (const processId of [pid, ...listChildren(pid)]) {
    try {
      process.kill(processId, signal);
    } catch (error) {
      // ESRCH: the process has ended in the meantime.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

function listChildren(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, "utf8").split(" ").filter(Boolean).map(Number) : [];
}
