import { alignColumns } from "@node-access-tools/workspace";

/** What a number of calls or messages took. */
export type Measurement = ReturnType<ReturnType<typeof startClock>>;

/** Measures wall and CPU time from now on. */
export function startClock() {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  return (operations: number) => {
    // Of this process.
    const { user, system } = process.cpuUsage(cpu);
    return { operations, seconds: (performance.now() - start) / 1000, cpuMicroseconds: user + system };
  };
}

/**
 * Runs the contenders one after another in each round, so that a slow moment of the machine affects all of them. Every other
 * round is in reverse, so that none always follows the same one. Rounds that warm up are not measured.
 */
export async function runRounds<T>(
  contenders: Readonly<Record<string, () => T | Promise<T>>>,
  rounds: number,
  warmUps = 1,
): Promise<Map<string, T[]>> {
  const results = new Map<string, T[]>(Object.keys(contenders).map((name) => [name, []]));
  const forward = Object.entries(contenders);
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [name, run] of round % 2 === 0 ? forward : forward.toReversed()) {
      const result = await run();
      if (round >= 0) results.get(name)?.push(result);
    }
  return results;
}

/** How {@link compareCosts} measures. */
interface CostPlan {
  readonly rounds: number;
  readonly warmUps: number;
  /** How often a call is made in a round. */
  readonly times: (name: string) => number;
}

/** Compares what single calls take: CPU as medians of the ratios to the first one in the same round, and of milliseconds. */
export async function compareCosts(
  calls: Readonly<Record<string, () => unknown>>,
  { rounds, warmUps, times }: CostPlan,
): Promise<string> {
  const runs = Object.entries(calls).map(([name, call]) => {
    const run = async (): Promise<number> => {
      const clock = startClock();
      for (let count = 0; count < times(name); count += 1) await call();
      return clock(0).cpuMicroseconds / times(name) / 1_000;
    };
    return [name, run] as const;
  });
  const results = await runRounds(Object.fromEntries(runs), rounds, warmUps);
  const [base = []] = results.values();
  const rows = [...results].map(([name, own]) => [name, ratio(own, base), median(own).toFixed(3)]);
  return table([["", "CPU", "CPU ms"], ...rows]);
}

/** The median of the ratios of two contenders' numbers, each within one round. */
export function ratio(own: readonly number[], base: readonly number[]): string {
  return median(own.map((value, round) => value / (base[round] ?? value))).toFixed(2);
}

/** How good a contender is next to the baseline of the same round, as medians: what the baseline costs, divided by its own cost; and its rate, divided by the baseline's. */
export function ratios(
  own: readonly Measurement[],
  base: readonly Measurement[],
): { readonly cpu: string; readonly speed: string } {
  return { cpu: ratio(base.map(cost), own.map(cost)), speed: ratio(own.map(rate), base.map(rate)) };
}

/** Formats medians, and {@link ratios} to the first contender. CPU time comes first: it depends least on what else the machine does. */
export function compare(results: ReadonlyMap<string, readonly Measurement[]>): string {
  const [[, base = []] = []] = results;
  const rows = [...results].map(([name, own]) => {
    const { cpu, speed } = ratios(own, base);
    return [name, cpu, speed, median(own.map(cost)).toFixed(1), Math.round(median(own.map(rate))).toString()];
  });
  return table([["", "CPU", "speed", "CPU us", "a second"], ...rows]);
}

function rate({ operations, seconds }: Measurement): number {
  return operations / seconds;
}

function cost({ operations, cpuMicroseconds }: Measurement): number {
  return cpuMicroseconds / operations;
}

/** The middle value; of two middle values, the mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** Prints whether a figure keeps its limit. Otherwise this process ends with 1. */
export function checkLimit(what: string, value: number, maximum: number, unit = ""): void {
  const isKept = value <= maximum;
  console.log(`${isKept ? "✓" : "✗"} ${what}: ${value.toFixed(2)}${unit}, required <= ${maximum}${unit}`);
  if (!isKept) process.exitCode = 1;
}

/** Lines up rows of cells, with an indent. */
export function table(rows: readonly (readonly string[])[]): string {
  return alignColumns(rows)
    .map((line) => `  ${line}`)
    .join("\n");
}
