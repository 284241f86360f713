import type { Catalog } from "../../model/catalog.ts";
import type { RestOperation, Spec } from "@node-access/generate/model";
import { SpecBundle } from "../../spec-file/index.ts";
import { fillFromCatalog } from "./catalog-facts.ts";
import { type JsonObject, object } from "./json.ts";
import { readSpec } from "./read-spec.ts";
import { SpecReader } from "./spec-reader.ts";

/**
 * Reads a REST API from texts that were checked before, such as those of a commit.
 *
 * @param texts - The OpenAPI file and its parts, by path.
 * @param name - The spec's name: `management`.
 * @param file - The path of the file that has the parts.
 * @returns the spec, or `undefined` if the file is not among the texts.
 * @throws Mistakes for a text that is not YAML.
 */
export function readRestTexts(
  texts: ReadonlyMap<string, string>,
  name: string,
  file: string,
  catalog: Catalog,
): Spec<RestOperation> | undefined {
  if (!texts.has(file)) return undefined;
  const bundle = new SpecBundle(file, file, texts);
  const document = object(bundle.value as JsonObject);
  const schemas = fillFromCatalog(document, catalog, () => {});
  return readSpec(new SpecReader(unplaced, document, schemas, []), name, file);
}

/** Replaces the file in the reader. No mistakes are reported here, and finding their positions needs a slower parser. */
const unplaced: Pick<SpecBundle, "mistake"> = {
  mistake: (_, what, remedy) => ({ file: "", line: 1, column: 1, what, remedy }),
};
