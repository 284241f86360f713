import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * Finds the folder of the package that carries a program for this machine: an optional dependency of a `main` package, next to which it
 * lies. Its launcher and their install scripts are not run. @throws Error that names the missing package, or the supported platforms.
 */
export function nativePackage(
  main: string,
  packages: Readonly<Record<string, string>>,
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  const target = `${platform}-${architecture}`;
  const name = packages[target];
  if (name === undefined)
    throw new Error(`${main} has no binary for ${target}: supported are ${Object.keys(packages).join(", ")}`);
  const mainFile = createRequire(import.meta.url).resolve(main);
  const places = createRequire(mainFile).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((place) => existsSync(place));
  if (folder !== undefined) return folder;
  throw new Error(`${name} is not installed. Run \`npm run setup\` without omitting optional dependencies`);
}
