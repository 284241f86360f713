import type { Type, Types } from "@node-access-tools/generate/model";
import { printType } from "@node-access/generate/emit/typescript";
import { type LinkedText, linkToPage, type Piece } from "./page.ts";

/** The notation for the types of a spec. */
export interface TypeWriter {
  /** A type as TypeScript, on one line, without links. */
  readonly print: (type: Type) => string;
  readonly pageOf: (name: string) => string | undefined;
}

export function linkType(type: Type, { print, pageOf }: TypeWriter): LinkedText {
  const pieces: Piece[] = [];
  let plain = "";
  // Quoted strings are values, never names of types.
  for (const token of print(type).split(/("[^"]*"|\b[A-Za-z_]\w*\b)/)) {
    const to = token.startsWith('"') ? undefined : pageOf(token);
    if (to === undefined) {
      plain += token;
      continue;
    }
    if (plain !== "") pieces.push({ text: plain });
    plain = "";
    pieces.push({ text: token, to });
  }
  return plain === "" ? pieces : [...pieces, { text: plain }];
}

/** A type as Markdown: each piece as code, those with a page as a link. Spaces stay outside of code, where lines can break. */
export function formatLinked(type: LinkedText): string {
  return type
    .map(({ text, to }) =>
      to === undefined ? text.replace(/^(\s*)(.*?)(\s*)$/s, "$1`$2`$3") : linkToPage(text, to),
    )
    .join("");
}

/** TypeScript for JSON. An unnamed object is written as `object`, because its fields follow. */
export function printJsonType(type: Type): string {
  if (type.kind === "object" && type.properties !== undefined) return "object";
  if (type.kind === "list" && type.items?.kind === "object") return "object[]";
  return printType(type, "received");
}

const scalars: Readonly<Record<string, string>> = {
  string: "string",
  bool: "boolean",
  bytes: "Uint8Array",
  float: "number",
  double: "number",
  int32: "number",
  sint32: "number",
  uint32: "number",
  fixed32: "number",
  sfixed32: "number",
};

/** TypeScript for the gRPC clients: 64-bit integers are bigints, and a `oneof` is `{ $case, value }`. */
export function printProtoType(type: Type): string {
  const { kind, reference, items, additionalProperties, encoding = "" } = type;
  if (reference !== undefined) return reference;
  if (kind === "list") return `${items ? printProtoType(items) : "unknown"}[]`;
  if (kind === "map")
    return `Record<string, ${additionalProperties ? printProtoType(additionalProperties) : "unknown"}>`;
  if (kind === "union") return "oneof";
  return scalars[encoding] ?? "bigint";
}

/** Finds a named type's own type. */
export function resolve(type: Type, types: Types): Type {
  const named = type.reference === undefined ? undefined : types[type.reference];
  return named ? resolve(named.type, types) : type;
}
