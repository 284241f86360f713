import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { beaconMethods } from "../src/beacon/index.ts";
import { bitcoinMethods, bitcoinNetworks } from "../src/bitcoin/index.ts";
import { absenceMethods } from "../src/checks/absent.ts";
import { methodChecks } from "../src/checks/methods.ts";
import { uncoveredFields } from "../src/checks/uncovered.ts";
import { chainRules } from "../src/rules/chains.ts";

const isNamed = (method: string, name: string): boolean =>
  name.endsWith("…") ? method.startsWith(name.slice(0, -1)) : method === name;

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

it("the README's table of results that are not there has every such method, and no other", () => {
  const [, table = ""] = /^### No result\n([^|]*\|[^]*?)\n\n/m.exec(readme) ?? [];
  const named = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name).filter((name) => name !== "null"),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(absenceMethods.filter((method) => !named.some((name) => isNamed(method, name)))).toEqual([]);
  expect(named.filter((name) => !absenceMethods.some((method) => isNamed(method, name)))).toEqual([]);
});

it("the README's tables of Bitcoin have its methods and its networks", () => {
  const [, section = ""] = /^## Bitcoin\n([^]*?)\n## /m.exec(readme) ?? [];
  const cells = [...section.matchAll(/^\| (`[^|]*)\|([^|]*)\|([^|]*)\|/gm)].map(
    ([, first = "", ...rest]) => ({
      names: [...first.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
      rest: rest.map((cell) => cell.trim()),
    }),
  );
  const networks = cells.filter(({ names: [name = ""] }) => name.includes("-"));
  const methods = cells.filter(({ names: [name = ""] }) => !name.includes("-")).flatMap(({ names }) => names);
  expect(methods.toSorted()).toEqual(bitcoinMethods.toSorted());
  expect(networks.map(({ names: [name], rest: [work, from] }) => [name, work, from])).toEqual(
    Object.entries(bitcoinNetworks).map(([name, { work, heightsFrom }]) => [
      name,
      work === "sha256" ? "SHA-256, twice" : "scrypt",
      String(heightsFrom),
    ]),
  );
});

it("the README's table of beacon nodes has every operation with a check, and no other", () => {
  const [, section = ""] = /^## Beacon nodes\n([^]*?)\n## /m.exec(readme) ?? [];
  const named = [...section.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  expect(named.toSorted()).toEqual([...beaconMethods].toSorted());
});

/** The cells of a table's rows, without those of its head. */
function readRows(table: string): string[][] {
  const [, text = ""] = new RegExp(`<!-- ${table}:start -->([^]*?)<!-- ${table}:end -->`).exec(readme) ?? [];
  const lines = text.trim().split("\n").slice(2);
  return lines.map((line) => line.split("|").map((cell) => cell.trim())).map((cells) => cells.slice(1, -1));
}

it("the README's table of methods has every method with a check, and no other", () => {
  const named = readRows("methods").flatMap(([cell = ""]) =>
    [...cell.matchAll(/`(\w+_\w+)`/g)].map(([, name = ""]) => name),
  );
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(methodChecks).toSorted());
});

/** The numbers that a text such as `0x0 to 0x2, 0x7e` names. */
function numbersIn(text: string): number[] {
  return text.split(", ").flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split(" to ").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

it("the README's table of chains has the rules of each", () => {
  const written = readRows("chains").map(([, id, name, blocks, types = "", rest]) => [
    id,
    name,
    blocks,
    numbersIn(types),
    rest,
  ]);
  const rules = [...chainRules].map(([id, { name, firstBlock, lastBlock, ...rule }]) => [
    String(id),
    name,
    lastBlock === undefined
      ? firstBlock === undefined
        ? "all"
        : `from ${firstBlock}`
      : `${firstBlock ?? 0n} to ${lastBlock}`,
    Object.keys(rule.transactions).map(Number),
    rule.stateSync ? "state syncs" : rule.hasWithdrawals === false ? "withdrawals" : "",
  ]);
  expect(written).toEqual(rules);
});

it("the README's table of fields that no hash covers has each with its reason", () => {
  const fields = Object.entries(uncoveredFields).flatMap(([kind, reasons]) =>
    Object.entries(reasons).map(([name, reason]) => [`\`${name}\` of a ${kind}`, reason]),
  );
  expect(readRows("uncovered")).toEqual(fields);
});
