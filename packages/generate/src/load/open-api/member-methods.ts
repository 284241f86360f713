import type { Member, Method, MethodGroup, Parameter } from "./operation-model.ts";
import type { SpecPath } from "../../spec-file/index.ts";
import { list, object, schemaName, text } from "./json.ts";
import type { SpecReader } from "./spec-reader.ts";
import { filledFields } from "./forms.ts";

/** A body that is a union, or has one as a property, whose members say with `x-member` what they are answered with. */
export interface Union {
  readonly body: string;
  readonly property: string | undefined;
  /** The names of the members' schemas. */
  readonly members: readonly string[];
}

/** Finds the union of a body, if it is or has one whose members are methods. */
export function findUnion(reader: SpecReader, body: string): Union | undefined {
  const properties = object(object(reader.schemas[body])["properties"]);
  const places = [
    [undefined, body],
    ...Object.entries(properties).map(([key, value]) => [key, schemaName(value)]),
  ] as const;
  for (const [property, name] of places) {
    const members = membersOf(reader, name ?? "");
    if (members.some((member) => "x-member" in object(reader.schemas[member]))) {
      return { body, property, members };
    }
  }
  return undefined;
}

/** The names of a union's members. */
export function membersOf(reader: SpecReader, union: string): readonly string[] {
  const { oneOf, anyOf } = object(reader.schemas[union]);
  return list(oneOf ?? anyOf).flatMap((member) => schemaName(member) ?? []);
}

/**
 * Reads the methods of an operation whose body is a union, or has one as a property: one method a member.
 *
 * @param reader - The spec; mistakes are noted there.
 * @param union - The union.
 * @param whole - The operation as if it were one method.
 */
export function memberMethods(reader: SpecReader, union: Union, whole: Method): MethodGroup {
  checkEnvelope(reader, union);
  const methods = union.members.map((member) => memberMethod(reader, union, whole, member));
  return { name: whole.name, summary: whole.summary, methods };
}

function memberMethod(reader: SpecReader, union: Union, whole: Method, type: string): Method {
  const pointer: SpecPath = ["components", "schemas", type];
  const schema = object(reader.schemas[type]);
  const member = readMember(reader, union, type);
  const { facts } = member;
  const at = [...pointer, "x-member"];
  const filled = filledFields(reader.schemas, schema);
  const own = Object.keys(object(schema["properties"])).filter((field) => field !== member.tag);
  const answer = reader.text(facts, "response", at, "name the schema of what the call gives");
  return {
    ...whole,
    name: member.value,
    summary: reader.text(schema, "description", pointer, "say in a sentence what the call gives or does"),
    source: reader.source(schema, pointer),
    body:
      own.length === 0 && union.property === undefined
        ? undefined
        : {
            name: union.property ?? "request",
            type: own.length === 0 ? "Record<string, never>" : callersType(type, member.tag, filled),
            required: list(schema["required"]).some(
              (field) => field !== member.tag && !filled.includes(String(field)),
            ),
            description:
              filled.length === 0
                ? `The fields of {@link ${type}}.`
                : `The fields of {@link ${type}}. The signer fills in ${filled.join(", ")}.`,
          },
    envelope: envelopeOf(union, member),
    resultKind: undefined,
    result: reader.schemaType({ $ref: `#/components/schemas/${answer}` }, [...at, "response"]),
    resultDescription: text(object(reader.schemas[answer])["description"]) ?? "",
    member,
  };
}

/** What a caller gives: what the client fills in may be left out. */
function callersType(type: string, tag: string, filled: readonly string[]): string {
  const partial = filled.length > 0 ? ` & Partial<Pick<${type}, ${keys(filled)}>>` : "";
  return `Omit<${type}, ${keys([tag, ...filled])}>${partial}`;
}

/** A member's constant, which tells it from the others, and the facts of its `x-member`. */
export function readMember(reader: SpecReader, { property }: Pick<Union, "property">, type: string): Member {
  const schema = object(reader.schemas[type]);
  const pointer: SpecPath = ["components", "schemas", type];
  const [first] = Object.entries(object(schema["properties"]));
  const value = text(object(first?.[1])["const"]);
  if (first === undefined || value === undefined) {
    reader.note(
      pointer,
      `${type} is told from its siblings by nothing`,
      "make its first property a constant",
    );
  }
  return {
    property,
    tag: first?.[0] ?? "",
    value: value ?? "",
    schema: type,
    facts: object(schema["x-member"]),
  };
}

/** What the caller may set beside the union. All of it is optional: what must be there, the client fills in. */
function envelopeOf({ body, property }: Union, { facts }: Member): Parameter | undefined {
  if (property === undefined) return undefined;
  // What a user signs field by field has no place for more.
  const own = object(facts["signing"])["scheme"] === "user";
  const type = own
    ? `Partial<Pick<${body}, "nonce" | "signature">>`
    : `Partial<Omit<${body}, "${property}">>`;
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
