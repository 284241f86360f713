import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { ImportExtension } from "../client/import-extension.ts";

/** The parts of a tsconfig.json that say which extensions imports may have. */
interface Config {
  readonly extends?: string | readonly string[];
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  readonly references?: readonly { readonly path: string }[];
}

/**
 * Finds the extension that imports of a folder's files may have: `ts` if the nearest tsconfig.json allows it, or if
 * there is none, so that nothing compiles them before Node runs them.
 */
export function findImportExtension(folder: string): ImportExtension {
  const config = findConfig(folder);
  return config === undefined || mayImportTs(config, new Set()) ? "ts" : "js";
}

/** Finds the tsconfig.json of a folder, which may be that of a folder around it. */
export function findConfig(folder: string): string | undefined {
  const path = resolve(folder, "tsconfig.json");
  if (existsSync(path)) return path;
  const parent = dirname(resolve(folder));
  return parent === resolve(folder) ? undefined : findConfig(parent);
}

function mayImportTs(path: string, seen: Set<string>): boolean {
  const config = seen.has(path) ? undefined : read(path);
  if (!config) return false;
  seen.add(path);
  const { allowImportingTsExtensions: imports, rewriteRelativeImportExtensions: rewrites } =
    config.compilerOptions ?? {};
  if (imports !== undefined || rewrites !== undefined) return imports === true || rewrites === true;
  const bases = [config.extends ?? []].flat().flatMap((name) => resolvePath(name, path) ?? []);
  // A project of several parts may have a config without options of its own.
  const parts = (config.references ?? []).map((one) => {
    const part = resolve(dirname(path), one.path);
    return part.endsWith(".json") ? part : join(part, "tsconfig.json");
  });
  return [...bases, ...parts].some((one) => mayImportTs(one, seen));
}

function resolvePath(name: string, from: string): string | undefined {
  if (/^\.|^\//.test(name)) {
    const path = resolve(dirname(from), name);
    return path.endsWith(".json") ? path : `${path}.json`;
  }
  for (const one of [name, `${name}.json`, `${name}/tsconfig.json`])
    try {
      return createRequire(from).resolve(one);
    } catch {
      // It may have another of these forms.
    }
  return undefined;
}

/** Reads JSON with comments and commas at the end of lists. A config that is broken says nothing here. */
function read(path: string): Config | undefined {
  try {
    const text = readFileSync(path, "utf8")
      .replace(/^\uFEFF/, "")
      .replaceAll(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\//g, "$1")
      .replaceAll(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, "$1");
    return Object(JSON.parse(text)) as Config;
  } catch {
    return undefined;
  }
}
