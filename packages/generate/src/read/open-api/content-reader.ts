import type { BodyReader, BodyWriter, Content, Failure, Input, Output } from "../../model/operation.ts";
import type { Field, Type } from "../../model/type.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, list, type SpecDocument, type Placed, text } from "../spec-document.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";

/** Which responses are results, and which are read by others. */
export interface ResponseOptions {
  /** Whether a response is a result, in addition to those of status 200 to 299. */
  readonly isResult?: (response: unknown, status: string) => boolean;
  /** The media types of results that the caller reads itself. */
  readonly others?: readonly string[];
}

/** A response: what a caller receives, and in which media types. */
interface ReadOutput {
  readonly output: Output;
  readonly accept?: string;
  readonly results?: Content["results"];
}

/** A media type of a body or response. */
interface Media {
  readonly type: string;
  readonly value: unknown;
}

const JSON_TYPE = "application/json";
const OCTETS = "application/octet-stream";
const FORM = "multipart/form-data";
const FIELDS = "application/x-www-form-urlencoded";

/** Media types in order of preference. A type that matches none is sent and received as bytes. */
const CHOICES: readonly RegExp[] = [
  /^(application\/json|\*\/\*)\s*(;|$)/i,
  /^application\/[\w.-]+\+json\s*(;|$)/i,
  /^multipart\/form-data\s*(;|$)/i,
  /^application\/x-www-form-urlencoded\s*(;|$)/i,
  /^(?!text\/|multipart\/|.*\bxml\b)/i,
  /^text\/(?!event-stream)|\bxml\b/i,
  /^/,
];

/** Reads the bodies and responses of operations. */
export class ContentReader {
  readonly #spec: SpecDocument;
  readonly #schemas: SchemaReader;
  readonly #isResult: ResponseOptions["isResult"];
  readonly #others: readonly string[];

  constructor(spec: SpecDocument, schemas: SchemaReader, { isResult, others = [] }: ResponseOptions) {
    this.#spec = spec;
    this.#schemas = schemas;
    this.#isResult = isResult;
    this.#others = others;
  }

  /** Reads the body of an operation, and its media type if it is not JSON. */
  body(operation: unknown, path: SpecPath): { input?: Input; content?: Content } {
    const given = field(operation, "requestBody");
    if (given === undefined) return {};
    const found = this.#spec.resolve({ value: given, path: [...path, "requestBody"] });
    if (!found) return {};
    const content = field(found.value, "content");
    const at = [...found.path, "content"];
    const media = chosen(content);
    if (!media) {
      this.#spec.note(at, "a body without a media type is omitted", "describe its content");
      return {};
    }
    const read = (one: Media): { readonly writer: BodyWriter; readonly type: Type } =>
      this.#bodyType(one, [...at, one.type, "schema"]);
    const { writer, type } = read(media);
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
    const parts = partTypes(media.value);
    const bodies = otherMedia(content, media).map((one) => [one.type, read(one)] as const);
    return {
      input,
      content: {
        writer,
        ...(!isNamedByWriter(mediaType, writer, kind) && { contentType: mediaType }),
        ...(writer === "multipart" && parts.length > 0 && { parts: Object.fromEntries(parts) }),
        ...(bodies.length > 0 && { bodies: Object.fromEntries(bodies) }),
      },
    };
  }

  /** Returns how a body is written, and the type that callers pass. */
  #bodyType({ type, value }: Media, place: SpecPath): { readonly writer: BodyWriter; readonly type: Type } {
    const schema = field(value, "schema");
    const plain = plainType(type);
    if (isJson(plain)) return { writer: "json", type: this.#schemas.read(schema ?? true, place) };
    if (plain.startsWith("multipart/")) return { writer: "multipart", type: this.#formType(schema, place) };
    if (plain === FIELDS) return { writer: "urlEncoded", type: this.#formType(schema, place) };
    return { writer: "unchanged", type: isText(plain) ? { kind: "text" } : BYTES };
  }

  /** Reads the successful responses of an operation, and how a client decodes those that are not JSON. */
  outputs(operation: unknown, path: SpecPath): { outputs: Output[]; content?: Content } {
    const all = entries(field(operation, "responses"));
    const at = (status: string): SpecPath => [...path, "responses", status];
    const good = all.filter(
      ([status, value]) =>
        /^2(\d\d|XX)$/i.test(status) ||
        this.#isResult?.(this.#spec.resolve({ value, path: at(status) })?.value, status) === true,
    );
    const responses = good.length > 0 ? good : all.filter(([status]) => status === "default");
    if (responses.length === 0)
      this.#spec.note(
        [...path, "responses"],
        "it has no response of 200 to 299, so its method returns nothing",
        "describe what a successful call returns",
      );
    const read = responses.flatMap(([status, response]) => {
      const found = this.#spec.resolve({ value: response, path: at(status) });
      return found ? [this.#output(Number(/^\d{3}$/.test(status) ? status : 200), found)] : [];
    });
    const types = read.flatMap(({ accept }) => accept ?? []);
    const accept = [...new Set(types)].join(", ");
    const results = Object.assign({}, ...read.map((one) => one.results)) as NonNullable<Content["results"]>;
    const isPlain = accept === "" || accept === JSON_TYPE;
    return {
      outputs: read.map(({ output }) => output),
      content: {
        ...(!isPlain && { accept }),
        ...(Object.keys(results).length > 0 && { results }),
      },
    };
  }

  /** Reads the errors of an operation whose bodies are JSON. */
  failures(operation: unknown, path: SpecPath, results: ReadonlySet<string>): Failure[] {
    const all = entries(field(operation, "responses"));
    // Without others, the default response is the result.
    const isError = all.some(([status]) => status.startsWith("2")) ? /^([345]|default$)/ : /^[345]/;
    const errors = all.filter(([status]) => isError.test(status) && !results.has(status));
    return errors.map(([status, response]): Failure => {
      const found = this.#spec.resolve({ value: response, path: [...path, "responses", status] });
      const media = chosen(field(found?.value, "content"));
      if (!found || !media || !isJson(plainType(media.type))) return { status };
      const schema = field(media.value, "schema");
      const place = [...found.path, "content", media.type, "schema"];
      return schema === undefined ? { status } : { status, data: this.#schemas.read(schema, place) };
    });
  }

  #output(status: number, { value, path }: Placed): ReadOutput {
    const content = field(value, "content");
    const headers = entries(field(value, "headers")).map(([name]) => name.toLowerCase());
    const output: Output = {
      status,
      description: text(field(value, "description")) ?? "",
      ...(field(content, OCTETS) !== undefined && { bytes: true }),
      ...(headers.length > 0 && { headers }),
      ...(content === undefined && { isEmpty: true }),
    };
    if (entries(content).every(([type]) => this.#others.includes(type))) return { output };
    const media = chosen(content);
    if (!media) return { output };
    const at = [...path, "content"];
    const read = (one: Media): { readonly reader: BodyReader; readonly type: Type } => {
      const type = plainType(one.type);
      if (isJson(type))
        return {
          reader: "json",
          type: this.#schemas.read(field(one.value, "schema") ?? true, [...at, one.type, "schema"]),
        };
      return isText(type)
        ? { reader: "text", type: { kind: "text" } }
        : { reader: "bytes", type: reference("Uint8Array") };
    };
    const { reader, type } = read(media);
    const plain = plainType(media.type);
    return {
      output: { ...output, type, ...(reader !== "json" && { reader }) },
      accept: plain === "*/*" ? JSON_TYPE : plain,
      results: Object.fromEntries(otherMedia(content, media).map((one) => [plainType(one.type), read(one)])),
    };
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
    return { kind: "object", properties: Object.fromEntries(read), required };
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

/** Whether a form field is bytes: `format: binary` in OpenAPI 3.0, `contentMediaType` in 3.1. */
function isFile(schema: unknown): boolean {
  if (field(schema, "format") === "binary") return true;
  const media = text(field(schema, "contentMediaType"));
  return media !== undefined && !/json/.test(media) && field(schema, "contentEncoding") === undefined;
}

function isScalar(type: unknown): boolean {
  return ["string", "integer", "number", "boolean"].includes(String(type));
}

/** Whether the media type of a body needs no mention, since the function that writes it adds it. */
function isNamedByWriter(type: string, writer: BodyWriter, kind: unknown): boolean {
  if (writer === "unchanged") return type === OCTETS && !isScalar(kind);
  return [JSON_TYPE, "*/*", FORM, FIELDS].includes(type);
}

/** The media types of a body or response other than the chosen one, without patterns and streams of events. */
function otherMedia(content: unknown, media: Media): Media[] {
  return entries(content)
    .map(([type, value]) => ({ type, value }))
    .filter(
      ({ type }) => type !== media.type && !/\*|event-stream/.test(type) && /^[\w.+-]+\/[\w.+-]+/.test(type),
    );
}

/** The media types of the parts of a form: those that `encoding` names, without patterns and lists. */
function partTypes(media: unknown): [name: string, type: string][] {
  return entries(field(media, "encoding")).flatMap(([name, encoding]) => {
    const type = text(field(encoding, "contentType"));
    return type === undefined || /[,*]/.test(type) ? [] : [[name, type]];
  });
}

function isJson(type: string): boolean {
  return /\bjson$|^\*/.test(type);
}

function chosen(content: unknown): Media | undefined {
  const all = entries(content).map(([type, value]) => ({ type, value }));
  for (const choice of CHOICES) {
    const found = all.find(({ type }) => choice.test(type));
    if (found) return found;
  }
  return undefined;
}

/** Returns a media type without its parameters. */
function plainType(type: string): string {
  return type.replace(/\s*;.*$/, "").toLowerCase();
}

/** Whether a body of this type is a text for callers. */
function isText(type: string): boolean {
  return /^text\/|\bxml\b/.test(type);
}
