import { readCatalog } from "@node-access-tools/generate/catalog";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** A table, from the line after its marker. */
function readTable(file: string, name: string): string | undefined {
  const text = readFileSync(resolve(root, file), "utf8");
  return new RegExp(`<!-- ${name}:start -->([^]*?)<!-- ${name}:end -->`).exec(text)?.[1];
}

it.each(["methods", "chains", "uncovered"])("the guide's table of %s is that of the README", (name) => {
  const readme = readTable("packages/verify/README.md", name);
  expect(readme).toContain("|");
  expect(readTable("site/src/content/docs/guides/verified-results.md", name)).toBe(readme);
});

it("the table of chains names the catalog's networks", () => {
  const rows = readTable("packages/verify/README.md", "chains")?.matchAll(/^\| `([^`]+)` +\| (\d+)/gm) ?? [];
  const ids = [...rows].map(([, network = "", id]) => [network, id]);
  const { networks = {} } = readCatalog(root);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids).toEqual(ids.map(([network = ""]) => [network, String(networks[network]?.chainId)]));
});
