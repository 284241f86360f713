import { basename } from "node:path";
import { emitGraphqlDocs } from "./graphql.ts";
import { restNames } from "./load/open-api/index.ts";
import { ModelLoader } from "./load/index.ts";

/**
 * Makes the pages of a package's reference from the specs, for the folder `docs` of the published package.
 *
 * @param root - The repository's root.
 * @param folder - The package's folder: `packages/tezos`.
 * @returns the texts by file name, such as `blocks.md`. None for a package without a reference, or with one so short that it
 *   is in the README.
 */
export async function packageDocs(root: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const name = basename(folder);
  const loader = new ModelLoader(root, [name]);
  if (name === "rpc") {
    const { emitFamilyPages } = await import("./emit/rpc/reference.ts");
    return emitFamilyPages(loader.rpc().spec);
  }
  if (name === "grpc") {
    const { emitGrpcDocs } = await import("./emit/grpc/emit-docs.ts");
    return emitGrpcDocs([...(await loader.grpc()).values()]).pages;
  }
  if (name === "graphql") return new Map([["ethereum.md", emitGraphqlDocs(loader.graphql()).page]]);
  if (!restNames(root).includes(name)) return new Map();
  const { specs } = await loader.rest();
  const { emitDocs } = await import("./emit/rest/emit-docs.ts");
  const spec = specs.get(name)?.spec;
  return (spec && emitDocs(spec)?.pages) ?? new Map();
}
