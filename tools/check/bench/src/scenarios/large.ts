/** Compares reading large responses item by item with JSON.parse, viem and other streaming parsers. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { startChild } from "../child.ts";
import { BASELINE, readers } from "../large/readers.ts";
import type { Measurement } from "../large/run-reader.ts";
import { readOptions } from "../options.ts";
import { median, runRounds, table } from "../measuring.ts";

// With a compile cache, Node does not load its type stripper: 17 MB that a user's process does not have. The first round fills the cache.
const { directory: NODE_COMPILE_CACHE } = enableCompileCache();

/** What is measured. */
export interface LargePlan {
  /** Megabytes of the response that fits in memory. */
  readonly fits: number;
  /** Megabytes of the response that does not fit; 0 to omit it. */
  readonly large: number;
  /** Rounds for the response that fits; the result is their median. */
  readonly rounds: number;
  /** Run only the readers whose name contains this text, and the baseline. */
  readonly only: string;
  /** Steps of each transaction: 500 are 140 kB. */
  readonly steps: number;
}

/** Measures every reader with a response that fits in memory, and then with one that does not. */
export async function measureLarge(
  { fits, large, rounds, only, steps }: LargePlan,
  print: (text: string) => void,
): Promise<void> {
  using server = await startChild(new URL("../large/run-server.ts", import.meta.url), String(steps));
  const names = Object.keys(readers).filter((name) => name === BASELINE || name.includes(only));
  const runs = names.map((name) => [name, () => measure(name, server.url, fits)] as const);
  const all = await runRounds(Object.fromEntries(runs), rounds, 0);
  const results = [...all].map(([name, own]) => [name, own.filter((one) => one !== undefined)] as const);
  const rate = ({ seconds }: Measurement): number => fits / seconds;
  const base = median(results.find(([name]) => name === BASELINE)?.[1].map(rate) ?? []);
  const rows = results.map(([name, own]) => [
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
    const taken = await measure(name, server.url, large);
    const figures = taken ? [(large / taken.seconds).toFixed(0), taken.megabytes.toFixed(0)] : ["failed", ""];
    lines.push([name, ...figures]);
  }
  if (large > 0) print(`\ntraces of ${large} MB\n${table([["", "MB/s", "memory, MB"], ...lines])}`);
  print(`\nmedians of ${rounds} rounds; speed against ${BASELINE} of the same run = 1.00`);
}

/** Measures a reader in its own process. @returns `undefined` if it fails. */
async function measure(name: string, url: string, megabytes: number): Promise<Measurement | undefined> {
  const env = { ...process.env, NODE_COMPILE_CACHE };
  const module = join(import.meta.dirname, "../large/run-reader.ts");
  const child = fork(module, [name, url, String(megabytes)], { stdio: "ignore", env });
  const failed = once(child, "exit").then(() => undefined);
  const measured = once(child, "message").then(([measurement]) => measurement as Measurement);
  return Promise.race([measured, failed]);
}

if (import.meta.main) {
  const { only, steps } = readOptions("large", { only: "", steps: 500 });
  const plan = { fits: 100, large: only === "" ? 1_000 : 0, rounds: 3, only, steps };
  await measureLarge(plan, (text) => console.log(text));
}
