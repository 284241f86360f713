import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import { optionalProgram, run } from "@node-access-tools/workspace";
import { npm } from "../command.ts";
import { installedGateway, startInstalledGateway } from "../installed-gateway.ts";
import type { Steps } from "../steps.ts";
import { inHeadless } from "./browser.ts";
import { bundle, bundleForWorkers, BUNDLERS } from "./bundles.ts";
import { useGenerated } from "./generated.ts";
import { jestMistakes } from "./jest.ts";
import { type Results, resultMistakes, resultsOf } from "./outcome.ts";
import { byImport, byRequire, socketResults } from "./programs.ts";
import { nodes, runTimes, workerdIn } from "./run-times.ts";
import type { Supplies } from "./supplies.ts";
import { COMPILERS, RESOLUTIONS, typeScriptMistakes } from "./type-scripts.ts";
import { inWorkerd } from "./worker.ts";

/** Installs the packages into a new project, and calls the gateway that is installed there in all ways that users may. */
export async function consume(steps: Steps, supplies: Supplies): Promise<void> {
  const { root, toolbox, registry, names, oldest, scratch, project } = supplies;
  const node = process.execPath;
  await steps.take("npm installs all packages into an empty project", async () => {
    put(project, "package.json", JSON.stringify({ name: "consumer", version: "1.0.0", private: true }));
    put(project, "program.mjs", byImport);
    put(project, "program.cjs", byRequire);
    await npm(project, registry, "install", ...names);
    return [];
  });
  if (steps.failed > 0) return;
  const { place, close } = await startInstalledGateway(project, node);
  const argument = JSON.stringify(place);
  let expected: Results = {};
  try {
    await steps.take("the installed gateway responds on every surface", async () => {
      expected = resultsOf(await run(node, ["program.mjs", argument], { cwd: project }));
      return Object.entries(expected)
        .filter(([, result]) => result === "" || result === "undefined")
        .map(([surface]) => `${surface} returned nothing`);
    });
    for (const { name, command, args, programs } of runTimes(root, toolbox, oldest)) {
      for (const program of programs) {
        await steps.take(`${name}, ${program.endsWith(".cjs") ? "require" : "import"}`, async () => {
          if (command === undefined) return { skipped: `no ${name} for ${process.platform}-${process.arch}` };
          const ran = await run(command, [...args, program, argument], { cwd: project });
          return resultMistakes(resultsOf(ran), expected);
        });
      }
    }
    for (const [name, path] of Object.entries(COMPILERS)) {
      for (const resolution of RESOLUTIONS.filter(({ removedFrom }) => removedFrom !== name)) {
        const compiler = join(toolbox, "node_modules", path);
        await steps.take(`${name}, ${resolution.name}`, () =>
          typeScriptMistakes(project, compiler, resolution, { place, node, expected }),
        );
      }
    }
    for (const { name, command } of nodes(root, toolbox, oldest)) {
      await steps.take(`Jest, ${name}`, async () => {
        if (command === undefined) return { skipped: `no ${name} for ${process.platform}-${process.arch}` };
        return jestMistakes(project, toolbox, { place, node: command, expected });
      });
    }
    await useGenerated(steps, supplies, place, expected);
    const web = Object.fromEntries(
      Object.entries(expected).filter(([name]) => !socketResults.includes(name)),
    );
    await steps.take("a bundle in workerd", async () => {
      const workerd = workerdIn(toolbox);
      if (workerd === undefined) return { skipped: `no workerd for ${process.platform}-${process.arch}` };
      const program = await bundleForWorkers(project, toolbox);
      return resultMistakes(await inWorkerd(workerd, program, place), web);
    });
    const browser = optionalProgram("chromium");
    for (const bundler of BUNDLERS) {
      let modules: ReadonlyMap<string, string> | undefined;
      await steps.take(`${bundler} bundles for browsers`, async () => {
        modules = await bundle(bundler, project, toolbox, node);
        return [];
      });
      await steps.take(`${bundler}'s bundle in a browser`, async () => {
        if (modules === undefined) return { skipped: "there is no bundle" };
        if (browser === undefined) return { skipped: "no browser: install Chromium to try it" };
        const profile = join(scratch, `profile-${bundler}`);
        return resultMistakes(await inHeadless(browser, modules, place, profile), web);
      });
    }
    await useConsole(steps, root, browser, installedGateway(project, node));
  } finally {
    await close();
  }
}

/** Uses the console of the installed gateway like an operator. */
async function useConsole(
  steps: Steps,
  root: string,
  browser: string | undefined,
  gateway: readonly string[],
): Promise<void> {
  await steps.take("the console in a browser", async () => {
    if (browser === undefined) return { skipped: "no browser: install Chromium to try it" };
    const env = { ...process.env, CONSOLE_GATEWAY: JSON.stringify(gateway) };
    const cwd = join(root, "tools/check/console");
    const { code, output } = await run("npm", ["run", "--silent", "browser"], { cwd, env });
    return code === 0 ? [] : [output];
  });
}
