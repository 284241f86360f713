import { join } from "node:path";
import type { Catalog } from "../../model/catalog.ts";
import type { Model } from "../../model/model.ts";
import type { Output } from "../../spec-file/index.ts";
import { emitCallExamples } from "./emit-call-examples.ts";
import { emitCatalog } from "./emit-catalog.ts";
import { emitGrpc } from "./emit-grpc.ts";
import { emitMethods, emitRpcExamples } from "./emit-methods.ts";
import { emitRoutes } from "./emit-routes.ts";
import { emitRpcParams } from "./emit-rpc-params.ts";
import { emitSchemas } from "./emit-schemas.ts";
import { emitUpstreamErrors } from "./emit-upstream-errors.ts";
import { emitVenue } from "./emit-venue.ts";

const FOLDER = "packages/gateway/src/generated";

/** Generates the gateway's files from the specs. */
export function generateGateway(
  { catalog, rpc, grpc, upstreamErrors, ...model }: Model,
  root: string,
  output: Output,
): void {
  const rest = Object.values(model.rest);
  const venue = rest.filter(({ operations }) => operations.some(({ messages }) => messages));
  const files = {
    "call-examples.ts": emitCallExamples(rpc, rest, Object.keys(catalog.endpoints)),
    "methods.ts": emitMethods(rpc),
    "routes.ts": emitRoutes(rest, Object.keys(catalog.endpoints)),
    "rpc-examples.ts": emitRpcExamples(rpc),
    "rpc-params.ts": emitRpcParams(rpc),
    "schemas.ts": emitSchemas(rest),
    "upstream-errors.ts": emitUpstreamErrors(upstreamErrors),
    "venue.ts": venue.map(emitVenue).join(""),
    "grpc.ts": emitGrpc(Object.values(grpc)),
  };
  const folder = join(root, FOLDER);
  output.put(
    [
      gatewayCatalog(catalog, root),
      ...Object.entries(files).map(([name, text]) => [join(folder, name), text] as const),
    ],
    folder,
  );
}

/** Returns the path and text of the gateway's catalog. */
export function gatewayCatalog(catalog: Catalog, root: string): readonly [path: string, text: string] {
  return [join(root, FOLDER, "catalog.ts"), emitCatalog(catalog)];
}
