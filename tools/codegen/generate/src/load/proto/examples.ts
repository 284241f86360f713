import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  type Field,
  type GrpcMethod,
  type Json,
  type JsonObject,
  type NamedType,
  resolved,
  type Spec,
  type Type,
  type Types,
} from "@node-access/generate/model";
import { type Mistake, Mistakes, schemaCheck, SpecFile } from "../../spec-file/index.ts";
import { callName } from "../http/read-http.ts";

const FILE = "specs/grpc/examples.yaml";

const group = { type: "object" };
const check = schemaCheck({
  type: "object",
  additionalProperties: {
    type: "object",
    properties: { fields: group, requests: group },
    additionalProperties: false,
  },
});

/** The examples of a gRPC client. Bytes are in hex, and enum values are names. */
interface ClientExamples {
  /** Examples by field name, or by message and field. */
  readonly fields?: JsonObject;
  readonly requests?: JsonObject;
}

/** Adds the examples of `specs/grpc/examples.yaml` to fields and requests, which must exist. */
export function withExamples(
  specs: ReadonlyMap<string, Spec<GrpcMethod>>,
  root: string,
): Map<string, Spec<GrpcMethod>> {
  const path = join(root, FILE);
  if (!existsSync(path)) return new Map(specs);
  const file = SpecFile.read(path, FILE);
  Mistakes.throwIfAny(check(file, file.value));
  const examples = file.value as Readonly<Record<string, ClientExamples>>;
  const mistakes: Mistake[] = Object.keys(examples).flatMap((name) =>
    specs.has(name)
      ? []
      : [file.mistake([name], `there is no client ${name}`, "name one of specs/catalog.yaml")],
  );
  const added = [...specs].map(([name, spec]) => {
    const adder = new ExampleAdder(spec, examples[name] ?? {});
    for (const [place, what] of adder.unused())
      mistakes.push(file.mistake([name, ...place], what, "correct the name, or remove the example"));
    return [name, adder.spec] as const;
  });
  Mistakes.throwIfAny(mistakes);
  return new Map(added);
}

class ExampleAdder {
  readonly spec: Spec<GrpcMethod>;
  readonly #fields: JsonObject;
  readonly #requests: JsonObject;
  readonly #types: Types;
  readonly #used = new Set<string>();

  constructor(spec: Spec<GrpcMethod>, { fields = {}, requests = {} }: ClientExamples) {
    this.#types = spec.types;
    this.#fields = fields;
    this.#requests = requests;
    const types = Object.entries(spec.types).map(([name, named]) => [name, this.#message(named)]);
    const operations = spec.operations.map((method) => this.#method(method));
    this.spec = { ...spec, operations, types: Object.fromEntries(types) };
  }

  /** The unused examples: their places, and what is wrong. */
  unused(): [path: readonly string[], what: string][] {
    const fields = Object.keys(this.#fields).filter((key) => !this.#used.has(key));
    const calls = new Set(this.spec.operations.map(callName));
    const requests = Object.keys(this.#requests).filter((key) => !calls.has(key));
    const wrong = this.spec.operations.flatMap((method) => {
      const { [callName(method)]: request } = this.#requests;
      const [input] = method.inputs;
      if (request === undefined || !input) return [];
      return unknownFields(request, input.type, this.#types).map(
        (path) =>
          [["requests", callName(method), ...path], `no field is called ${path.at(-1)}`] as [
            string[],
            string,
          ],
      );
    });
    return [
      ...wrong,
      ...fields.map(
        (key) => [["fields", key], `no message has a field ${key} of this type`] as [string[], string],
      ),
      ...requests.map((key) => [["requests", key], `there is no call ${key}`] as [string[], string]),
    ];
  }

  #method(method: GrpcMethod): GrpcMethod {
    const value = this.#requests[callName(method)];
    if (value === undefined) return method;
    return { ...method, examples: [{ inputs: method.inputs.map(({ name }) => ({ name, value })) }] };
  }

  #message(named: NamedType): NamedType {
    const { name: message, type } = named;
    if (!type.properties) return named;
    const properties = Object.entries(type.properties).map(([name, field]) => [
      name,
      this.#field(message, name, field),
    ]);
    return { ...named, type: { ...type, properties: Object.fromEntries(properties) } };
  }

  #field(message: string, name: string, field: Field): Field {
    const oneOf = field.oneOf?.map((member): Type => {
      const inner = Object.entries(member.properties ?? {}).map(([key, one]) => [
        key,
        this.#field(message, key, one),
      ]);
      return { ...member, properties: Object.fromEntries(inner) };
    });
    const own = `${message}.${name}`;
    const key = own in this.#fields ? own : name;
    const example = this.#fields[key];
    const isUsable = example !== undefined && isLike(example, field, this.#types);
    if (isUsable) this.#used.add(key);
    return { ...field, ...(oneOf && { oneOf }), ...(isUsable && { example }) };
  }
}

/** The paths of unknown fields in an example of a message. */
function unknownFields(
  example: Json,
  type: Type,
  types: Types,
  at: readonly string[] = [],
): (readonly string[])[] {
  if (typeof example !== "object" || example === null) return [];
  const { additionalProperties, items = type, properties = {} } = resolved(type, types);
  const members = Object.values(properties).flatMap(({ oneOf = [] }) => oneOf);
  const known = Object.assign({}, properties, ...members.map((member) => member.properties)) as Readonly<
    Record<string, Type>
  >;
  return Object.entries(example).flatMap(([name, value]) => {
    const field = Array.isArray(example) ? items : (additionalProperties ?? known[name]);
    const path = at.concat(name);
    return field === undefined ? [path] : unknownFields(value, field, types, path);
  });
}

/** Whether an example may belong to a field: another message may have a field with the same name and another type. */
function isLike(example: Json, field: Type, types: Types): boolean {
  const { kind, items, reference = "" } = field;
  if (Array.isArray(example))
    return kind === "list" && example.every((item) => isLike(item, items ?? field, types));
  if (typeof example === "number") return kind === "integer" || kind === "number";
  if (typeof example === "boolean") return kind === "boolean";
  if (typeof example === "object") return kind === "reference" || kind === "map";
  if (kind === "reference") return types[reference]?.type.enum?.includes(example) ?? false;
  return (
    kind === (/^0x([0-9a-f]{2})+$/.test(example) ? "bytes" : "text") ||
    (kind === "text" && example.startsWith("0x"))
  );
}
