import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

// The examples of the guide to testing do what they say: each one runs, and the recipe's test passes.

const run = promisify(execFile);
const page = resolve(import.meta.dirname, "../../../../site/src/content/docs/guides/testing.md");
const examples = [...readFileSync(page, "utf8").matchAll(/^```ts\n([^]*?)^```/gm)].map(
  ([, code = ""]) => code,
);
const vitest = join(createRequire(import.meta.url).resolve("vitest/package.json"), "../vitest.mjs");

let folder: string;
beforeAll(() => {
  // Beside this package, so that imports resolve from the examples.
  folder = mkdtempSync(join(import.meta.dirname, "../.examples-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(examples.filter((code) => !code.includes('"vitest"')).map((code, index) => ({ code, index })))(
  "example $index runs",
  async ({ code, index }) => {
    writeFileSync(join(folder, `example-${index}.mts`), code);
    await run(process.execPath, [`example-${index}.mts`], { cwd: folder });
  },
);

it("the recipe with vitest passes", async () => {
  const recipe = examples.find((code) => code.includes('"vitest"'));
  writeFileSync(join(folder, "recipe.test.ts"), recipe ?? "");
  writeFileSync(join(folder, "vitest.config.mjs"), "export default {};\n");
  const report = join(folder, "report.json");
  const reporting = ["--reporter=json", `--outputFile=${report}`];
  await run(process.execPath, [vitest, "run", "--root", ".", ...reporting], { cwd: folder });
  expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject({ success: true, numPassedTests: 1 });
});
