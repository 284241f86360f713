import { type Child, startChild } from "../child.ts";
import { measureColdStart } from "./cold-start.ts";
import { type Suite, suites } from "./suites.ts";
import { type Measurement, compare, runRounds, ratios } from "../rounds.ts";
import { cpus, loadavg } from "node:os";
import { readFile } from "node:fs/promises";

interface ScenarioResults {
  readonly name: string;
  /** The contender whose numbers the others are divided by. */
  readonly baseline: string;
  readonly results: ReadonlyMap<string, readonly Measurement[]>;
}

const COLUMNS = { "@node-access/rpc": "Node Access", viem: "viem", ethers: "ethers" };

/** Formats the table of the README: CPU time per call, and the speed in brackets. */
function readmeTable(scenarios: readonly ScenarioResults[]): string {
  const rows = scenarios.map(({ name, baseline, results }) => {
    const base = results.get(baseline) ?? [];
    const cells = Object.keys(COLUMNS).map((contender) => {
      const own = results.get(contender);
      if (!own) return "";
      const { cpu, speed } = ratios(own, base);
      return `${cpu} (${speed})`;
    });
    return [name, ...cells];
  });
  const separator = ["---", ...Object.keys(COLUMNS).map(() => "---")];
  return [["", ...Object.values(COLUMNS)], separator, ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

/** Options of {@link bench}. */
export interface BenchOptions {
  /** Measured runs of each scenario by each contender. */
  readonly rounds: number;
  readonly roundMilliseconds: number;
  /** Fresh processes for each cold-start number. */
  readonly coldRounds: number;
  /** Run only the scenarios whose name contains this text, and no cold start; empty for all. */
  readonly only: string;
}

/** Runs every scenario with every contender, and prints medians as ratios to hand-written code in the same round. */
export async function bench(options: BenchOptions, print: (text: string) => void): Promise<void> {
  const server = await startChild(new URL("server.ts", import.meta.url));
  const { http } = suites;
  print(await describeMachine());
  try {
    const results = [
      ...(await run(http, server.url, options, print)),
      ...(await run(suites.ws, server.url.replace("http", "ws"), options, print)),
    ];
    if (options.only === "") {
      const cold = await measureColdStart(Object.keys(http.contenders), server.url, options.coldRounds);
      print(`\ncold start, milliseconds\n${cold}`);
    }
    print(`\nmedians of ${options.rounds} rounds, each against hand-written code in the same round = 1.00`);
    print("CPU: this process's time per call, less is better. speed: calls per second, more is better");
    print(`\nfor the README:\n${await describeMachine()}\n\n${readmeTable(results)}`);
  } finally {
    server.stop();
  }
}

async function run(
  { contenders, scenarios, baseline }: Suite,
  url: string,
  { only, rounds, roundMilliseconds: milliseconds }: BenchOptions,
  print: (text: string) => void,
): Promise<ScenarioResults[]> {
  const chosen = scenarios.filter(({ name }) => name.includes(only));
  if (chosen.length === 0) return [];
  const all: ScenarioResults[] = [];
  const running = new Map<string, Child>();
  try {
    for (const name of Object.keys(contenders))
      running.set(name, await startChild(new URL("contender-process.ts", import.meta.url), name, url));
    for (const scenario of chosen) {
      const runs = [...running].flatMap(([name, child]) => {
        if (scenario.contenders?.includes(name) === false) return [];
        return [[name, () => child.request({ scenario, milliseconds }) as Promise<Measurement>] as const];
      });
      const results = await runRounds(Object.fromEntries(runs), rounds);
      print(`\n${scenario.name}\n${compare(results, baseline, ["calls/s", "CPU us/call"])}`);
      all.push({ name: scenario.name, baseline, results });
    }
    return all;
  } finally {
    for (const contender of running.values()) contender.stop();
  }
}

/** Describes the machine of a measurement, because figures depend on its processor and caches. */
async function describeMachine(): Promise<string> {
  const { length, 0: first } = cpus();
  const [load = 0] = loadavg();
  const [l2, l3] = await Promise.all([2, 3].map(cacheSize));
  const caches = l2 && l3 ? `, ${l2} of L2 per core and ${l3} of L3` : "";
  return `${length} cores of ${first?.model}${caches}, Node ${process.versions.node}, load ${load.toFixed(1)}`;
}

/** The size of a cache, such as `512K`. Only Linux has these files. */
function cacheSize(level: number): Promise<string> {
  const file = `/sys/devices/system/cpu/cpu0/cache/index${level}/size`;
  return readFile(file, "utf8").then(
    (text) => text.trim(),
    () => "",
  );
}
