import { basename, join, relative } from "node:path";
import { emitGraphqlDocs } from "./graphql.ts";
import { type LoadedSpec, readRest } from "./load/open-api/load-rest.ts";
import { ModelLoader } from "./load/model-loader.ts";
import { readRpc } from "./load/open-rpc/index.ts";
import type { DocPages } from "./emit/doc-pages.ts";
import { clientPaths } from "./targets.ts";

/**
 * What a package's users get from the specs beyond its modules, by path in the published package: the pages of its reference, and for a
 * REST API the types of openapi-typescript, as the module `openapi` next to the generated ones.
 */
export async function packageFiles(root: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const loader = new ModelLoader(root, []);
  const clients = clientPaths(root, "rest").filter(
    ({ readme }) => readme === join(root, folder, "README.md"),
  );
  const specs = Object.fromEntries(clients.map(({ spec }) => [spec, `specs/${spec}.openapi.yaml`]));
  const read = await readRest(root, specs, loader.catalog());
  const docs = await readDocs(loader, basename(folder), read);
  const files = new Map([...(docs?.pages ?? [])].map(([name, text]) => [`docs/${name}`, text]));
  for (const { spec, output } of clients) {
    const bundle = read.get(spec)?.bundle;
    if (!bundle) continue;
    const { emitOpenApiTypes } = await import("./emit/rest/openapi-types.ts");
    const path = join(relative(join(root, folder), output).replace(/^src\b/, "dist"), "openapi");
    files.set(`${path}.d.ts`, await emitOpenApiTypes(bundle, loader.catalog()));
    // For bundlers and compilers that keep an import of nothing but types.
    files.set(`${path}.js`, "export {};\n");
  }
  return files;
}

/** A package's reference, unless it is so short that it is in the README. */
async function readDocs(
  loader: ModelLoader,
  name: string,
  rest: ReadonlyMap<string, LoadedSpec>,
): Promise<Partial<DocPages> | undefined> {
  if (name === "rpc")
    return { pages: (await import("./emit/rpc/reference.ts")).emitFamilyPages(readRpc(loader.root)) };
  if (name === "grpc")
    return (await import("./emit/grpc/generate-grpc.ts")).emitGrpcDocs([...(await loader.grpc()).values()]);
  if (name === "graphql") return emitGraphqlDocs(loader.graphql());
  const spec = rest.get(name)?.spec;
  return spec && (await import("./emit/rest/emit-docs.ts")).emitDocs(spec);
}
