import { cpSync, existsSync, globSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { install, userPath } from "@node-access-tools/package-check";
import { members, run } from "@node-access-tools/workspace";

export { type Recipe, recipeMistakes, testingGuide } from "./testing-guide.ts";

/** A project in `examples/` that a reader can copy. */
export interface Example {
  readonly name: string;
  readonly directory: string;
  /** Names of all packages that its manifest lists. */
  readonly needs: readonly string[];
}

/** All examples of a checkout. */
export function examples(root: string): Example[] {
  return globSync("examples/*/package.json", { cwd: root })
    .toSorted()
    .map((path) => {
      const manifest = JSON.parse(readFileSync(join(root, path), "utf8")) as Record<
        string,
        object | undefined
      >;
      const needs = [manifest["dependencies"], manifest["devDependencies"]].flatMap((range) =>
        Object.keys(range ?? {}),
      );
      return { name: basename(dirname(path)), directory: join(root, dirname(path)), needs };
    });
}

/** Packages that an example needs and `from` does not have installed; those of the workspace count as installed. */
export function missing(example: Example, from: string): string[] {
  return example.needs.filter(
    (name) => !name.startsWith("@node-access/") && !existsSync(join(from, "node_modules", name)),
  );
}

/**
 * Copies an example and gives it the packages of the workspace as they are published, and the others as `from` has them.
 *
 * @param to an empty folder
 */
export function prepare(root: string, example: Example, from: string, to: string): void {
  cpSync(example.directory, to, { recursive: true });
  installFrom(root, from, example.needs, to);
}

/** Gives a folder the packages of the workspace as they are published, and others as `from` has them. */
export function installFrom(root: string, from: string, names: readonly string[], to: string): void {
  install(
    to,
    members(root).filter(({ kind }) => kind === "package"),
  );
  for (const name of names) {
    const link = join(to, "node_modules", name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(from, "node_modules", name)), link);
  }
  linkCommands(to, names);
}

/**
 * Runs an example's tests with its own npm script.
 *
 * @param environment added to this process's environment; `DATABASE_URL` of an empty database is needed by some.
 * @param commands folders whose commands its script may use
 * @returns what they printed if they failed
 */
export async function mistakesOf(
  directory: string,
  environment: Readonly<Record<string, string>>,
  commands: readonly string[] = [],
): Promise<string[]> {
  // Examples need a Node that reads TypeScript and has SQLite, which the machine's own may lack.
  const path = [dirname(process.execPath), ...commands, userPath()].join(delimiter);
  const env = { ...process.env, ...environment, PATH: path, NODE_OPTIONS: "", NEXT_TELEMETRY_DISABLED: "1" };
  const { code, output } = await run("npm", ["test", "--silent"], { cwd: directory, env });
  return code === 0 ? [] : [output];
}

/** npm scripts find commands in `node_modules/.bin`. */
function linkCommands(to: string, names: readonly string[]): void {
  const commands = join(to, "node_modules/.bin");
  mkdirSync(commands, { recursive: true });
  for (const name of names) {
    const manifest = JSON.parse(readFileSync(join(to, "node_modules", name, "package.json"), "utf8")) as {
      readonly bin?: string | Readonly<Record<string, string>>;
    };
    const bins = typeof manifest.bin === "string" ? { [basename(name)]: manifest.bin } : (manifest.bin ?? {});
    for (const [command, file] of Object.entries(bins)) {
      symlinkSync(join(to, "node_modules", name, file), join(commands, command));
    }
  }
}
