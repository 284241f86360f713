import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { writeGenerated } from "../src/index.ts";

describe("writeGenerated", () => {
  it("writes files at any depth and leaves nothing else in the folder it owns", () => {
    const folder = mkdtempSync(join(tmpdir(), "write-generated-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const owned = join(folder, "generated");
    mkdirSync(join(owned, "a"), { recursive: true });
    writeFileSync(join(owned, "old.ts"), "old");
    writeFileSync(join(owned, "a/old.ts"), "old");
    writeFileSync(join(folder, "kept.ts"), "kept");
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
      [...files.keys(), join(folder, "kept.ts")].toSorted(),
    );
    expect([...files].map(([path]) => readFileSync(path, "utf8"))).toEqual([...files.values()]);
  });

  it("leaves everything as it was where one file cannot be written", () => {
    const folder = mkdtempSync(join(tmpdir(), "write-generated-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "a.ts"), "old");
    // A folder is in the way of what is written to the side.
    mkdirSync(join(folder, ".b.ts.new"));
    const files = new Map(["a.ts", "b.ts"].map((name) => [join(folder, name), "new"]));
    expect(() => writeGenerated(files)).toThrow("EISDIR");
    expect(readFileSync(join(folder, "a.ts"), "utf8")).toBe("old");
    expect(readdirSync(folder).toSorted()).toEqual([".b.ts.new", "a.ts"]);
  });
});
