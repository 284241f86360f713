import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inScratch, peersFolder } from "@node-access-tools/package-check";
import { findRoot } from "@node-access-tools/workspace";
import { recipeMistakes, testingGuide } from "../../src/testing-guide.ts";
import { installFrom } from "./prepare.ts";

const root = findRoot(import.meta.dirname);

it("the programs and recipes of the guide to testing work with the packages in published form", async () => {
  const recipes = testingGuide(root);
  const runners = recipes.filter(({ files }) => !("program.mts" in files)).map(({ name }) => name);
  expect(runners).toEqual(["With vitest", "With Jest", "With Node's own test runner"]);
  await inScratch(async (directory) => {
    const packages = new Set(recipes.flatMap((recipe) => recipe.packages));
    installFrom(root, peersFolder, [...packages], directory);
    const mistakes: Record<string, readonly string[]> = {};
    for (const [index, recipe] of recipes.entries()) {
      const folder = join(directory, String(index));
      mkdirSync(folder);
      mistakes[recipe.name] = await recipeMistakes(folder, recipe);
    }
    expect(mistakes).toEqual(Object.fromEntries(recipes.map(({ name }) => [name, []])));
  });
});
