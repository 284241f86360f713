import { rowsHead } from "../rows.ts";
import { createSample } from "../../model/example.ts";
import {
  type GrpcMethod,
  type Input,
  type Json,
  resolved,
  type RestOperation,
  type RpcMethod,
  type RpcSpec,
  type Type,
  type Types,
  type RestSpec,
  type GrpcSpec,
} from "@node-access/generate/model";
import type { GraphqlExample } from "../../load/graphql/load-graphql.ts";
import { sentParams } from "../cli/emit-rpc-methods.ts";
import { findEndpoint } from "./emit-routes.ts";
import { literal } from "@node-access/generate/emit/typescript";
import { sharedValues } from "./shared-values.ts";

/** The text of `call-examples.ts`. Nodes do not serve operations of specs without an endpoint, so these have no example. */
export function emitCallExamples(
  { operations }: RpcSpec,
  rest: readonly RestSpec[],
  endpoints: readonly string[],
  grpc: readonly GrpcSpec[],
  graphql: readonly GraphqlExample[],
): string {
  const rows = [
    ...operations.map((method) => [method.key ?? method.name, rpcExample(method)]),
    ...grpc.flatMap(({ types, operations: all }) =>
      all.map((method) => [method.wireName, grpcExample(method, types)]),
    ),
    ...rest.flatMap((spec) =>
      spec.operations
        .filter((one) => one.socket === undefined && findEndpoint(spec, one, endpoints) !== undefined)
        .map((operation) => [`${operation.method} ${operation.path}`, restExample(operation, spec.types)]),
    ),
  ];
  const { declarations, table } = sharedValues(Object.fromEntries(rows));
  return `${rowsHead("specs/", "CallExample, GraphqlExample", "call-example")}
${declarations}
/** Examples by JSON-RPC method (after its family where another one has the name too), gRPC method, or HTTP method and path as in the spec. */
export const callExamples: Readonly<Record<string, CallExample>> = ${literal(table)};

/** An example of each field that an operation may begin with. */
export const graphqlExamples: readonly GraphqlExample[] = ${literal(graphql)};
`;
}

function rpcExample(method: RpcMethod): object {
  const [example] = method.examples;
  return !example || example.inputs.length === 0 ? {} : { input: sentParams(method, example) };
}

function grpcExample({ inputs: [input], examples: [example] }: GrpcMethod, types: Types): object {
  const value = example?.inputs[0]?.value;
  return value === undefined || !input ? {} : { input: withNames(value, input.type, types) };
}

/** A value with the names of enums' values in place of their numbers. */
function withNames(value: Json, type: Type, types: Types): Json {
  const own = resolved(type, types);
  if (own.kind === "enum") return own.values?.find(({ number }) => number === value)?.name ?? value;
  if (Array.isArray(value))
    return value.map((one: Json) => withNames(one, own.items ?? { kind: "any" }, types));
  if (typeof value !== "object" || value === null) return value;
  const of = (name: string): Type => own.properties?.[name] ?? own.additionalProperties ?? { kind: "any" };
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withNames(part as Json, of(name), types)]),
  );
}

function restExample(operation: RestOperation, types: Types): object {
  const { path, inputs } = operation;
  const sample = new Map(createSample(types, operation).inputs.map(({ name, value }) => [name, value]));
  const at = (where: Input["location"]): string[] =>
    inputs.flatMap(({ name, location }) => (location === where && sample.has(name) ? [name] : []));
  const text = (name: string): string => encodeURIComponent(String(sample.get(name)));
  const filled = at("path").reduce((whole, name) => whole.replace(`{${name}}`, text(name)), path);
  const query = at("query").map((name) => `${name}=${text(name)}`);
  const whole = query.length > 0 ? `${filled}?${query.join("&")}` : filled;
  const body = inputs.find(({ location, required }) => location === "body" && required);
  return { ...(whole !== path && { path: whole }), ...(body && { input: sample.get(body.name) }) };
}
