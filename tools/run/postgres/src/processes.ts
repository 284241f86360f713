import { readFileSync } from "node:fs";

/**
 * Sends a signal to a server and to each process that it has started.
 *
 * @throws Error where the platform does not list a process's children (only Linux does).
 */
export function signalServer(pid: number, signal: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void {
  // The server first: one that is stopped starts no more processes.
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(one, signal);
    } catch (error) {
      // One that has ended meanwhile.
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
