import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  type Field,
  type Json,
  type JsonObject,
  resolved,
  type Type,
  type Types,
  type GrpcSpec,
} from "@node-access/generate/model";
import { Mistakes, schemaCheck, SpecFile } from "../../spec-file/index.ts";
import { listFields } from "../../model/read-types.ts";
import { mapValues } from "@node-access/generate/model";
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
export function withExamples(specs: ReadonlyMap<string, GrpcSpec>, root: string): Map<string, GrpcSpec> {
  const path = join(root, FILE);
  if (!existsSync(path)) return new Map(specs);
  const file = SpecFile.read(path, FILE);
  Mistakes.throwIfAny(check(file, file.value));
  const examples = file.value as Readonly<Record<string, ClientExamples>>;
  const mistakes = Object.keys(examples)
    .filter((name) => !specs.has(name))
    .map((name) => file.mistake([name], `there is no client ${name}`, "name one of specs/catalog.yaml"));
  const added = [...specs].map(([name, spec]) => {
    const remedy = "correct the name, or remove the example";
    const note: Note = (at, what) => mistakes.push(file.mistake([name, ...at], what, remedy));
    return [name, addExamples(spec, examples[name] ?? {}, note)] as const;
  });
  Mistakes.throwIfAny(mistakes);
  return new Map(added);
}

type Note = (at: readonly string[], what: string) => void;

function addExamples(spec: GrpcSpec, { fields = {}, requests = {} }: ClientExamples, note: Note): GrpcSpec {
  const used = new Set<string>();
  const withFields = (message: string, type: Type): Type => {
    const { properties } = type;
    if (!properties) return type;
    const own = mapValues(properties, (field, name): Field => {
      const key = `${message}.${name}` in fields ? `${message}.${name}` : name;
      const example = fields[key];
      const isUsable = example !== undefined && isLike(example, field, spec.types);
      if (isUsable) used.add(key);
      const oneOf = field.oneOf?.map((member) => withFields(message, member));
      return { ...field, ...(oneOf && { oneOf }), ...(isUsable && { example }) };
    });
    return { ...type, properties: own };
  };
  const operations = spec.operations.map((method) => {
    const { [callName(method)]: value } = requests;
    const [input] = method.inputs;
    if (value === undefined || !input) return method;
    for (const path of unknownFields(value, input.type, spec.types))
      note(["requests", callName(method), ...path], `no field is called ${path.at(-1)}`);
    return { ...method, examples: [{ inputs: [{ name: input.name, value }] }] };
  });
  const types = mapValues(spec.types, (one) => ({ ...one, type: withFields(one.name, one.type) }));
  for (const key of Object.keys(fields))
    if (!used.has(key)) note(["fields", key], `no message has a field ${key} of this type`);
  const calls = new Set(spec.operations.map(callName));
  for (const key of Object.keys(requests))
    if (!calls.has(key)) note(["requests", key], `there is no call ${key}`);
  return { ...spec, operations, types };
}

function unknownFields(
  example: Json,
  type: Type,
  types: Types,
  at: readonly string[] = [],
): (readonly string[])[] {
  if (typeof example !== "object" || example === null) return [];
  const own = resolved(type, types);
  const known = new Map(listFields(own).map(({ name, field }) => [name, field]));
  return Object.entries(example).flatMap(([name, value]) => {
    const field = Array.isArray(example)
      ? (own.items ?? type)
      : (own.additionalProperties ?? known.get(name));
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
