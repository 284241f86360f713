import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A running process of a benchmark. It exits with the benchmark. */
export interface Child {
  /** Its address, if it is a server. */
  readonly url: string;
  readonly pid: number | undefined;
  /** Sends a message and waits for the response. */
  request(message: object): Promise<unknown>;
  stop(): void;
}

/**
 * Starts a module in its own process, so that it shares its heap, its JIT and its `process.cpuUsage()` with nothing else. The
 * module sends `{ url }` when it is ready.
 *
 * @throws Error if the process exits before it is ready; the reason is on standard error.
 */
export async function startChild(module: URL, ...args: string[]): Promise<Child> {
  const child = fork(fileURLToPath(module), args);
  const nextMessage = async (): Promise<unknown> => {
    const over = new AbortController();
    const { signal } = over;
    try {
      const ended = once(child, "exit", { signal }).then(([code]) => {
        throw new Error(`${module.pathname} ${args.join(" ")} ended (exit code ${code})`);
      });
      const [message] = (await Promise.race([once(child, "message", { signal }), ended])) as [unknown];
      return message;
    } finally {
      over.abort();
    }
  };
  const { url } = (await nextMessage()) as { url: string };
  return {
    url,
    pid: child.pid,
    request: (message) => {
      child.send(message);
      return nextMessage();
    },
    stop: () => void (child.connected && child.disconnect()),
  };
}
