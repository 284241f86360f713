import { startChild } from "@node-access-tools/bench/child";
import { median, table } from "@node-access-tools/bench/report";
import { takeTurns } from "@node-access-tools/bench/turns";
import { fork } from "node:child_process";
import { once } from "node:events";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { BASELINE, readers } from "./readers.ts";
import type { Measurement } from "./run-reader.ts";

// From its cache Node need not load what strips types: 17 MB that no user's process has. The first round fills it.
const { directory: NODE_COMPILE_CACHE } = enableCompileCache();

/** How much to read. */
export interface BenchOptions {
  /** Megabytes of the response that fits. */
  readonly fits: number;
  /** Megabytes of the other; 0 to omit it. */
  readonly large: number;
  /** Turns for the response that fits; the median counts. */
  readonly rounds: number;
  /** Only the readers whose name contains this, and the baseline. */
  readonly only?: string | undefined;
  /** Steps of each transaction: 500 are 140 kB. */
  readonly steps?: string;
}

/**
 * Reads a response that fits in memory in every way there is, in turns, and then one that does not.
 *
 * @param options - How much to read.
 */
export async function bench(
  { fits, large, rounds, only = "", steps = "500" }: BenchOptions,
  print: (text: string) => void,
): Promise<void> {
  const server = await startChild(new URL("run-server.ts", import.meta.url), steps);
  const names = Object.keys(readers).filter((name) => name === BASELINE || name.includes(only));
  try {
    const { url } = server;
    const runs = names.map((name) => [name, () => measure(name, url, fits)] as const);
    const turns = await takeTurns(Object.fromEntries(runs), rounds, 0);
    const taken = [...turns].map(([name, own]) => [name, own.filter((one) => one !== undefined)] as const);
    const rate = ({ seconds }: Measurement): number => fits / seconds;
    const base = median(taken.find(([name]) => name === BASELINE)?.[1].map(rate) ?? []);
    const rows = taken.map(([name, own]) => [
      name,
      (median(own.map(rate)) / base).toFixed(2),
      median(own.map(rate)).toFixed(0),
      median(own.map(({ cpuSeconds }) => fits / cpuSeconds)).toFixed(0),
      median(own.map(({ megabytes }) => megabytes)).toFixed(0),
    ]);
    print(`traces of ${fits} MB`);
    print(table([["", "speed", "MB/s", "MB per CPU s", "memory, MB"], ...rows]));
    const lines: string[][] = [];
    for (const name of large > 0 ? names : []) {
      const measurement = await measure(name, url, large);
      lines.push(
        measurement
          ? [name, (large / measurement.seconds).toFixed(0), measurement.megabytes.toFixed(0)]
          : [name, "failed", ""],
      );
    }
    if (large > 0) print(`\ntraces of ${large} MB\n${table([["", "MB/s", "memory, MB"], ...lines])}`);
    print(`\nmedians of ${rounds} rounds; speed against ${BASELINE} of the same run = 1.00`);
  } finally {
    server.stop();
  }
}

/** @returns nothing if it could not be read so. */
async function measure(name: string, url: string, megabytes: number): Promise<Measurement | undefined> {
  const env = { ...process.env, NODE_COMPILE_CACHE };
  const child = fork(join(import.meta.dirname, "run-reader.ts"), [name, url, String(megabytes)], {
    stdio: "ignore",
    env,
  });
  const failed = once(child, "exit").then(() => undefined);
  const answered = once(child, "message").then(([measurement]) => measurement as Measurement);
  return Promise.race([answered, failed]);
}
