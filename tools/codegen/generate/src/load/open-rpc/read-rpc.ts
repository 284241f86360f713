import { catalogFile, checkCatalog } from "../catalog/index.ts";
import { join } from "node:path";
import { checkSpecs } from "./check/check-specs.ts";
import type { RpcSpec } from "@node-access/generate/model";
import { readSources } from "./sources.ts";

/**
 * Reads and checks the JSON-RPC specs.
 *
 * @param root - The repository's root.
 * @throws Mistakes listing everything that is wrong in the specs.
 */
export function readRpc(root: string): RpcSpec {
  const catalog = catalogFile(root);
  const sources = readSources(join(root, "specs/rpc"), "specs/rpc");
  return checkSpecs(sources, checkCatalog(catalog), catalog);
}
