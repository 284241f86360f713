import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Mistakes } from "../../src/spec-file/mistakes.ts";
import { SpecFile } from "../../src/spec-file/spec-file.ts";
import { writeGenerated } from "../../src/spec-file/write-generated.ts";

const text = `one:
  list: [a, b]
  "odd/name": 1
`;

describe("SpecFile", () => {
  it("finds the place of keys, items and keys with a slash", () => {
    const spec = new SpecFile("specs/x.yaml", text);
    const place = (...path: (string | number)[]) => {
      const { file, line, column } = spec.mistake(path, "", "");
      return `${file}:${line}:${column}`;
    };
    expect(place("one", "list", 1)).toBe("specs/x.yaml:2:13");
    expect(place("one", "odd/name")).toBe("specs/x.yaml:3:3");
    expect(place("one", "absent", "deep")).toBe("specs/x.yaml:1:1");
    expect(place()).toBe("specs/x.yaml:1:1");
  });

  it("reports that a missing file or a folder cannot be read", () => {
    const folder = mkdtempSync(join(tmpdir(), "spec-file-"));
    const remedy = "create it, or remove the reference to it";
    expect(() => SpecFile.read(join(folder, "x.yaml"), "specs/x.yaml")).toThrow(
      `specs/x.yaml:1:1: it cannot be read (ENOENT); ${remedy}`,
    );
    expect(() => SpecFile.read(folder, "specs/x.yaml")).toThrow(
      `specs/x.yaml:1:1: it cannot be read (EISDIR); ${remedy}`,
    );
  });

  it("rejects a duplicate key, at its line", () => {
    expect(() => new SpecFile("x.yaml", "a: 1\na: 2\n")).toThrow(
      "x.yaml:2:1: Map keys must be unique; write valid YAML",
    );
  });

  it("rejects invalid YAML", () => {
    expect(() => new SpecFile("x.yaml", "a: [1\nb: 2\n")).toThrow(Mistakes);
  });
});

describe("writeGenerated", () => {
  it("replaces files, and removes those that are no longer generated", () => {
    const folder = mkdtempSync(join(tmpdir(), "spec-file-"));
    writeFileSync(join(folder, "old.ts"), "old");
    writeFileSync(join(folder, "unchanged.ts"), "old");
    writeGenerated(new Map([[join(folder, "unchanged.ts"), "new"]]), folder);
    expect(readdirSync(folder)).toEqual(["unchanged.ts"]);
    expect(readFileSync(join(folder, "unchanged.ts"), "utf8")).toBe("new");
  });
});
