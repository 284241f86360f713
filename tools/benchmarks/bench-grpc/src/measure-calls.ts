import { median, table } from "@node-access-tools/bench/report";
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { peersOf } from "./call-peers.ts";
import { type Child, startChild } from "./child.ts";
import type { Measurement } from "./run-peer.ts";
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
  const server = await startChild("call-server.ts");
  pin(server, 0);
  const running = new Map<string, Child>();
  try {
    for (const name of new Set([...tasks.flatMap(peersOf), ...checkouts])) {
      const child = await startChild("run-peer.ts", server.url, name);
      pin(child, 1);
      running.set(name, child);
    }
    const texts: string[] = [];
    for (const task of tasks) {
      const taken = new Map<string, Measurement[]>(
        [...peersOf(task), ...checkouts].map((name) => [name, []]),
      );
      // The first round warms the code up and does not count.
      for (let round = -1; round < rounds; round += 1)
        for (const [name, own] of taken) {
          const measurement = (await running.get(name)?.ask({ task, milliseconds })) as Measurement;
          if (round >= 0) own.push(measurement);
        }
      texts.push(`${task}\n${compare(taken)}`);
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

function compare(taken: ReadonlyMap<string, readonly Measurement[]>): string {
  const [base = []] = taken.values();
  const rows = [...taken].map(([name, own]) => [
    name,
    (median(own.map(rate)) / median(base.map(rate))).toFixed(2),
    (median(own.map(cost)) / median(base.map(cost))).toFixed(2),
    Math.round(median(own.map(rate))).toString(),
    median(own.map(cost)).toFixed(1),
  ]);
  return table([["", "speed", "CPU", "a second", "CPU us"], ...rows]);
}

function rate({ operations, seconds }: Measurement): number {
  return operations / seconds;
}

function cost({ operations, cpuMicroseconds }: Measurement): number {
  return cpuMicroseconds / operations;
}
