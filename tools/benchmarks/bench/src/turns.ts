import { median, table } from "./report.ts";

/** What one turn took. */
export interface Measurement {
  /** Calls or messages. */
  readonly operations: number;
  readonly seconds: number;
  /** User and system time of the process. */
  readonly cpuMicroseconds: number;
}

/** Measures one turn, from when it is made. */
export class Clock {
  readonly #start = performance.now();
  readonly #cpu = process.cpuUsage();

  /** Milliseconds since the start. */
  get elapsed(): number {
    return performance.now() - this.#start;
  }

  measured(operations: number): Measurement {
    const { user, system } = process.cpuUsage(this.#cpu);
    return { operations, seconds: this.elapsed / 1000, cpuMicroseconds: user + system };
  }
}

/**
 * Gives each contender its turn in each round, so that a slow moment of the machine meets them all.
 *
 * @param warmUps - Rounds before these, which do not count.
 * @returns what the turns of each contender gave.
 */
export async function takeTurns<T>(
  contenders: Readonly<Record<string, () => T | Promise<T>>>,
  rounds: number,
  warmUps = 1,
): Promise<Map<string, T[]>> {
  const taken = new Map<string, T[]>(Object.keys(contenders).map((name) => [name, []]));
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [name, run] of Object.entries(contenders)) {
      const result = await run();
      if (round >= 0) taken.get(name)?.push(result);
    }
  return taken;
}

/** The median of ratios of two contenders' numbers, each of the same round. */
export function ratio(own: readonly number[], base: readonly number[]): string {
  return median(own.map((value, round) => value / (base[round] ?? value))).toFixed(2);
}

/**
 * Shows medians, and as what part of the baseline's in the same round.
 *
 * @param units - What a second has of, and what the processor's time is of: `["calls/s", "CPU us/call"]`.
 */
export function compare(
  taken: ReadonlyMap<string, readonly Measurement[]>,
  baseline: string,
  units: readonly [string, string],
): string {
  const base = taken.get(baseline) ?? [];
  const rows = [...taken].map(([name, own]) => [
    name,
    ratio(own.map(rate), base.map(rate)),
    ratio(own.map(cost), base.map(cost)),
    Math.round(median(own.map(rate))).toString(),
    median(own.map(cost)).toFixed(1),
  ]);
  return table([["", "speed", "CPU", ...units], ...rows]);
}

function rate({ operations, seconds }: Measurement): number {
  return operations / seconds;
}

function cost({ operations, cpuMicroseconds }: Measurement): number {
  return cpuMicroseconds / operations;
}
