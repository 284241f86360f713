// Rehearses a release: versions, packs, publishes to a local registry, installs and calls the packages; then releases again.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { inScratch, installToolbox, oldestNode, userPath } from "@node-access-tools/package-check";
import { commandLine, findRoot, optionalProgram, quietTurbo, run } from "@node-access-tools/workspace";
import { must, runMain } from "./command.ts";
import { consume } from "./consumers/consume.ts";
import { formerMistakes } from "./consumers/former-programs.ts";
import { tryExamples, tryTestingGuide } from "./consumers/try-examples.ts";
import { COMPILERS } from "./consumers/type-scripts.ts";
import { copyRepository } from "./copy.ts";
import { releaseFirst } from "./first-release.ts";
import { tryImage } from "./image/try-image.ts";
import { startRegistry } from "./registry.ts";
import { Rehearsal } from "./rehearsal.ts";
import { breaksSince } from "./releases.ts";
import { releaseAgain } from "./second-release.ts";
import { Steps } from "./steps.ts";

commandLine("usage: npm run release:check", {});
const root = findRoot(import.meta.dirname);
const steps = new Steps(console.log);
const oldest = oldestNode(">=20.19");

/** Uses the new packages as users of the last release do. They may have to change only what the new versions announce. */
async function useAsBefore(
  rehearsal: Rehearsal,
  scratch: string,
  user: { readonly project: string; readonly compiler: string },
): Promise<void> {
  await steps.take("the program of the last release's users still compiles and runs", async () => {
    const mistakes = await formerMistakes(root, scratch, user);
    if (mistakes === undefined) return { skipped: "nothing has been released yet" };
    const broken = breaksSince(root, rehearsal.published());
    if (mistakes.length === 0 || broken.length === 0) return mistakes;
    return { skipped: `it does not, as the new versions of ${broken.join(", ")} announce: ${mistakes[0]}` };
  });
}

/** Packs each package, and runs it in an empty project. Each finds its dependencies packed, so turbo orders them. */
async function checkPackages(): Promise<void> {
  await steps.take("each package packs, and runs in an empty project", async () => {
    const args = ["run", "check", "--filter=./packages/*", "--output-logs=errors-only"];
    const { code, output } = await run("turbo", args, { cwd: root, env: { ...process.env, ...quietTurbo } });
    return code === 0 ? [] : [output];
  });
}

async function rehearse(scratch: string): Promise<void> {
  const toolbox = join(scratch, "toolbox");
  await installToolbox(join(root, "tools/publish/release/toolbox"), toolbox);
  const user = { ...process.env, PATH: userPath() };
  const setting = async (name: string): Promise<string> =>
    (await must("npm", ["config", "get", name], { cwd: toolbox, env: user })).trim();
  const cafile = await setting("cafile");
  // npm trusts these certificates. The registry runs in this process, so Node has to trust them too.
  if (cafile !== "null")
    setDefaultCACertificates([...getCACertificates("default"), readFileSync(cafile, "utf8")]);
  const copy = join(scratch, "repository");
  await copyRepository(root, copy);
  const registry = await startRegistry(toolbox, join(scratch, "storage"), await setting("registry"));
  try {
    const rehearsal = new Rehearsal(copy, registry);
    await releaseFirst(steps, rehearsal);
    if (steps.failed > 0) return;
    await trySite();
    await tryImage(steps, root);
    const project = join(scratch, "consumer");
    const { names } = rehearsal;
    const supplies = {
      root,
      toolbox,
      registry: registry.url,
      names,
      oldest: oldest.path,
      scratch,
      project,
    };
    await consume(steps, supplies);
    await tryExamples(steps, supplies);
    await tryTestingGuide(steps, supplies);
    const compiler = join(toolbox, "node_modules", COMPILERS["TypeScript 7"] ?? "");
    await useAsBefore(rehearsal, scratch, { project, compiler });
    await releaseAgain(steps, rehearsal, { project, node: process.execPath, compiler });
  } finally {
    await registry.close();
    rmSync(copy, { recursive: true, force: true });
  }
}

await runMain(async () => {
  await checkPackages();
  await inScratch(rehearse);
  const skipped = steps.skipped > 0 ? `, ${steps.skipped} skipped` : "";
  console.log(
    steps.failed === 0 ? `\nThis can be released${skipped}.` : `\n${steps.failed} failed${skipped}.`,
  );
  if (steps.failed > 0) process.exitCode = 1;
});

/** Builds the documentation site of the checkout, and tests it in a browser. */
async function trySite(): Promise<void> {
  await steps.take("the site builds", async () => {
    const { code, output } = await run("npm", ["run", "--silent", "site"], { cwd: root });
    return code === 0 ? [] : [output];
  });
  const browser = optionalProgram("chromium");
  if (browser === undefined) {
    const skipped = { skipped: "no browser: install Chromium to try it" };
    return steps.take("the site in a browser", async () => skipped);
  }
  const cwd = join(root, "site");
  await steps.take("the site in a browser", async () => {
    const { code, output } = await run("npm", ["run", "--silent", "browser"], { cwd });
    return code === 0 ? [] : [output];
  });
  const { code, output } = await run("npm", ["run", "--silent", "measure:search"], { cwd });
  await steps.take(`the site's search, which should respond within 100 ms: ${output.trim()}`, async () =>
    code === 0 ? [] : ["the search did not respond"],
  );
}
