import type { Model } from "../model/model.ts";
import { ModelLoader } from "./model-loader.ts";
import { restNames } from "./open-api/index.ts";
import { readRpc } from "./open-rpc/index.ts";
import { readRestFile } from "./read-texts.ts";
import { readUpstreamErrors } from "./upstream-errors/read-upstream-errors.ts";

/**
 * Reads everything that a repository's specs describe, without most of the checks of `ModelLoader`, which take twice as long.
 * Generation, and so `npm run drift`, makes them.
 *
 * @param root - The repository's root, which has `specs/`.
 * @param names - The names of the REST APIs to read. Default: all.
 */
export async function readModel(root: string, names: readonly string[] = restNames(root)): Promise<Model> {
  const loader = new ModelLoader(root);
  const catalog = loader.catalog();
  const rest = await Promise.all(
    names.map(async (name) => [name, await readRestFile(root, name, catalog)] as const),
  );
  return {
    catalog,
    rest: Object.fromEntries(rest),
    rpc: readRpc(root),
    grpc: Object.fromEntries(await loader.grpc()),
    upstreamErrors: readUpstreamErrors(root),
  };
}
