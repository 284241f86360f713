import { type Child, startChild } from "@node-access-tools/bench/child";
import { compare, type Measurement, takeTurns } from "@node-access-tools/bench/turns";
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { peersOf } from "./call-peers.ts";
import { generateTsProto } from "./ts-proto.ts";

/** What is measured. */
export interface CallsPlan {
  /** Names of tasks. */
  readonly tasks: readonly string[];
  /** Turns of each peer; the median counts. */
  readonly rounds: number;
  /** Of a turn. */
  readonly milliseconds: number;
  /** Folders of other checkouts whose client is measured too. */
  readonly checkouts: readonly string[];
}

/**
 * Measures calls and streams of each peer. Each runs in its own process, all on one core in turns; the server has another one.
 *
 * @returns a table a task.
 */
export async function measureCalls({ tasks, rounds, milliseconds, checkouts }: CallsPlan): Promise<string> {
  await generateTsProto();
  const server = await startChild(new URL("call-server.ts", import.meta.url));
  pin(server, 0);
  const running = new Map<string, Child>();
  try {
    for (const name of new Set([...tasks.flatMap(peersOf), ...checkouts])) {
      const child = await startChild(new URL("run-peer.ts", import.meta.url), server.url, name);
      pin(child, 1);
      running.set(name, child);
    }
    const texts: string[] = [];
    for (const task of tasks) {
      const names = [...peersOf(task), ...checkouts];
      const runs = names.map((name) => {
        return [name, () => running.get(name)?.ask({ task, milliseconds }) as Promise<Measurement>] as const;
      });
      const taken = await takeTurns(Object.fromEntries(runs), rounds);
      texts.push(`${task}\n${compare(taken, names[0] ?? "", ["a second", "CPU us"])}`);
    }
    return texts.join("\n\n");
  } finally {
    for (const child of [...running.values(), server]) child.stop();
  }
}

/** Keeps a process on one core, where the platform can. */
function pin({ pid }: Child, core: number): void {
  if (process.platform !== "linux" || availableParallelism() < 2) return;
  spawnSync("taskset", ["-apc", `${core}`, `${pid}`]);
}
