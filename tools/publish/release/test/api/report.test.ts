import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { firstDifference, report } from "../../src/api/report.ts";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "api-report-"));
});

afterEach(() => rmSync(directory, { recursive: true }));

/** The report of a package with these declaration files. By default, `index` is its only entry. */
function of(files: Readonly<Record<string, string>>, entries: readonly string[] = ["index"]): string {
  for (const [name, text] of Object.entries(files)) {
    const file = join(directory, `${name}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const exports = Object.fromEntries(
    entries.map((name) => [name === "index" ? "." : `./${name}`, { types: `./${name}.d.ts` }]),
  );
  return report({ name: "sample", exports }, directory);
}

describe("report", () => {
  it("shows of generated modules only which of them, or of their names, an entry exports", () => {
    const text = of({
      index: 'export * from "./generated/types.ts";\nexport { b as c, make } from "./inner.ts";\n',
      inner:
        'import type { A } from "./generated/types.ts";\nexport { b } from "./generated/tables.ts";\n' +
        "export declare function make(a: A): void;\n",
      "generated/types": 'export * from "./more.ts";\nexport interface A {\n    b: B;\n}\n',
      "generated/more": 'import type { H } from "../hand.ts";\nexport interface B {\n    h: H;\n}\n',
      "generated/tables": "export declare const b: 1;\nexport declare const unseen: 2;\n",
      hand: "export interface H {\n    x: number;\n}\n",
    });
    expect(text.slice(text.indexOf("## sample"))).toBe(`## sample

\`\`\`ts
export { b as c } from "./generated/tables.d.ts";
export * from "./generated/types.d.ts";
export { make };
\`\`\`

## Declarations

\`\`\`ts
interface H {
    x: number;
}

function make(a: A): void;
\`\`\`
`);
  });

  it("shows each entry's names, and each declaration once and without comments", () => {
    const text = of(
      {
        index: 'export { type A, make as create } from "./inner.ts";\n',
        other: 'export type { A as Again } from "./inner.ts";\n',
        inner:
          "/** Of A. */\nexport interface A {\n    /** Of x. */\n    readonly x: B; // aside\n}\n" +
          "interface B {\n    y: number;\n}\nexport declare function make(a: A): A;\nexport declare const unseen: 1;\n",
      },
      ["index", "other"],
    );
    expect(text).toBe(`# API of sample

Made from the built declarations by \`npm run api -- --write\`; not edited by hand.

## sample

\`\`\`ts
export { A };
export { make as create };
\`\`\`

## sample/other

\`\`\`ts
export { A as Again };
\`\`\`

## Declarations

\`\`\`ts
interface A {
    readonly x: B;
}

interface B {
    y: number;
}

function make(a: A): A;
\`\`\`
`);
  });

  it.each([
    ["a type of another file", 'import type { B } from "./b.ts";\nexport type A = B[];\n'],
    ["a type named by its import", 'export type A = import("./b.ts").B;\n'],
    ["a type of a namespace import", 'import * as all from "./b.ts";\nexport type A = all.B;\n'],
    ["the interface of a class", 'import { B } from "./b.ts";\nexport declare class A implements B {}\n'],
    ["the type of a value", 'import { b } from "./b.ts";\nexport type A = typeof b;\n'],
    ["a module exported under a name", 'export * as all from "./b.ts";\n'],
  ])("follows %s", (_what, index) => {
    const text = of({ index, b: "export interface B {}\nexport declare const b: B;\n" });
    expect(text).toContain("interface B {\n}");
  });

  it("does not confuse a member's name with a type of the same name", () => {
    const text = of({
      index: "export interface A {\n    B: 1;\n    c(B: 2): 3;\n}\ninterface B {\n}\nexport {};\n",
    });
    expect(text).not.toContain("interface B");
  });

  it("names the package of an export from another one", () => {
    const text = of({
      index:
        'import { Z } from "z";\nexport * from "x";\nexport { y as why } from "y";\nexport type { Z };\n',
    });
    expect(text).toContain('export * from "x";\nexport { Z } from "z";\nexport { y as why } from "y";\n');
  });

  it("prefers a module's own export to one of `export *`, and supports files that export each other", () => {
    const text = of({
      index: 'export * from "./a.ts";\nexport type Same = 1;\n',
      a: 'export * from "./index.ts";\nexport type Same = 2;\nexport type Other = 3;\n',
    });
    expect(text).toContain("type Other = 3;\n\ntype Same = 1;\n");
    expect(text).not.toContain("= 2");
  });

  it("keeps overloads, constants and literal values, in the order of the names and not of the files", () => {
    const text = of({
      index:
        'export declare function f(a: 1): 1;\nexport declare function f(a: 2): 2;\nexport declare const c = "v";\nexport declare let b: 1;\n',
    });
    expect(text).toContain('let b: 1;\n\nconst c = "v";\n\nfunction f(a: 1): 1;\nfunction f(a: 2): 2;\n');
  });

  it("distinguishes declarations with the same name by their files", () => {
    const text = of({
      index:
        'import type { A } from "./one.ts";\nexport type { A as B } from "./two.ts";\nexport type C = A;\n',
      one: "export type A = 1;\n",
      two: "export type A = 2;\n",
    });
    expect(text).toContain("// one.d.ts\ntype A = 1;\n\n// two.d.ts\ntype A = 2;\n");
  });

  it("rejects a name that a file does not export, and an entry that was not built", () => {
    expect(() => of({ index: 'export { gone } from "./a.ts";\n', a: "export {};\n" })).toThrow(
      /a\.d\.ts exports no gone/,
    );
    expect(() => of({ index: "export {};\n" }, ["missing"])).toThrow(/missing\.d\.ts/);
  });
});

describe("firstDifference", () => {
  it.each([
    ["one\ntwo\n", "one\n  three\n", '2: the report says "two", the built declarations "three"'],
    ["", "one", '1: the report says "", the built declarations "one"'],
    ["one", "one\ntwo", '2: the report says nothing, the built declarations "two"'],
    ["one\ntwo", "one", '2: the report says "two", the built declarations nothing'],
  ])("of %j and %j", (text, expected, message) => {
    expect(firstDifference(text, expected)).toBe(message);
  });
});
