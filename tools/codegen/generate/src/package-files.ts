import { basename, join, relative } from "node:path";
import { emitGraphqlDocs } from "./graphql.ts";
import { type LoadedSpec, readRest } from "./load/open-api/load-rest.ts";
import { ModelLoader } from "./load/model-loader.ts";
import { readRpc } from "./load/open-rpc/index.ts";
import { clientPaths } from "./targets.ts";

type Files = ReadonlyMap<string, string>;

/**
 * What a package's users get from the specs beyond its modules, by path in the published package: the pages of its reference, and for a
 * REST API the types of openapi-typescript, as the module `openapi` next to the generated ones.
 */
export async function packageFiles(root: string, folder: string): Promise<Files> {
  const loader = new ModelLoader(root, []);
  const clients = clientPaths(root, "rest").filter(
    ({ readme }) => readme === join(root, folder, "README.md"),
  );
  const specs = Object.fromEntries(clients.map(({ spec }) => [spec, `specs/${spec}.openapi.yaml`]));
  const read = await readRest(root, specs, loader.catalog());
  const pages = await docs(loader, basename(folder), read);
  const files = new Map([...pages].map(([name, text]) => [`docs/${name}`, text]));
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

/** The pages of a package's reference by file name. None for a package without one, or with one so short that it is in the README. */
async function docs(
  loader: ModelLoader,
  name: string,
  rest: ReadonlyMap<string, LoadedSpec>,
): Promise<Files> {
  if (name === "rpc") {
    const { emitFamilyPages } = await import("./emit/rpc/reference.ts");
    return emitFamilyPages(readRpc(loader.root));
  }
  if (name === "grpc") {
    const { emitGrpcDocs } = await import("./emit/grpc/generate-grpc.ts");
    return emitGrpcDocs([...(await loader.grpc()).values()]).pages;
  }
  if (name === "graphql") return new Map([["ethereum.md", emitGraphqlDocs(loader.graphql()).page]]);
  const spec = rest.get(name)?.spec;
  if (!spec) return new Map();
  const { emitDocs } = await import("./emit/rest/emit-docs.ts");
  return emitDocs(spec)?.pages ?? new Map();
}
