import { join } from "node:path";
import { put } from "@node-access-tools/package-check";
import { optionalProgram, run } from "@node-access-tools/workspace";
import { failure, npm, type Steps } from "../steps.ts";
import { installedGateway, startInstalledGateway } from "../installed-gateway.ts";
import { inHeadless } from "./browser.ts";
import { bundle, bundleForWorkers, BUNDLERS } from "./bundles.ts";
import { useGenerated } from "./generated.ts";
import { jestMistakes } from "./jest.ts";
import { readResults, resultMistakes, type Results, type Supplies } from "./outcome.ts";
import { byImport, byRequire, socketResults } from "./programs.ts";
import { nodes, otherRunTimes, workerdIn } from "./run-times.ts";
import { COMPILERS, RESOLUTIONS, typeScriptMistakes } from "./type-scripts.ts";
import { inWorkerd } from "./worker.ts";

/** Installs the packages into a new project, and calls the gateway that is installed there in all ways that users may. */
export async function consume(steps: Steps, supplies: Supplies): Promise<void> {
  const { root, toolbox, registry, names, oldest, project } = supplies;
  const node = process.execPath;
  const isInstalled = await steps.take("npm installs all packages into an empty project", async () => {
    put(project, "package.json", JSON.stringify({ name: "consumer", version: "1.0.0", private: true }));
    put(project, "program.mjs", byImport);
    put(project, "program.cjs", byRequire);
    await npm(project, registry, "install", ...names);
    return [];
  });
  if (!isInstalled) return;
  await using gateway = await startInstalledGateway(project, node);
  const { place } = gateway;
  const argument = JSON.stringify(place);
  let expected: Results = {};
  /** Takes a step with a program that is not there on every machine. */
  const takeWith = (name: string, program: string | undefined, check: (path: string) => Promise<string[]>) =>
    steps.take(name, async () =>
      program === undefined ? { skipped: "it is not installed, or not for this platform" } : check(program),
    );
  await steps.take("the installed gateway responds on every surface", async () => {
    expected = readResults(await run(node, ["program.mjs", argument], { cwd: project }));
    return Object.entries(expected)
      .filter(([, result]) => result === "" || result === "undefined")
      .map(([surface]) => `${surface} returned nothing`);
  });
  for (const { name, command, args, programs } of [...nodes(toolbox, oldest), ...otherRunTimes(toolbox)]) {
    for (const program of programs) {
      await takeWith(`${name}, ${program.endsWith(".cjs") ? "require" : "import"}`, command, async (path) =>
        resultMistakes(
          readResults(await run(path, [...args, program, argument], { cwd: project })),
          expected,
        ),
      );
    }
  }
  for (const [name, path] of Object.entries(COMPILERS)) {
    const compiler = join(toolbox, "node_modules", path);
    for (const resolution of RESOLUTIONS.filter(({ removedFrom }) => removedFrom !== name)) {
      await steps.take(`${name}, ${resolution.name}`, () =>
        typeScriptMistakes(project, compiler, resolution, { place, node, expected }),
      );
    }
  }
  for (const { name, command } of nodes(toolbox, oldest)) {
    await takeWith(`Jest, ${name}`, command, (path) =>
      jestMistakes(project, toolbox, { place, node: path, expected }),
    );
  }
  await useGenerated(steps, supplies, { place, node, expected });
  const web = Object.fromEntries(Object.entries(expected).filter(([name]) => !socketResults.includes(name)));
  await takeWith("a bundle in workerd", workerdIn(toolbox), async (workerd) =>
    resultMistakes(await inWorkerd(workerd, await bundleForWorkers(project, toolbox), place), web),
  );
  const browser = optionalProgram("chromium");
  for (const bundler of BUNDLERS) {
    let modules: ReadonlyMap<string, string> = new Map();
    await steps.take(`${bundler} bundles for browsers`, async () => {
      modules = await bundle(bundler, project, toolbox, node);
      return [];
    });
    await takeWith(`${bundler}'s bundle in a browser`, browser, async (path) =>
      resultMistakes(await inHeadless(path, modules, place), web),
    );
  }
  await takeWith("the console in a browser", browser, async () => {
    const env = { ...process.env, CONSOLE_GATEWAY: JSON.stringify(installedGateway(project, node)) };
    return failure(
      await run("npm", ["run", "--silent", "browser"], { cwd: join(root, "tools/check/console"), env }),
    );
  });
}
