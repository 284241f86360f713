import { type Measurement, ratios } from "./rounds.ts";

/** The results of one scenario. */
export interface ScenarioResults {
  readonly name: string;
  /** The contender whose numbers the others are divided by. */
  readonly baseline: string;
  readonly results: ReadonlyMap<string, readonly Measurement[]>;
}

const COLUMNS = { "@node-access/rpc": "Node Access", viem: "viem", ethers: "ethers" };

/** Formats the table of the README: CPU time per call, and the speed in brackets. */
export function readmeTable(scenarios: readonly ScenarioResults[]): string {
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
