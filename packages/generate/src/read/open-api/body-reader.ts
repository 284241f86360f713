import type { Body, BodyWriter, Content, Input, ParameterWriter, Field, Type } from "../../model/index.ts";
import { formatValue, list, Part } from "../spec-document.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { findProperty, findMembers } from "./find-property.ts";
import {
  chooseMedia,
  FIELDS,
  FORM,
  chooseForm,
  JSON_TYPE,
  type Media,
  OCTETS,
  listOtherMedia,
  plainType,
  sentType,
} from "./media-types.ts";
import { readFormStyle, STYLES } from "./style-reader.ts";

/** Reads the body of an operation, and its media type if it is not JSON. */
export function readBody(operation: Part, schemas: SchemaReader): { input?: Input; content?: Content } {
  const body = operation.find("requestBody");
  if (!body) return {};
  const content = body.at("content");
  const media = chooseMedia(content);
  if (!media) {
    content.note(
      "the body has no media type, so the method does not send one",
      "describe it under content, by media type",
    );
    return {};
  }
  const { writer, type, ...form } = readMedia(media, schemas);
  const { type: kind } = schemas.resolved(media.part.at("schema"));
  const input: Input = {
    name: "body",
    location: "body",
    required: body.get("required") === true,
    type,
    description: body.text("description") ?? "",
    ...(content.get(OCTETS) !== undefined && { bytes: true }),
  };
  const mediaType = sentType(media.type);
  const bodies = listOtherMedia(content, media).map(
    (one) => [plainType(one.type), readMedia(one, schemas)] as const,
  );
  return {
    input,
    content: {
      writer,
      ...(!isNamedByWriter(mediaType, writer, kind) && { contentType: mediaType }),
      ...form,
      ...(bodies.length > 0 && { bodies: Object.fromEntries(bodies) }),
    },
  };
}

/** Whether the body of an operation has a property `stream`, true or false, with which callers choose a stream. */
export function hasSwitch(operation: Part): boolean {
  const media = chooseMedia(operation.find("requestBody")?.at("content"));
  if (!media) return false;
  return findMembers(media.part.at("schema")).some((member) => {
    const property = findProperty(member, "stream");
    const values = property ? findMembers(property) : [];
    return values.some((value) => [value.get("type")].flat().includes("boolean"));
  });
}

function readMedia({ type, part }: Media, schemas: SchemaReader): Body {
  const schema = part.at("schema");
  const plain = plainType(type);
  if (plain === FIELDS || plain.startsWith("multipart/")) {
    const fieldsType = readFormType(schema, schemas);
    const { fields, parts } = readForm(part, schemas);
    if (plain === FIELDS) return { writer: "urlEncoded", type: fieldsType, ...(fields && { fields }) };
    return { writer: "multipart", type: fieldsType, ...(fields && { fields }), ...(parts && { parts }) };
  }
  const form = chooseForm(plain, schema, schemas);
  if (form === "bytes") return { writer: "unchanged", type: BYTES };
  if (form === "text") return { writer: "plainText", type: { kind: "text" } };
  return { writer: "json", type: schemas.read(schema) };
}

/** Reads the fields of a form. Fields that are files become bytes. */
function readFormType(schema: Part, schemas: SchemaReader): Type {
  const found = schema.follow();
  if (!found || found.get("properties") === undefined) return schemas.read(schema);
  const read = found.entries("properties").map(([name, property]): [string, Field] => {
    const own = property.follow();
    const item = property.spec.resolve({ value: own?.get("items"), path: property.path });
    if (!isFile(own) && !isFile(item)) return [name, schemas.read(property)];
    const description = own?.text("description");
    const type: Type = isFile(own) ? FILE : { kind: "list", items: FILE };
    return [name, { ...type, ...(description !== undefined && { description }) }];
  });
  const required = list(found.get("required")).map(formatValue);
  const form: Type = { kind: "object", properties: Object.fromEntries(read), required };
  const isWhole = !["allOf", "anyOf", "oneOf", "additionalProperties"].some(
    (key) => typeof found.get(key) === "object",
  );
  if (isWhole) return form;
  const { properties: _, required: __, ...more } = found.value as Readonly<Record<string, unknown>>;
  return { kind: "intersection", allOf: [form, schemas.read({ value: more, path: found.path })] };
}

function reference(name: string): Type {
  return { kind: "reference", reference: name };
}

const BYTES: Type = {
  kind: "union",
  anyOf: [reference("Blob"), reference("Uint8Array"), reference("AsyncIterable<Uint8Array>")],
};

const FILE: Type = reference("FilePart");

/** Whether a form field is bytes: `format: binary` in OpenAPI 3.0, `contentMediaType` or `contentEncoding: binary` in 3.1. */
function isFile(schema: Part | undefined): boolean {
  const encoding = schema?.get("contentEncoding");
  if (schema?.get("format") === "binary" || encoding === "binary") return true;
  const media = schema?.text("contentMediaType");
  return media !== undefined && !/json/.test(media) && encoding === undefined;
}

/** Whether the media type of a body needs no mention, since the function that writes it adds it. */
function isNamedByWriter(type: string, writer: BodyWriter, kind: unknown): boolean {
  // A range is no media type of a body.
  if (type.includes("*")) return true;
  if (writer === "plainText") return false;
  const isScalar = ["string", "integer", "number", "boolean"].includes(String(kind));
  if (writer === "unchanged") return type === OCTETS && !isScalar;
  return [JSON_TYPE, FORM, FIELDS].includes(type);
}

/** What an encoding may have that no client sends. */
const UNSUPPORTED = ["headers", "encoding", "prefixEncoding", "itemEncoding"];

function readForm(media: Part, schemas: SchemaReader): Pick<Content, "fields" | "parts"> {
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
  const known = STYLES.get("query") ?? [];
  if (style === undefined || known.includes(formatValue(style))) return;
  encoding.noteAt(
    "style",
    `form fields have no style ${formatValue(style)}, so form applies`,
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
