import type { Types, Direction, Type, TypeKind } from "../../model/index.ts";
import { readTextType } from "../../spec-file/text-type.ts";
import { inlineLiteral, formatKey } from "./literal.ts";
import { describeText, doc, union } from "./text.ts";

/** How generic types are printed, whose parameter is the representation of quantities. */
export interface TypeView {
  /** A reference to a named type. */
  formatName(name: string, input: boolean): string;
  quantityType(type: Type, input: boolean): string;
  /** The type of bytes that may lack `0x` on the wire, where their type is `text`. */
  prefixedType(text: string, input: boolean): string;
  /** The type of a decimal that must not be rounded, where its type is `text`. */
  decimalType(text: string, input: boolean): string;
}

export interface Place {
  readonly indent: string;
  /** Whether callers pass it: its arrays are then readonly. */
  readonly input: boolean;
  /** Columns before it on the line. */
  readonly taken: number;
  readonly view?: TypeView | undefined;
  /** The named types. If set, a reference without a description gets that of its type. */
  readonly types?: Types;
  /** Whether to print maps so that a type may contain itself through one, which `Record` does not allow. */
  readonly recursiveMaps?: boolean;
  /** Whether to omit the documentation of properties, such as within a sentence. */
  readonly omitDocs?: boolean;
}

/** Prints a type as TypeScript on one line. Arrays that callers send are readonly. */
export function printType(type: Type, direction: Direction): string {
  return printTypeAt(type, { indent: "", input: direction !== "received", taken: Number.NEGATIVE_INFINITY });
}

export function printTypeAt(type: Type, place: Place): string {
  return isNullable(type) ? `${groupType(withoutNull(type), place)} | null` : printPlainType(type, place);
}

/** Whether the value may be null in addition to its other types. */
export function isNullable({ kind, type }: Type): boolean {
  return Array.isArray(type) && type.includes("null") && !["null", "enum", "constant"].includes(kind);
}

function withoutNull({ type, ...rest }: Type): Type {
  return { ...rest, type: [type ?? []].flat().filter((one) => one !== "null") };
}

function printPlainType(type: Type, place: Place): string {
  const { kind, reference, view } = { ...type, view: place.view };
  if (reference !== undefined) return view?.formatName(reference, place.input) ?? reference;
  if (view && kind === "quantity") return view.quantityType(type, place.input);
  if (view && type.lacksPrefix) return view.prefixedType(printText(type), place.input);
  if (type.const !== undefined) return inlineLiteral(type.const);
  if (type.enum) return union(type.enum.map(inlineLiteral), place.indent, place.taken);
  switch (kind) {
    case "any":
      return "unknown";
    case "never":
    case "null":
    case "boolean":
      return kind;
    case "number":
      // A number that must not be rounded is its digits.
      if (type.scale === undefined) return kind;
      return view?.decimalType("`${number}`", place.input) ?? "`${number}`";
    case "integer":
      return isWide(type) ? "number | bigint" : "number";
    case "union":
      return (type.anyOf ?? type.oneOf) && (type.properties || type.allOf)
        ? withSiblings(type, place)
        : printUnion(listMembers(type), place);
    case "intersection":
      return printIntersection(type.allOf ?? [], place);
    case "list":
    case "tuple":
      return printArray(type, place);
    case "object":
    case "map":
      return printObject(type, place);
    case "secret":
      return "Secret";
    default:
      return printText(type);
  }
}

/** Whether an integer may exceed JavaScript's safe range. */
function isWide({ kind, format }: Type): boolean {
  return kind === "integer" && (format === "uint64" || format === "int64");
}

function printText({ pattern, form, contentEncoding }: Type): string {
  if (contentEncoding !== undefined) return "Uint8Array";
  // The client converts the number to text.
  if (form === "amount") return "string | number";
  const text = readTextType(pattern);
  return text ? `\`${text.head}\${${text.rest}}\`` : "string";
}

/** The intersection of types. Unnamed objects in it that say nothing of other properties are merged into one. */
function printIntersection(parts: readonly Type[], place: Place): string {
  const isPlain = parts.every((part) => part.kind === "object" && part.properties && !hasOthers(part));
  if (isPlain && parts.every(isNullable) === parts.some(isNullable)) {
    const properties = joinProperties(parts);
    const required = parts.flatMap((part) => part.required ?? []);
    const type = parts.every(isNullable) ? ["object", "null"] : "object";
    return printTypeAt({ kind: "object", type, properties, required }, place);
  }
  return parts.map((part) => groupType(part, { ...place, taken: 0 })).join(" & ");
}

/** The properties of all parts. One that several parts describe differently is all of what they say. */
function joinProperties(parts: readonly Type[]): Record<string, Type> {
  const found = new Map<string, Type>();
  for (const [name, type] of parts.flatMap((part) => Object.entries(part.properties ?? {}))) {
    const known = found.get(name);
    const isNew =
      known === undefined || known.kind === "any" || JSON.stringify(known) === JSON.stringify(type);
    if (isNew) found.set(name, type);
    else if (type.kind !== "any") found.set(name, { kind: "intersection", allOf: [known, type] });
  }
  return Object.fromEntries(found);
}

/** A union with further keywords for all its members. */
function withSiblings({ anyOf, oneOf, ...rest }: Type, place: Place): string {
  const all: Type = { ...rest, kind: rest.allOf ? "intersection" : "object" };
  return printIntersection([all, { kind: "union", oneOf: anyOf ?? oneOf ?? [] }], place);
}

/**
 * The members of a union, including those of unnamed nested unions. A value of several JSON types counts as a
 * union too.
 */
function listMembers(type: Type): Type[] {
  const members = type.anyOf ?? type.oneOf;
  if (!members) {
    const kinds = { string: "text", array: "list", object: type.properties ? "object" : "map" } as const;
    return [type.type ?? []].flat().map((name) => {
      const kind = (kinds as Readonly<Record<string, TypeKind>>)[name] ?? (name as TypeKind);
      return Object.assign({}, type, { kind, type: name });
    });
  }
  return members.flatMap((member) =>
    member.kind === "union" && member.untyped === undefined ? listMembers(member) : [member],
  );
}

function printUnion(members: readonly Type[], place: Place): string {
  const typed = members.filter(({ untyped }) => untyped === undefined);
  const texts = typed.flatMap((member) => {
    const text = printTypeAt(member, { ...place, taken: 0 });
    // The members of a nested union that is broken into lines become members of this one.
    return text.startsWith("\n") ? text.split(`\n${place.indent}  | `).slice(1) : [text];
  });
  return union([...new Set(texts)], place.indent, place.taken);
}

function printArray({ prefixItems, items, maxItems }: Type, place: Place): string {
  const readonly = place.input ? "readonly " : "";
  if (maxItems === 0) return `${readonly}[]`;
  const inner = { ...place, taken: 0 };
  if (!prefixItems) return `${readonly}${groupType(items ?? { kind: "any" }, place)}[]`;
  const rest = items === undefined || items.kind === "never" ? [] : [`...${groupType(items, inner)}[]`];
  return `${readonly}[${[...prefixItems.map((item) => printTypeAt(item, inner)), ...rest].join(", ")}]`;
}

function printObject(type: Type, place: Place): string {
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
  const names = propertyNames === undefined ? "string" : printTypeAt(propertyNames, place);
  if (additionalProperties === undefined) return "Record<string, unknown>";
  const values = printTypeAt(additionalProperties, { ...place, taken: 0 });
  return place.recursiveMaps && names === "string"
    ? `{ [key: string]: ${values} }`
    : `Record<${names}, ${values}>`;
}

/** The properties of an object with their documentation, each on one line or more. */
export function fields(type: Type, place: Place): string {
  const required = new Set(type.required);
  const named = Object.entries(type.properties ?? {})
    .map(([name, property]) => {
      const start = `${place.indent}${formatKey(name)}${required.has(name) ? "" : "?"}: `;
      const about = place.omitDocs ? "" : describeText(findDescription(property, place), property);
      return `${doc([about], place.indent)}${start}${printTypeAt(property, { ...place, taken: start.length + 1 })};\n`.replaceAll(
        / +\n/g,
        "\n",
      );
    })
    .join("");
  const { additionalProperties: others } = type;
  if (!hasOthers(type) || others === undefined) return named;
  return `${named}${place.indent}[key: string]: ${printTypeAt(others, { ...place, taken: 0 })};\n`;
}

/** Whether an object may have properties that it does not name, as far as its type says. */
function hasOthers({ additionalProperties: others }: Type): boolean {
  return others !== undefined && others.kind !== "never";
}

function findDescription({ kind, description, reference }: Type, { types }: Place): string | undefined {
  if (description !== undefined || types === undefined) return description;
  if (kind === "never") return "Never there.";
  return reference === undefined ? undefined : types[reference]?.type.description;
}

function groupType(type: Type, place: Place): string {
  const text = printTypeAt(type, { ...place, taken: 0 });
  if (!isCompound(type, place)) return text;
  return text.startsWith("\n") ? `(${text}\n${place.indent})` : `(${text})`;
}

function isCompound(type: Type, { input, view }: Place): boolean {
  const { kind, anyOf, oneOf, allOf } = type;
  if (kind === "reference") return false;
  if (view && (kind === "quantity" || type.lacksPrefix)) return false;
  if (isNullable(type) || type.form === "amount") return true;
  const typed = [anyOf, oneOf, allOf].map((parts) => parts?.filter(({ untyped }) => untyped === undefined));
  const several = [...typed, type.enum].some((parts) => parts !== undefined && parts.length > 1);
  return several || (input && (kind === "list" || kind === "tuple")) || isWide(type);
}
