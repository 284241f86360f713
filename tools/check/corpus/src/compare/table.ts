import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must, replaceBetween } from "@node-access-tools/workspace";
import type { Outcome } from "./compare.ts";

const README = join(import.meta.dirname, "../../README.md");

/** A document's row: its operations, and what a client of each generator costs. */
export interface Row {
  readonly document: string;
  readonly operations: number;
  /** By the name of the generator. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

/** Writes rows into the table in the README, and formats it as the repository's files are. */
export async function writeTable(
  rows: readonly Row[],
  generators: readonly string[],
  root: string,
): Promise<void> {
  const text = readFileSync(README, "utf8");
  const [, table = ""] = text.split(/<!-- table:(?:start|end) -->/);
  writeFileSync(README, replaceBetween(text, "table", withRows(table, rows, generators)));
  await must(process.execPath, [join(root, "node_modules/oxfmt/bin/oxfmt"), README], { cwd: root });
}

/** What a table says of one document. */
interface Entry {
  readonly lines: string[];
  readonly failures: string[];
}

/** Returns a table whose documents of these rows are replaced or added. Those of others remain as they are. */
export function withRows(table: string, rows: readonly Row[], generators: readonly string[]): string {
  const entries = listEntries(table);
  for (const row of rows) entries.set(row.document, createEntry(row, generators));
  const head = [
    "| Document | Generator | Time | Lines | Bundle of one call (gzip) | Instantiations |",
    "| --- | --- | --: | --: | --: | --: |",
  ];
  const lines = [...entries.values()].flatMap((entry) => entry.lines);
  const failures = [...entries.values()].flatMap((entry) => entry.failures);
  const why = failures.length > 0 ? `\nWhat failed:\n\n${failures.join("\n")}\n` : "";
  return `${[...head, ...lines].join("\n")}\n${why}`;
}

/** Reads what a table says of each document. */
function listEntries(table: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let last: Entry = { lines: [], failures: [] };
  for (const line of table.split("\n")) {
    const [, document] = /^\| (\S+) \(\d+ operations\)/.exec(line) ?? [];
    if (document !== undefined) entries.set(document, (last = { lines: [], failures: [] }));
    if (line.startsWith("|")) last.lines.push(line);
    const [, failed = ""] = /^- \S+ on ([^:]+): /.exec(line) ?? [];
    entries.get(failed)?.failures.push(line);
  }
  return entries;
}

function createEntry({ document, operations, outcomes }: Row, generators: readonly string[]): Entry {
  const tried = generators.flatMap((name) => (outcomes[name] ? [[name, outcomes[name]] as const] : []));
  return {
    lines: tried.map(([name, outcome], index) => {
      const first = index === 0 ? `${document} (${operations} operations)` : "";
      return `| ${first} | ${name} | ${formatCells(outcome).join(" | ")} |`;
    }),
    failures: tried.flatMap(([name, outcome]) =>
      "failure" in outcome
        ? [`- ${name} on ${document}: ${outcome.failure.replaceAll(/\s+/g, " ").slice(0, 200)}`]
        : [],
    ),
  };
}

function formatCells(outcome: Outcome): string[] {
  if ("failure" in outcome) return ["fails", "", "", ""];
  const { seconds, lines, bundle, instantiations } = outcome;
  return [
    `${seconds.toFixed(1)} s`,
    lines.toLocaleString("en"),
    bundle ? `${kilobytes(bundle.minified)} (${kilobytes(bundle.gzip)})` : "",
    instantiations?.toLocaleString("en") ?? "",
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
