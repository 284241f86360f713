import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Order } from "./contender-process.ts";
import type { Measurement } from "./scenarios.ts";

/** Path of a program of this folder. */
export function program(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Starts the server in its own process; it ends with `stop()` or with this process. */
export async function startServer(): Promise<{ readonly url: string; stop(): void }> {
  const child = spawn(process.execPath, [program("server.ts")], { stdio: ["pipe", "pipe", "inherit"] });
  const [url] = (await once(child.stdout.setEncoding("utf8"), "data")) as [string];
  return { url: url.trim(), stop: () => child.stdin.end() };
}

/** A contender's process, ready for rounds. */
export interface RunningContender {
  run(order: Order): Promise<Measurement>;
  stop(): void;
}

/**
 * Starts a contender in its own process; it ends with `stop()` or with this process.
 *
 * @throws Error when the process ends before it is ready; the reason is on standard error.
 */
export async function startContender(name: string, url: string): Promise<RunningContender> {
  const child = fork(program("contender-process.ts"), [name, url]);
  const answer = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const ended = (code: number | null): void => reject(new Error(`${name} ended (exit code ${code})`));
      child.once("exit", ended);
      child.once("message", (message) => {
        child.off("exit", ended);
        resolve(message);
      });
    });
  await answer();
  return {
    run(order) {
      child.send(order);
      return answer() as Promise<Measurement>;
    },
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}
