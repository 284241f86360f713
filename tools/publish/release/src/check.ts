// Rehearses a release: versions, packs, publishes to a local registry, installs and calls the packages; then releases again.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { inScratch, installToolbox, oldestNode, userPath } from "@node-access-tools/package-check";
import {
  commandLine,
  findRoot,
  howToInstall,
  must,
  optionalProgram,
  run,
} from "@node-access-tools/workspace";
import { failure, Steps } from "./steps.ts";
import { consume } from "./consumers/consume.ts";
import { useAsBefore } from "./consumers/former-programs.ts";
import { tryExamples, tryTestingGuide } from "./consumers/try-examples.ts";
import { COMPILERS } from "./consumers/type-scripts.ts";
import { releaseFirst } from "./first-release.ts";
import { tryImage } from "./try-image.ts";
import { startRegistry } from "./registry.ts";
import { Rehearsal } from "./rehearsal.ts";
import { releaseAgain } from "./second-release.ts";

commandLine("usage: npm run release:check", {});
const root = findRoot(import.meta.dirname);
const steps = new Steps(console.log);

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
  await using registry = await startRegistry(toolbox, join(scratch, "storage"), await setting("registry"));
  const rehearsal = await Rehearsal.of(root, copy, registry);
  await releaseFirst(steps, rehearsal);
  if (steps.failed > 0) return;
  await trySite();
  await tryImage(steps, root);
  const project = join(scratch, "consumer");
  const oldest = oldestNode(">=20.19").path;
  const supplies = {
    root,
    toolbox,
    registry: registry.url,
    names: rehearsal.names,
    oldest,
    scratch,
    project,
  };
  await consume(steps, supplies);
  await tryExamples(steps, supplies);
  await tryTestingGuide(steps, supplies);
  const compiler = join(toolbox, "node_modules", COMPILERS["TypeScript 7"] ?? "");
  const former = { project, node: process.execPath, compiler };
  await useAsBefore(steps, rehearsal, { root, scratch, user: former });
  await releaseAgain(steps, rehearsal, former);
}

await inScratch(rehearse);
const skipped = steps.skipped > 0 ? `, ${steps.skipped} skipped` : "";
console.log(steps.failed === 0 ? `\nThis can be released${skipped}.` : `\n${steps.failed} failed${skipped}.`);
if (steps.failed > 0) process.exitCode = 1;

/** Builds the documentation site of the checkout, and tests it in a browser. */
async function trySite(): Promise<void> {
  const cwd = join(root, "site");
  await steps.take("the site builds", async () =>
    failure(await run("npm", ["run", "--silent", "site"], { cwd: root })),
  );
  if (optionalProgram("chromium") === undefined) {
    await steps.take("the site in a browser", () => Promise.resolve({ skipped: howToInstall("chromium") }));
    return;
  }
  await steps.take("the site in a browser", async () =>
    failure(await run("npm", ["run", "--silent", "browser"], { cwd })),
  );
  await steps.take("the site's search responds", async () => {
    const { code, output } = await run("npm", ["run", "--silent", "measure:search"], { cwd });
    console.log(output.trim());
    return code === 0 ? [] : ["the search did not respond"];
  });
}
