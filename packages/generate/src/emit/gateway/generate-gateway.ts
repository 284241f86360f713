import { join } from "node:path";
import type { ModelLoader } from "../../load/model-loader.ts";
import { type Output, SpecFile } from "../../spec-file/index.ts";
import { checkPaths } from "./check-paths.ts";
import { emitCatalog } from "./emit-catalog.ts";
import { emitGrpc } from "./emit-grpc.ts";
import { emitMethods, emitRpcExamples } from "./emit-methods.ts";
import { emitRoutes } from "./emit-routes.ts";
import { emitRpcParams } from "./emit-rpc-params.ts";
import { emitSchemas } from "./emit-schemas.ts";
import { emitUpstreamErrors } from "./emit-upstream-errors.ts";
import { emitVenue } from "./emit-venue.ts";

/** Generates everything that the gateway takes from the specs. Redocly may still lint them. */
export async function generateGateway(loader: ModelLoader, output: Output): Promise<void> {
  const { root } = loader;
  const [catalog, rpc, loaded] = [loader.catalog(), loader.rpc(), await loader.rest()];
  const rest = [...loaded.specs.values()].map(({ spec }) => spec);
  checkPaths(loaded.specs.values(), catalog);
  const errors = SpecFile.read(join(root, "specs/upstream-errors.yaml"), "specs/upstream-errors.yaml");
  const venue = rest.filter(({ operations }) => operations.some(({ messages }) => messages));
  const files = {
    "catalog.ts": emitCatalog(catalog),
    "methods.ts": emitMethods(rpc),
    "routes.ts": emitRoutes(rest, Object.keys(catalog.endpoints)),
    "rpc-examples.ts": emitRpcExamples(rpc),
    "rpc-params.ts": emitRpcParams(rpc),
    "schemas.ts": emitSchemas(rest),
    "upstream-errors.ts": emitUpstreamErrors(errors),
    "venue.ts": venue.map(emitVenue).join(""),
    "grpc.ts": emitGrpc([...(await loader.grpc()).values()]),
  };
  const folder = join(root, "packages/gateway/src/generated");
  output.put(
    Object.entries(files).map(([name, text]) => [join(folder, name), text]),
    folder,
  );
}
