import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compile } from "../src/compile.ts";
import { fromMarkdown, fromSource } from "../src/extract.ts";

const README = `# sample

\`\`\`sh
npm start
\`\`\`

\`\`\`ts
import { join } from "node:path";
console.log(join("a", 1));
\`\`\`

- in a list

  \`\`\`ts
  export const two = 2;
  \`\`\`
`;

const SOURCE = `/**
 * Adds.
 *
 * @example
 * \`\`\`ts
 * const sum: string = 1 + 1;
 * console.log(sum);
 * \`\`\`
 * @returns the sum
 */
export function add(): number {
  return 2;
}

export interface Sums {
  /**
   * A total.
   * @example add()
   */
  total: number;
}
`;

let directory: string;

beforeAll(() => {
  // In this tool's folder, so that Node's types resolve as in a real run.
  directory = mkdtempSync(join(import.meta.dirname, "../.examples-"));
});

afterAll(() => rmSync(directory, { recursive: true }));

describe("fromMarkdown", () => {
  it("extracts only ts blocks", () => {
    const { examples, mistakes } = fromMarkdown("README.md", README);
    expect(examples.map((example) => example.line)).toEqual([8, 15]);
    expect(mistakes).toEqual([]);
  });

  it("reports a block that is never closed", () => {
    expect(fromMarkdown("README.md", "\n```ts\nconst a = 1;\n").mistakes).toEqual([
      { path: "README.md", line: 2, message: "this code block is never closed" },
    ]);
  });
});

describe("fromSource", () => {
  it("extracts blocks from comments, and reports an @example without one", () => {
    const { examples, mistakes } = fromSource("src/add.ts", SOURCE);
    expect(examples.map((example) => example.text.trim())).toEqual([
      "const sum: string = 1 + 1;\n   console.log(sum);",
    ]);
    expect(mistakes).toEqual([
      { path: "src/add.ts", line: 18, message: "an @example must have its code in a ```ts block" },
    ]);
  });
});

describe("compile", () => {
  it("reports a mistake at its place in the document", async () => {
    const examples = [
      ...fromMarkdown("README.md", README).examples,
      ...fromSource("src/add.ts", SOURCE).examples,
    ];
    const mistakes = await compile(examples, directory);
    expect(mistakes.map(({ path, line }) => `${path}:${line}`)).toEqual(["README.md:9", "src/add.ts:6"]);
    expect(mistakes[0]?.message).toMatch(/^column 23: error TS2345/);
    expect(mistakes[1]?.message).toMatch(/^column 10: error TS2322/);
  });

  it("compiles a method's example with a client that has its interface", async () => {
    const path = "tools/check/doc-examples/test/fixtures/methods.ts";
    const { examples, mistakes } = fromSource(
      path,
      readFileSync(join(import.meta.dirname, "fixtures/methods.ts"), "utf8"),
    );
    expect(mistakes).toEqual([]);
    expect(await compile(examples, directory)).toEqual([
      { path, line: 12, message: expect.stringContaining("TS2345") },
    ]);
  });

  it("checks each example as its own module", async () => {
    const twice = "```ts\nconst same = 1;\nconsole.log(same);\n```\n";
    expect(await compile(fromMarkdown("README.md", twice + twice).examples, directory)).toEqual([]);
    const leaning = "```ts\nconst first = 1;\n```\n\n```ts\nconsole.log(first);\n```\n";
    expect(await compile(fromMarkdown("README.md", leaning).examples, directory)).toEqual([
      { path: "README.md", line: 6, message: expect.stringContaining("TS2304") },
    ]);
  });
});
