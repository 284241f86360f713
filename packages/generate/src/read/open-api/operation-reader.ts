import { camel, lowerStart, pascal } from "../../model/identifier.ts";
import type { Json } from "../../model/json.ts";
import type { Content, Example, Input, RestOperation } from "../../model/operation.ts";
import { NO_DETAILS } from "../../model/operation-facts.ts";
import { copyPath, setPath } from "../../model/place.ts";
import type { Type } from "../../model/type.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, type Placed, type SpecDocument, text } from "../spec-document.ts";
import { readIdempotency } from "../read-idempotency.ts";
import { BodyReader } from "./body-reader.ts";
import { ContentReader, type ResponseOptions } from "./content-reader.ts";
import { PageReader } from "./page-reader.ts";
import { ParameterReader, type Place } from "./parameter-reader.ts";
import type { SecurityReader } from "./security-reader.ts";
import { ServerReader } from "./server-reader.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";

/** Properties that a client has in addition to its methods. */
const taken = new Set(["call", "with", "close", "then", "constructor"]);

/** An operation in the document. */
export interface DescribedOperation extends Placed {
  /** Its parameters, with those of its path. */
  readonly parameters: readonly Placed[];
}

/** How operations are read. */
export interface OperationOptions extends ResponseOptions {
  /** Adds what the document states beyond OpenAPI. */
  readonly extend?: (operation: RestOperation, described: DescribedOperation) => RestOperation;
}

/**
 * Returns a path as it is sent: what an address cannot contain is percent-encoded, except in the names of parameters.
 * It begins with a slash, without which it would continue the name of the host.
 */
function encodePath(path: string): string {
  return path
    .replace(/^(?!\/)/, "/")
    .replace(/\{[^}]*\}|[^!-~]+|["<>\\^`|]/g, (part) =>
      part.startsWith("{") ? part : Buffer.from(part).toString("hex").toUpperCase().replace(/../g, "%$&"),
    );
}

/** Returns the name of an operation's method: its `operationId` in camel case, or one from verb and path. */
export function nameOperation(id: string | undefined, verb: string, path: string): string {
  return id === undefined
    ? verb.toLowerCase() + pascal(path.replaceAll("{", "by-"))
    : lowerStart(camel(id.replace(/^\P{ID_Start}+/u, "")));
}

/** A body without `stream: true`, with which the response would not be what its method returns. */
function withoutStream(body: Input): Input {
  const stream: Type = { kind: "enum", enum: [false, null] };
  const single: Type = { kind: "object", properties: { stream }, required: [] };
  return { ...body, type: { kind: "intersection", allOf: [body.type, single] } };
}

/** Reads the operations of an OpenAPI document. */
export class OperationReader {
  readonly #spec: SpecDocument;
  readonly #bodies: BodyReader;
  readonly #contents: ContentReader;
  readonly #parameters: ParameterReader;
  readonly #security: SecurityReader;
  readonly #servers: ServerReader;
  readonly #pages: PageReader;
  readonly #names = new Set<string>();
  /** The next number of each name that several operations have. */
  readonly #counts = new Map<string, number>();
  readonly #extend: NonNullable<OperationOptions["extend"]>;

  constructor(
    spec: SpecDocument,
    schemas: SchemaReader,
    security: SecurityReader,
    { extend = (operation) => operation, ...options }: OperationOptions,
  ) {
    this.#extend = extend;
    this.#spec = spec;
    this.#security = security;
    this.#pages = new PageReader(spec);
    this.#servers = new ServerReader(spec);
    this.#bodies = new BodyReader(spec, schemas);
    this.#contents = new ContentReader(spec, schemas, options);
    this.#parameters = new ParameterReader(spec, schemas);
  }

  /** Reads an operation as a method. If its callers choose whether to receive a stream, that is a method of its own. */
  read(described: Placed, place: Place): RestOperation[] {
    const { value, path } = described;
    if (!this.#contents.isEitherStream(value, path)) return [this.#read(described, place)];
    const plain = this.#read(described, place);
    const stream = this.#read(described, place, `${plain.name}Stream`);
    if (!this.#bodies.hasSwitch(value, path)) return [plain, stream];
    return [
      {
        ...plain,
        inputs: plain.inputs.map((input) => (input.location === "body" ? withoutStream(input) : input)),
      },
      { ...stream, content: { ...stream.content, setsStream: true } },
    ];
  }

  #read({ value, path }: Placed, place: Place, streamName?: string): RestOperation {
    const { verb, method } = place;
    const isStream = streamName !== undefined;
    const name = isStream ? this.#free(streamName) : this.#name(value, path, place);
    this.#names.add(name);
    const body = this.#bodies.read(value, path);
    const { outputs, content } = this.#contents.outputs(value, path, verb, isStream);
    const { inputs: given, written, parameters } = this.#parameters.read(value, path, place);
    const security = this.#security.requirements(value, path);
    const inputs = given.map((input) => this.#security.withoutKey(input, security));
    const pages = isStream ? undefined : this.#pages.read({ value, path }, verb, inputs);
    const server = this.#servers.read({ value, path }, place.item);
    const other: Content = {
      ...body.content,
      ...content,
      ...written,
      ...(security.length > 0 && { security }),
      ...(pages && { pages }),
      ...(server && { server }),
    };
    const deprecated = field(value, "deprecated") === true;
    const details = text(field(value, "description"));
    const summary = text(field(value, "summary")) ?? details ?? `${method} ${place.path}`;
    const description = deprecated ? (details ?? NO_DETAILS) : details === summary ? undefined : details;
    const results = new Set(outputs.map((output) => String(output.status)));
    const read: RestOperation = {
      kind: "rest",
      name,
      summary,
      ...(description !== undefined && { description }),
      ...(deprecated && { deprecated }),
      source: `\`${method} ${place.path}\``,
      idempotency: readIdempotency(
        this.#spec,
        value,
        path,
        /^(get|head|query)$/.test(verb) ? "safe" : "write",
      ),
      method,
      // A fragment distinguishes operations with one path. It is never sent.
      path: encodePath(place.path.replace(/#.*$/, "")),
      inputs: [...inputs, ...(body.input ? [body.input] : [])],
      outputs,
      failures: this.#contents.failures(value, path, results),
      throws: [],
      examples: isStream ? [] : readExamples(this.#spec, value, path),
      ...(Object.keys(other).length > 0 && { content: other }),
    };
    setPath(read, path);
    return copyPath(read, this.#extend(read, { value, path, parameters }));
  }

  /** Returns the method's name: the `operationId`, or a name made from verb and path. */
  #name(value: unknown, path: SpecPath, { verb, path: url }: Place): string {
    const id = text(field(value, "operationId"));
    const name = nameOperation(id, verb, url);
    const at = id === undefined ? path : [...path, "operationId"];
    const remedy = "give it an operationId that no other operation has";
    const free = this.#free(name === "" ? nameOperation(undefined, verb, url) : name);
    if (name === "") this.#spec.note(at, `${id} cannot be a method's name, so the method is ${free}`, remedy);
    else if (taken.has(name))
      this.#spec.note(at, `a client has its own property ${name}, so the method is ${free}`, remedy);
    else if (free !== name)
      this.#spec.note(at, `another operation is also called ${name}, so this method is ${free}`, remedy);
    return free;
  }

  /** Returns a name that neither a client nor another method has: the given one, or the first free one with a number. */
  #free(name: string): string {
    let free = name;
    let count = this.#counts.get(name) ?? 2;
    for (; taken.has(free) || this.#names.has(free); count += 1) free = `${name}${count}`;
    this.#counts.set(name, count);
    return free;
  }
}

/** Returns the first example of a successful JSON response that an OpenAPI operation states. */
function readExamples(spec: SpecDocument, operation: unknown, path: SpecPath): Example[] {
  const [status, given] = entries(field(operation, "responses")).find(([one]) => one.startsWith("2")) ?? [];
  if (status === undefined) return [];
  const response = spec.resolve({ value: given, path: [...path, "responses", status] });
  const contents = entries(field(response?.value, "content"));
  const [type, content] = contents.find(([one]) => /[/+]json\b/.test(one)) ?? [];
  if (!response || type === undefined) return [];
  const own = field(content, "example");
  if (own !== undefined) return [{ inputs: [], output: own as Json }];
  const [name, first] = entries(field(content, "examples"))[0] ?? [];
  if (name === undefined) return [];
  const named = spec.resolve({ value: first, path: [...response.path, "content", type, "examples", name] });
  const output = field(named?.value, "value");
  return output === undefined ? [] : [{ name, inputs: [], output: output as Json }];
}
