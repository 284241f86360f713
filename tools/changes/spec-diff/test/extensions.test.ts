import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { compareSpecs } from "../src/compare-specs.ts";
import { compareSchemaCase, listRules } from "./case.ts";
import { extensionCases } from "./extension-cases.ts";

const root = resolve(import.meta.dirname, "../../../..");
/** As JSON, which is YAML without anchors. */
const texts = new Map(
  globSync("specs/**/*.yaml", { cwd: root }).map((name) => [
    name,
    JSON.stringify(parse(readFileSync(join(root, name), "utf8"), { merge: true })),
  ]),
);

/** Removes the first key with this name, at any depth. */
function removeFirst(value: unknown, key: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Object.hasOwn(value, key)) return Reflect.deleteProperty(value, key);
  return Object.values(value).some((inner) => removeFirst(inner, key));
}

/** The first file that uses each extension, and that file without its first use. */
const uses = new Map<string, readonly [file: string, without: string]>();
for (const [name, text] of texts) {
  for (const [, key = ""] of text.matchAll(/"(x-[a-z-]+)":/g)) {
    if (uses.has(key)) continue;
    const value: unknown = JSON.parse(text);
    removeFirst(value, key);
    uses.set(key, [name, JSON.stringify(value)]);
  }
}

/** The file with what it needs: the catalog, the other parts of an OpenAPI file, what all OpenRPC files share. */
function around(file: string, text: string): Map<string, string> {
  const [stem = ""] = /^specs\/[^/.]+/.exec(file) ?? [];
  const referred = [...text.matchAll(/"\$ref":"([\w.-]+)#/g)].map(([, name = ""]) => `specs/rpc/${name}`);
  const required = new Set(["specs/catalog.yaml", "specs/rpc/shared.openrpc.yaml", ...referred]);
  const near = [...texts].filter(
    ([name]) => required.has(name) || (stem !== "specs/rpc" && /^[/.]/.test(name.replace(stem, ""))),
  );
  return new Map([...near, [file, text]]);
}

test("the specs use extensions", () => {
  expect([...uses.keys()]).toEqual(expect.arrayContaining(["x-events", "x-filter", "x-form", "x-since"]));
});

/** Each extension at night; by day each fourth one, since comparing two texts of a large spec takes half a second. */
const step = process.env["NIGHTLY"] ? 1 : 4;

test.each([...uses].filter((_, index) => index % step === 0))(
  "a rule exists for %s",
  async (_, [file, without]) => {
    const found = await compareSpecs(around(file, texts.get(file) ?? ""), around(file, without));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ rule }) => rule === "not-compared")).toEqual([]);
  },
);

for (const direction of ["sent", "received"] as const) {
  test.each(extensionCases.map((one) => [one.shows, one] as const))(`${direction}: %s`, (_, one) => {
    expect(listRules(compareSchemaCase(one, direction))).toEqual([...one[direction]].toSorted());
  });
}
