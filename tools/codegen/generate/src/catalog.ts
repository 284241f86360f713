import { emitSurfaces } from "./emit/catalog/index.ts";
import { extensionTable } from "./spec-file/index.ts";
import { join } from "node:path";
import type { Generate } from "./generator.ts";

/** Generates the catalog's facts for `packages/auth`, and the table of extensions in specs/README.md. */
export const generate: Generate = (loader, output) => {
  const { root } = loader;
  const surfaces = join(root, "packages/auth/src/generated/surfaces.ts");
  output.put([[surfaces, emitSurfaces(loader.catalog())]]);
  output.insert(join(root, "specs/README.md"), extensionTable(), "extensions");
};
