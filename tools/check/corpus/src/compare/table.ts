import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "./measured.ts";

const README = join(import.meta.dirname, "../../README.md");
const START = "<!-- table:start -->";
const END = "<!-- table:end -->";

/** A document's row: its operations, and what a client of each generator costs. */
export interface Row {
  readonly document: string;
  readonly operations: number;
  /** By the name of the generator. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

/** Replaces the table in the README. */
export function writeTable(rows: readonly Row[], generators: readonly string[]): void {
  const text = readFileSync(README, "utf8");
  const [before = "", rest = ""] = text.split(START);
  const [, after = ""] = rest.split(END);
  writeFileSync(README, `${before}${START}\n\n${tableOf(rows, generators)}\n${END}${after}`);
}

/** Returns a table with a row for each document and each generator. */
export function tableOf(rows: readonly Row[], generators: readonly string[]): string {
  const head = [
    "| Document | Generator | Time | Lines | Bundle of one call | Instantiations |",
    "| --- | --- | --: | --: | --: | --: |",
  ];
  const lines = rows.flatMap(({ document, operations, outcomes }) =>
    generators
      .flatMap((name) => (outcomes[name] ? [[name, outcomes[name]] as const] : []))
      .map(([name, outcome], index) => {
        const first = index === 0 ? `${document} (${operations} operations)` : "";
        return `| ${first} | ${name} | ${cellsOf(outcome).join(" | ")} |`;
      }),
  );
  return `${[...head, ...lines].join("\n")}\n`;
}

function cellsOf(outcome: Outcome): string[] {
  if ("failure" in outcome)
    return [`fails: ${outcome.failure.replaceAll(/[|\n`]/g, " ").slice(0, 120)}`, "", "", ""];
  const { seconds, lines, bytes, instantiations } = outcome;
  return [
    `${seconds.toFixed(1)} s`,
    lines.toLocaleString("en"),
    bytes === undefined ? "" : `${(bytes / 1000).toFixed(1)} kB`,
    instantiations?.toLocaleString("en") ?? "",
  ];
}
