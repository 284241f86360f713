import { measureColdStart } from "./cold-start.ts";
import { startContender, startServer, type RunningContender } from "./processes.ts";
import { median, table } from "./report.ts";
import type { Measurement, Scenario } from "./scenarios.ts";
import { type Suite, suites } from "./suites.ts";

/** How long to measure. */
export interface BenchOptions {
  /** Times that each contender runs each scenario. */
  readonly rounds: number;
  readonly roundMilliseconds: number;
  /** Fresh processes for each cold-start number. */
  readonly coldRounds: number;
  /** Only the scenarios whose name contains this, and no cold start. */
  readonly only?: string | undefined;
}

/**
 * Runs every scenario for every contender, in turns so that a slow moment of the machine meets them all, and
 * prints medians as ratios to hand-written code of the same round.
 */
export async function bench(options: BenchOptions, print: (text: string) => void): Promise<void> {
  const server = await startServer();
  const { http } = suites;
  try {
    await run(http, server.url, options, print);
    await run(suites.ws, server.url.replace("http", "ws"), options, print);
    if (options.only === undefined) {
      const cold = await measureColdStart(Object.keys(http.contenders), server.url, options.coldRounds);
      print(`\ncold start, milliseconds\n${cold}`);
    }
    print(`\nmedians of ${options.rounds} rounds, each against hand-written code in the same round = 1.00`);
    print("speed: calls a second, higher is better. CPU: this process's time a call, lower is better");
  } finally {
    server.stop();
  }
}

async function run(
  { contenders, scenarios, baseline }: Suite,
  url: string,
  options: BenchOptions,
  print: (text: string) => void,
): Promise<void> {
  const chosen = scenarios.filter(({ name }) => name.includes(options.only ?? ""));
  if (chosen.length === 0) return;
  const running = new Map<string, RunningContender>();
  try {
    for (const name of Object.keys(contenders)) running.set(name, await startContender(name, url));
    for (const scenario of chosen)
      print(`\n${scenario.name}\n${await compare(scenario, running, baseline, options)}`);
  } finally {
    for (const contender of running.values()) contender.stop();
  }
}

async function compare(
  scenario: Scenario,
  running: ReadonlyMap<string, RunningContender>,
  baseline: string,
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
