import { type Member, type Method, type MethodGroup, type Parameter } from "./operation-model.ts";
import type { SpecPath } from "@node-access-tools/spec-file";
import { type JsonObject, list, object, schemaName, text } from "./json.ts";
import type { SpecReader } from "./spec-reader.ts";

/**
 * Reads the methods of an operation whose body is a discriminated union, or has one as a property: one method a member.
 *
 * @param reader - The spec; mistakes are noted there.
 * @param operation - The operation, with `x-members`.
 * @param whole - The operation as if it were one method.
 * @param pointer - Where the operation stands.
 */
export function memberMethods(
  reader: SpecReader,
  operation: JsonObject,
  whole: Method,
  pointer: SpecPath,
): MethodGroup {
  const union = findUnion(reader, whole.body?.type ?? "");
  const described = object(operation["x-members"]);
  const at = [...pointer, "x-members"];
  if (!union) {
    reader.note(at, "the body is no discriminated union", "give its schema oneOf, discriminator and mapping");
    return { name: whole.name, summary: whole.summary, methods: [] };
  }
  for (const value of Object.keys(union.mapping)) {
    if (!(value in described))
      reader.note(at, `${value} of the union is not described`, `add ${value} to x-members`);
  }
  checkEnvelope(reader, union);
  const methods = Object.entries(described).map(([value, description]) =>
    memberMethod(reader, object(description), { whole, union, value, pointer: [...at, value] }),
  );
  return { name: whole.name, summary: whole.summary, methods };
}

interface Union {
  readonly body: string;
  readonly property: string | undefined;
  readonly discriminator: string;
  readonly mapping: JsonObject;
}

function findUnion(reader: SpecReader, body: string): Union | undefined {
  const properties = object(object(reader.schemas[body])["properties"]);
  const places = [
    [undefined, body],
    ...Object.entries(properties).map(([key, value]) => [key, schemaName(value)]),
  ] as const;
  for (const [property, name] of places) {
    const { propertyName, mapping } = object(object(reader.schemas[name ?? ""])["discriminator"]);
    const discriminator = text(propertyName);
    if (discriminator !== undefined) return { body, property, discriminator, mapping: object(mapping) };
  }
  return undefined;
}

interface MemberPlace {
  readonly whole: Method;
  readonly union: Union;
  readonly value: string;
  readonly pointer: SpecPath;
}

function memberMethod(reader: SpecReader, description: JsonObject, place: MemberPlace): Method {
  const { whole, union, value, pointer } = place;
  const type = schemaName({ $ref: union.mapping[value] ?? "" });
  const schema = object(reader.schemas[type ?? ""]);
  if (type === undefined)
    reader.note(pointer, `${value} is not in the union's mapping`, "add it there, or remove it here");
  const fields = Object.keys(object(schema["properties"]));
  const defaults = list(schema["x-client-defaults"]).map(String);
  const omitted = [union.discriminator, ...list(schema["x-client-fills"]).map(String), ...defaults];
  const answer = reader.text(description, "response", pointer, "name the schema of what the call gives");
  const summary = reader.text(
    description,
    "summary",
    pointer,
    "say in a sentence what the call gives or does",
  );
  const member: Member = {
    property: union.property,
    discriminator: union.discriminator,
    value,
    fields,
    signing: description["x-signing"] === undefined ? undefined : object(description["x-signing"]),
  };
  const described = text(object(reader.schemas[answer])["description"]) ?? "";
  return {
    ...whole,
    name: value,
    summary,
    source: reader.source(description, pointer),
    body: fields.every((field) => omitted.includes(field))
      ? undefined
      : {
          name: union.property ?? "request",
          type: `Omit<${type}, ${keys(omitted)}>${
            defaults.length > 0 ? ` & Partial<Pick<${type}, ${keys(defaults)}>>` : ""
          }`,
          required: list(schema["required"]).some((field) => !omitted.includes(String(field))),
          description: `The fields of {@link ${type}} that are the caller's to give.`,
        },
    envelope: readEnvelope(reader, description, union, pointer),
    result: reader.schemaType({ $ref: `#/components/schemas/${answer}` }, [...pointer, "response"]),
    resultDescription: described,
    member,
  };
}

/** What the caller may set beside the union. All of it is optional: what must be there, the client fills in. */
function readEnvelope(
  reader: SpecReader,
  description: JsonObject,
  { body, property }: Union,
  pointer: SpecPath,
): Parameter | undefined {
  if (property === undefined) return undefined;
  const properties = object(object(reader.schemas[body])["properties"]);
  const own = list(description["x-envelope"]).map(String);
  for (const name of own.filter((key) => !(key in properties))) {
    reader.note([...pointer, "x-envelope"], `${body} has no ${name}`, "name its properties");
  }
  const type =
    own.length > 0 ? `Partial<Pick<${body}, ${keys(own)}>>` : `Partial<Omit<${body}, "${property}">>`;
  return {
    name: "envelope",
    type,
    required: false,
    description: `What goes beside the ${property}; by itself, the client fills in what must be there.`,
  };
}

function checkEnvelope(reader: SpecReader, { body, property }: Union): void {
  if (property === undefined) return;
  const schema = object(reader.schemas[body]);
  const filled = list(schema["x-client-fills"]);
  const open = list(schema["required"]).filter((name) => name !== property && !filled.includes(name));
  if (open.length > 0) {
    reader.note(
      ["components", "schemas", body, "required"],
      `${open.join(", ")} would have to be given with each ${property}`,
      "list it in x-client-fills and let the client fill it in, or make it optional",
    );
  }
}

function keys(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(" | ");
}
