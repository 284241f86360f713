import { readFileSync } from "node:fs";

/**
 * Checks this Node's version before anything else is loaded: an older one fails in the middle of a module,
 * with a stack trace that does not mention its version.
 *
 * @returns the oldest supported version, if this one is older.
 */
export function requiredNode(): string | undefined {
  const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    readonly engines: { readonly node: string };
  };
  const oldest = manifest.engines.node.replace(">=", "");
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split(".").map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor) ? oldest : undefined;
}
