import { rowsHead } from "../rows.ts";
import {
  type Input,
  jsonSchema,
  type SchemaForm,
  type Type,
  reachableFrom,
  resolved,
  type Types,
  type RpcSpec,
  type RestSpec,
} from "@node-access/generate/model";
import { findDiscriminator } from "../../model/read-types.ts";
import { literal } from "@node-access/generate/emit/typescript";

/** Keywords for documentation, and those that the gateway's validators do not use. */
const annotations: ReadonlySet<string> = new Set(["description", "example"]);

/** A type as a JSON Schema of its wire form: only constraints remain. References begin with the `home` of their type: the spec. */
export function wireSchema(type: Type, home: (name: string) => string): object | boolean {
  const form: SchemaForm = {
    reference: (name) => `/${home(name)}/${name}`,
    omits: (keyword) => annotations.has(keyword),
    // The type describes what callers pass; on the wire, the value is a text.
    replaces: (one) => (one.form === "json" ? { type: "string" } : undefined),
  };
  return jsonSchema(type, form);
}

export function parameters(where: Input["location"], spec: string, inputs: readonly Input[]): object {
  return Object.fromEntries(
    inputs
      .filter(({ location }) => location === where)
      .map(({ name, type, required }) => [
        where === "header" ? name.toLowerCase() : name,
        { schema: wireSchema(type, () => spec), required: required || undefined },
      ]),
  );
}

/** The text of `schemas.ts`: the schemas of each spec that requests refer to. */
export function emitSchemas(specs: readonly RestSpec[]): string {
  const bySpec = specs.map((spec) => [spec.name, requestSchemas(spec)]);
  return `// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** The schemas of requests, by spec and name. */
export const schemas: Readonly<Record<string, Readonly<Record<string, object>>>> = ${literal(Object.fromEntries(bySpec))};
`;
}

function requestSchemas({ name: spec, operations, types }: RestSpec): object {
  const inputs = operations.flatMap((operation) => operation.inputs.map(({ type }) => type));
  const wanted = reachableFrom(inputs, (name) => types[name]?.type);
  // A validator reports the mistakes of the right member if it knows the tag of a union, whose values must be in the member itself.
  const ofUnions = new Map<Type, string>();
  const ofMembers = new Map<Type, string>();
  for (const { type: union } of Object.values(types)) {
    const tag = findDiscriminator(union, types);
    if (tag === undefined) continue;
    ofUnions.set(union, tag);
    for (const member of union.oneOf ?? union.anyOf ?? []) ofMembers.set(resolved(member, types), tag);
  }
  const schemas = Object.values(types)
    .filter(({ name }) => wanted.has(name))
    .map(({ name, type }) => {
      const schema = wireSchema(withTag(types, type, ofMembers.get(type)), () => spec) as object;
      return [name, tagged(schema, ofUnions.get(type))];
    });
  return Object.fromEntries(schemas);
}

/** A member of a union with the values of its tag inlined, where a validator looks for them. */
function withTag(types: Types, type: Type, tag: string | undefined): Type {
  const { properties = {} } = type;
  if (tag === undefined) return type;
  return { ...type, properties: { ...properties, [tag]: resolved(properties[tag], types) } };
}

function tagged({ anyOf, ...union }: { anyOf?: unknown; oneOf?: unknown }, tag: string | undefined): object {
  if (tag === undefined) return anyOf === undefined ? union : { anyOf, ...union };
  const oneOf = union.oneOf ?? anyOf;
  return { ...union, oneOf, type: "object", required: [tag], discriminator: { propertyName: tag } };
}

/** Returns the text of `rpc-params.ts`: the schemas of each JSON-RPC method's params. */
export function emitRpcParams({ operations, types, sections }: RpcSpec): string {
  const findHome = (name: string): string => types[name]?.home ?? "";
  const methods = operations.map(({ name, key = name, inputs }) => [
    key,
    inputs.map((input) => ({
      name: input.name,
      required: input.required || undefined,
      schema: wireSchema(input.type, findHome),
    })),
  ]);
  const named = operations.filter(({ namedParams }) => namedParams === "only").map(({ name }) => name);
  const sent = operations.flatMap(({ inputs }) => inputs.map(({ type }) => type));
  const wanted = reachableFrom(sent, (name) => types[name]?.type);
  const homes = [...sections.map(({ name }) => name), "shared"];
  const schemas = homes.flatMap((home) => {
    const names = [...wanted].filter((name) => findHome(name) === home).toSorted();
    const entries = names.map((name) => [name, wireSchema(types[name]?.type ?? { kind: "any" }, findHome)]);
    return entries.length > 0 ? [[home, Object.fromEntries(entries)]] : [];
  });
  return `${rowsHead("specs/rpc/*.openrpc.yaml", "RpcParam", "rpc-param")}
/** The params of each method, in order. Methods whose name another one has too have their family before it. */
export const rpcParams: Readonly<Record<string, readonly RpcParam[]>> = ${literal(Object.fromEntries(methods))};

/** The methods whose params nodes take by name only. */
export const namedMethods: ReadonlySet<string> = new Set(${literal(named)});

/** The schemas that params refer to, by spec and name. */
export const rpcSchemas: Readonly<Record<string, Readonly<Record<string, object>>>> = ${literal(Object.fromEntries(schemas))};
`;
}
