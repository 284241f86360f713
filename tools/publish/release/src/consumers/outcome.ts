import type { RunResult } from "@node-access-tools/workspace";
import type { Place } from "../installed-gateway.ts";

/** The results of a consumer's calls, by surface. */
export type Results = Readonly<Record<string, string>>;

/** What a consumer calls, and what all consumers must get. */
export interface Trial {
  readonly place: Place;
  /** The Node that runs it. */
  readonly node: string;
  readonly expected: Results;
}

/** Parses the results that a consumer printed. @throws Error if it printed anything else. */
export function readResults({ code, stdout, output }: RunResult): Results {
  if (code !== 0 || output !== stdout) throw new Error(`it ended with ${code}:\n${output}`);
  return JSON.parse(stdout) as Results;
}

/** Compares a consumer's results with those of the first one. */
export function resultMistakes(results: Results, expected: Results): string[] {
  const [got, wanted] = [results, expected].map((one) => JSON.stringify(Object.entries(one).toSorted()));
  return got === wanted ? [] : [`it returned ${got}, expected ${wanted}`];
}

/** What consumers are made of. */
export interface Supplies {
  readonly root: string;
  readonly toolbox: string;
  /** The registry that everything is installed from. */
  readonly registry: string;
  readonly names: readonly string[];
  /** Path of the oldest Node that the packages support. */
  readonly oldest: string;
  readonly scratch: string;
  /** A folder for the project of a user. */
  readonly project: string;
}
