import type { RpcSpec } from "@node-access/generate/model";
import { join } from "node:path";
import { catalogFile, checkCatalog } from "../catalog/index.ts";
import { type CheckedRpc, checkSpecs } from "./check/check-specs.ts";
import { readSources } from "./sources.ts";

/**
 * Reads and checks the JSON-RPC specs.
 *
 * @param root - The repository's root.
 * @throws Mistakes listing everything that is wrong in the specs.
 */
export function loadRpc(root: string): CheckedRpc {
  const catalog = catalogFile(root);
  const sources = readSources(join(root, "specs/rpc"), "specs/rpc");
  return checkSpecs(sources, checkCatalog(catalog), catalog);
}

/** Returns the methods of {@link loadRpc}. */
export function readRpc(root: string): RpcSpec {
  return loadRpc(root).spec;
}
