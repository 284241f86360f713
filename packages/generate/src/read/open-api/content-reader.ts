import type { Content, Input, Output } from "../../model/operation.ts";
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

/** A media type of a body or response. */
interface Media {
  readonly type: string;
  readonly value: unknown;
}

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
    const place = [...at, media.type, "schema"];
    const schema = field(media.value, "schema");
    const type = plainType(media.type);
    const isForm = type === FORM || type === FIELDS;
    const isJson = /json$|^\*/.test(type);
    const { type: kind } = this.#schemas.resolved(schema, place);
    const input: Input = {
      name: "body",
      location: "body",
      required: field(found.value, "required") === true,
      type: isForm
        ? this.#formType(schema, place)
        : isJson
          ? this.#schemas.read(schema, place)
          : isText(type)
            ? { kind: "text" }
            : BYTES,
      description: text(field(found.value, "description")) ?? "",
      ...(field(content, OCTETS) !== undefined && { bytes: true }),
    };
    const isPlain = /^(application\/json|\*\/\*)$/.test(type) && !isScalar(kind);
    return { input, ...(!isPlain && { content: { body: type === "*/*" ? "application/json" : type } }) };
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
    const contents = read.flatMap(({ content }) => content ?? []);
    const results = new Set(contents.flatMap(({ result }) => result ?? []));
    if (results.size > 1)
      this.#spec.note(
        [...path, "responses"],
        "one response is text and another one bytes, so both are bytes",
        "describe both as application/octet-stream",
      );
    const [only] = results;
    const result = results.size > 1 ? "bytes" : only;
    const accept = [...new Set([...contents.flatMap((one) => one.accept ?? []), "application/json"])].join(
      ", ",
    );
    return {
      outputs: read.map(({ output, content }) =>
        content?.result === "text" && result === "bytes" ? asBytes(output) : output,
      ),
      ...(contents.length > 0 && { content: { ...(result && { result }), accept } }),
    };
  }

  #output(status: number, { value, path }: Placed): { output: Output; content?: Content } {
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
    const at = [...path, "content"];
    const media = chosen(content);
    if (!media) return { output };
    const type = plainType(media.type);
    if (/json$|^\*/.test(type)) {
      const read = this.#schemas.read(field(media.value, "schema") ?? true, [...at, media.type, "schema"]);
      return {
        output: { ...output, type: read },
        ...(type.endsWith("+json") && { content: { accept: type } }),
      };
    }
    const result = isText(type) ? "text" : "bytes";
    return {
      output: { ...output, type: result === "text" ? { kind: "text" } : reference("Uint8Array") },
      content: { result, accept: type },
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
      const type: Type = isFile(property?.value) ? BYTES : { kind: "list", items: BYTES };
      return [name, { ...type, ...(description !== undefined && { description }) }];
    });
    const required = list(field(found.value, "required")).map(String);
    return { kind: "object", properties: Object.fromEntries(read), required };
  }
}

function reference(name: string): Type {
  return { kind: "reference", reference: name };
}

const BYTES: Type = { kind: "union", anyOf: [reference("Blob"), reference("Uint8Array")] };

/** Whether a form field is bytes: `format: binary` in OpenAPI 3.0, `contentMediaType` in 3.1. */
function isFile(schema: unknown): boolean {
  if (field(schema, "format") === "binary") return true;
  const media = text(field(schema, "contentMediaType"));
  return media !== undefined && !/json/.test(media) && field(schema, "contentEncoding") === undefined;
}

function asBytes(output: Output): Output {
  return { ...output, type: reference("Uint8Array") };
}

function isScalar(type: unknown): boolean {
  return ["string", "integer", "number", "boolean"].includes(String(type));
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
