import { generate, writeGenerated } from "@node-access-tools/spec-file";
import { join, resolve } from "node:path";
import { emitSurfaces } from "./emit-surfaces.ts";
import { readCatalog } from "./read-catalog.ts";

await generate(() => {
  const root = resolve(import.meta.dirname, "../../..");
  const surfaces = join(root, "packages/auth/src/generated/surfaces.ts");
  writeGenerated(new Map([[surfaces, emitSurfaces(readCatalog(root))]]));
});
