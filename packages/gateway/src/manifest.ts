import { readFileSync } from "node:fs";

interface Manifest {
  readonly version: string;
  readonly engines: { readonly node: string };
}

/** Reads this package's manifest. It is a folder above this module, also when modules are joined. */
export function manifest(): Manifest {
  return JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as Manifest;
}

/**
 * Checks this Node's version before anything else is loaded: an older one fails in the middle of a module.
 *
 * @returns the oldest supported version, if this one is older.
 */
export function requiredNode(): string | undefined {
  const oldest = manifest().engines.node.replace(">=", "");
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split(".").map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor) ? oldest : undefined;
}
