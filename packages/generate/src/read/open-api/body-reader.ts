import type { Body, BodyWriter, Content, Input } from "../../model/operation.ts";
import type { Field, Type } from "../../model/type.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, list, type SpecDocument, text } from "../spec-document.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";
import { findProperty, findMembers } from "./find-property.ts";
import { FormReader } from "./form-reader.ts";
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
} from "./media-types.ts";

/** Reads the bodies of operations. */
export class BodyReader {
  readonly #spec: SpecDocument;
  readonly #schemas: SchemaReader;
  readonly #forms: FormReader;

  constructor(spec: SpecDocument, schemas: SchemaReader) {
    this.#spec = spec;
    this.#forms = new FormReader(spec, schemas);
    this.#schemas = schemas;
  }

  /** Reads the body of an operation, and its media type if it is not JSON. */
  read(operation: unknown, path: SpecPath): { input?: Input; content?: Content } {
    const given = field(operation, "requestBody");
    if (given === undefined) return {};
    const found = this.#spec.resolve({ value: given, path: [...path, "requestBody"] });
    if (!found) return {};
    const content = field(found.value, "content");
    const at = [...found.path, "content"];
    const media = chooseMedia(content);
    if (!media) {
      this.#spec.note(
        at,
        "the body has no media type, so the method does not send one",
        "describe it under content, by media type",
      );
      return {};
    }
    const read = (one: Media): Body => this.#body(one, [...at, one.type]);
    const { writer, type, ...form } = read(media);
    const { type: kind } = this.#schemas.resolved(field(media.value, "schema"), [
      ...at,
      media.type,
      "schema",
    ]);
    const input: Input = {
      name: "body",
      location: "body",
      required: field(found.value, "required") === true,
      type,
      description: text(field(found.value, "description")) ?? "",
      ...(field(content, OCTETS) !== undefined && { bytes: true }),
    };
    const mediaType = plainType(media.type);
    const bodies = listOtherMedia(content, media).map((one) => [plainType(one.type), read(one)] as const);
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
  hasSwitch(operation: unknown, path: SpecPath): boolean {
    const given = field(operation, "requestBody");
    const found = this.#spec.resolve({ value: given, path: [...path, "requestBody"] });
    const media = chooseMedia(field(found?.value, "content"));
    if (given === undefined || !found || !media) return false;
    const schema = {
      value: field(media.value, "schema"),
      path: [...found.path, "content", media.type, "schema"],
    };
    return findMembers(this.#spec, schema).some((member) => {
      const property = findProperty(this.#spec, member, "stream");
      const values = property ? findMembers(this.#spec, property) : [];
      return values.some(({ value }) => [field(value, "type")].flat().includes("boolean"));
    });
  }

  /** Returns how a body is written, and the type that callers pass. */
  #body(media: Media, path: SpecPath): Body {
    const place = [...path, "schema"];
    const schema = field(media.value, "schema");
    const plain = plainType(media.type);
    if (plain.startsWith("multipart/") || plain === FIELDS) {
      const type = this.#formType(schema, place);
      const { fields, parts } = this.#forms.read(media, path);
      if (plain === FIELDS) return { writer: "urlEncoded", type, ...(fields && { fields }) };
      return { writer: "multipart", type, ...(fields && { fields }), ...(parts && { parts }) };
    }
    const found = this.#spec.resolve({ value: schema, path: place })?.value;
    const form = chooseForm(plain, { schema: found, only: this.#schemas.resolved(schema, place).type });
    if (form === "bytes") return { writer: "unchanged", type: BYTES };
    if (form === "text") return { writer: "plainText", type: { kind: "text" } };
    return { writer: "json", type: this.#schemas.read(schema ?? true, place) };
  }

  /** Reads the fields of a form. Fields that are files become bytes. */
  #formType(schema: unknown, path: SpecPath): Type {
    const found = this.#spec.resolve({ value: schema, path });
    const properties = field(found?.value, "properties");
    if (!found || properties === undefined) return this.#schemas.read(schema, path);
    const read = entries(properties).map(([name, value]): [string, Field] => {
      const place = [...found.path, "properties", name];
      const property = this.#spec.resolve({ value, path: place });
      const item = this.#spec.resolve({ value: field(property?.value, "items"), path: place });
      if (!isFile(property?.value) && !isFile(item?.value)) return [name, this.#schemas.read(value, place)];
      const description = text(field(property?.value, "description"));
      const type: Type = isFile(property?.value) ? FILE : { kind: "list", items: FILE };
      return [name, { ...type, ...(description !== undefined && { description }) }];
    });
    const required = list(field(found.value, "required")).map(String);
    const form: Type = { kind: "object", properties: Object.fromEntries(read), required };
    const isWhole = !["allOf", "anyOf", "oneOf", "additionalProperties"].some(
      (key) => typeof field(found.value, key) === "object",
    );
    if (isWhole) return form;
    const { properties: _, required: __, ...more } = found.value as Readonly<Record<string, unknown>>;
    return { kind: "intersection", allOf: [form, this.#schemas.read(more, found.path)] };
  }
}

function reference(name: string): Type {
  return { kind: "reference", reference: name };
}

const BYTES: Type = {
  kind: "union",
  anyOf: [reference("Blob"), reference("Uint8Array"), reference("AsyncIterable<Uint8Array>")],
};

/** A file of a form. */
const FILE: Type = reference("FilePart");

/** Whether a form field is bytes: `format: binary` in OpenAPI 3.0, `contentMediaType` or `contentEncoding: binary` in 3.1. */
function isFile(schema: unknown): boolean {
  if (field(schema, "format") === "binary" || field(schema, "contentEncoding") === "binary") return true;
  const media = text(field(schema, "contentMediaType"));
  return media !== undefined && !/json/.test(media) && field(schema, "contentEncoding") === undefined;
}

function isScalar(type: unknown): boolean {
  return ["string", "integer", "number", "boolean"].includes(String(type));
}

/** Whether the media type of a body needs no mention, since the function that writes it adds it. */
function isNamedByWriter(type: string, writer: BodyWriter, kind: unknown): boolean {
  // A range is no media type of a body.
  if (type.includes("*")) return true;
  if (writer === "plainText") return false;
  if (writer === "unchanged") return type === OCTETS && !isScalar(kind);
  return [JSON_TYPE, FORM, FIELDS].includes(type);
}
