import { startChild as start } from "../child.ts";

/** A running process of this benchmark. It exits with the benchmark. */
export interface Child {
  readonly url: string;
  /** Microseconds of CPU that the process has used. */
  cpu(): Promise<number>;
  /** The number of calls that an upstream has served. */
  calls(): Promise<number>;
  stop(): void;
}

/** Starts a module of this folder in its own process. */
export async function startChild(module: string, ...args: string[]): Promise<Child> {
  const { url, request, stop } = await start(new URL(module, import.meta.url), ...args);
  const usage = (): Promise<unknown> => request({ usage: true });
  return {
    url,
    async cpu() {
      const { cpu } = (await usage()) as { cpu: NodeJS.CpuUsage };
      return cpu.user + cpu.system;
    },
    calls: async () => ((await usage()) as { calls: number }).calls,
    stop,
  };
}
