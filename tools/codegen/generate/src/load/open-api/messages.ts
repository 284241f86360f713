import type { Input, Message, MessageFacts, OperationFacts, VenueMessage } from "@node-access/generate/model";
import type { SpecPath } from "../../spec-file/index.ts";
import { readType, list, text } from "@node-access/generate/read";
import { type JsonObject, object, schemaName, type SpecReader } from "./spec-reader.ts";

type Of = Pick<OperationFacts, "failures" | "idempotency">;

/** The messages of a body whose union, or whose property's union, has methods as members. */
export function readMessages(reader: SpecReader, body: string, of: Of): Message | undefined {
  const properties = object(object(reader.schemas[body])["properties"]);
  const places = [
    [undefined, body],
    ...Object.entries(properties).map(([key, value]) => [key, schemaName(value)] as const),
  ] as const;
  for (const [property, union = ""] of places) {
    const types = listMembers(reader, union);
    if (types.some((type) => "x-member" in object(reader.schemas[type]))) {
      const members = types.map((type) => readMember(reader, type, "response", of));
      if (property !== undefined) checkEnvelope(reader, body, property);
      return { body, ...(property !== undefined && { property }), members };
    }
  }
  return undefined;
}

/** The messages that start subscriptions on a WebSocket: the members of a union. */
export function readSubscriptions(reader: SpecReader, union: string): Message {
  const of: Of = { idempotency: "safe", failures: [] };
  return {
    body: union,
    members: listMembers(reader, union).map((type) => readMember(reader, type, "event", of)),
  };
}

function listMembers(reader: SpecReader, union: string): readonly string[] {
  const { oneOf, anyOf } = object(reader.schemas[union]);
  return list(oneOf ?? anyOf).flatMap((member) => schemaName(member) ?? []);
}

const OUTPUTS = {
  response: "name the schema of the call's result",
  event: "name the schema of what arrives",
} as const;

function readMember(reader: SpecReader, type: string, output: keyof typeof OUTPUTS, of: Of): VenueMessage {
  const pointer: SpecPath = ["components", "schemas", type];
  const at = [...pointer, "x-member"];
  const schema = object(reader.schemas[type]);
  const { response, event, name, ...facts } = object(schema["x-member"]);
  const returned = text({ response, event }[output]) ?? "";
  if (returned === "") reader.note([...at, output], `${output} is missing`, OUTPUTS[output]);
  else if (!(returned in reader.schemas))
    reader.note([...at, output], "its schema has no name", "put it under components/schemas and refer to it");
  const properties = object(schema["properties"]);
  const [tag = "", tagSchema] = Object.entries(properties)[0] ?? [];
  const value = text(object(tagSchema)["const"]);
  if (value === undefined) {
    const what = `${type} is not distinguished from its siblings`;
    reader.note(pointer, what, "make its first property a constant");
  }
  const { signer, multiSigValues } = facts;
  for (const property of [text(signer) ?? [], Object.keys(object(multiSigValues))].flat()) {
    if (property in properties) continue;
    const key = property === signer ? ["signer"] : ["multiSigValues", property];
    reader.note([...at, ...key], `${property} is not a property of ${type}`, "name one of its properties");
  }
  return {
    kind: "message",
    name: text(name) ?? value ?? "",
    type,
    tag,
    value: value ?? "",
    summary: text(schema["description"]) ?? "",
    source: reader.readSource(schema),
    ...(schema["deprecated"] === true && { deprecated: true }),
    ...of,
    inputs: readFields(schema, tag),
    outputs: [{ ...describe(reader.schemas[returned]), type: { kind: "reference", reference: returned } }],
    examples: [],
    facts: facts as MessageFacts,
  };
}

function readFields(schema: JsonObject, tag: string): Input[] {
  const required = new Set(list(schema["required"]));
  const fields = Object.entries(object(schema["properties"])).filter(([name]) => name !== tag);
  return fields.map(([name, field]): Input => {
    const input = { name, location: "field", type: readType(field), required: required.has(name) } as const;
    return Object.assign(input, describe(field));
  });
}

function describe(schema: unknown): { readonly description?: string } {
  const description = text(object(schema)["description"]);
  return description === undefined ? {} : { description };
}

function checkEnvelope(reader: SpecReader, body: string, property: string): void {
  const { "x-client-fills": filled, required } = object(reader.schemas[body]);
  const open = list(required).filter((name) => name !== property && !list(filled).includes(name));
  if (open.length === 0) return;
  const what = `${open.join(", ")} would have to be passed with each ${property}`;
  const remedy = "list it in x-client-fills and let the client fill it in, or make it optional";
  reader.note(["components", "schemas", body, "required"], what, remedy);
}
