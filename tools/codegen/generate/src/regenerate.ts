import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ModelLoader } from "./load/index.ts";
import { Output } from "./spec-file/index.ts";
import { members } from "@node-access-tools/workspace";
import type { Generate, Invocation } from "./generator.ts";

/** The result of {@link regenerate}. */
export interface Regenerated {
  /** The number of members with a `generate` script. */
  readonly scripts: number;
  /** The changed and removed files, by path from the root. */
  readonly changed: readonly string[];
}

interface Generator {
  readonly generateAll: Generate;
}

/** Generators that use other threads and programs start first, so that these work in parallel; the one with the most work here is last. */
const LONGEST = ["rest.ts", "grpc.ts"];

/**
 * Runs the `generate` scripts of all members in this process. If one fails, nothing is written.
 *
 * @throws Error with the errors of all generators that failed.
 */
export async function regenerate(root: string): Promise<Regenerated> {
  const scripted = members(root).flatMap(({ path, directory, manifest }) => {
    const script = manifest.scripts?.["generate"];
    return script === undefined ? [] : [{ path, directory, script }];
  });
  const wanted = new Map<string, Invocation[]>();
  for (const { path, directory, script } of scripted) {
    for (const { module, args } of commandsOf(script, path)) {
      const file = join(directory, module);
      wanted.set(file, [...(wanted.get(file) ?? []), { args, directory }]);
    }
  }
  const output = new Output(root);
  // Every part of the model is loaded once for all generators.
  const loader = new ModelLoader(root);
  const running: Promise<string>[] = [];
  for (const [file, invocations] of [...wanted].toSorted(byLength)) {
    // Lets events of other programs arrive, so that their work continues.
    await setTimeout(1);
    const { generateAll } = (await import(pathToFileURL(file).href)) as Generator;
    running.push(failureOf(() => generateAll(loader, output, invocations)));
  }
  const failures = await Promise.all(running);
  // Generators that read the same spec report the same mistakes.
  const mistakes = new Set(failures.flatMap((failure) => failure.split("\n").filter(Boolean)));
  if (mistakes.size > 0) throw new Error([...mistakes].join("\n"));
  return {
    scripts: scripted.length,
    changed: output
      .write()
      .map((path) => relative(root, path).replaceAll("\\", "/"))
      .toSorted(),
  };
}

/** The generators that a script runs, each with its arguments. */
export function commandsOf(script: string, path: string): { module: string; args: string[] }[] {
  return script.split(" && ").map((command) => {
    const [node, module, ...args] = command.split(" ");
    if (node === "node" && module !== undefined && /\.m?[jt]s$/.test(module)) return { module, args };
    throw new Error(
      `${path}/package.json: scripts.generate has ${JSON.stringify(command)}, expected \`node <a generator's main.ts> <arguments>\``,
    );
  });
}

/** Runs a generator. @returns its error; `undefined` if it succeeds. */
async function failureOf(make: () => void | Promise<void>): Promise<string> {
  try {
    await make();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function byLength([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return placeOf(other) - placeOf(one);
}

function placeOf(file: string): number {
  return LONGEST.findIndex((name) => file.endsWith(`/${name}`));
}
