import type { Content, ParameterWriter } from "../../model/operation.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { Part } from "../spec-document.ts";
import { findProperty } from "./find-property.ts";
import { readFormStyle, STYLES } from "./style-reader.ts";

/** What an encoding may have that no client sends. */
const UNSUPPORTED = ["headers", "encoding", "prefixEncoding", "itemEncoding"];

/** Returns the styles of a form's fields, and the media types of its parts. */
export function readForm(media: Part, schemas: SchemaReader): Pick<Content, "fields" | "parts"> {
  noteUnsupported(media, ["prefixEncoding", "itemEncoding"]);
  const fields: [string, ParameterWriter][] = [];
  const parts: [string, string][] = [];
  const schema = media.at("schema");
  for (const [name, encoding] of media.entries("encoding")) {
    noteUnsupported(encoding, UNSUPPORTED);
    const property = findProperty(schema, name) ?? new Part(schema.spec, {}, schema.path);
    checkStyle(encoding);
    const writer = readFormStyle(encoding.value, property, schemas);
    if (writer !== undefined) fields.push([name, writer]);
    const type = encoding.text("contentType");
    // Of a pattern or a list, each file has its own. A style says all about a field.
    if (type !== undefined && writer === undefined && !/[,*]/.test(type)) parts.push([name, type]);
  }
  return {
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
    ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
  };
}

function checkStyle(encoding: Part): void {
  const style = encoding.get("style");
  const known = STYLES["query"] ?? [];
  if (style === undefined || known.includes(String(style))) return;
  encoding.noteAt(
    "style",
    `form fields have no style ${String(style)}, so form applies`,
    `use one of ${known.join(", ")}`,
  );
}

function noteUnsupported(part: Part, keys: readonly string[]): void {
  for (const key of keys.filter((one) => part.get(one) !== undefined))
    part.noteAt(
      key,
      `${key} is not supported in the encoding of a form, and is ignored`,
      "use contentType, style and explode",
    );
}
