import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A running process of a benchmark. It exits with the benchmark. */
export type Child = Awaited<ReturnType<typeof startChild>>;

/**
 * Starts a module in its own process, so that it shares its heap, its JIT and its `process.cpuUsage()` with nothing else. The
 * module calls {@link attend} when it is ready.
 */
export async function startChild(module: URL, ...args: readonly string[]) {
  const child = fork(fileURLToPath(module), args);
  const nextMessage = async (): Promise<unknown> => {
    const over = new AbortController();
    const { signal } = over;
    const ended = once(child, "exit", { signal }).then(([code]) => {
      throw new Error(`${module.pathname} ${args.join(" ")} ended (exit code ${code})`);
    });
    const message = once(child, "message", { signal });
    return ((await Promise.race([message, ended]).finally(() => over.abort())) as [unknown])[0];
  };
  const { url } = (await nextMessage()) as { url: string };
  /** Sends a message and waits for the response. */
  const request = (message: object): Promise<unknown> => {
    child.send(message);
    return nextMessage();
  };
  const stop = (): void => void (child.connected && child.disconnect());
  return {
    /** Its address, if it is a server. */
    url,
    pid: child.pid,
    /** Microseconds of CPU that the process has used. */
    async cpu(): Promise<number> {
      const { user, system } = ((await request({})) as { cpu: NodeJS.CpuUsage }).cpu;
      return user + system;
    },
    request,
    stop,
    [Symbol.dispose]: stop,
  };
}

/** Tells the benchmark that this process is ready, and serves its requests until the benchmark ends: those for its CPU, by default. */
export function attend(
  url: string,
  respond: (message: never) => unknown = () => ({ cpu: process.cpuUsage() }),
  close: () => unknown = () => {},
): void {
  process.on("message", async (message) => process.send?.((await respond(message as never)) as object));
  process.on("disconnect", async () => {
    await close();
    process.exit();
  });
  process.send?.({ url });
}
