import type { Type } from "../../model/type.ts";
import { textType } from "../../spec-file/index.ts";
import type { DecodedView } from "./decoded-view.ts";
import { described, doc, key, literal, union } from "./text.ts";

/** Where a type is printed. */
export interface Place {
  readonly indent: string;
  /** Whether callers pass it, so that its arrays are better readonly. */
  readonly input: boolean;
  /** Columns that the line has before it. */
  readonly taken: number;
  /** The view of numbers, if it is not that of the wire. */
  readonly view?: DecodedView | undefined;
}

/** A type as TypeScript. */
export function typeOf(type: Type, place: Place): string {
  const { kind, reference, view } = { ...type, view: place.view };
  if (reference !== undefined) return view?.nameOf(reference, place.input) ?? reference;
  if (view && kind === "quantity") return view.quantityType(type, place.input);
  if (view && type.lacksPrefix) return "`0x${string}`";
  if (type.const !== undefined) return literal(type.const);
  if (type.enum) return union(type.enum.map(literal), place.indent, place.taken);
  switch (kind) {
    case "any":
      return "unknown";
    case "never":
    case "null":
    case "boolean":
    case "number":
      return kind;
    case "integer":
      return isWide(type) ? "number | bigint" : "number";
    case "union":
      return unionOf(type.anyOf ?? type.oneOf ?? [], place);
    case "intersection":
      return (type.allOf ?? []).map((part) => grouped(part, { ...place, taken: 0 })).join(" & ");
    case "list":
    case "tuple":
      return arrayOf(type, place);
    case "object":
    case "map":
      return objectOf(type, place);
    default:
      return textOf(type);
  }
}

/** Whether an integer may not fit a number. */
function isWide({ kind, format }: Type): boolean {
  return kind === "integer" && (format === "uint64" || format === "int64");
}

function textOf({ pattern }: Type): string {
  const text = textType(pattern);
  return text ? `\`${text.head}\${${text.rest}}\`` : "string";
}

function unionOf(members: readonly Type[], place: Place): string {
  const typed = members.filter(({ untyped }) => untyped === undefined);
  const texts = typed.map((member) => typeOf(member, { ...place, taken: 0 }));
  return union([...new Set(texts)], place.indent, place.taken);
}

function arrayOf({ prefixItems, items, maxItems }: Type, place: Place): string {
  const readonly = place.input ? "readonly " : "";
  if (maxItems === 0) return `${readonly}[]`;
  const inner = { ...place, taken: 0 };
  if (!prefixItems) return `${readonly}${grouped(items ?? { kind: "any" }, place)}[]`;
  const rest = items === undefined || items.kind === "never" ? [] : [`...${grouped(items, inner)}[]`];
  return `${readonly}[${[...prefixItems.map((item) => typeOf(item, inner)), ...rest].join(", ")}]`;
}

function objectOf(type: Type, place: Place): string {
  if (type.properties) {
    const lines = fields(type, { ...place, indent: `${place.indent}  ` });
    const flat = `{ ${lines
      .trim()
      .replaceAll(/;\n\s*/g, "; ")
      .replace(/;$/, "")} }`;
    const short = flat.length <= 60 && !flat.includes("\n") && !flat.includes("/**");
    return short ? flat : `{\n${lines}${place.indent}}`;
  }
  const { additionalProperties, propertyNames } = type;
  const names = propertyNames === undefined ? "string" : typeOf(propertyNames, place);
  if (additionalProperties === undefined) return "Record<string, unknown>";
  return `Record<${names}, ${typeOf(additionalProperties, { ...place, taken: 0 })}>`;
}

/** The properties of an object, a line or more each, with their documentation. */
export function fields(type: Type, place: Place): string {
  const required = new Set(type.required);
  return Object.entries(type.properties ?? {})
    .map(([name, property]) => {
      const start = `${place.indent}${key(name)}${required.has(name) ? "" : "?"}: `;
      const about = described(property.description, property);
      return `${doc([about], place.indent)}${start}${typeOf(property, { ...place, taken: start.length + 1 })};\n`;
    })
    .join("");
}

function grouped(type: Type, place: Place): string {
  const text = typeOf(type, { ...place, taken: 0 });
  if (!isCompound(type, place)) return text;
  return text.startsWith("\n") ? `(${text}\n${place.indent})` : `(${text})`;
}

function isCompound(type: Type, { input, view }: Place): boolean {
  const { kind, anyOf, oneOf, allOf } = type;
  if (kind === "reference") return false;
  if (view && kind === "quantity") return input;
  const several = [anyOf, oneOf, allOf, type.enum].some((parts) => parts !== undefined && parts.length > 1);
  return several || (input && (kind === "list" || kind === "tuple")) || isWide(type);
}
