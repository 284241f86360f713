import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { clashingNames } from "../../src/spec-file/clashing-names.ts";

const types = "export interface Block {\n  readonly page: Page;\n}\nexport type Page = string;\n";

const folder = mkdtempSync(join(tmpdir(), "clashing-names-"));
afterAll(() => rmSync(folder, { recursive: true }));

function clashes(index: string): string[] {
  const path = join(folder, "index.ts");
  writeFileSync(path, index);
  return clashingNames(["Block", "Page"], new Map([["types.ts", types]]), path).map(
    ({ name, file }) => `${name} in ${file}`,
  );
}

it("accepts unique exports", () => {
  expect(
    clashes('export type * from "./generated/types.ts";\nexport type { Other } from "./a.ts";\n'),
  ).toEqual([]);
});

it("accepts a type that is re-exported by name", () => {
  expect(clashes('export type { Block } from "./generated/types.ts";\n')).toEqual([]);
});

it.each([
  ["a type in a list", 'export { paginate, type Page } from "./paginate.ts";\n'],
  ["a list of several lines", 'export type {\n  Other,\n  Page,\n} from "./paginate.ts";\n'],
  ["another name for something else", 'export { Sheet as Page } from "./sheet.ts";\n'],
  ["a class", "export class Page {}\n"],
  ["an async function", "export async function Page() {}\n"],
])("finds %s", (_, text) => {
  expect(clashes(text)).toEqual(["Page in index.ts"]);
});

it("finds two interfaces with the same name in one file, which TypeScript would merge", () => {
  expect(
    clashingNames(["A"], new Map([["a.ts", "export interface A {}\nexport interface A {}\n"]]), "none.ts"),
  ).toEqual([{ name: "A", file: "a.ts" }]);
});
