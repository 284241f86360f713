import { enumMember } from "@node-access/generate/emit/grpc";
import type { Json, JsonObject, NamedType, Type, Types } from "@node-access-tools/generate/model";

/** A value of a message's field in an example. */
export type ProtoValue =
  | string
  | number
  | bigint
  | boolean
  | Uint8Array
  | EnumValue
  | Paths
  | ReadonlyMap<string, ProtoValue>
  | readonly ProtoValue[]
  | ProtoMessage;

/** Its fields by their names in JavaScript. */
export interface ProtoMessage {
  readonly [name: string]: ProtoValue;
}

export class EnumValue {
  /** The enum's name in TypeScript. */
  readonly type: string;
  readonly name: string;
  /** The value's name in TypeScript. */
  readonly member: string;

  constructor({ name: type, wireName = type }: NamedType, name: string) {
    this.type = type;
    this.name = name;
    this.member = enumMember(wireName, name);
  }
}

/** The paths of a field mask. */
export class Paths {
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    this.paths = paths;
  }
}

/** The fields of an example: those with an example in the specs, or all. */
export type Extent = "stated" | "all";

interface Context {
  readonly types: Types;
  readonly extent: Extent;
  readonly depth: number;
}

const fieldMask = "google.protobuf.FieldMask";

/** Matches the values of enums which mean that none is set. */
const unset = /(^|_)(UNKNOWN|UNSPECIFIED)$/i;

/** Maximum depth of nested messages. */
const deepest = 3;

/** An example of a message. `own` is what the specs state for exactly this place. */
export function createProtoExample(type: Type, types: Types, extent: Extent, own?: Json): ProtoMessage {
  if (own !== undefined) return convertFields(own as JsonObject, type, types);
  return (createValue(type, { types, extent, depth: 0 }) as ProtoMessage | undefined) ?? {};
}

function createValue(type: Type, context: Context): ProtoValue | undefined {
  const { kind, reference, items, additionalProperties, example } = type;
  if (example !== undefined) return convertStated(example, type, context.types);
  if (reference !== undefined) return createReferred(reference, context);
  const inner = { ...context, depth: context.depth + 1 };
  if (kind === "object") return createMessage(type, inner);
  if (kind === "union") return chooseCase(type, inner);
  if (kind === "list") {
    const item = items && context.depth < deepest ? createValue(items, inner) : undefined;
    return item === undefined ? whenAll([], context) : [item];
  }
  if (kind === "map") {
    const value =
      additionalProperties && context.depth < deepest ? createValue(additionalProperties, inner) : undefined;
    if (value === undefined) return whenAll({}, context);
    return type.propertyNames?.kind === "text" ? { name: value } : new Map([["1n", value]]);
  }
  return whenAll(createScalar(type), context);
}

function whenAll(value: ProtoValue, { extent }: Context): ProtoValue | undefined {
  return extent === "all" ? value : undefined;
}

function createReferred(name: string, context: Context): ProtoValue | undefined {
  const named = context.types[name];
  if (named === undefined) return undefined;
  if (named.wireName === fieldMask) return whenAll(new Paths(["path"]), context);
  const { kind, values } = named.type;
  if (kind === "enum") {
    const shown = values?.find((value) => !unset.test(value.name)) ?? values?.[0];
    return whenAll(new EnumValue(named, shown?.name ?? ""), context);
  }
  return context.depth > deepest ? undefined : createValue(named.type, context);
}

function createMessage({ properties = {} }: Type, context: Context): ProtoMessage | undefined {
  const entries = Object.entries(properties).flatMap(([name, field]) => {
    const value = createValue(field, context);
    return value === undefined ? [] : [[toCamel(name), value] as const];
  });
  return entries.length === 0 && context.extent === "stated" ? undefined : Object.fromEntries(entries);
}

/** The first member of a `oneof` that has an example. */
function chooseCase({ oneOf = [] }: Type, context: Context): ProtoMessage | undefined {
  for (const { properties = {} } of oneOf)
    for (const [name, field] of Object.entries(properties)) {
      const value = createValue(field, context);
      if (value !== undefined) return { $case: toCamel(name), value };
    }
  return undefined;
}

/** An example from the specs: JSON, with bytes in hex. */
function convertStated(example: Json, type: Type, types: Types): ProtoValue {
  if (types[type.reference ?? ""]?.wireName === fieldMask) return new Paths(example as readonly string[]);
  if (Array.isArray(example)) return example.map((item) => convertStated(item, type.items ?? type, types));
  if (type.kind === "map" && type.propertyNames?.kind === "integer")
    return convertMap(example as JsonObject, type, types);
  if (typeof example === "object" && example !== null)
    return convertFields(example as JsonObject, type, types);
  if (typeof example === "number") return type.encoding?.includes("64") === true ? BigInt(example) : example;
  if (typeof example !== "string") return example ?? false;
  if (type.kind === "bytes") return Uint8Array.from(Buffer.from(example.slice(2), "hex"));
  const named = types[type.reference ?? ""];
  return named === undefined ? example : new EnumValue(named, example);
}

function convertFields(example: JsonObject, type: Type, types: Types): ProtoMessage {
  const { properties } = types[type.reference ?? ""]?.type ?? type;
  const entries = Object.entries(example).map(([name, value]): [string, ProtoValue] => {
    const field = properties?.[name] ?? type.additionalProperties;
    if (field) return [properties ? toCamel(name) : name, convertStated(value, field, types)];
    // The members of a `oneof` are fields of the message on the wire.
    const [union, member] = findMember(name, properties ?? {});
    return [toCamel(union), { $case: toCamel(name), value: convertStated(value, member, types) }];
  });
  return Object.fromEntries(entries);
}

/** A map whose keys are integers. */
function convertMap(
  example: JsonObject,
  { additionalProperties }: Type,
  types: Types,
): ReadonlyMap<string, ProtoValue> {
  const values = additionalProperties ?? { kind: "any" };
  return new Map(
    Object.entries(example).map(([key, value]) => [`${key}n`, convertStated(value, values, types)]),
  );
}

/** The `oneof` that has a field as a member, and the field. */
function findMember(name: string, properties: Readonly<Record<string, Type>>): [union: string, member: Type] {
  for (const [union, { oneOf = [] }] of Object.entries(properties))
    for (const member of oneOf) {
      const field = member.properties?.[name];
      if (field) return [union, field];
    }
  throw new Error(`an example has the field ${name}, which its message lacks`);
}

function createScalar({ kind, encoding = "" }: Type): ProtoValue {
  if (kind === "boolean") return true;
  if (kind === "text") return "text";
  if (kind === "bytes") return Uint8Array.from([1, 2, 3, 4]);
  return encoding.includes("64") ? 1n : 1;
}

/** A name of the protos as a property. */
export function toCamel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
