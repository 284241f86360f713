import { parse } from "yaml";
import readme from "../../README.md?raw";
import exchangeBudgets from "../../tools/check/package-check/src/budgets/exchange.yaml?raw";
import rpcBudgets from "../../tools/check/package-check/src/budgets/rpc.yaml?raw";

/** A row of the README's table of speeds: calls per second, where code written by hand is 1. */
export interface Speed {
  readonly name: string;
  readonly clients: readonly { readonly name: string; readonly isOurs: boolean; readonly calls: number }[];
}

/** How many rules of `npm run hostile` a client follows, of those that apply to it. */
export interface Hostile {
  readonly client: string;
  readonly followed: number;
  readonly rules: number;
}

/** The limit of a bundle, which a check keeps. */
export interface Size {
  readonly name: string;
  readonly kilobytes: number;
}

/** The rows that most programs have something like. */
const shownRows =
  /64 at a time$|^batches of 100, 4 at a time$|^notifications, flooded$|^Geyser's slots, packed$/;

/** The table of speeds in the README: our packages, then others. */
export function readSpeeds(): Speed[] {
  const rows = findTable("<!-- figures:start -->").filter(([name = ""]) => shownRows.test(name));
  return rows.map(([name = "", ours = "", others = ""]) => ({
    name,
    clients: [...readCalls(ours, "@node-access/"), ...readCalls(others)],
  }));
}

/** Reads a cell, such as `undici request 0.68 (0.67), viem 0.06 (0.06)`, whose calls per second are in brackets. */
function readCalls(cell: string, prefix = ""): Speed["clients"] {
  const found = cell.matchAll(/(?:^|, )(.+?) [\d.]+ \(([\d.]+)\)/g);
  return Array.from(found, ([, name = "", calls]) => ({
    name: prefix + name,
    isOurs: prefix !== "",
    calls: Number(calls),
  }));
}

/** The sums of the README's table of rules in a hostile network. */
export function readHostileRules(): Hostile[] {
  const [names = [], ...rows] = findTable("<!-- hostile:start -->");
  return names.slice(1).map((client, index) => {
    const counts = rows.map((row) => /^(\d+)\/(\d+)$/.exec(row[index + 1] ?? ""));
    const sum = (part: 1 | 2): number =>
      counts.reduce((total, count) => total + Number(count?.[part] ?? 0), 0);
    return { client, followed: sum(1), rules: sum(2) };
  });
}

export function readSizes(): Size[] {
  return [
    readSize(rpcBudgets, "one call", "one JSON-RPC call"),
    readSize(rpcBudgets, "HTTP client", "JSON-RPC client over HTTP"),
    readSize(rpcBudgets, "WebSocket client", "JSON-RPC client over WebSocket"),
    readSize(exchangeBudgets, "metadata and actions, with signing", "trading client that signs"),
  ];
}

function readSize(budgets: string, bundle: string, name: string): Size {
  const { bundles } = parse(budgets) as { bundles: { name: string; gzipBytes: number }[] };
  const found = bundles.find((one) => one.name === bundle);
  if (found === undefined) throw new Error(`expected a bundle with the name ${bundle}`);
  return { name, kilobytes: found.gzipBytes / 1000 };
}

/** The cells of the first table after a place in the README, without the row of dashes. */
function findTable(place: string): string[][] {
  const start = readme.indexOf(place);
  if (start === -1) throw new Error(`README.md: expected ${place.trim()}`);
  const lines = readme.slice(start).split("\n");
  const first = lines.findIndex((line) => line.startsWith("|"));
  const rows = lines.slice(
    first,
    lines.findIndex((line, index) => index > first && !line.startsWith("|")),
  );
  return rows
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((_, index) => index !== 1);
}
