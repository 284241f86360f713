import type { Catalog } from "../catalog/index.ts";
import { type Mistake, Mistakes, SpecBundle } from "../../spec-file/index.ts";
import { relative } from "node:path";
import { fillFromCatalog } from "./catalog-facts.ts";
import { checkExamples } from "./check-examples.ts";
import { checkSchemas } from "./check-schemas.ts";
import { formMistakes } from "./form-mistakes.ts";
import { type JsonObject, object } from "./json.ts";
import { lint } from "./lint.ts";
import { readOperations } from "./read-operations.ts";
import { SpecReader } from "./spec-reader.ts";

/**
 * Holds a spec that no client is made of to the rules that hold for clients' specs.
 *
 * @param root - The directory that shown paths are relative to.
 * @param path - The OpenAPI file.
 * @param catalog - What schemas with `x-catalog` are filled from.
 * @throws Mistakes with all that were found, each with file, line, column and what to do.
 */
export async function checkSpec(root: string, path: string, catalog: Catalog): Promise<void> {
  const file = new SpecBundle(path, relative(root, path));
  const mistakes: Mistake[] = [];
  const document = object(file.value as JsonObject);
  const schemas = fillFromCatalog(document, catalog, (...what) => mistakes.push(file.mistake(...what)));
  const reader = new SpecReader(file, document, schemas, mistakes);
  checkSchemas(reader);
  checkExamples(reader);
  readOperations(reader, "");
  Mistakes.throwIfAny([...(await lint([{ path, file: file.name }])), ...formMistakes(file), ...mistakes]);
}
