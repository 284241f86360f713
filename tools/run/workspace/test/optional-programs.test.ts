import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { howToInstall, optionalProgram, optionalPrograms, skippedTests } from "../src/index.ts";

const folder = mkdtempSync(join(tmpdir(), "programs-"));
const file = join(folder, "chromium-browser");
/** Has no program, and a folder that is called like one. */
const other = join(folder, "other");
const PATH = [other, folder].join(delimiter);
beforeAll(() => {
  writeFileSync(file, "", { mode: 0o755 });
  mkdirSync(join(other, "chromium"), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("optionalProgram", () => {
  it("finds a program by any of its names", () => {
    expect(optionalProgram("chromium", { PATH })).toBe(file);
    expect(optionalProgram("zsh", { PATH })).toBeUndefined();
  });

  it("finds no file that cannot be executed", () => {
    chmodSync(file, 0o644);
    expect(optionalProgram("chromium", { PATH })).toBeUndefined();
    chmodSync(file, 0o755);
  });

  it.each([
    ["none", undefined],
    ["zsh,fish", undefined],
    ["zsh,chromium", file],
    ["", file],
  ])("OPTIONAL_PROGRAMS=%s limits what it finds", (OPTIONAL_PROGRAMS, expected) => {
    expect(optionalProgram("chromium", { PATH, OPTIONAL_PROGRAMS })).toBe(expected);
  });

  it("rejects names that it does not know", () => {
    const env = { PATH, OPTIONAL_PROGRAMS: "litcoind" };
    expect(() => optionalProgram("litecoind", env)).toThrow(/^OPTIONAL_PROGRAMS: .*litecoind.*"litcoind"$/);
  });
});

describe("skippedTests", () => {
  it("names each missing program that tests need, its tests, and the package to install", () => {
    const text = skippedTests({ OPTIONAL_PROGRAMS: "none" }) ?? "";
    for (const name of optionalPrograms) {
      const isForTests = !["docker", "podman"].includes(name);
      expect(text.includes(`\n  ${name} `), name).toBe(isForTests);
      const [, installed = `${name}: put`] = howToInstall(name).split("apt-get install ");
      expect(text.split("apt-get install")[1]?.includes(` ${installed}`), name).toBe(isForTests);
    }
  });
});
