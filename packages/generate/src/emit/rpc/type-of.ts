import { textType } from "../../spec-file/index.ts";
import type { Schema, SchemaObject } from "../../load/open-rpc/schema.ts";
import type { DecodedView } from "./decoded-view.ts";
import { described, doc, key, literal, union } from "./text.ts";

/** Where a type is written. */
export interface Place {
  readonly indent: string;
  /** Whether callers pass it, so that its arrays are better readonly. */
  readonly input: boolean;
  /** Columns that the line has before it. */
  readonly taken: number;
  /** The view of numbers, if it is not that of the wire. */
  readonly view?: DecodedView | undefined;
}

/** The TypeScript of a schema. */
export function typeOf(schema: Schema, place: Place): string {
  if (schema === true) return "unknown";
  if (schema === false) return "never";
  const { allOf, prefixItems, items } = schema;
  const ref = schema["x-ref"];
  if (ref !== undefined) return place.view?.nameOf(ref, place.input) ?? ref;
  if (place.view && schema["x-quantity"]) return place.view.quantityType(schema, place.input);
  if (place.view && schema["x-hex-digits"]) return "`0x${string}`";
  if ("const" in schema) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal), place.indent, place.taken);
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return unionOf(members, place);
  if (allOf) return allOf.map((part) => grouped(part, { ...place, taken: 0 })).join(" & ");
  if (schema.type === "array") {
    const readonly = place.input ? "readonly " : "";
    if (schema.maxItems === 0) return `${readonly}[]`;
    if (prefixItems) return readonly + tupleOf(prefixItems, items, place);
    return `${readonly}${grouped(items ?? true, place)}[]`;
  }
  if (schema.properties ?? schema.type === "object") return objectOf(schema, place);
  return primitiveOf(schema);
}

function primitiveOf({ type, pattern, format }: SchemaObject): string {
  if (type === "null" || type === "boolean") return type;
  if (type === "number") return "number";
  if (type === "integer") return format === "uint64" || format === "int64" ? "number | bigint" : "number";
  if (type !== "string") return "unknown";
  const text = textType(pattern);
  return text ? `\`${text.head}\${${text.rest}}\`` : "string";
}

function unionOf(schemas: readonly Schema[], place: Place): string {
  const typed = schemas.filter((part) => typeof part === "boolean" || part["x-untyped"] === undefined);
  const members = typed.map((part) => typeOf(part, { ...place, taken: 0 }));
  return union([...new Set(members)], place.indent, place.taken);
}

function tupleOf(prefix: readonly Schema[], rest: Schema | undefined, place: Place): string {
  const inner = { ...place, taken: 0 };
  const items = prefix.map((item) => typeOf(item, inner));
  const more = rest === false || rest === undefined ? [] : [`...${grouped(rest, inner)}[]`];
  return `[${[...items, ...more].join(", ")}]`;
}

function objectOf(schema: SchemaObject, place: Place): string {
  if (schema.properties) {
    const lines = fields(schema, { ...place, indent: `${place.indent}  ` });
    const flat = `{ ${lines
      .trim()
      .replaceAll(/;\n\s*/g, "; ")
      .replace(/;$/, "")} }`;
    const short = flat.length <= 60 && !flat.includes("\n") && !flat.includes("/**");
    return short ? flat : `{\n${lines}${place.indent}}`;
  }
  const { additionalProperties, propertyNames } = schema;
  const names = propertyNames === undefined ? "string" : typeOf(propertyNames, place);
  if (additionalProperties === undefined) return "Record<string, unknown>";
  return `Record<${names}, ${typeOf(additionalProperties, { ...place, taken: 0 })}>`;
}

/** The properties of an object, a line or more each, with what is said of them. */
export function fields(schema: SchemaObject, place: Place): string {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {})
    .map(([name, property]) => {
      const start = `${place.indent}${key(name)}${required.has(name) ? "" : "?"}: `;
      const about = described(typeof property === "object" ? property.description : undefined, property);
      return `${doc([about], place.indent)}${start}${typeOf(property, { ...place, taken: start.length + 1 })};\n`;
    })
    .join("");
}

function grouped(schema: Schema, place: Place): string {
  const text = typeOf(schema, { ...place, taken: 0 });
  if (!isCompound(schema, place)) return text;
  return text.startsWith("\n") ? `(${text}\n${place.indent})` : `(${text})`;
}

function isCompound(schema: Schema, { input, view }: Place): boolean {
  if (typeof schema === "boolean" || schema["x-ref"] !== undefined) return false;
  const { anyOf, oneOf, allOf, type } = schema;
  if (view && schema["x-quantity"]) return input;
  const several = [anyOf, oneOf, allOf, schema.enum].some((parts) => parts !== undefined && parts.length > 1);
  return several || (type === "array" && input) || primitiveOf(schema).includes("|");
}
