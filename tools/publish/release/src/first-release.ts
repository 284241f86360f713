import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import { closure } from "@node-access-tools/workspace";
import { installLocked, must } from "./command.ts";
import { commitAll } from "./copy.ts";
import type { Rehearsal } from "./rehearsal.ts";
import { pending, publishedMistakes, versionMistakes } from "./releases.ts";
import type { Steps } from "./steps.ts";

/** Releases the checkout. Before it succeeds, publishing fails because of a broken package, and because of the registry. */
export async function releaseFirst(steps: Steps, rehearsal: Rehearsal): Promise<void> {
  const { copy, registry, names } = rehearsal;
  await steps.take("changesets become versions and changelogs", async () => {
    if (pending(copy).size === 0) {
      // Between two releases there are no changesets, but releasing must still work.
      const front = names.map((name) => `"${name}": patch\n`).join("");
      put(copy, ".changeset/release-check.md", `---\n${front}---\n\nA release for the check.\n`);
    }
    const mistakes = await modeMistakes(rehearsal, "version");
    return [...mistakes, ...(await version(rehearsal))];
  });
  await useRegistry(rehearsal);

  await steps.take("uncommitted files prevent publishing", async () => {
    put(copy, "left.txt", "");
    const { code, output } = await rehearsal.script("release:publish");
    await must("git", ["clean", "--quiet", "--force", "left.txt"], { cwd: copy });
    return failedPublishMistakes(rehearsal, code, output, "left.txt is not committed", []);
  });

  await steps.take("a broken package is rejected before any is published", async () => {
    // Nothing depends on the gateway, so only the gateway is rebuilt.
    const broken = rehearsal.published().find(({ manifest }) => manifest.name === "@node-access/gateway");
    if (broken === undefined) throw new Error("there is no gateway to break");
    const gone = { "./gone": { types: "./dist/gone.d.ts", default: "./dist/gone.js" } };
    const exports = { ...broken.manifest.exports, ...gone };
    put(copy, `${broken.path}/package.json`, JSON.stringify({ ...broken.manifest, exports }));
    await commitAll(copy);
    const { code, output } = await rehearsal.script("release:publish");
    await must("git", ["reset", "--quiet", "--hard", "HEAD~1"], { cwd: copy });
    return failedPublishMistakes(rehearsal, code, output, "gone.js", []);
  });

  await steps.take("a publish that is interrupted reports it, and tags what it has published", async () => {
    const rejected = "@node-access/transport";
    registry.rejectNext(rejected);
    const { code, output } = await rehearsal.script("release:publish");
    registry.rejectNext();
    const all = rehearsal.published();
    const independent = all.filter(
      (one) => !closure(one, all).some(({ manifest }) => manifest.name === rejected),
    );
    // Packages that were not tried any more may be missing too.
    const published = [...(await rehearsal.packuments()).keys()];
    const expected = independent
      .map(({ manifest }) => manifest.name)
      .filter((name) => published.includes(name));
    const mistakes = await failedPublishMistakes(rehearsal, code, output, rejected, expected);
    if (published.length === 0) mistakes.push("nothing was published before it");
    mistakes.push(...(await modeMistakes(rehearsal, "publish")));
    const tagged = [...(await rehearsal.tags())].map((tag) => tag.replace(/@[^@]*$/, "")).filter(Boolean);
    if (tagged.join() !== published.join())
      mistakes.push(`git has tags of ${tagged.join(", ")}, expected of ${published.join(", ")}`);
    return mistakes;
  });

  await steps.take(
    "the next one completes it: every package with its tags, after its dependencies",
    async () => {
      const mistakes = await publish(rehearsal);
      return [...mistakes, ...(await modeMistakes(rehearsal, "none"))];
    },
  );

  await steps.take("a second publish changes nothing, but creates a missing tag", async () => {
    const published = JSON.stringify([...(await rehearsal.packuments())]);
    const tags = await rehearsal.tags();
    const [lost = ""] = tags;
    await must("git", ["tag", "--delete", lost], { cwd: copy });
    const mistakes = await modeMistakes(rehearsal, "publish");
    const { code, output } = await rehearsal.script("release:publish");
    if (code !== 0) return [output];
    if (JSON.stringify([...(await rehearsal.packuments())]) !== published)
      mistakes.push("the registry has changed");
    if (!(await rehearsal.tags()).has(lost)) mistakes.push(`git has no tag ${lost} again`);
    return mistakes;
  });
}

/** Turns the copy's changesets into versions and commits them, and checks that this was complete. */
export async function version(rehearsal: Rehearsal): Promise<string[]> {
  const { copy } = rehearsal;
  const before = rehearsal.published();
  const requested = pending(copy);
  await must("npm", ["run", "release:version"], { cwd: copy });
  const mistakes = versionMistakes(copy, before, requested);
  await installLocked(copy);
  await must("oxfmt", ["--check"], { cwd: copy });
  await commitAll(copy);
  return mistakes;
}

/** Publishes the packages with new versions, and checks what was published. */
export async function publish(rehearsal: Rehearsal): Promise<string[]> {
  const before = await rehearsal.tags();
  const file = join(rehearsal.copy, ".release", "reported.ndjson");
  // The workflow creates GitHub's tags and releases from the tags in this file.
  const { code, output } = await rehearsal.script("release:publish", { CHANGESETS_OUTPUT: file });
  if (code !== 0) return [output];
  const tags = await rehearsal.tags();
  const reported = (existsSync(file) ? readFileSync(file, "utf8") : "")
    .split("\n")
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { tag: string }).tag);
  const created = [...tags].filter((tag) => !before.has(tag));
  const mistakes = publishedMistakes(rehearsal.published(), await rehearsal.packuments(), tags);
  if (reported.toSorted().join() === created.toSorted().join()) return mistakes;
  return [
    ...mistakes,
    `changesets reported the tags ${reported.join(", ")} to the workflow; those created are ${created.join(", ")}`,
  ];
}

/** Checks what `release:mode` prints for the workflow. */
async function modeMistakes(rehearsal: Rehearsal, expected: string): Promise<string[]> {
  const { stdout, output } = await rehearsal.script("release:mode");
  return stdout === `mode=${expected}\n` ? [] : [`release:mode did not print mode=${expected}:\n${output}`];
}

/** Sets the registry of the copy, and checks that it would publish nowhere else. */
async function useRegistry({ copy, registry, env }: Rehearsal): Promise<void> {
  const token = `${registry.url.replace("http:", "")}:_authToken=anyone`;
  writeFileSync(join(copy, ".npmrc"), `registry=${registry.url}\n${token}\n`);
  await commitAll(copy);
  const target = (await must("pnpm", ["config", "get", "registry"], { cwd: copy, env })).trim();
  if (target !== registry.url)
    throw new Error(`the copy would publish to ${target}, expected ${registry.url}`);
}

async function failedPublishMistakes(
  rehearsal: Rehearsal,
  code: number,
  output: string,
  named: string,
  expected: readonly string[],
): Promise<string[]> {
  const mistakes: string[] = [];
  if (code === 0) mistakes.push("publishing succeeded");
  if (!output.includes(named)) mistakes.push(`${named} is not named:\n${output}`);
  const published = [...(await rehearsal.packuments()).keys()];
  if (published.join() !== expected.join())
    mistakes.push(
      `the registry has ${published.join(", ") || "nothing"}, expected ${expected.join(", ") || "nothing"}`,
    );
  return mistakes;
}
