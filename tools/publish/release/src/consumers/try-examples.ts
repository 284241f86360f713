import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { examples, findMistakes, recipeMistakes, testingGuide } from "@node-access-tools/examples";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { npm, type Steps } from "../steps.ts";
import type { Supplies } from "./outcome.ts";
import { otherRunTimes } from "./run-times.ts";

/** Copies each example, installs it from the registry like a reader, and runs its tests. */
export async function tryExamples(
  steps: Steps,
  { root, toolbox, registry, scratch }: Supplies,
): Promise<void> {
  const others = otherRunTimes(toolbox);
  const commands = others.flatMap(({ command }) => (command === undefined ? [] : [dirname(command)]));
  const postgres = await startPostgres();
  try {
    for (const { name, directory } of examples(root)) {
      await steps.take(`example ${name}`, async () => {
        if (others.some((one) => one.name.toLowerCase() === name && one.command === undefined))
          return { skipped: `no ${name} for ${process.platform}-${process.arch}` };
        const copy = join(scratch, "examples", name);
        cpSync(directory, copy, { recursive: true });
        await npm(copy, registry, "install");
        return findMistakes(copy, { DATABASE_URL: await postgres.createDatabase() }, commands);
      });
    }
  } finally {
    await postgres.stop();
  }
}

/** Follows the testing guide in empty folders, and installs its packages from the registry. */
export async function tryTestingGuide(steps: Steps, { root, registry, scratch }: Supplies): Promise<void> {
  for (const [index, recipe] of testingGuide(root).entries()) {
    await steps.take(`guide to testing: ${recipe.name}`, async () => {
      const directory = join(scratch, "testing-guide", String(index));
      mkdirSync(directory, { recursive: true });
      await npm(directory, registry, "install", ...recipe.packages);
      return recipeMistakes(directory, recipe);
    });
  }
}
