import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { SpecBundle } from "../../src/spec-file/index.ts";

const folders: string[] = [];

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function write(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "spec-bundle-"));
  folders.push(folder);
  mkdirSync(join(folder, "specs/parts"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "specs", name), text);
  return folder;
}

const root = `paths: { /a: { $ref: "parts/one.yaml#/components/schemas/One" } }
components:
  responses: { Failed: { description: No. } }
  schemas:
    Own: { $ref: parts/one.yaml#/components/schemas/One }
`;
const one = `components:
  schemas:
    One:
      properties: { two: { $ref: two.yaml#/components/schemas/Two } }
`;
const two = `components:
  schemas:
    Two: { $ref: one.yaml#/components/schemas/One }
`;

describe("SpecBundle", () => {
  it("reads texts instead of files, by their names in messages", async () => {
    const folder = write({ "root.yaml": root, "parts/one.yaml": one, "parts/two.yaml": two });
    const texts = new Map([
      ["specs/root.yaml", root],
      ["specs/parts/one.yaml", one],
    ]);
    const withTwo = new Map([...texts, ["specs/parts/two.yaml", two]]);
    const { value } = await SpecBundle.read("nowhere", "specs/root.yaml", withTwo);
    expect(value).toEqual((await SpecBundle.read(folder, "specs/root.yaml")).value);
    // A file on disk does not replace a missing text.
    await expect(SpecBundle.read(folder, "specs/root.yaml", texts)).rejects.toThrow(
      /^specs\/parts\/one\.yaml:4:28: two\.yaml is not there; correct two\.yaml#/,
    );
  });

  it("is one document, in which every reference refers to its own components", async () => {
    const folder = write({ "root.yaml": root, "parts/one.yaml": one, "parts/two.yaml": two });
    expect((await SpecBundle.read(folder, "specs/root.yaml")).value).toEqual({
      paths: { "/a": { $ref: "#/components/schemas/One" } },
      components: {
        responses: { Failed: { description: "No." } },
        schemas: {
          Own: { $ref: "#/components/schemas/One" },
          One: { properties: { two: { $ref: "#/components/schemas/Two" } } },
          Two: { $ref: "#/components/schemas/One" },
        },
      },
    });
  });

  it("contains the path items, parameters and responses of its parts", async () => {
    const start = `paths: { /a: { $ref: "parts/one.yaml#/components/pathItems/a" } }
`;
    const part = `components:
  pathItems:
    a:
      get:
        parameters: [{ $ref: "two.yaml#/components/parameters/Id" }]
        responses: { "404": { $ref: "two.yaml#/components/responses/Missing" } }
`;
    const shared = `components:
  parameters: { Id: { name: id, in: query } }
  responses: { Missing: { description: No. } }
`;
    const folder = write({ "root.yaml": start, "parts/one.yaml": part, "parts/two.yaml": shared });
    const spec = await SpecBundle.read(folder, "specs/root.yaml");
    expect(spec.value).toEqual({
      paths: {
        "/a": {
          get: {
            parameters: [{ $ref: "#/components/parameters/Id" }],
            responses: { "404": { $ref: "#/components/responses/Missing" } },
          },
        },
      },
      components: {
        parameters: { Id: { name: "id", in: "query" } },
        responses: { Missing: { description: "No." } },
      },
    });
    const { file, line } = spec.mistake(["paths", "/a", "get", "responses"], "", "");
    expect([file, line]).toEqual(["specs/parts/one.yaml", 6]);
  });

  it("reports a mistake in its original file", async () => {
    const folder = write({ "root.yaml": root, "parts/one.yaml": one, "parts/two.yaml": two });
    const spec = await SpecBundle.read(folder, "specs/root.yaml");
    const { file, line } = spec.mistake(["components", "schemas", "One", "properties"], "", "");
    expect([file, line]).toEqual(["specs/parts/one.yaml", 4]);
    expect(spec.mistake(["paths"], "", "").file).toBe("specs/root.yaml");
  });

  it("rejects a duplicate name, and a missing part", async () => {
    const twice = write({ "root.yaml": root, "parts/one.yaml": one.replace("One:", "Own:") });
    await expect(SpecBundle.read(twice, "specs/root.yaml")).rejects.toThrow(
      "specs/parts/one.yaml:4:28: two.yaml is not there; correct two.yaml",
    );
    const again = write({
      "root.yaml": root,
      "parts/one.yaml": one,
      "parts/two.yaml": two.replace("Two", "Own"),
    });
    await expect(SpecBundle.read(again, "specs/root.yaml")).rejects.toThrow(
      "specs/parts/two.yaml:3:5: Own is in specs/root.yaml too; give one of them another name",
    );
  });

  it("finds content of its files that is not in the document", async () => {
    const folder = write({
      "root.yaml": `openapi: 3.1.0
paths: { /a: { $ref: parts/one.yaml#/components/pathItems/A } }
`,
      "parts/one.yaml": `openapi: 3.1.0
x-surfac: node
tags: []
paths: { /b: { get: {} } }
components:
  pathItems: { A: {}, B: {} }
  requestBodies: {}
`,
    });
    const found = (await SpecBundle.read(folder, "specs/root.yaml")).unread();
    expect(found.map(({ file, line, what }) => `${file}:${line}: ${what}`)).toEqual([
      "specs/parts/one.yaml:6: no path refers to B",
      "specs/parts/one.yaml:2: x-surfac would not be read",
      "specs/parts/one.yaml:3: tags would not be read",
      "specs/parts/one.yaml:4: /b would not be read",
      "specs/parts/one.yaml:7: requestBodies would not be read",
    ]);
  });
});
