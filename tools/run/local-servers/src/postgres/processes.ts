import { readFileSync } from "node:fs";

/**
 * Sends a signal to a server and to each process that it has started.
 *
 * @throws Error on platforms other than Linux, which do not list a process's children.
 */
export function signalServer(pid: number, signal: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void {
  // The server comes first, since a stopped server starts no more processes.
  for (const processId of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(processId, signal);
    } catch (error) {
      // ESRCH: the process has ended in the meantime.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

function childrenOf(pid: number): number[] {
  if (process.platform !== "linux") throw new Error("the server's processes can be listed on Linux only");
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return text.split(" ").filter(Boolean).map(Number);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
