import { extensionTable, generate, type Output } from "@node-access/generate/spec-file";
import { join, resolve } from "node:path";
import { emitSurfaces } from "@node-access/generate/emit/catalog";
import { readCatalog } from "@node-access/generate/catalog";

const root = resolve(import.meta.dirname, "../../../..");

/** Makes what `packages/auth` knows of the catalog, and the table of what the specs may say beyond their formats. */
export function generateAll(_: unknown, output: Output): void {
  const surfaces = join(root, "packages/auth/src/generated/surfaces.ts");
  output.put([[surfaces, emitSurfaces(readCatalog(root))]]);
  output.insert(join(root, "specs/README.md"), extensionTable(), "extensions");
}

if (import.meta.main) await generate(root, (output) => generateAll([], output));
