import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import { closure } from "@node-access-tools/workspace";
import { installLocked, must } from "./command.ts";
import { commitAll } from "./copy.ts";
import type { Rehearsal } from "./rehearsal.ts";
import { pending, publishedMistakes, versionMistakes } from "./releases.ts";
import type { Steps } from "./steps.ts";

/** Releases what the checkout has, past a package that is broken and a registry that fails in the middle. */
export async function releaseFirst(steps: Steps, rehearsal: Rehearsal): Promise<void> {
  const { copy, registry, names } = rehearsal;
  await steps.take("changesets become versions and changelogs", async () => {
    if (pending(copy).size === 0) {
      // Between two releases there is nothing to release, yet the way must stay open.
      const front = names.map((name) => `"${name}": patch\n`).join("");
      put(copy, ".changeset/release-check.md", `---\n${front}---\n\nA release for the check.\n`);
    }
    const mistakes = await modeMistakes(rehearsal, "version");
    return [...mistakes, ...(await version(rehearsal))];
  });
  await useRegistry(rehearsal);

  await steps.take("what is not committed is not published", async () => {
    put(copy, "left.txt", "");
    const { code, output } = await rehearsal.script("release:publish");
    await must("git", ["clean", "--quiet", "--force", "left.txt"], { cwd: copy });
    return refusalMistakes(rehearsal, code, output, "left.txt is not committed", []);
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
    return refusalMistakes(rehearsal, code, output, "gone.js", []);
  });

  await steps.take("a publish that breaks off tells it, and tags what it has published", async () => {
    const refused = "@node-access/transport";
    registry.refuse(refused);
    const { code, output } = await rehearsal.script("release:publish");
    registry.refuse();
    const all = rehearsal.published();
    const apart = all.filter((one) => !closure(one, all).some(({ manifest }) => manifest.name === refused));
    // What was not tried any more may be missing too.
    const there = [...(await rehearsal.packuments()).keys()];
    const expected = apart.map(({ manifest }) => manifest.name).filter((name) => there.includes(name));
    const mistakes = await refusalMistakes(rehearsal, code, output, refused, expected);
    if (there.length === 0) mistakes.push("nothing was published before it");
    mistakes.push(...(await modeMistakes(rehearsal, "publish")));
    const tagged = [...(await rehearsal.tags())].map((tag) => tag.replace(/@[^@]*$/, "")).filter(Boolean);
    if (tagged.join() !== there.join())
      mistakes.push(`git has tags of ${tagged.join(", ")}, expected of ${there.join(", ")}`);
    return mistakes;
  });

  await steps.take(
    "the next one completes it: every package with its tags, after what it depends on",
    async () => {
      const mistakes = await publish(rehearsal);
      return [...mistakes, ...(await modeMistakes(rehearsal, "none"))];
    },
  );

  await steps.take("a second publish changes nothing, but makes a tag that is missing", async () => {
    const there = JSON.stringify([...(await rehearsal.packuments())]);
    const tags = await rehearsal.tags();
    const [lost = ""] = tags;
    await must("git", ["tag", "--delete", lost], { cwd: copy });
    const mistakes = await modeMistakes(rehearsal, "publish");
    const { code, output } = await rehearsal.script("release:publish");
    if (code !== 0) return [output];
    if (JSON.stringify([...(await rehearsal.packuments())]) !== there)
      mistakes.push("the registry has changed");
    if (!(await rehearsal.tags()).has(lost)) mistakes.push(`git has no tag ${lost} again`);
    return mistakes;
  });
}

/** Turns the copy's changesets into versions and commits them, and says what that has left undone. */
export async function version(rehearsal: Rehearsal): Promise<string[]> {
  const { copy } = rehearsal;
  const before = rehearsal.published();
  const asked = pending(copy);
  await must("npm", ["run", "release:version"], { cwd: copy });
  const mistakes = versionMistakes(copy, before, asked);
  await installLocked(copy);
  await must("oxfmt", ["--check"], { cwd: copy });
  await commitAll(copy);
  return mistakes;
}

/** Publishes what has a new version, and says what is wrong with what is published then. */
export async function publish(rehearsal: Rehearsal): Promise<string[]> {
  const before = await rehearsal.tags();
  const file = join(rehearsal.copy, ".release", "told.ndjson");
  // As the workflow does: of the tags told here it makes those of GitHub, and its releases.
  const { code, output } = await rehearsal.script("release:publish", { CHANGESETS_OUTPUT: file });
  if (code !== 0) return [output];
  const tags = await rehearsal.tags();
  const told = (existsSync(file) ? readFileSync(file, "utf8") : "")
    .split("\n")
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { tag: string }).tag);
  const made = [...tags].filter((tag) => !before.has(tag));
  const mistakes = publishedMistakes(rehearsal.published(), await rehearsal.packuments(), tags);
  if (told.toSorted().join() === made.toSorted().join()) return mistakes;
  return [
    ...mistakes,
    `changesets reported the tags ${told.join(", ")} to the workflow; those created are ${made.join(", ")}`,
  ];
}

/** Whether the workflow would be told to do something else than what is to be done. */
async function modeMistakes(rehearsal: Rehearsal, expected: string): Promise<string[]> {
  const { stdout, output } = await rehearsal.script("release:mode");
  return stdout === `mode=${expected}\n` ? [] : [`the workflow is not told mode=${expected}:\n${output}`];
}

/** A copy that would publish anywhere else must not come to it. */
async function useRegistry({ copy, registry, env }: Rehearsal): Promise<void> {
  const token = `${registry.url.replace("http:", "")}:_authToken=anyone`;
  writeFileSync(join(copy, ".npmrc"), `registry=${registry.url}\n${token}\n`);
  await commitAll(copy);
  const asks = (await must("pnpm", ["config", "get", "registry"], { cwd: copy, env })).trim();
  if (asks !== registry.url) throw new Error(`the copy would publish to ${asks}, expected ${registry.url}`);
}

async function refusalMistakes(
  rehearsal: Rehearsal,
  code: number,
  output: string,
  named: string,
  expected: readonly string[],
): Promise<string[]> {
  const mistakes: string[] = [];
  if (code === 0) mistakes.push("publishing succeeded");
  if (!output.includes(named)) mistakes.push(`${named} is not named:\n${output}`);
  const there = [...(await rehearsal.packuments()).keys()];
  if (there.join() !== expected.join())
    mistakes.push(
      `the registry has ${there.join(", ") || "nothing"}, expected ${expected.join(", ") || "nothing"}`,
    );
  return mistakes;
}
