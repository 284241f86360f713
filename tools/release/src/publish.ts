// Packs what the registry does not have yet, checks each tarball, and only then publishes the very same ones.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { commandLine, findRoot, members } from "@node-access-tools/workspace";
import { must } from "./command.ts";
import { planMistakes, readPlan } from "./plan.ts";

commandLine("usage: npm run release:publish", {});
const root = findRoot(import.meta.dirname);
const directory = join(root, ".release");
rmSync(directory, { recursive: true, force: true });
await must("changeset", ["pack", "--out-dir", directory], { cwd: root });

const plan = readPlan(directory);
const mistakes = await planMistakes(plan, members(root), root);
for (const mistake of mistakes) console.error(mistake);
if (plan.length === 0) {
  console.log("Nothing to publish: the registry has every version.");
} else if (mistakes.length > 0) {
  console.error("Nothing was published. Mend what is named above, then publish again.");
  process.exitCode = 1;
} else {
  await must("changeset", ["publish", "--from-pack-dir", directory], { cwd: root });
  for (const { name, version } of plan) console.log(`Published ${name}@${version}`);
}
