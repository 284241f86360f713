import type { Type, Types } from "@node-access/generate/model";

/** A value as a gRPC client of JavaScript has it. */
export type ProtoValue =
  | string
  | number
  | bigint
  | boolean
  | Uint8Array
  | readonly ProtoValue[]
  | { readonly [name: string]: ProtoValue };

/** How deep messages within messages are shown. */
const deepest = 4;

/** An example of a message: each field as the spec's own example, or else with a plain value. */
export function protoExample(type: Type, types: Types, depth = 0): ProtoValue {
  if (type.example !== undefined) return type.example as ProtoValue;
  const { kind, reference, items, additionalProperties, properties = {} } = type;
  if (reference !== undefined) return protoExample(types[reference]?.type ?? { kind: "any" }, types, depth);
  if (kind === "enum") return type.values?.[0]?.number ?? 0;
  if (kind === "list") return items && depth < deepest ? [protoExample(items, types, depth + 1)] : [];
  if (kind === "map")
    return additionalProperties && depth < deepest
      ? { name: protoExample(additionalProperties, types, depth + 1) }
      : {};
  if (kind === "union") return caseOf(type, types, depth);
  if (kind !== "object") return scalar(type);
  const entries = Object.entries(properties).filter(
    ([, field]) => depth < deepest || !["reference", "union"].includes(field.kind),
  );
  return Object.fromEntries(
    entries.map(([name, field]) => [camel(name), protoExample(field, types, depth + 1)]),
  );
}

/** The first member of a `oneof`. */
function caseOf({ oneOf = [] }: Type, types: Types, depth: number): ProtoValue {
  const [entry] = Object.entries(oneOf[0]?.properties ?? {});
  if (!entry) return {};
  const [name, field] = entry;
  return { $case: camel(name), value: protoExample(field, types, depth + 1) };
}

function scalar({ kind, encoding = "" }: Type): ProtoValue {
  if (kind === "boolean") return true;
  if (kind === "text") return "text";
  if (kind === "bytes") return new Uint8Array([1, 2, 3]);
  return encoding.endsWith("64") ? 1n : 1;
}

/** A name of the protos as a property. */
export function camel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A value as source text. */
export function protoLiteral(value: ProtoValue): string {
  if (typeof value === "bigint") return `${value}n`;
  if (value instanceof Uint8Array) return `new Uint8Array([${[...value].join(", ")}])`;
  if (Array.isArray(value)) return `[${value.map(protoLiteral).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${protoLiteral(inner)}`,
  );
  return `{${entries.join(", ")}}`;
}
