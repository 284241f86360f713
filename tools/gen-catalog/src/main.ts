import { generate, type Write, writeGenerated } from "@node-access-tools/spec-file";
import { join, resolve } from "node:path";
import { emitSurfaces } from "./emit-surfaces.ts";
import { readCatalog } from "./read-catalog.ts";

/** Makes what `packages/auth` knows of the catalog. */
export function generateAll(): Write {
  const root = resolve(import.meta.dirname, "../../..");
  const surfaces = join(root, "packages/auth/src/generated/surfaces.ts");
  const files = new Map([[surfaces, emitSurfaces(readCatalog(root))]]);
  return () => writeGenerated(files);
}

if (import.meta.main) await generate(generateAll);
