import { camel, lowerStart, pascal } from "../../model/identifier.ts";
import type { Json, Content, Example, Input, RestOperation, Type } from "../../model/index.ts";
import { NO_DETAILS } from "../../model/operation-facts.ts";
import { copyPath, setPath } from "../../model/place.ts";
import type { Part, Placed } from "../spec-document.ts";
import { readIdempotency } from "../read-idempotency.ts";
import { hasSwitch, readBody } from "./body-reader.ts";
import { ContentReader, type ResponseOptions } from "./content-reader.ts";
import { readPages } from "./page-reader.ts";
import { type Place, readParameters } from "./parameter-reader.ts";
import type { SecurityReader } from "./security-reader.ts";
import type { ServerReader } from "./server-reader.ts";
import type { SchemaReader } from "../json-schema/schema-reader.ts";

/** Properties that a client has in addition to its methods. */
const taken = new Set(["call", "with", "close", "then", "constructor"]);

export interface DescribedOperation extends Placed {
  /** Its parameters, with those of its path. */
  readonly parameters: readonly Placed[];
}

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

export class OperationReader {
  readonly #schemas: SchemaReader;
  readonly #contents: ContentReader;
  readonly #security: SecurityReader;
  readonly #servers: ServerReader;
  readonly #names = new Set<string>();
  /** The next number of each name that several operations have. */
  readonly #counts = new Map<string, number>();
  readonly #extend: NonNullable<OperationOptions["extend"]>;

  constructor(
    schemas: SchemaReader,
    security: SecurityReader,
    servers: ServerReader,
    { extend = (operation) => operation, ...options }: OperationOptions,
  ) {
    this.#schemas = schemas;
    this.#security = security;
    this.#servers = servers;
    this.#extend = extend;
    this.#contents = new ContentReader(schemas, options);
  }

  /** Reads an operation as a method. If its callers choose whether to receive a stream, that is a method of its own. */
  read(operation: Part, place: Place): RestOperation[] {
    const isEither = this.#contents.isEitherStream(operation);
    const plain = this.#read(operation, place);
    if (!isEither) return [plain];
    const stream = this.#read(operation, place, `${plain.name}Stream`);
    if (!hasSwitch(operation)) return [plain, stream];
    return [
      {
        ...plain,
        inputs: plain.inputs.map((input) => (input.location === "body" ? withoutStream(input) : input)),
      },
      { ...stream, content: { ...stream.content, setsStream: true } },
    ];
  }

  #read(operation: Part, place: Place, streamName?: string): RestOperation {
    const { verb, method } = place;
    const isStream = streamName !== undefined;
    const name = isStream ? this.#free(streamName) : this.#name(operation, place);
    this.#names.add(name);
    const body = readBody(operation, this.#schemas);
    const { outputs, content } = this.#contents.outputs(operation, verb, isStream);
    const { inputs: given, written, parameters } = readParameters(operation, place, this.#schemas);
    const security = this.#security.requirements(operation);
    const inputs = given.map((input) => this.#security.withoutKey(input, security));
    const pages = isStream ? undefined : readPages(operation, verb, inputs);
    const server = this.#servers.read(operation, place.item);
    const other: Content = {
      ...body.content,
      ...content,
      ...written,
      ...(security.length > 0 && { security }),
      ...(pages && { pages }),
      ...(server && { server }),
    };
    const deprecated = operation.get("deprecated") === true;
    const details = operation.text("description");
    const summary = operation.text("summary") ?? details ?? `${method} ${place.path}`;
    const description = deprecated ? (details ?? NO_DETAILS) : details === summary ? undefined : details;
    const results = new Set(outputs.map((output) => String(output.status)));
    const read: RestOperation = {
      kind: "rest",
      name,
      summary,
      ...(description !== undefined && { description }),
      ...(deprecated && { deprecated }),
      source: `\`${method} ${place.path}\``,
      idempotency: readIdempotency(operation, /^(get|head|query)$/.test(verb) ? "safe" : "write"),
      method,
      // A fragment distinguishes operations with one path. It is never sent.
      path: encodePath(place.path.replace(/#.*$/, "")),
      inputs: [...inputs, ...(body.input ? [body.input] : [])],
      outputs,
      failures: this.#contents.failures(operation, results),
      throws: [],
      examples: isStream ? [] : readExamples(operation),
      ...(Object.keys(other).length > 0 && { content: other }),
    };
    const { value, path } = operation;
    setPath(read, path);
    return copyPath(read, this.#extend(read, { value, path, parameters }));
  }

  /** Returns the method's name: the `operationId`, or a name made from verb and path. */
  #name(operation: Part, { verb, path: url }: Place): string {
    const id = operation.text("operationId");
    const name = nameOperation(id, verb, url);
    const at = id === undefined ? operation : operation.at("operationId");
    const remedy = "give it an operationId that no other operation has";
    const free = this.#free(name === "" ? nameOperation(undefined, verb, url) : name);
    if (name === "") at.note(`${id} cannot be a method's name, so the method is ${free}`, remedy);
    else if (taken.has(name))
      at.note(`a client has its own property ${name}, so the method is ${free}`, remedy);
    else if (free !== name)
      at.note(`another operation is also called ${name}, so this method is ${free}`, remedy);
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
function readExamples(operation: Part): Example[] {
  const good = operation.entries("responses").find(([status]) => status.startsWith("2"));
  const contents = good?.[1].follow()?.entries("content") ?? [];
  const [, content] = contents.find(([type]) => /[/+]json\b/.test(type)) ?? [];
  const own = content?.get("example");
  if (own !== undefined) return [{ inputs: [], output: own as Json }];
  const [[name, first] = []] = content?.entries("examples") ?? [];
  const output = first?.follow()?.get("value");
  if (name === undefined || output === undefined) return [];
  return [{ name, inputs: [], output: output as Json }];
}
