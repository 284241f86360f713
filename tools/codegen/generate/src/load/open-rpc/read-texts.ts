import type { RpcSpec } from "@node-access/generate/model";
import { SpecFile } from "../../spec-file/index.ts";
import { bundle, type RpcCatalog } from "./bundle.ts";
import { readDocument } from "./read-document.ts";

/**
 * Reads the JSON-RPC methods from texts that were checked before, such as those of a commit.
 *
 * @param texts - The files by path, named after families.
 * @returns the methods, or `undefined` if there are no files.
 * @throws Mistakes for a text that is not YAML, or no mapping.
 */
export function readRpcTexts(texts: ReadonlyMap<string, string>, catalog: RpcCatalog): RpcSpec | undefined {
  const sources = [...texts].map(([path, text]) => {
    const file = path.slice(path.lastIndexOf("/") + 1);
    return { name: file.slice(0, file.indexOf(".")), file, spec: SpecFile.ofSpec(path, text) };
  });
  return sources.length === 0 ? undefined : readDocument(bundle(sources, catalog));
}
