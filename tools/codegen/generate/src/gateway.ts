import type { Output } from "./spec-file/index.ts";
import type { Generate } from "./generator.ts";
import { join } from "node:path";
import { withServed } from "./model/catalog.ts";
import type { Model } from "./model/model.ts";
import type { GraphqlExample } from "./load/graphql/load-graphql.ts";
import type { GraphqlSpec } from "@node-access/generate/graphql";
import { emitSchemaText } from "./emit/graphql/emit-schema-type.ts";
import { emitCallExamples } from "./emit/gateway/emit-call-examples.ts";
import { emitCatalog } from "./emit/gateway/emit-catalog.ts";
import { emitGrpc } from "./emit/gateway/emit-grpc.ts";
import { emitMethods, emitRpcExamples, emitSubscriptionNames } from "./emit/gateway/emit-methods.ts";
import { emitRecords } from "./emit/gateway/emit-records.ts";
import { emitRestExamples } from "./emit/gateway/emit-rest-examples.ts";
import { emitRoutes } from "./emit/gateway/emit-routes.ts";
import { emitRpcParams, emitSchemas } from "./emit/gateway/emit-schemas.ts";
import { emitVenue } from "./emit/gateway/emit-venue.ts";

const FOLDER = "packages/gateway/src/generated";
/** The specs whose responses are written by hand, so that the compiler checks them. */
const WRITTEN: ReadonlySet<string> = new Set(["management"]);
/** What only simulated nodes need. */
const SIMULATORS = "packages/simulators/src/generated";

function generateGateway(
  { catalog: all, rpc, grpc, ...model }: Model,
  graphql: { readonly spec: GraphqlSpec; readonly examples: readonly GraphqlExample[] },
  root: string,
  output: Output,
): void {
  const rest = Object.values(model.rest);
  const catalog = withServed(all);
  const venue = rest.filter(({ operations }) => operations.some(({ messages }) => messages));
  const endpoints = Object.keys(catalog.endpoints);
  const files = {
    "catalog.ts": emitCatalog(catalog),
    "call-examples.ts": emitCallExamples(rpc, rest, endpoints, Object.values(grpc), graphql.examples),
    "graphql-schema.ts": emitSchemaText(graphql.spec, "graphqlSchema"),
    "methods.ts": emitMethods(rpc),
    "rest-examples.ts": emitRestExamples(rest, endpoints, WRITTEN),
    "routes.ts": emitRoutes(rest, endpoints),
    "schemas.ts": emitSchemas(rest),
    "subscription-names.ts": emitSubscriptionNames(rpc),
    ...Object.fromEntries(
      rest
        .filter(({ name }) => WRITTEN.has(name))
        .map((spec) => [`${spec.name}-records.ts`, emitRecords(spec)]),
    ),
    "grpc.ts": emitGrpc(Object.values(grpc)),
  };
  // Simulated nodes stand for those of a chain, which have no methods of bundlers and indexers.
  const apart = new Set(
    Object.values(all.endpoints).flatMap(({ servedWith, families }) =>
      servedWith === undefined ? [] : families,
    ),
  );
  const nodes = { ...rpc, operations: rpc.operations.filter(({ section }) => !apart.has(section)) };
  const simulated = {
    "rpc-examples.ts": emitRpcExamples(nodes),
    "rpc-params.ts": emitRpcParams(nodes),
    "venue.ts": venue.map(emitVenue).join(""),
  };
  output.putFolder(join(root, FOLDER), Object.entries(files));
  output.putFolder(join(root, SIMULATORS), Object.entries(simulated));
}

/** Generates the gateway's files from the specs, and the JSON Schema of its config file. */
export const generate: Generate = async (loader, output) => {
  const { root } = loader;
  const graphql = { spec: loader.graphql(), examples: loader.graphqlExamples() };
  generateGateway(await loader.unlinted(), graphql, root, output);
  // It loads a compiler, which the tests of other generators need not.
  const { configSchemaFiles } = await import("./config-schema.ts");
  output.put(
    configSchemaFiles({
      root,
      files: new Map([[join(root, FOLDER, "catalog.ts"), emitCatalog(withServed(loader.catalog()))]]),
    }),
  );
  await (
    await loader.rest()
  ).linted;
};
