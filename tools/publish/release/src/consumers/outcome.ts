import { type RunResult } from "@node-access-tools/workspace";

/** The results of a consumer's calls, by surface. */
export type Results = Readonly<Record<string, string>>;

/** Parses the results that a consumer printed. @throws Error if it printed anything else. */
export function resultsOf({ code, stdout, output }: RunResult): Results {
  if (code !== 0 || output !== stdout) throw new Error(`it ended with ${code}:\n${output}`);
  return JSON.parse(stdout) as Results;
}

/** Compares a consumer's results with those of the first one. */
export function resultMistakes(results: Results, expected: Results): string[] {
  return [...new Set([...Object.keys(results), ...Object.keys(expected)])]
    .filter((surface) => results[surface] !== expected[surface])
    .map(
      (surface) =>
        `${surface} returned ${JSON.stringify(results[surface])}, expected ${JSON.stringify(expected[surface])}`,
    );
}
