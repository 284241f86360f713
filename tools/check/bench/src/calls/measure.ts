import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { type Child, startChild } from "../child.ts";
import { compare, type Measurement, ratios, runRounds } from "../measuring.ts";
import { root, type Scenario, type Suite } from "../suite.ts";
import { suites } from "./suites.ts";

const OURS = "@node-access/";
/** Milliseconds that a run may take longer than planned. A client that has lost a notification would wait for ever. */
const MAX_WAIT = 60_000;

/** Options of {@link measureCalls}. */
export interface CallsPlan {
  /** Measured runs of each contender; the result is their median. */
  readonly rounds: number;
  /** The length of a run. */
  readonly milliseconds: number;
  /** Run only the scenarios whose name contains this text; empty for all. */
  readonly only: string;
  /** Folders of other checkouts whose packages are measured too. They must be built. */
  readonly against: readonly string[];
}

/** The figures of a scenario, by contender. The first is the limit. */
type ScenarioResults = Awaited<ReturnType<typeof measureCalls>>[number];

/** A contender with the checkout whose packages it uses. */
type Contender = ReturnType<typeof listContenders>[number];

/** Measures all scenarios, of which each contender has its own process: they run one after another on one core, the server on another. */
export async function measureCalls(plan: CallsPlan, print: (text: string) => void) {
  const all: { readonly name: string; readonly results: ReadonlyMap<string, readonly Measurement[]> }[] = [];
  for (const [suiteName, suite] of Object.entries(suites)) {
    const scenarios = suite.scenarios.filter(({ name }) => name.includes(plan.only));
    if (scenarios.length === 0) continue;
    const server = suite.server && (await startChild(suite.server));
    if (server) pin(server, 0);
    const running = new Map<string, Child>();
    const start = async ({ shown, name, checkout }: Contender): Promise<void> => {
      const module = new URL("contender-process.ts", import.meta.url);
      const child = await startChild(module, suiteName, name, server?.url ?? "", checkout);
      pin(child, 1);
      running.set(shown, child);
    };
    try {
      for (const scenario of scenarios) {
        const ended = new Set<string>();
        const run = async (contender: Contender): Promise<Measurement | undefined> => {
          const { shown } = contender;
          if (ended.has(shown)) return undefined;
          if (!running.has(shown)) await start(contender);
          const child = running.get(shown);
          const timer = setTimeout(() => child?.stop(), plan.milliseconds + MAX_WAIT);
          try {
            const request = { scenario: scenario.name, milliseconds: plan.milliseconds };
            return (await child?.request(request)) as Measurement;
          } catch {
            ended.add(shown);
            running.delete(shown);
            return undefined;
          } finally {
            clearTimeout(timer);
          }
        };
        const contenders = listContenders(suite, scenario, plan.against);
        const runs = contenders.map((contender) => [contender.shown, () => run(contender)] as const);
        const taken = await runRounds(Object.fromEntries(runs), plan.rounds);
        for (const name of ended) taken.delete(name);
        const results = taken as Map<string, Measurement[]>;
        const notes = [...ended].map((name) => `\n  ${name}: its process ended under the load`);
        print(`\n${scenario.name}\n${compare(results)}${notes.join("")}`);
        all.push({ name: scenario.name, results });
      }
    } finally {
      for (const child of [...running.values(), server]) child?.stop();
    }
  }
  return all;
}

function listContenders(suite: Suite<unknown>, scenario: Scenario<unknown>, against: readonly string[]) {
  return (scenario.contenders ?? Object.keys(suite.contenders)).flatMap((name) => {
    const others = name.startsWith(OURS) ? against : [];
    return [root, ...others].map((checkout) => {
      return { shown: checkout === root ? name : `${name}, ${checkout}`, name, checkout };
    });
  });
}

/** Pins a process to one core, if the platform supports it. */
function pin({ pid }: Child, core: number): void {
  if (process.platform !== "linux" || availableParallelism() < 2) return;
  spawnSync("taskset", ["-apc", `${core}`, `${pid}`]);
}

/** Formats a table for a README: the figures of our packages, then those of the others, best first. */
export function formatTable(scenarios: readonly ScenarioResults[]): string {
  const rows = scenarios.map(({ name, results }) => {
    const [[, base = []] = [], ...others] = results;
    const cells = others
      .map(([contender, measured]) => ({ contender, figures: ratios(measured, base) }))
      .toSorted((a, b) => Number(b.figures.cpu) - Number(a.figures.cpu));
    const list = (ours: boolean): string =>
      cells
        .filter(({ contender }) => contender.startsWith(OURS) === ours)
        .map(({ contender, figures: { cpu, speed } }) => `${contender.replace(OURS, "")} ${cpu} (${speed})`)
        .join(", ");
    return `| ${name} | ${list(true)} | ${list(false)} |`;
  });
  return ["|  | Node Access | others |", "| --- | --- | --- |", ...rows].join("\n");
}
