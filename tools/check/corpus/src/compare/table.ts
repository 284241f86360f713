import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "@node-access-tools/workspace";
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

/** Replaces the table in the README, and formats it as the repository's files are. */
export async function writeTable(
  rows: readonly Row[],
  generators: readonly string[],
  root: string,
): Promise<void> {
  const text = readFileSync(README, "utf8");
  const [before = "", rest = ""] = text.split(START);
  const [, after = ""] = rest.split(END);
  writeFileSync(README, `${before}${START}\n\n${tableOf(rows, generators)}\n${END}${after}`);
  await run(process.execPath, [join(root, "node_modules/oxfmt/bin/oxfmt"), README], { cwd: root });
}

/** Returns a table with a row for each document and each generator. */
export function tableOf(rows: readonly Row[], generators: readonly string[]): string {
  const head = [
    "| Document | Generator | Time | Lines | Bundle of one call (gzip) | Instantiations |",
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
  const failures = rows.flatMap(({ document, outcomes }) =>
    generators.flatMap((name) => {
      const outcome = outcomes[name];
      if (!outcome || !("failure" in outcome)) return [];
      return [`\n- ${name} on ${document}: ${outcome.failure.replaceAll(/\s+/g, " ").slice(0, 200)}`];
    }),
  );
  const why = failures.length > 0 ? `\nWhat failed:\n${failures.join("")}\n` : "";
  return `${[...head, ...lines].join("\n")}\n${why}`;
}

function cellsOf(outcome: Outcome): string[] {
  if ("failure" in outcome) return ["fails", "", "", ""];
  const { seconds, lines, bytes, gzip, instantiations } = outcome;
  return [
    `${seconds.toFixed(1)} s`,
    lines.toLocaleString("en"),
    bytes === undefined ? "" : `${kilobytes(bytes)} (${kilobytes(gzip ?? 0)})`,
    instantiations?.toLocaleString("en") ?? "",
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
