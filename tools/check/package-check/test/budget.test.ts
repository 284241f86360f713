import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundledBytes, pageBytes } from "../src/budget/bundle.ts";
import { compilers, instantiations } from "../src/budget/instantiations.ts";
import { modulesLoaded } from "../src/budget/load.ts";
import { format, isWithinLimit } from "../src/budget/budgets.ts";
import { put } from "../src/scratch.ts";

let directory: string;

beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "budget-")));
  put(
    directory,
    "node_modules/two/package.json",
    '{ "name": "two", "type": "module", "exports": "./index.js" }',
  );
  put(
    directory,
    "node_modules/two/index.js",
    'export * from "./inner.js";\nexport const big = "unused".repeat(9);\n',
  );
  put(directory, "node_modules/two/inner.js", "export const used = 1;\n");
});

afterEach(() => rmSync(directory, { recursive: true }));

describe("bundledBytes", () => {
  it("counts only what is used", async () => {
    const { gzip: used } = await bundledBytes('import { used } from "two"; console.log(used);', directory);
    const { gzip: all } = await bundledBytes('import * as two from "two"; console.log(two);', directory);
    expect(used).toBeGreaterThan(20);
    expect(used).toBeLessThan(all);
  });

  it("rejects modules that a browser cannot load", async () => {
    await expect(bundledBytes('import "node:fs";', directory)).rejects.toThrow("node:fs");
  });
});

describe("pageBytes", () => {
  it("adds up the compressed size of each file", async () => {
    const lines = { "/a.js": ["let a;"], "/b.css": ["b{}"], "/c.txt": ["not counted"] };
    const files = Object.fromEntries(Object.entries(lines).map(([path, own]) => [path, { lines: own }]));
    put(directory, "page.js", `export const consoleFiles = ${JSON.stringify(files)};`);
    const page = { name: "page", module: "page.js", files: ["/a.js"], gzipBytes: 100 };
    const one = await pageBytes(page, directory);
    const both = await pageBytes({ ...page, files: ["/a.js", "/b.css"] }, directory);
    expect([one > 10, both > one]).toEqual([true, true]);
    await expect(pageBytes({ ...page, files: ["/d.js"] }, directory)).rejects.toThrow("/d.js");
  });
});

describe("modulesLoaded", () => {
  it("counts the files behind each entry, and their bytes, also where entries share files", () => {
    put(directory, "node_modules/two/inner.js", `export const used = "${"x".repeat(5_000)}";\n`);
    put(directory, "common.cjs", 'require("./required.cjs");\n');
    put(directory, "required.cjs", "");
    const both = join(directory, "both.mjs");
    put(directory, "both.mjs", 'import "two";\nimport "./common.cjs";\n');
    expect(modulesLoaded(["two", both, both], directory)).toEqual([
      { files: 2, kilobytes: 6 },
      { files: 5, kilobytes: 6 },
      { files: 5, kilobytes: 6 },
    ]);
  });

  it("returns the reason if an entry cannot be loaded, and the counts of the others", () => {
    expect(modulesLoaded(["three", "two"], directory)).toEqual([
      expect.stringMatching(/importing three failed.*Cannot find package/s),
      { files: 2, kilobytes: 1 },
    ]);
  });
});

describe("instantiations", () => {
  it.each(compilers)("grow with generic work on %s", async (_name, compiler) => {
    const plain = await instantiations(compiler, "export const one: number = 1;", directory);
    const generic = await instantiations(
      compiler,
      "type Build<N extends number, T extends 0[] = []> = T['length'] extends N ? T : Build<N, [...T, 0]>;\nexport const many: Build<300>['length'] = 300;",
      directory,
    );
    expect(generic).toBeGreaterThan(plain + 300);
  });

  it.each(compilers)("are not counted for code that does not compile on %s", async (_name, compiler) => {
    await expect(instantiations(compiler, 'export const one: number = "";', directory)).rejects.toThrow(
      "TS2322",
    );
  });
});

describe("measurement", () => {
  it("fails over the limit and is marked so", () => {
    const over = { what: "bundle", value: 3_001, limit: 3_000, unit: "bytes" };
    expect(isWithinLimit(over)).toBe(false);
    expect(format(over)).toMatch(/^OVER bundle +3,001 of 3,000 bytes$/);
    expect(isWithinLimit({ ...over, value: 3_000 })).toBe(true);
  });
});
