import { globSync, readFileSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join } from "node:path";
import { type Manifest, readManifest } from "@node-access-tools/workspace";
import type { Plugin } from "rolldown";
import { rollModules } from "./roll.ts";
import { removeUnreached } from "./unreached.ts";

/**
 * Joins a command with all that it depends on, so that its installation is small and fast, and it starts sooner: a package that
 * is installed has types, documents and entries that the command does not need. Its manifest loses its dependencies, and only
 * optional peers stay imports. Modules that are loaded on demand have files of their own. There is no CommonJS form, because
 * programs seldom import a command.
 */
export async function bundleCommand(published: string, manifest: Manifest): Promise<void> {
  const { dependencies: _, devDependencies: __, ...kept } = manifest;
  writeFileSync(join(published, "package.json"), `${JSON.stringify(kept, undefined, 2)}\n`);
  const entries = [...Object.values(Object(manifest.bin) as object), "./dist/index.js"].map((file) =>
    join(published, String(file)),
  );
  const call = new Set<string>();
  const peers = new Set(Object.keys(manifest.peerDependencies ?? {}));
  const modules = await rollModules(
    published,
    manifest,
    {
      input: Object.fromEntries(entries.map((file) => [basename(file, ".js"), file])),
      platform: "node",
      external: (id) => isBuiltin(id) || peers.has(id),
      preserveEntrySignatures: "allow-extension",
      checks: { ineffectiveDynamicImport: false, pluginTimings: false, eval: false },
      plugins: [undiciParts, collectCall(entries, call)],
    },
    {
      entryFileNames: "[name].js",
      chunkFileNames: "shared/[name].js",
      minify: {
        compress: { target: "es2022" },
        mangle: { keepNames: true },
        codegen: { removeWhitespace: true },
      },
      codeSplitting: {
        // Each file takes time to load, so what a call needs is one file. What is large is loaded by itself.
        includeDependenciesRecursively: false,
        groups: [
          {
            name: "call",
            maxModuleSize: 30_000,
            test: (id) => call.has(id) && !id.includes("node_modules") && !id.startsWith("\0"),
          },
        ],
      },
    },
  );
  writeLicenses(published, manifest, modules);
  removeUnreached(published, manifest);
}

/** The parts of undici that HTTP needs. The whole of it takes longer to load than all else. */
const UNDICI = `
export { default as Client } from "undici/lib/dispatcher/client.js";
export { default as buildConnector } from "undici/lib/core/connect.js";
`;

/** Replaces undici by the parts that a module needs. A missing part fails the build. */
const undiciParts: Plugin = {
  name: "undici-parts",
  resolveId: (id, importer) =>
    id === "undici" && importer !== undefined ? `${dirname(importer)}/undici-parts.js` : null,
  load: (id) => (basename(id) === "undici-parts.js" ? UNDICI : null),
};

/** Modules that the shortest call loads, one after the other: the command's own, its client, and the client's engine. */
const CALL = /\/(?:dist\/calls\/rpc|rpc\/dist\/index|dist\/http\/undici-engine)\.js$/;

/** Collects the modules of a call, without those that everything needs, such as the library for arguments. */
function collectCall(entries: readonly string[], call: Set<string>): Plugin {
  return {
    name: "collect-call",
    buildEnd() {
      const loadedBy = (starts: readonly string[]): Set<string> => {
        const loaded = new Set(starts);
        for (const id of loaded) for (const one of this.getModuleInfo(id)?.importedIds ?? []) loaded.add(one);
        return loaded;
      };
      const later = entries.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      const first = loadedBy([...entries, ...later]);
      const starts = [...this.getModuleIds()].filter((id) => CALL.test(id));
      for (const id of loadedBy(starts)) if (!first.has(id)) call.add(id);
    },
  };
}

/** Publishes the licences of the third-party packages that modules belong to with a package. Our own have its licence. */
export function writeLicenses(published: string, { name: own }: Manifest, modules: readonly string[]): void {
  const folders = new Set(modules.map(packageFolder));
  const texts = [...folders].flatMap((folder) => {
    const manifest = folder === undefined ? undefined : readManifest(join(folder, "package.json"));
    if (folder === undefined || !manifest || manifest.name.startsWith(own.replace(/[^/]*$/, ""))) return [];
    const { name, version = "", license = "" } = manifest;
    const [file] = globSync("{LICENSE,LICENCE,license,License}*", { cwd: folder });
    if (file === undefined) throw new Error(`${name}: has no licence file that could be published with it`);
    return [`${name} ${version} (${license})\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`];
  });
  const text = texts.toSorted().join(`\n${"-".repeat(80)}\n\n`);
  writeFileSync(join(published, "dist/third-party-licenses.txt"), text);
}

/** The folder of the package that a module belongs to, with a name in its manifest. */
function packageFolder(id: string): string | undefined {
  for (let folder = dirname(id.replace(/^\0/, "")); folder !== dirname(folder); folder = dirname(folder)) {
    const [manifest] = globSync("package.json", { cwd: folder });
    if (manifest !== undefined && readManifest(join(folder, manifest)).name !== undefined) return folder;
  }
  return undefined;
}
