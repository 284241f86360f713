// Proves a release before it is made: versions, packs, publishes to a registry on this machine, installs and calls.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inScratch, installToolbox, oldestNode, put, userPath } from "@node-access-tools/package-check";
import { commandLine, findRoot, members, run } from "@node-access-tools/workspace";
import { must } from "./command.ts";
import { consume } from "./consumers/consume.ts";
import { commitAll, copyRepository } from "./copy.ts";
import { type Packument, type Registry, startRegistry } from "./registry.ts";
import { pending, publishedMistakes, versionMistakes } from "./releases.ts";
import { Steps } from "./steps.ts";

commandLine("usage: npm run release:check", {});
const root = findRoot(import.meta.dirname);
const steps = new Steps(console.log);
const oldest = oldestNode(">=20.19");
const published = (copy: string): ReturnType<typeof members> =>
  members(copy).filter(({ kind }) => kind === "package");

/** A registry that is set for a user comes before one of a project, so both are told to each child. */
function registryEnv(url: string): NodeJS.ProcessEnv {
  return { ...process.env, npm_config_registry: url, pnpm_config_registry: url };
}

async function packuments(registry: Registry, names: readonly string[]): Promise<Map<string, Packument>> {
  const found = await Promise.all(names.map(async (name) => [name, await registry.packument(name)] as const));
  return new Map(found.flatMap(([name, packument]) => (packument === undefined ? [] : [[name, packument]])));
}

await inScratch(async (scratch) => {
  const toolbox = join(scratch, "toolbox");
  await installToolbox(join(root, "tools/release/toolbox"), toolbox);
  const user = { ...process.env, PATH: userPath() };
  const uplink = (await must("npm", ["config", "get", "registry"], { cwd: toolbox, env: user })).trim();

  const copy = join(scratch, "repository");
  await copyRepository(root, copy);
  const before = published(copy);
  const names = before.map(({ manifest }) => manifest.name);
  const asked = pending(copy);
  if (asked.size === 0) {
    // Between two releases there is nothing to release, yet the way must stay open.
    const front = names.map((name) => `"${name}": patch\n`).join("");
    put(copy, ".changeset/release-check.md", `---\n${front}---\n\nA release for the check.\n`);
    for (const [name, one] of pending(copy)) asked.set(name, one);
  }

  const registry = await startRegistry(toolbox, join(scratch, "storage"), uplink);
  const env = registryEnv(registry.url);
  const publish = (): ReturnType<typeof run> => run("npm", ["run", "release:publish"], { cwd: copy, env });
  try {
    await steps.take("changesets become versions and changelogs", async () => {
      await must("npm", ["run", "release:version"], { cwd: copy });
      const mistakes = versionMistakes(copy, before, asked);
      await must("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--loglevel=warn"], {
        cwd: copy,
      });
      await must("oxfmt", ["--check"], { cwd: copy });
      await commitAll(copy);
      return mistakes;
    });
    // A copy that would publish anywhere else must not come to it.
    writeFileSync(
      join(copy, ".npmrc"),
      `registry=${registry.url}\n${registry.url.replace("http:", "")}:_authToken=anyone\n`,
    );
    const asks = (await must("pnpm", ["config", "get", "registry"], { cwd: copy, env })).trim();
    if (asks !== registry.url) throw new Error(`the copy would publish to ${asks}, expected ${registry.url}`);

    await steps.take("a broken package is refused before any is published", async () => {
      // Nothing depends on the gateway, so that only it is built anew.
      const broken = published(copy).find(({ manifest }) => manifest.name === "@node-access/gateway");
      if (broken === undefined) throw new Error("there is no gateway to break");
      const exports = {
        ...broken.manifest.exports,
        "./gone": { types: "./dist/gone.d.ts", default: "./dist/gone.js" },
      };
      const file = `${broken.path}/package.json`;
      put(copy, file, JSON.stringify({ ...broken.manifest, exports }));
      const { code, output } = await publish();
      await must("git", ["checkout", "--quiet", "--", file], { cwd: copy });
      const mistakes: string[] = [];
      if (code === 0) mistakes.push("publishing succeeded");
      if (!output.includes("gone.js")) mistakes.push(`the missing file is not named:\n${output}`);
      const there = [...(await packuments(registry, names)).keys()];
      if (there.length > 0) mistakes.push(`the registry has ${there.join(", ")}`);
      return mistakes;
    });

    await steps.take("every package is published, with its tags, after what it depends on", async () => {
      const { code, output } = await publish();
      if (code !== 0) return [output];
      const tags = await must("git", ["tag", "--list"], { cwd: copy });
      return publishedMistakes(published(copy), await packuments(registry, names), new Set(tags.split("\n")));
    });

    await steps.take("a second publish changes nothing", async () => {
      const there = JSON.stringify([...(await packuments(registry, names))]);
      const { code, output } = await publish();
      if (code !== 0) return [output];
      const same = JSON.stringify([...(await packuments(registry, names))]) === there;
      return same ? [] : ["the registry has changed"];
    });

    await steps.take("types have changed by no more than the changesets say", async () => {
      const compare = join(root, "tools/type-diff/src/main.ts");
      const [tag] = (await must("git", ["tag", "--list", "@node-access/*"], { cwd: root })).split("\n");
      if (tag === "" || tag === undefined) return { skipped: "nothing has been released yet" };
      const { code, output } = await run(process.execPath, [compare, "--check"], { cwd: root });
      return code === 0 ? [] : [output];
    });

    if (steps.failed === 0) {
      await consume(steps, { root, toolbox, registry: registry.url, names, oldest: oldest.path, scratch });
    }
  } finally {
    await registry.close();
    rmSync(copy, { recursive: true, force: true });
  }
});
const skipped = steps.skipped > 0 ? `, ${steps.skipped} skipped` : "";
console.log(steps.failed === 0 ? `\nThis can be released${skipped}.` : `\n${steps.failed} failed${skipped}.`);
process.exitCode = steps.failed === 0 ? 0 : 1;
