import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A process of a benchmark that is ready. It ends when the benchmark does. */
export interface Child {
  /** Where it listens, if it is a server. */
  readonly url: string;
  readonly pid: number | undefined;
  /** Sends an order and waits for its response. */
  ask(order: object): Promise<unknown>;
  stop(): void;
}

/**
 * Starts a module in its own process, where it has a heap, a JIT and a `process.cpuUsage()` that nothing else touches. It is ready when it
 * sends its first message: `{ url }`.
 *
 * @throws Error when the process ends before it is ready; the reason is on standard error.
 */
export async function startChild(module: URL, ...given: string[]): Promise<Child> {
  const child = fork(fileURLToPath(module), given);
  const answer = async (): Promise<unknown> => {
    const over = new AbortController();
    const { signal } = over;
    try {
      const ended = once(child, "exit", { signal }).then(([code]) => {
        throw new Error(`${module.pathname} ${given.join(" ")} ended (exit code ${code})`);
      });
      const [message] = (await Promise.race([once(child, "message", { signal }), ended])) as [unknown];
      return message;
    } finally {
      over.abort();
    }
  };
  const { url } = (await answer()) as { url: string };
  return {
    url,
    pid: child.pid,
    ask: (order) => {
      child.send(order);
      return answer();
    },
    stop: () => void (child.connected && child.disconnect()),
  };
}
