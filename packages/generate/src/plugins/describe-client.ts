import { jsonSchema } from "../model/json-schema.ts";
import type { Operation, Spec, Types, Type } from "../model/index.ts";
import { exampleValue } from "../model/example-value.ts";
import type { ClientDescription, JsonSchema, MethodDescription } from "./plugin.ts";

const kinds = { rest: "openapi", "json-rpc": "openrpc", grpc: "proto" } as const;

export interface Described {
  readonly name: string;
  readonly spec: Pick<Spec<Operation>, "kind" | "operations" | "types">;
  readonly propertyOf?: (service: string) => string;
}

export function describeClient({ name, spec, propertyOf = () => "" }: Described): ClientDescription {
  const { types } = spec;
  const hasSchemas = spec.kind !== "grpc";
  return {
    name,
    kind: kinds[spec.kind],
    methods: spec.operations.map((operation) => describe(operation, types, propertyOf)),
    schemas: hasSchemas
      ? Object.fromEntries(Object.values(types).map((named) => [named.name, createSchema(named.type)]))
      : {},
  };
}

function describe(
  operation: Operation,
  types: Types,
  propertyOf: (section: string) => string,
): MethodDescription {
  const { kind, summary, idempotency, inputs } = operation;
  const [output] = operation.outputs;
  const facts = {
    summary,
    idempotency,
    parameters: inputs.map(({ name, location, required, type }) => ({
      name,
      location: kind === "json-rpc" ? "params" : location,
      required,
      schema: createSchema(type),
    })),
    ...(output?.type &&
      kind !== "grpc" && { result: createSchema(output.type), example: findExample(operation, types) }),
  };
  if (kind === "grpc") {
    const { section, wireName, stream } = operation;
    return {
      ...facts,
      name: `${propertyOf(section)}.${operation.name}`,
      wireName,
      isStream: stream !== "none",
    };
  }
  if (kind === "json-rpc")
    return {
      ...facts,
      name: operation.name,
      wireName: operation.name,
      isStream: operation.subscription !== undefined,
    };
  const { name, method: verb, path, events = operation.content?.events } = operation;
  return { ...facts, name, verb, path, status: output?.status ?? 200, isStream: events !== undefined };
}

function findExample({ examples, outputs }: Operation, types: Types): unknown {
  const [stated] = examples;
  if (stated?.output !== undefined) return stated.output;
  const [output] = outputs;
  return output?.type && exampleValue(output.type, types);
}

/** Keywords of types that JSON Schema does not have. */
const others = new Set(["encoding", "readableAs", "values"]);

function createSchema(type: Type): JsonSchema {
  return jsonSchema(type, {
    reference: (name) => `#/$defs/${name}`,
    omits: (keyword) => others.has(keyword),
  }) as JsonSchema;
}
