import {
  reachableFrom,
  resolved,
  type RestOperation,
  type Spec,
  type Type,
  type Types,
} from "@node-access/generate/model";
import { findDiscriminator } from "../../model/discriminators.ts";
import { literal } from "@node-access/generate/emit/typescript";
import { wireSchema } from "./wire-schema.ts";

/** The text of `schemas.ts`: the schemas of each spec that requests refer to. */
export function emitSchemas(specs: readonly Spec<RestOperation>[]): string {
  const bySpec = specs.map((spec) => [spec.name, requestSchemas(spec)]);
  return `// Generated from specs/*.openapi.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** The schemas of requests, by spec and name. */
export const schemas: Readonly<Record<string, Readonly<Record<string, object>>>> = ${literal(Object.fromEntries(bySpec))};
`;
}

function requestSchemas({ name: spec, operations, types }: Spec<RestOperation>): object {
  const inputs = operations.flatMap((operation) => operation.inputs.map(({ type }) => type));
  const wanted = reachableFrom(inputs, (name) => types[name]?.type);
  const { ofUnions, ofMembers } = findTags(types);
  const schemas = Object.values(types)
    .filter(({ name }) => wanted.has(name))
    .map(({ name, type }) => {
      const schema = wireSchema(withTag(types, type, ofMembers.get(type)), () => spec) as object;
      return [name, tagged(schema, ofUnions.get(type))];
    });
  return Object.fromEntries(schemas);
}

interface Tags {
  /** The discriminator of each union, so that a validator reports the mistakes of the right member. */
  readonly ofUnions: ReadonlyMap<Type, string>;
  /** The discriminator of each member, whose values must be in the member itself. */
  readonly ofMembers: ReadonlyMap<Type, string>;
}

function findTags(types: Types): Tags {
  const ofUnions = new Map<Type, string>();
  const ofMembers = new Map<Type, string>();
  for (const { type: union } of Object.values(types)) {
    const tag = findDiscriminator(union, types);
    if (tag === undefined) continue;
    ofUnions.set(union, tag);
    for (const member of union.oneOf ?? union.anyOf ?? []) ofMembers.set(resolved(member, types), tag);
  }
  return { ofUnions, ofMembers };
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
