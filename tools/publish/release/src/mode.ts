// Prints what there is to release, for the workflow: `mode=version`, `mode=publish` or `mode=none`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inScratch } from "@node-access-tools/package-check";
import { commandLine, findRoot, members } from "@node-access-tools/workspace";
import { missingTags } from "./checkout.ts";
import { must, runMain } from "./command.ts";
import { pending } from "./releases.ts";

commandLine("usage: npm run release:mode", {});
const root = findRoot(import.meta.dirname);

async function mode(): Promise<"version" | "publish" | "none"> {
  if (pending(root).size > 0) return "version";
  const isPublished = await inScratch(async (scratch) => {
    const file = join(scratch, "plan.json");
    await must("changeset", ["publish-plan", "--output", file], { cwd: root });
    return (JSON.parse(readFileSync(file, "utf8")) as { plan: unknown[] }).plan.length === 0;
  });
  const missing = await missingTags(root, members(root));
  return isPublished && missing.length === 0 ? "none" : "publish";
}

await runMain(async () => console.log(`mode=${await mode()}`));
