import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { recipeMistakes, testingGuide } from "@node-access-tools/examples";
import { npm } from "../command.ts";
import type { Steps } from "../steps.ts";
import type { Supplies } from "./supplies.ts";

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
