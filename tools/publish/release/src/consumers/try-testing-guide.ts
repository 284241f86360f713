import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { recipeMistakes, testingGuide } from "@node-access-tools/examples";
import { userPath } from "@node-access-tools/package-check";
import { must } from "../command.ts";
import type { Steps } from "../steps.ts";
import type { Supplies } from "./consume.ts";

/** Follows the guide to testing in empty folders, with the packages that it says to install, from the registry. */
export async function tryTestingGuide(steps: Steps, { root, registry, scratch }: Supplies): Promise<void> {
  for (const [index, recipe] of testingGuide(root).entries()) {
    await steps.take(`guide to testing: ${recipe.name}`, async () => {
      const directory = join(scratch, "testing-guide", String(index));
      mkdirSync(directory, { recursive: true });
      const env = { ...process.env, PATH: userPath(), npm_config_registry: registry };
      const install = ["install", "--no-audit", "--no-fund", "--loglevel=error", ...recipe.packages];
      await must("npm", install, { cwd: directory, env });
      return recipeMistakes(directory, recipe);
    });
  }
}
