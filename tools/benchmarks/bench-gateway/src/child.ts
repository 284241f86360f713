import { startChild as start } from "@node-access-tools/bench/child";

/** A process of this benchmark. It ends when the benchmark does. */
export interface Child {
  readonly url: string;
  /** Microseconds of CPU that it has used. */
  cpu(): Promise<number>;
  /** The number of calls that an upstream has served. */
  calls(): Promise<number>;
  stop(): void;
}

/** Starts a module of this folder in its own process. */
export async function startChild(module: string, ...given: string[]): Promise<Child> {
  const { url, ask, stop } = await start(new URL(module, import.meta.url), ...given);
  const usage = (): Promise<unknown> => ask({ usage: true });
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
