import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A process of this benchmark that told its address. It ends when the benchmark does. */
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
  const child: ChildProcess = fork(fileURLToPath(new URL(module, import.meta.url)), given);
  const failed = once(child, "exit").then(() => {
    throw new Error(`${module} ${given.join(" ")} did not start`);
  });
  const [{ url }] = (await Promise.race([once(child, "message"), failed])) as [{ url: string }];
  failed.catch(() => {});
  const ask = async (): Promise<{ cpu: NodeJS.CpuUsage; calls?: number }> => {
    child.send("usage");
    const [usage] = (await once(child, "message")) as [{ cpu: NodeJS.CpuUsage; calls?: number }];
    return usage;
  };
  return {
    url,
    async cpu() {
      const { cpu } = await ask();
      return cpu.user + cpu.system;
    },
    calls: async () => (await ask()).calls ?? 0,
    stop: () => child.disconnect(),
  };
}
