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
  mkdirSync(join(folder, "parts"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return join(folder, "root.yaml");
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
  it("reads texts instead of files, by their names in messages", () => {
    const path = write({ "root.yaml": root, "parts/one.yaml": one, "parts/two.yaml": two });
    const texts = new Map([
      ["specs/root.yaml", root],
      ["specs/parts/one.yaml", one],
    ]);
    const withTwo = new Map([...texts, ["specs/parts/two.yaml", two]]);
    const { value } = new SpecBundle("nowhere/root.yaml", "specs/root.yaml", withTwo);
    expect(value).toEqual(new SpecBundle(path, "specs/root.yaml").value);
    // A file on disk does not replace a missing text.
    expect(() => new SpecBundle(path, "specs/root.yaml", texts)).toThrow(
      /^specs\/parts\/one\.yaml:4:28: there is no two\.yaml; correct two\.yaml#/,
    );
  });

  it("is one document, in which every reference refers to its own components", () => {
    const path = write({ "root.yaml": root, "parts/one.yaml": one, "parts/two.yaml": two });
    expect(new SpecBundle(path, "specs/root.yaml").value).toEqual({
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

  it("contains the path items, parameters and responses of its parts", () => {
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
    const path = write({ "root.yaml": start, "parts/one.yaml": part, "parts/two.yaml": shared });
    const spec = new SpecBundle(path, "specs/root.yaml");
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

  it("reports a mistake in its original file", () => {
    const path = write({ "root.yaml": root, "parts/one.yaml": one, "parts/two.yaml": two });
    const spec = new SpecBundle(path, "specs/root.yaml");
    const { file, line } = spec.mistake(["components", "schemas", "One", "properties"], "", "");
    expect([file, line]).toEqual(["specs/parts/one.yaml", 4]);
    expect(spec.mistake(["paths"], "", "").file).toBe("specs/root.yaml");
  });

  it("rejects a duplicate name, and a missing part", () => {
    const twice = write({ "root.yaml": root, "parts/one.yaml": one.replace("One:", "Own:") });
    expect(() => new SpecBundle(twice, "root.yaml")).toThrow(
      "parts/one.yaml:4:28: there is no two.yaml; correct two.yaml",
    );
    const again = write({
      "root.yaml": root,
      "parts/one.yaml": one,
      "parts/two.yaml": two.replace("Two", "Own"),
    });
    expect(() => new SpecBundle(again, "root.yaml")).toThrow(
      "parts/two.yaml:3:5: Own is in root.yaml too; give one of them another name",
    );
  });

  it("finds content of its files that is not in the document", () => {
    const path = write({
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
    const found = new SpecBundle(path, "specs/root.yaml").unread();
    expect(found.map(({ file, line, what }) => `${file}:${line}: ${what}`)).toEqual([
      "specs/parts/one.yaml:6: no path refers to B",
      "specs/parts/one.yaml:2: x-surfac would not be read",
      "specs/parts/one.yaml:3: tags would not be read",
      "specs/parts/one.yaml:4: /b would not be read",
      "specs/parts/one.yaml:7: requestBodies would not be read",
    ]);
  });
});
