import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { methodChecks } from "../src/checks/methods.ts";

const isNamed = (method: string, name: string): boolean =>
  name.endsWith("…") ? method.startsWith(name.slice(0, -1)) : method === name;

it("the README's table has every method with a check, and no other", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, table = ""] = /^## What is checked\n([^]*?)\n(?!\|)[A-Z]/m.exec(readme) ?? [];
  const named = [...table.matchAll(/^\| ([^|]*)\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  const methods = Object.keys(methodChecks);
  expect(methods.filter((method) => !named.some((name) => isNamed(method, name)))).toEqual([]);
  expect(named.filter((name) => !methods.some((method) => isNamed(method, name)))).toEqual([]);
});
