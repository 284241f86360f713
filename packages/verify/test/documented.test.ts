import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { beaconMethods } from "../src/beacon/index.ts";
import { bitcoinMethods, bitcoinNetworks } from "../src/bitcoin/index.ts";
import { absenceMethods } from "../src/checks/absent.ts";

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
