import { type Catalog, readCatalog } from "../../load/catalog/index.ts";
import { fillFromCatalog, loadRest } from "../../load/open-api/index.ts";
import { type Output, SpecBundle, SpecFile } from "../../spec-file/index.ts";
import { loadProtos, startBuild } from "../../load/proto/index.ts";
import { grpcPackages } from "../../model/catalog.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { emitCatalog } from "./emit-catalog.ts";
import { emitGrpc } from "./emit-grpc.ts";
import { emitMethods, emitRpcExamples } from "./emit-methods.ts";
import { emitRoutes } from "./emit-routes.ts";
import { emitRpcParams } from "./emit-rpc-params.ts";
import { emitSchemas } from "./emit-schemas.ts";
import { emitUpstreamErrors } from "./emit-upstream-errors.ts";
import { emitVenue } from "./emit-venue.ts";
import { objectAt } from "./json.ts";

/**
 * Generates everything that the gateway takes from the specs.
 *
 * @param root - The repository's root.
 */
export async function generateGateway(root: string, output: Output): Promise<void> {
  const spec = (name: string): SpecFile => SpecFile.read(join(root, name), name);
  const bundle = (name: string): SpecBundle => new SpecBundle(join(root, name), name);
  const catalog = readCatalog(root);
  const families = new Map(
    Object.keys(catalog.families).map((family) => [family, spec(`specs/rpc/${family}.openrpc.yaml`)]),
  );
  const suffix = ".openapi.yaml";
  const restFiles = readdirSync(join(root, "specs")).filter((name) => name.endsWith(suffix));
  const rest = new Map(
    restFiles
      .toSorted()
      .map((name) => [name.slice(0, -suffix.length), filled(bundle(`specs/${name}`), catalog)]),
  );
  // A client's generator checks its own spec.
  const admin = await loadRest(root, { admin: "specs/admin.openapi.yaml" }, catalog);
  const image = await startBuild(join(root, "specs/grpc"));
  const grpc = loadProtos(image, grpcPackages(catalog), "specs/grpc");
  const folder = join(root, "packages/gateway/src/generated");
  const files = new Map([
    ["catalog.ts", emitCatalog(catalog)],
    ["grpc.ts", emitGrpc([...grpc.values()])],
    ["methods.ts", emitMethods(families)],
    ["routes.ts", emitRoutes(rest, Object.keys(catalog.endpoints))],
    ["rpc-examples.ts", emitRpcExamples(families)],
    ["rpc-params.ts", emitRpcParams(families, spec("specs/rpc/shared.openrpc.yaml"))],
    ["schemas.ts", emitSchemas(rest)],
    ["upstream-errors.ts", emitUpstreamErrors(spec("specs/upstream-errors.yaml"))],
    ["venue.ts", emitVenue(bundle("specs/exchange.openapi.yaml"))],
  ]);
  await admin.linted;
  output.put(
    [...files].map(([name, text]) => [join(folder, name), text]),
    folder,
  );
}

/** The spec with the catalog's facts in its schemas. What is wrong with them, the client's generator tells. */
function filled({ value }: SpecBundle, catalog: Catalog): Pick<SpecBundle, "value"> {
  const document = value as Parameters<typeof fillFromCatalog>[0];
  const schemas = fillFromCatalog(document, catalog, () => {});
  return { value: { ...document, components: { ...objectAt(document["components"]), schemas } } };
}
