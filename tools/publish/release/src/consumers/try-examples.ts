import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { examples, mistakesOf, recipeMistakes, testingGuide } from "@node-access-tools/examples";
import { startPostgres } from "@node-access-tools/local-servers/postgres";
import { npm } from "../command.ts";
import type { Steps } from "../steps.ts";
import type { Supplies } from "./supplies.ts";
import { runTimes } from "./run-times.ts";

/** Copies each example, installs it from the registry like a reader, and runs its tests. */
export async function tryExamples(
  steps: Steps,
  { root, toolbox, registry, oldest, scratch }: Supplies,
): Promise<void> {
  const others = runTimes(root, toolbox, oldest).filter(({ name }) => name === "Deno" || name === "Bun");
  const commands = others.flatMap(({ command }) => (command === undefined ? [] : [dirname(command)]));
  const postgres = await startPostgres();
  try {
    for (const example of examples(root)) {
      await steps.take(`example ${example.name}`, async () => {
        const runTime = others.find(({ name }) => name.toLowerCase() === example.name);
        if (runTime !== undefined && runTime.command === undefined)
          return { skipped: `no ${runTime.name} for ${process.platform}-${process.arch}` };
        const directory = join(scratch, "examples", example.name);
        cpSync(example.directory, directory, { recursive: true });
        await npm(directory, registry, "install");
        return mistakesOf(directory, { DATABASE_URL: await postgres.createDatabase() }, commands);
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
