import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { members } from "@node-access-tools/workspace";

/** What one package wants of a generator. */
export interface Invocation {
  readonly args: readonly string[];
  /** The package's folder. */
  readonly directory: string;
}

interface Generator {
  readonly generateAll: (invocations: readonly Invocation[]) => void | Promise<void>;
}

/** Those that leave the most to other threads and programs, which then are busy all the while: the longest comes last. */
const LONGEST = ["gen-openapi", "gen-proto"];

/**
 * Runs the `generate` scripts of all members in this process.
 *
 * @returns how many members have one
 * @throws Error with what each generator that failed says
 */
export async function regenerate(root: string): Promise<number> {
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
  const running: Promise<string[]>[] = [];
  for (const [file, invocations] of [...wanted].toSorted(byLength)) {
    const { generateAll } = (await import(pathToFileURL(file).href)) as Generator;
    running.push(failuresOf(generateAll, invocations));
  }
  const failed = (await Promise.all(running)).flat();
  // Generators that read the same spec tell the same of it.
  const told = new Set(failed.flatMap((message) => message.split("\n")));
  if (told.size > 0) throw new Error([...told].join("\n"));
  return scripted.length;
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

async function failuresOf(
  generateAll: Generator["generateAll"],
  invocations: readonly Invocation[],
): Promise<string[]> {
  try {
    await generateAll(invocations);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function byLength([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return placeOf(other) - placeOf(one);
}

function placeOf(file: string): number {
  return LONGEST.findIndex((name) => file.includes(`/${name}/`));
}
