import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { install } from "@node-access-tools/package-check";
import { members } from "@node-access-tools/workspace";
import type { Example } from "../src/examples.ts";

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
