// Packs the package in the current folder, and fails if the tarball is not fit for users.
import { closure, commandLine } from "@node-access-tools/workspace";
import { consumerMistakes, oldestNode } from "./consumer.ts";
import { currentPackage } from "./current.ts";
import { hasDependencies, pack } from "./pack.ts";
import { inScratch } from "./scratch.ts";
import { attwMistakes, contentMistakes, publintMistakes } from "./tarball.ts";

commandLine("usage: npx turbo run check", {});

const { root, all, member } = currentPackage();
const node = oldestNode(member.manifest.engines?.["node"] ?? "");

const mistakes = await inScratch(async (scratch) => {
  // A command whose published package has all that it needs is installed alone.
  const needed = hasDependencies(member) ? closure(member, all) : [member];
  const tarballs = await Promise.all(needed.map((one) => pack(one, scratch)));
  const [own] = tarballs;
  if (own === undefined) return [`${member.path} was not packed`];
  const found = [
    ...contentMistakes(member, root, scratch, own),
    ...(await publintMistakes(own)),
    ...(await attwMistakes(own, root)),
  ];
  return [...found, ...(await inScratch((project) => consumerMistakes(member, tarballs, project, node)))];
});

for (const mistake of mistakes) console.error(`${member.manifest.name}: ${mistake}`);
if (mistakes.length === 0) {
  console.log(`${member.manifest.name}: packs, and runs by import and by require on Node ${node.version}.`);
}
process.exitCode = mistakes.length === 0 ? 0 : 1;
