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
  const running: { readonly folders: readonly string[]; readonly done: Promise<void> }[] = [];
  for (const [file, invocations] of wanted) {
    const folders = invocations.map(({ directory }) => directory);
    const before = running.filter((one) => one.folders.some((folder) => folders.includes(folder)));
    running.push({
      folders,
      done: run(
        file,
        invocations,
        before.map(({ done }) => done),
      ),
    });
  }
  const failed = (await Promise.allSettled(running.map(({ done }) => done))).flatMap((result) =>
    result.status === "rejected" ? [messageOf(result.reason)] : [],
  );
  if (failed.length > 0) throw new Error(failed.join("\n"));
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

async function run(
  file: string,
  invocations: readonly Invocation[],
  before: readonly Promise<void>[],
): Promise<void> {
  const { generateAll } = (await import(pathToFileURL(file).href)) as Generator;
  // What failed there is told there; this one has mistakes of its own to tell.
  await Promise.allSettled(before);
  await generateAll(invocations);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
