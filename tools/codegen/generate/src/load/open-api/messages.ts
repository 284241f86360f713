import type { Input, Message, MessageFacts, OperationFacts, VenueMessage } from "@node-access/generate/model";
import type { SpecPath } from "../../spec-file/index.ts";
import { readType, list, text } from "@node-access/generate/read";
import { type JsonObject, object, schemaName, type SpecReader } from "./spec-reader.ts";

/** The facts that messages take from the operation that sends them. */
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

/** How mistakes name what the caller receives. */
const outputs = {
  response: "name the schema of the call's result",
  event: "name the schema of what arrives",
} as const;

function readMember(reader: SpecReader, type: string, output: keyof typeof outputs, of: Of): VenueMessage {
  const pointer: SpecPath = ["components", "schemas", type];
  const schema = object(reader.schemas[type]);
  const at = [...pointer, "x-member"];
  const { response: _response, event: _event, name, ...facts } = object(schema["x-member"]);
  const returned = text(object(schema["x-member"])[output]) ?? "";
  if (returned === "") reader.note([...at, output], `${output} is missing`, outputs[output]);
  else if (!(returned in reader.schemas))
    reader.note([...at, output], "its schema has no name", "put it under components/schemas and refer to it");
  const [first] = Object.entries(object(schema["properties"]));
  const [tag = "", tagSchema] = first ?? [];
  const value = text(object(tagSchema)["const"]);
  if (value === undefined) {
    reader.note(
      pointer,
      `${type} is not distinguished from its siblings`,
      "make its first property a constant",
    );
  }
  const { signer, multiSigValues } = facts;
  for (const property of [text(signer) ?? [], Object.keys(object(multiSigValues))].flat()) {
    if (property in object(schema["properties"])) continue;
    const key = property === signer ? ["signer"] : ["multiSigValues", property];
    reader.note([...at, ...key], `${property} is not a property of ${type}`, "name one of its properties");
  }
  const description = text(object(reader.schemas[returned])["description"]);
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
    outputs: [
      {
        ...(description !== undefined && { description }),
        type: { kind: "reference", reference: returned },
      },
    ],
    examples: [],
    facts: facts as MessageFacts,
  };
}

function readFields(schema: JsonObject, tag: string): Input[] {
  const required = new Set(list(schema["required"]));
  const fields = Object.entries(object(schema["properties"])).filter(([name]) => name !== tag);
  return fields.map(([name, field]): Input => {
    const input = { name, location: "field", type: readType(field), required: required.has(name) } as const;
    const description = text(object(field)["description"]);
    return description === undefined ? input : Object.assign(input, { description });
  });
}

function checkEnvelope(reader: SpecReader, body: string, property: string): void {
  const schema = object(reader.schemas[body]);
  const filled = list(schema["x-client-fills"]);
  const open = list(schema["required"]).filter((name) => name !== property && !filled.includes(name));
  if (open.length > 0) {
    reader.note(
      ["components", "schemas", body, "required"],
      `${open.join(", ")} would have to be passed with each ${property}`,
      "list it in x-client-fills and let the client fill it in, or make it optional",
    );
  }
}
