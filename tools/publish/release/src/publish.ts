// Packs the versions that the registry does not have yet, checks each tarball, and only then publishes the same tarballs.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { commandLine, findRoot, members } from "@node-access-tools/workspace";
import { checkoutMistakes, missingTags, tagMistakes } from "./checkout.ts";
import { must, runMain } from "./command.ts";
import { planMistakes, readPlan } from "./plan.ts";

commandLine("usage: npm run release:publish", {});
const root = findRoot(import.meta.dirname);
const directory = join(root, ".release");

function isRejected(mistakes: readonly string[]): boolean {
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.length === 0) return false;
  console.error("Nothing was published. Fix what is named above, then publish again.");
  process.exitCode = 1;
  return true;
}

await runMain(async () => {
  const all = members(root);
  if (isRejected(await checkoutMistakes(root, all, process.env))) return;
  rmSync(directory, { recursive: true, force: true });
  await must("changeset", ["pack", "--out-dir", directory], { cwd: root });

  const plan = readPlan(directory);
  if (isRejected([...(await tagMistakes(root, plan)), ...(await planMistakes(plan, all, root))])) return;
  if (plan.length === 0) console.log("Nothing to publish: the registry has every version.");
  else await must("changeset", ["publish", "--from-pack-dir", directory], { cwd: root });
  for (const { name, version } of plan) console.log(`Published ${name}@${version}`);

  // An interrupted publish may have omitted tags, and changesets does not report tags that git failed to create.
  await must("changeset", ["git-tag"], { cwd: root });
  const missing = await missingTags(root, all);
  if (missing.length === 0) return;
  throw new Error(
    `Everything is published, but git has no tag ${missing.join(", ")}. If the remote has it, fetch it (git fetch --tags); otherwise set user.name and user.email (git config). Then publish again.`,
  );
});
