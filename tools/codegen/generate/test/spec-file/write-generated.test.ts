import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { Output, writeGenerated } from "../../src/spec-file/index.ts";

/** A folder with a README. */
function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "output-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "README.md"), text);
  return folder;
}

describe("writeGenerated", () => {
  it("writes files at any depth and removes all others in the folder it owns", () => {
    const folder = mkdtempSync(join(tmpdir(), "write-generated-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const owned = join(folder, "generated");
    mkdirSync(join(owned, "a"), { recursive: true });
    writeFileSync(join(owned, "old.ts"), "old");
    writeFileSync(join(owned, "a/old.ts"), "old");
    writeFileSync(join(folder, "unchanged.ts"), "unchanged");
    const files = new Map([
      [join(owned, "new.ts"), "1"],
      [join(owned, "a/b/new.ts"), "2"],
    ]);
    const gone = [join(owned, "old.ts"), join(owned, "a/old.ts")];
    expect(writeGenerated(files, owned).toSorted()).toEqual([...files.keys(), ...gone].toSorted());
    expect(writeGenerated(files, owned)).toEqual([]);
    const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(left.map((entry) => join(entry.parentPath, entry.name)).toSorted()).toEqual(
      [...files.keys(), join(folder, "unchanged.ts")].toSorted(),
    );
    expect([...files].map(([path]) => readFileSync(path, "utf8"))).toEqual([...files.values()]);
  });

  it("reports a file that cannot be written, and changes nothing", () => {
    const folder = mkdtempSync(join(tmpdir(), "write-generated-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "a.ts"), "old");
    const into = (...names: readonly string[]) => new Map(names.map((name) => [join(folder, name), "new"]));
    // A file is in the place of a folder.
    expect(() => writeGenerated(into("a.ts", "new/b.ts", "a.ts/c.ts"))).toThrow(
      /a\.ts\/c\.ts:1:1: it cannot be written \((EEXIST|ENOTDIR)\); nothing was written/,
    );
    expect(readdirSync(folder)).toEqual(["a.ts"]);
    // A folder is in the place of a file.
    mkdirSync(join(folder, "z.ts"));
    writeFileSync(join(folder, "z.ts/inside"), "");
    expect(() => writeGenerated(into("a.ts", "b.ts", "z.ts"))).toThrow(
      /z\.ts:1:1: it cannot be written \(EISDIR\)/,
    );
    expect(readFileSync(join(folder, "a.ts"), "utf8")).toBe("old");
    expect(readdirSync(folder).toSorted()).toEqual(["a.ts", "z.ts"]);
  });
});

describe("Output", () => {
  it("inserts contents between the markers of a README, and keeps the rest", () => {
    const folder = folderWith(
      "A\n<!-- one:start -->\nold\n<!-- one:end -->\n<!-- reference:start --><!-- reference:end -->\n",
    );
    const [output, path] = [new Output(folder), join(folder, "README.md")];
    output.insert(path, "first\n", "one", "reference");
    output.insert(path, "second\n", "two", "reference");
    expect(readFileSync(path, "utf8")).toContain("old");
    expect(output.write()).toEqual([path]);
    expect(readFileSync(path, "utf8")).toBe(
      "A\n<!-- one:start -->\n\nfirst\n\n<!-- one:end -->\n<!-- reference:start -->\n\nsecond\n\n<!-- reference:end -->\n",
    );
  });

  it("reports missing markers, or a missing README", () => {
    const folder = folderWith("# A\n");
    const output = new Output(folder);
    expect(() => output.insert(join(folder, "README.md"), "", "reference")).toThrow(
      "README.md:1:1: the README has no place for the reference table; add <!-- reference:start --> and <!-- reference:end -->",
    );
    expect(() => output.insert(join(folder, "a/README.md"), "", "reference")).toThrow(
      "a/README.md:1:1: it cannot be read (ENOENT)",
    );
    expect(output.write()).toEqual([]);
  });
});
