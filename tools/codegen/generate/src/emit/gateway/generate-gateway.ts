import { join } from "node:path";
import type { Catalog } from "../../model/catalog.ts";
import type { Model } from "../../model/model.ts";
import type { GraphqlExample, GraphqlSpec } from "../../load/graphql/index.ts";
import type { Output } from "../../spec-file/index.ts";
import { emitSchemaText } from "../graphql/index.ts";
import { emitCallExamples } from "./emit-call-examples.ts";
import { emitCatalog } from "./emit-catalog.ts";
import { emitGrpc } from "./emit-grpc.ts";
import { emitMethods, emitRpcExamples, emitSubscriptionNames } from "./emit-methods.ts";
import { emitRecords } from "./emit-records.ts";
import { emitRestExamples, emitRoutes } from "./emit-routes.ts";
import { emitRpcParams } from "./emit-rpc-params.ts";
import { emitSchemas } from "./emit-schemas.ts";
import { emitUpstreamErrors } from "./emit-upstream-errors.ts";
import { emitVenue } from "./emit-venue.ts";

const FOLDER = "packages/gateway/src/generated";
/** The specs whose responses are written by hand, so that the compiler checks them. */
const WRITTEN: ReadonlySet<string> = new Set(["management"]);
/** What only simulated nodes need. */
const SIMULATORS = "packages/simulators/src/generated";

/** Generates the files of the gateway and its simulators from the specs. */
export function generateGateway(
  { catalog, rpc, grpc, upstreamErrors, ...model }: Model,
  graphql: { readonly spec: GraphqlSpec; readonly examples: readonly GraphqlExample[] },
  root: string,
  output: Output,
): void {
  const rest = Object.values(model.rest);
  const venue = rest.filter(({ operations }) => operations.some(({ messages }) => messages));
  const endpoints = Object.keys(catalog.endpoints);
  const files = {
    "call-examples.ts": emitCallExamples(rpc, rest, endpoints, Object.values(grpc), graphql.examples),
    "graphql-schema.ts": emitSchemaText(graphql.spec, "graphqlSchema"),
    "methods.ts": emitMethods(rpc),
    "rest-examples.ts": emitRestExamples(rest, endpoints),
    "routes.ts": emitRoutes(rest, endpoints),
    "schemas.ts": emitSchemas(rest),
    "subscription-names.ts": emitSubscriptionNames(rpc),
    "upstream-errors.ts": emitUpstreamErrors(upstreamErrors),
    ...Object.fromEntries(
      rest
        .filter(({ name }) => WRITTEN.has(name))
        .map((spec) => [`${spec.name}-records.ts`, emitRecords(spec)]),
    ),
    "grpc.ts": emitGrpc(Object.values(grpc)),
  };
  const simulated = {
    "rpc-examples.ts": emitRpcExamples(rpc),
    "rpc-params.ts": emitRpcParams(rpc),
    "venue.ts": venue.map(emitVenue).join(""),
  };
  const folder = join(root, FOLDER);
  output.put([gatewayCatalog(catalog, root), ...filesIn(folder, files)], folder);
  output.put(filesIn(join(root, SIMULATORS), simulated), join(root, SIMULATORS));
}

function filesIn(folder: string, files: Readonly<Record<string, string>>): (readonly [string, string])[] {
  return Object.entries(files).map(([name, text]) => [join(folder, name), text] as const);
}

/** Returns the path and text of the gateway's catalog. */
export function gatewayCatalog(catalog: Catalog, root: string): readonly [path: string, text: string] {
  return [join(root, FOLDER, "catalog.ts"), emitCatalog(catalog)];
}
