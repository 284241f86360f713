import { type Child, startChild } from "../child.ts";
import { compare, type Measurement, runRounds } from "../rounds.ts";
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { listPeers } from "./call-peers.ts";
import { generateTsProto } from "./ts-proto.ts";

/** Options of {@link measureCalls}. */
export interface CallsPlan {
  readonly tasks: readonly string[];
  /** Measured runs of each peer; the result is their median. */
  readonly rounds: number;
  /** The length of a run. */
  readonly milliseconds: number;
  /** Folders of other checkouts whose client is measured too. */
  readonly checkouts: readonly string[];
}

/**
 * Measures calls and streams of each peer. Each has its own process; they run one after another on one core, the server on another.
 *
 * @returns a table for each task.
 */
export async function measureCalls({ tasks, rounds, milliseconds, checkouts }: CallsPlan): Promise<string> {
  await generateTsProto();
  const server = await startChild(new URL("call-server.ts", import.meta.url));
  pin(server, 0);
  const running = new Map<string, Child>();
  const start = async (name: string): Promise<void> => {
    const child = await startChild(new URL("run-peer.ts", import.meta.url), server.url, name);
    pin(child, 1);
    running.set(name, child);
  };
  try {
    for (const name of new Set([...tasks.flatMap(listPeers), ...checkouts])) await start(name);
    const texts: string[] = [];
    for (const task of tasks) {
      const names = [...listPeers(task), ...checkouts];
      const ended = new Set<string>();
      const run = async (name: string): Promise<Measurement | undefined> => {
        if (ended.has(name)) return undefined;
        try {
          return (await running.get(name)?.request({ task, milliseconds })) as Measurement;
        } catch {
          ended.add(name);
          await start(name);
          return undefined;
        }
      };
      const taken = await runRounds(Object.fromEntries(names.map((name) => [name, () => run(name)])), rounds);
      const whole = [...taken].filter(([name]) => !ended.has(name)) as [string, Measurement[]][];
      const notes = [...ended].map((name) => `\n  ${name}: its process ended under the load`);
      const shown = compare(new Map(whole), ["a second", "CPU us"]);
      texts.push(`${task}\n${shown}${notes.join("")}`);
    }
    return texts.join("\n\n");
  } finally {
    for (const child of [...running.values(), server]) child.stop();
  }
}

/** Pins a process to one core, if the platform supports it. */
function pin({ pid }: Child, core: number): void {
  if (process.platform !== "linux" || availableParallelism() < 2) return;
  spawnSync("taskset", ["-apc", `${core}`, `${pid}`]);
}
