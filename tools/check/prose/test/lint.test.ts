import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lint } from "../src/lint.ts";

const lines = async (path: string, content: string): Promise<number[]> =>
  (await lint(path, content)).map((finding) => finding.line);

it("names the line, the phrase and what to write instead", async () => {
  expect(await lint("a.md", "# Title\n\nIt is made\nanew.\n")).toEqual([
    { path: "a.md", line: 4, message: "anew => again" },
  ]);
});

it("reads Markdown without its code", async () => {
  expect(
    await lines("a.md", "Run `anew`.\n\n```sh\nanew\n```\n\n- *anew*\n- [anew](https://example.com)\n"),
  ).toEqual([7, 8]);
});

it("reads comments and strings of a source, but no names", async () => {
  const source = [
    "/**",
    " * Starts anew.",
    " *",
    " *     anew: an indented line is still a comment",
    " */",
    'export const anew = "anew";',
    "// anew",
    "const text = `starts ${anew} anew`; // and `anew`",
    'throw new Error("started anew");',
    "",
  ];
  expect(await lines("src/a.ts", source.join("\n"))).toEqual([2, 4, 7, 8, 9]);
});

it.each(["a.tsx", "a.jsx", "a.mjs", "a.cjs", "a.js", "a.mts"])("reads %s", async (path) => {
  expect(await lines(path, "export const a = 1;\n// anew\n")).toEqual([2]);
});

it("reads the text of markup", async () => {
  expect(await lines("a.tsx", "export const a = (\n  <p>\n    Starts anew\n  </p>\n);\n")).toEqual([3]);
});

it("reads the scripts of an Astro component, and the text of its markup", async () => {
  const component = [
    "---",
    "// anew",
    "const { anew } = Astro.props;",
    "---",
    "",
    '<p class="anew">',
    "  Starts {anew} anew",
    "</p>",
    "<style>",
    "  /* anew */",
    "</style>",
    "<script>",
    "  // anew",
    "</script>",
    "",
  ];
  expect(await lines("site/a.astro", component.join("\n"))).toEqual([2, 7, 13]);
});

it("reads descriptions and comments of a spec, but no other values", async () => {
  const spec = ["# anew", "title: Anew", "description: |", "  Starts", "  anew.", "value: anew", ""];
  expect(await lines("specs/a.yaml", spec.join("\n"))).toEqual([1, 2, 5]);
});

it("reads comments of a proto", async () => {
  expect(await lines("specs/a.proto", "// anew\nmessage anew {}\n/*\n * anew\n */\n")).toEqual([1, 4]);
});

it("ignores other kinds of files", async () => {
  expect(await lines("a.png", "anew")).toEqual([]);
});

it("has no pattern that a file's quick check would miss", () => {
  const words = readFileSync(join(import.meta.dirname, "../words.yaml"), "utf8");
  for (const [, pattern = ""] of words.matchAll(/pattern: (.*)/g))
    expect(pattern).toMatch(/^'\/[^/]+\/i' }$/);
});
