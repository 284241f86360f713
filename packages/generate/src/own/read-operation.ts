import { camel } from "../model/identifier.ts";
import { pascal } from "../emit/typescript/text.ts";
import type { Input, Output, RestOperation } from "../model/operation.ts";
import type { SpecPath } from "../spec-file/spec-file.ts";
import { entries, field, list, type OwnSpec, type Placed, text } from "./own-spec.ts";
import { readIdempotency } from "./read-idempotency.ts";
import { ParameterReader } from "./read-parameters.ts";
import type { SchemaReader } from "./read-schemas.ts";

/** Where an operation stands, and the parameters of all operations of its path. */
export interface Place {
  readonly path: string;
  readonly verb: string;
  readonly shared: readonly Placed[];
}

/** What a client has besides its methods. */
const taken = new Set(["with", "close", "then", "constructor"]);

const unsupported: Readonly<Record<string, string>> = {
  callbacks: "remove them: a client receives nothing but responses",
  servers: "remove it: a client has one endpoint, which its options name",
};

/** Reads the operations of an OpenAPI document one by one. */
export class OperationReader {
  readonly #spec: OwnSpec;
  readonly #schemas: SchemaReader;
  readonly #parameters: ParameterReader;
  readonly #names = new Set<string>();

  constructor(spec: OwnSpec, schemas: SchemaReader) {
    this.#spec = spec;
    this.#schemas = schemas;
    this.#parameters = new ParameterReader(spec, schemas);
  }

  read({ value, path }: Placed, place: Place): RestOperation {
    const { verb } = place;
    for (const [key, remedy] of Object.entries(unsupported))
      if (entries(field(value, key)).length > 0 || list(field(value, key)).length > 0)
        this.#spec.note([...path, key], `${key} are not supported`, remedy);
    const body = this.#body(value, path);
    const outputs = this.#outputs(value, path);
    const deprecated = field(value, "deprecated") === true;
    const told = text(field(value, "description"));
    const summary = text(field(value, "summary")) ?? told ?? `${verb.toUpperCase()} ${place.path}`;
    const description = deprecated ? (told ?? "Its spec says no more.") : told === summary ? undefined : told;
    return {
      kind: "rest",
      name: this.#name(value, path, place),
      summary,
      ...(description !== undefined && { description }),
      ...(deprecated && { deprecated }),
      source: `\`${verb.toUpperCase()} ${place.path}\``,
      idempotency: readIdempotency(this.#spec, value, path, verb === "get" ? "safe" : "write"),
      method: verb.toUpperCase(),
      path: place.path,
      inputs: [...this.#parameters.read(value, path, place), ...(body ? [body] : [])],
      outputs,
      failures: entries(field(value, "responses"))
        .filter(([status]) => /^[345]/.test(status))
        .map(([status]) => ({ status })),
      throws: [],
      examples: [],
    };
  }

  /** The method's name: the `operationId`, or one from verb and path. */
  #name(value: unknown, path: SpecPath, { verb, path: url }: Place): string {
    const id = text(field(value, "operationId"));
    const name =
      id === undefined ? verb + pascal(url.replaceAll("{", "by-")) : camel(id.replace(/^[^A-Za-z]+/, ""));
    const at = id === undefined ? path : [...path, "operationId"];
    const remedy = "give it an operationId that no other operation has";
    if (name === "") this.#spec.note(at, `${id} cannot be the name of a method`, remedy);
    else if (taken.has(name)) this.#spec.note(at, `a client has a property ${name} of its own`, remedy);
    else if (this.#names.has(name))
      this.#spec.note(at, `another operation is the method ${name} too`, remedy);
    this.#names.add(name);
    return name;
  }

  #body(operation: unknown, path: SpecPath): Input | undefined {
    const given = field(operation, "requestBody");
    if (given === undefined) return undefined;
    const found = this.#spec.resolve({ value: given, path: [...path, "requestBody"] });
    if (!found) return undefined;
    const content = field(found.value, "content");
    const json = jsonIn(content);
    const at = [...found.path, "content"];
    if (json === undefined) {
      this.#spec.note(
        at,
        `the body is only ${typesIn(content)}`,
        "describe it as application/json, which is what a client sends",
      );
      return undefined;
    }
    const { type } = this.#schemas.resolved(field(json.value, "schema"), [...at, json.type, "schema"]);
    if (["string", "integer", "number", "boolean"].includes(String(type)))
      this.#spec.note(
        [...at, json.type, "schema"],
        `the body is a ${String(type)}`,
        "describe an object or an array",
      );
    return {
      name: "body",
      location: "body",
      required: field(found.value, "required") === true,
      type: this.#schemas.read(field(json.value, "schema"), [...at, json.type, "schema"]),
      description: text(field(found.value, "description")) ?? "",
    };
  }

  #outputs(operation: unknown, path: SpecPath): Output[] {
    const all = entries(field(operation, "responses"));
    const good = all.filter(([status]) => /^2(\d\d|XX)$/i.test(status));
    const chosen = good.length > 0 ? good : all.filter(([status]) => status === "default");
    if (chosen.length === 0)
      this.#spec.note(
        [...path, "responses"],
        "it has no response of 200 to 299",
        "describe what a successful call returns",
      );
    return chosen.flatMap(([status, response]) => {
      const found = this.#spec.resolve({ value: response, path: [...path, "responses", status] });
      return found ? [this.#output(Number(/^2\d\d$/.test(status) ? status : 200), found)] : [];
    });
  }

  #output(status: number, { value, path }: Placed): Output {
    const content = field(value, "content");
    const json = jsonIn(content);
    const at = [...path, "content"];
    if (json === undefined && entries(content).length > 0)
      this.#spec.note(
        at,
        `the response is only ${typesIn(content)}`,
        "describe it as application/json, which is what a client reads",
      );
    return {
      status,
      description: text(field(value, "description")) ?? "",
      ...(json && {
        type: this.#schemas.read(field(json.value, "schema") ?? true, [...at, json.type, "schema"]),
      }),
    };
  }
}

/** The JSON among the media types of a content. */
function jsonIn(content: unknown): { readonly type: string; readonly value: unknown } | undefined {
  const found = entries(content).find(([type]) => /^(application\/json|\*\/\*)\s*(;|$)/i.test(type));
  return found && { type: found[0], value: found[1] };
}

function typesIn(content: unknown): string {
  return entries(content)
    .map(([type]) => type)
    .join(", ");
}
