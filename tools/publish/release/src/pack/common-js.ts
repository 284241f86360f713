import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire, findPackageJSON, isBuiltin } from "node:module";
import { dirname, extname, join, relative } from "node:path";
import { type Manifest, readManifest } from "@node-access-tools/workspace";
import type { Plugin } from "rolldown";

type Target = string | Readonly<Record<string, string>>;

/**
 * Adds the CommonJS form to a manifest: the condition `require` of each entry, and the fields that `moduleResolution: node10` reads
 * instead of `exports`: `main`, `types` and `typesVersions`.
 */
export function withCommonJs(manifest: Manifest): object {
  const exports = Object.entries(manifest.exports ?? {}).map(([key, target]) => {
    if (typeof target === "string") return [key, target] as const;
    return [key, { require: mapValues(target, commonJsPath), ...target }] as const;
  });
  const types = exports.flatMap(([key, target]) =>
    typeof target === "string" || key === "." ? [] : [[key.slice(2), [target.require["types"]]] as const],
  );
  return {
    ...manifest,
    main: "./dist/index.cjs",
    types: "./dist/index.d.cts",
    ...(types.length > 0 && { typesVersions: { "*": Object.fromEntries(types) } }),
    exports: Object.fromEntries(exports),
    ...(manifest.imports && { imports: mapValues(manifest.imports, conditional) }),
  };
}

/** Adds the condition `require` to a target of `imports`, so that each form imports its own files. */
function conditional(target: Target): object {
  return typeof target === "string"
    ? { require: commonJsPath(target), default: target }
    : mapValues(target, conditional);
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function commonJsPath(path: string): string {
  return path.replace(/\.js$/, ".cjs").replace(/\.d\.ts$/, ".d.cts");
}

/**
 * Writes a copy of each `.d.ts` as `.d.cts`, which imports other `.d.cts` files. An import like `#platform` becomes a path,
 * since `moduleResolution: node10` does not know `imports`; all its targets have the same types.
 */
export function writeCommonJsTypes(published: string, { imports = {} }: Manifest): void {
  for (const path of globSync("dist/**/*.d.ts", { cwd: published })) {
    const pathTo = (target: Target): string => {
      const file = typeof target === "string" ? target : (target["default"] ?? "");
      const away = relative(dirname(path), file).replaceAll("\\", "/");
      return away.startsWith(".") ? away : `./${away}`;
    };
    const text = readFileSync(join(published, path), "utf8")
      .replace(/"(#[^"]+)"/g, (whole, name: string) => {
        const target = imports[name];
        return target === undefined ? whole : `"${pathTo(target)}"`;
      })
      .replace(/"(\.{1,2}\/[^"]+)\.(?:js|ts)"/g, '"$1.cjs"')
      .replace(/^\/\/# sourceMappingURL=.*\n?/m, "");
    writeFileSync(join(published, commonJsPath(path)), text);
  }
}

/**
 * A plugin that copies third-party packages that exist only as ES modules into the CommonJS form, since Jest cannot `require` them.
 * All other packages stay imports, and so do peers, which the user installs: a package that needs one as an ES module imports it dynamically.
 */
export function inlineEsModules(scope: string, peers: ReadonlySet<string>): Plugin {
  return {
    name: "inline-es-modules",
    resolveId(id, importer) {
      if (/^[./]/.test(id) || importer === undefined) return null;
      if (id.startsWith("#") || id.startsWith(scope) || isBuiltin(id) || peers.has(id))
        return { id, external: true };
      const file = createRequire(importer).resolve(id);
      return isEsModule(file) ? file : { id, external: true };
    },
  };
}

function isEsModule(file: string): boolean {
  if (extname(file) !== ".js") return extname(file) === ".mjs";
  const nearest = findPackageJSON(".", file);
  return nearest !== undefined && readManifest(nearest).type === "module";
}

/**
 * A plugin that turns each `import()` of another package into a `require`: Jest needs a flag of Node to run `import()`. A peer
 * that cannot be required, since it exists only as ES modules, stays an `import()`.
 */
export function requireOnDemand(directory: string, peers: ReadonlySet<string>): Plugin {
  const require = createRequire(join(directory, "package.json"));
  const isModulesOnly = (id: string): boolean => {
    if (!peers.has(id)) return false;
    try {
      require.resolve(id);
      return false;
    } catch {
      return true;
    }
  };
  return {
    name: "require-on-demand",
    renderChunk: (code) =>
      code.replace(/\bimport\("([^"]+)"\)/g, (found, id: string) =>
        isModulesOnly(id) ? found : `Promise.resolve().then(() => require("${id}"))`,
      ),
  };
}
