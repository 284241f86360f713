import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findRoot } from "../src/index.ts";

const root = findRoot(import.meta.dirname);
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

// dash remembers where it found `node`, and a fresh clone has not installed its own yet.
it("a script that installs does not run node before", () => {
  const installing = Object.values(scripts).filter((text) => text.includes("setup") && text.includes("&&"));
  expect(installing.length).toBeGreaterThan(3);
  for (const text of installing) expect(text).toMatch(/^npm run --silent setup/);
});
