import { SpecFile } from "../../spec-file/index.ts";
import { join } from "node:path";
import type { Catalog } from "../../model/catalog.ts";
import { checkCatalog } from "./check-catalog.ts";

/**
 * Reads and checks `specs/catalog.yaml`.
 *
 * @param root - The repository's root.
 * @throws Mistakes listing everything that is wrong in the file.
 */
export function readCatalog(root: string): Catalog {
  return checkCatalog(catalogFile(root));
}

/** `specs/catalog.yaml`, with the places of its rows. */
export function catalogFile(root: string): SpecFile {
  return SpecFile.read(join(root, "specs/catalog.yaml"), "specs/catalog.yaml");
}
