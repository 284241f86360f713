import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { findRoot } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const page = join(findRoot(import.meta.dirname), "site/src/content/docs/guides/testing.md");
const require = createRequire(import.meta.url);

/** The first code block of a language in a section of the page. */
function block(section: string, language: string): string {
  const text = readFileSync(page, "utf8").split(`\n## ${section}\n`)[1] ?? "";
  const [, code] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text) ?? [];
  if (code === undefined) throw new Error(`testing.md has no ${language} block under ${section}`);
  return code;
}

/** Runs a program in a folder. @returns its exit code and what it wrote. */
function run(folder: string, program: string, given: readonly string[], options: string): string {
  const env = { ...process.env, NODE_OPTIONS: options };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...given], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  return `exit code ${status}\n${stdout}${stderr}`;
}

// Below this package, so that the recipes find what they import.
const parent = join(import.meta.dirname, "..", ".recipes");
let folder: string;
beforeAll(() => {
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(join(parent, "recipe-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the guide to testing", () => {
  it("the recipe for vitest passes", () => {
    writeFileSync(join(folder, "balance.test.ts"), block("With vitest", "ts"));
    const program = join(require.resolve("vitest/package.json"), "..", "vitest.mjs");
    const printed = run(folder, program, ["run", "--root", folder], "");
    expect(printed).toMatch(/1 passed/);
  });

  it("the recipe for Jest passes", () => {
    writeFileSync(join(folder, "balance.test.mjs"), block("With Jest", "js"));
    writeFileSync(join(folder, "jest.config.json"), block("With Jest", "json"));
    const program = join(require.resolve("jest/package.json"), "..", "bin/jest.js");
    const printed = run(folder, program, ["--rootDir", folder], "--experimental-vm-modules");
    expect(printed).toMatch(/1 passed/);
  });
});
