import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { install } from "@node-access-tools/package-check";
import { closure, members } from "@node-access-tools/workspace";
import type { Example } from "../../src/examples.ts";

/** Lists packages that an example needs but `from` has not installed. Those of the workspace count as installed. */
export function missing(example: Example, from: string): string[] {
  return example.needs.filter(
    (name) => !name.startsWith("@node-access/") && !existsSync(join(from, "node_modules", name)),
  );
}

/**
 * Copies an example and installs its packages: those of the workspace in published form, and the others from `from`.
 *
 * @param to an empty folder
 */
export function prepare(root: string, example: Example, from: string, to: string): void {
  cpSync(example.directory, to, { recursive: true });
  installFrom(root, from, example.needs, to);
}

/** Installs packages in a folder: those of the workspace in published form with all that they need, and the others from `from`. */
export function installFrom(root: string, from: string, names: readonly string[], to: string): void {
  const all = members(root).filter(({ kind }) => kind === "package");
  const own = all.filter(({ manifest }) => names.includes(manifest.name));
  install(to, [...new Set(own.flatMap((member) => closure(member, all)))]);
  for (const name of names) {
    const link = join(to, "node_modules", name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(from, "node_modules", name)), link);
  }
  linkCommands(to, names);
}

/** Links the packages' commands in `node_modules/.bin`, where npm scripts find them. */
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
