// Reads specs that were checked before, without loading the checks.
import type { RpcSpec, RestSpec } from "@node-access/generate/model";
import type { Catalog } from "../model/catalog.ts";
import { SpecBundle, SpecFile } from "../spec-file/index.ts";
import { fillFromCatalog } from "./open-api/catalog-facts.ts";
import { type JsonObject, object, SpecReader } from "./open-api/spec-reader.ts";
import { readSpec } from "./open-api/read-spec.ts";
import { bundle, type RpcCatalog } from "./open-rpc/bundle.ts";
import { readDocument } from "./open-rpc/read-document.ts";

/** Reads a REST API without the checks, which take twice as long: generation makes them. Texts by path stand in place of files. */
export async function readRestFile(
  root: string,
  name: string,
  catalog: Catalog,
  texts?: ReadonlyMap<string, string>,
): Promise<RestSpec> {
  return readBundle(await SpecBundle.read(root, `specs/${name}.openapi.yaml`, texts), name, catalog);
}

/** Reads a REST API from its files, which were checked before. */
export function readBundle(spec: SpecBundle, name: string, catalog: Catalog): RestSpec {
  const document = object(spec.value as JsonObject);
  const schemas = fillFromCatalog(document, catalog, () => {});
  return readSpec(new SpecReader(unplaced, document, schemas), name, spec.name);
}

/** Replaces the file in the reader. No mistakes are reported here, and finding their positions needs a slower parser. */
const unplaced: Pick<SpecBundle, "mistake"> = {
  mistake: (_, what, remedy) => ({ file: "", line: 1, column: 1, what, remedy }),
};

/** Reads the JSON-RPC methods from texts that were checked before, such as those of a commit; `undefined` if there are none. */
export function readRpcTexts(texts: ReadonlyMap<string, string>, catalog: RpcCatalog): RpcSpec | undefined {
  const sources = [...texts].map(([path, text]) => {
    const file = path.slice(path.lastIndexOf("/") + 1);
    return { name: file.slice(0, file.indexOf(".")), spec: SpecFile.ofSpec(path, text) };
  });
  return sources.length === 0 ? undefined : readDocument(bundle(sources, catalog));
}
