import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A process of this benchmark that is ready. It ends when the benchmark does. */
export interface Child {
  readonly url: string;
  readonly pid: number | undefined;
  /** Sends an order and waits for its response. */
  ask(order: object): Promise<unknown>;
  stop(): void;
}

/** Starts a module of this folder in its own process. */
export async function startChild(module: string, ...given: string[]): Promise<Child> {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), given);
  const answer = async (): Promise<unknown> => {
    const over = new AbortController();
    const { signal } = over;
    try {
      const ended = once(child, "exit", { signal }).then(([code]) => {
        throw new Error(`${module} ${given.join(" ")} ended (exit code ${code})`);
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
