import { existsSync, globSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import type { Manifest } from "@node-access-tools/workspace";

/** A relative import, or an import of a name in `imports`, in declarations. */
const IMPORTED = /"(\.{1,2}\/[^"]+|#[^"]+)"/g;

/** The files that a manifest names, in `exports` and `imports`. */
export function listTargets({ exports = {}, imports = {} }: Manifest): string[] {
  return [...Object.values(exports), ...Object.values(imports)].flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target),
  );
}

/** Removes declarations that no entry imports, and sources that no map refers to: only the repository needs them. */
export function removeUnreached(published: string, manifest: Manifest): void {
  const { imports = {} } = manifest;
  const declared = listTargets(manifest).filter((path) => path.endsWith(".d.ts"));
  const reached = new Set(declared.map((path) => normalize(path)));
  for (const path of reached) {
    const text = readFileSync(join(published, path), "utf8");
    for (const [, name = ""] of text.matchAll(IMPORTED)) {
      const target = imports[name];
      const files = name.startsWith("#") ? Object.values(Object(target ?? {})).map(String) : [name];
      if (typeof target === "string") files.push(target);
      for (const file of files) {
        const from = name.startsWith("#") ? "." : dirname(path);
        const declarations = join(from, file.replace(/\.[jt]s$/, ".d.ts"));
        if (existsSync(join(published, declarations))) reached.add(declarations);
      }
    }
  }
  for (const path of globSync("dist/**/*.d.{ts,cts}", { cwd: published })) {
    if (reached.has(path.replace(/\.d\.cts$/, ".d.ts"))) continue;
    rmSync(join(published, path));
    rmSync(join(published, `${path}.map`), { force: true });
  }
  const sources = new Set(
    globSync("dist/**/*.map", { cwd: published }).flatMap((path) => {
      const map = JSON.parse(readFileSync(join(published, path), "utf8")) as { readonly sources: string[] };
      return map.sources.map((source) => join(dirname(path), source));
    }),
  );
  for (const file of readdirSync(join(published, "src"), { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !sources.has(relative(published, path))) rmSync(path);
  }
}
