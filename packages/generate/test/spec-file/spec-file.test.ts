import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Mistakes } from "../../src/spec-file/mistakes.ts";
import { SpecFile } from "../../src/spec-file/spec-file.ts";
import { readTextType } from "../../src/spec-file/text-type.ts";
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

  it("finds the same places in JSON as the parser of YAML does", () => {
    const value = { 'a "b"': [1, { "c\\": "}{" }, [[], {}]], d: { "": null, é: ["\\", '"', -1.5e3, true] } };
    for (const indent of [0, 1, 4]) {
      const json = JSON.stringify(value, undefined, indent);
      const [exact, yaml] = [json, `${json}\n# A comment is not JSON.`].map((one) => new SpecFile("x", one));
      const check = (part: unknown, path: readonly string[]): void => {
        expect(exact?.mistake(path, "", "")).toEqual(yaml?.mistake(path, "", ""));
        if (typeof part === "object" && part !== null)
          for (const [key, inner] of [...Object.entries(part), ["absent", 0] as const])
            check(inner, [...path, key]);
      };
      check(value, []);
    }
  });

  it("reports that a missing file or a folder cannot be read", () => {
    const folder = mkdtempSync(join(tmpdir(), "spec-file-"));
    const remedy = "create it, or correct its name";
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

  it("rejects an alias without an anchor, at its place", () => {
    expect(() => new SpecFile("x.yaml", "a: 1\nb: { c: *none }\n")).toThrow(
      'x.yaml:2:13: unidentified alias "none"; write valid YAML',
    );
    expect(() => new SpecFile("x.yaml", "a: 1\nb: { <<: 2 }\n")).toThrow(
      "x.yaml:2:11: cannot merge mappings; the provided source object is unacceptable; write valid YAML",
    );
  });

  it.each([
    ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16 of the other order", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ])("reads %s", (_, bytes) => {
    const path = join(mkdtempSync(join(tmpdir(), "spec-file-")), "x.yaml");
    writeFileSync(path, bytes);
    const spec = SpecFile.read(path, "x.yaml");
    expect(spec.value).toEqual({ one: { list: ["a", "b"], "odd/name": 1 } });
    expect(spec.mistake(["one"], "", "")).toMatchObject({ line: 1, column: 1 });
  });

  it("rejects invalid YAML", () => {
    expect(() => new SpecFile("x.yaml", "a: [1\nb: 2\n")).toThrow(Mistakes);
  });
});

describe("textType", () => {
  it.each([
    ["^[0-9]+$", "", "bigint"],
    ["^-?[0-9]+$", "", "bigint"],
    ["^-[0-9]{1,9}$", "", "bigint"],
    [String.raw`^-?\d+$`, "", "bigint"],
    ["^0x([0-9a-f]|[A-F])*$", "0x", "string"],
    [String.raw`^ND-\d+(-\d+)*$`, "ND-", "string"],
    [String.raw`^0x[|]\|$`, "0x", "string"],
  ])("finds the fixed start of %s", (pattern, head, rest) => {
    expect(readTextType(pattern)).toEqual({ head, rest });
  });

  it.each([
    "^-?[0-9]{4}-[0-9]{2}$",
    String.raw`^-?[0-9]+(\.[0-9]+)?$`,
    "^0x?[0-9a-f]+$",
    "^(0x[0-9a-f]+)?$",
    "^ND-*$",
    "^0x[0-9a-f]+$|^latest$",
    "^a-((b|c)|d)$|e",
    "0x[0-9a-f]+",
    undefined,
  ])("is any text for %s", (pattern) => {
    expect(readTextType(pattern)).toBeUndefined();
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
