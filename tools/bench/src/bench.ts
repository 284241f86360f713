import { baseline, contenders } from "./contenders.ts";
import { measureColdStart } from "./cold-start.ts";
import { median, table } from "./report.ts";
import { startContender, startServer, type RunningContender } from "./processes.ts";
import { scenarios, type Measurement, type Scenario } from "./scenarios.ts";

/** How long to measure. */
export interface BenchOptions {
  /** Times that each contender runs each scenario. */
  readonly rounds: number;
  readonly roundMilliseconds: number;
  /** Fresh processes for each cold-start number. */
  readonly coldRounds: number;
}

/**
 * Runs every scenario for every contender, in turns so that a slow moment of the machine meets them all, and
 * prints medians as ratios to hand-written undici of the same round.
 */
export async function bench(options: BenchOptions, print: (text: string) => void): Promise<void> {
  const names = Object.keys(contenders);
  const server = await startServer();
  const running = new Map<string, RunningContender>();
  try {
    for (const name of names) running.set(name, await startContender(name, server.url));
    for (const scenario of scenarios) {
      print(`\n${scenario.name}\n${await compare(scenario, running, options)}`);
    }
    for (const contender of running.values()) contender.stop();
    print(`\ncold start, milliseconds\n${await measureColdStart(names, server.url, options.coldRounds)}`);
    print(`\nmedians of ${options.rounds} rounds, each against ${baseline} in the same round = 1.00`);
    print("speed: calls a second, higher is better. CPU: this process's time a call, lower is better");
  } finally {
    for (const contender of running.values()) contender.stop();
    server.stop();
  }
}

async function compare(
  scenario: Scenario,
  running: ReadonlyMap<string, RunningContender>,
  { rounds, roundMilliseconds }: BenchOptions,
): Promise<string> {
  const taken = new Map<string, Measurement[]>([...running.keys()].map((name) => [name, []]));
  // The first round warms the contender's code up and does not count.
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, contender] of running) {
      const measurement = await contender.run({ scenario, milliseconds: roundMilliseconds });
      if (round >= 0) taken.get(name)?.push(measurement);
    }
  }
  const base = taken.get(baseline) ?? [];
  const ratio = (own: readonly Measurement[], of: (measurement: Measurement) => number): string =>
    median(own.map((measurement, round) => of(measurement) / of(base[round] ?? measurement))).toFixed(2);
  return table([
    ["", "speed", "CPU", "calls/s", "CPU us/call"],
    ...[...taken].map(([name, own]) => [
      name,
      ratio(own, callsPerSecond),
      ratio(own, cpuPerCall),
      Math.round(median(own.map(callsPerSecond))).toString(),
      median(own.map(cpuPerCall)).toFixed(1),
    ]),
  ]);
}

function callsPerSecond({ calls, seconds }: Measurement): number {
  return calls / seconds;
}

function cpuPerCall({ calls, cpuMicroseconds }: Measurement): number {
  return cpuMicroseconds / calls;
}
