import {
  type Field,
  type Json,
  type JsonObject,
  pascal,
  resolved,
  type Type,
  type Types,
} from "@node-access/generate/model";
import { Mistakes } from "../../spec-file/index.ts";
import { byName } from "../../model/map-types.ts";
import { listFields } from "../../model/read-types.ts";

/** The schemas of what bytes hold, by how JSON shows them to callers who ask for readable values. */
const BYTES = { address: "Address", text: "Readable", hex: "Hex" } as const;
const TAKEN: ReadonlySet<string> = new Set(Object.values(BYTES));

/** Integers that may exceed a JavaScript number. */
const WIDE = /64/;

/**
 * The OpenAPI schemas of messages in the JSON that TRON's nodes write: fields have their names in the protos,
 * bytes are hex, enums are names, maps are lists of keys and values, and fields of a `oneof` are next to each other.
 */
export class MessageSchemas {
  readonly #types: Types;
  readonly #schemas: Readonly<Record<string, JsonObject>>;
  readonly #source: string;
  /** The messages and enums by the names of their schemas. */
  readonly #names: ReadonlyMap<string, string>;

  /** @param schemas - Those that replace or extend the schemas of messages, by name. */
  constructor(types: Types, schemas: Readonly<Record<string, JsonObject>>, source: string) {
    this.#types = types;
    this.#schemas = schemas;
    this.#source = source;
    this.#names = new Map(Object.keys(types).map((name) => [schemaName(name), name]));
  }

  /** The schemas that others refer to, directly or through others, except those that are `known`: described elsewhere. */
  reached(from: Json, known: JsonObject): JsonObject {
    const found = new Map<string, JsonObject>();
    const visit = (value: Json): void => {
      for (const name of referencesIn(value)) {
        if (found.has(name) || name in known) continue;
        found.set(name, {});
        const members = Object.entries(this.#namedSchemas(name));
        for (const [key, schema] of members) found.set(key, schema);
        for (const [, schema] of members) visit(schema);
      }
    };
    visit(from);
    return Object.fromEntries([...found].toSorted(byName));
  }

  listProperties(message: string): Readonly<Record<string, JsonObject>> {
    const own = listFields(this.#types[message]?.type ?? { kind: "any" });
    const { properties } = this.#schemas[schemaName(message)] ?? {};
    return {
      ...Object.fromEntries(own.map(({ name, field }) => [name, this.#property(field)])),
      ...(properties as Readonly<Record<string, JsonObject>> | undefined),
    };
  }

  createSchema(type: Type): JsonObject {
    const { kind, reference, items, propertyNames, additionalProperties, encoding = "" } = type;
    if (reference !== undefined) return referenceTo(schemaName(reference));
    if (kind === "list") return { type: "array", items: this.createSchema(items ?? { kind: "any" }) };
    if (kind === "map") {
      const [key, value] = [propertyNames, additionalProperties].map((one) =>
        this.createSchema(one ?? { kind: "any" }),
      );
      const properties = {
        key: { ...key, description: "The key." },
        value: { ...value, description: "The value." },
      };
      return { type: "array", items: { type: "object", properties } };
    }
    if (kind === "bytes") return referenceTo(BYTES[type.readableAs ?? "hex"]);
    if (kind === "integer") {
      const format = encoding.startsWith("u") || encoding.startsWith("fixed") ? "uint64" : "int64";
      return { type: "integer", ...(WIDE.test(encoding) && { format }) };
    }
    return { type: kind === "text" ? "string" : kind };
  }

  #property(field: Field): JsonObject {
    const { description, deprecated, example } = field;
    return {
      ...this.createSchema(field),
      ...(description !== undefined && { description: description.replaceAll("\n", " ") }),
      ...(deprecated === true && { deprecated }),
      ...(example !== undefined && { example: writeExample(example, field, this.#types) }),
    };
  }

  /** Returns a schema with those that are declared together with it. */
  #namedSchemas(name: string): Readonly<Record<string, JsonObject>> {
    const { extends: isExtended, variants, ...own } = this.#schemas[name] ?? {};
    const wireName = this.#names.get(name);
    if (name in this.#schemas && isExtended !== true) return { [name]: { ...own, "x-source": this.#source } };
    const type = wireName === undefined ? undefined : this.#types[wireName]?.type;
    if (!type || wireName === undefined) throw unknownSchema(name);
    const description = (type.description ?? "").replaceAll("\n", " ");
    const texts = { description, "x-source": this.#source };
    if (type.kind === "enum") {
      const values = (type.values ?? []).map((value) => `\n- \`${value.name}\`: ${value.description ?? ""}`);
      const numbers = (type.values ?? []).map(({ number }) => number);
      const untyped = { "x-untyped": "nodes take the number of a value too" };
      const anyOf = [
        { type: "string", enum: type.enum ?? [] },
        { type: "integer", enum: numbers, ...untyped },
      ];
      return { [name]: { anyOf, ...texts, description: `${description}\n${values.join("")}` } };
    }
    const { required } = own;
    const schema = {
      type: "object",
      description,
      ...(required !== undefined && { required }),
      properties: this.listProperties(wireName),
      "x-source": this.#source,
    };
    return variants === undefined
      ? { [name]: schema }
      : this.#variants(name, schema, variants as unknown as Variants);
  }

  /** Returns a union of what a message is for each value of one field, which names the message in another. */
  #variants(
    name: string,
    { properties, ...schema }: JsonObject,
    { by, in: within }: Variants,
  ): Record<string, JsonObject> {
    const fields = properties as Readonly<Record<string, JsonObject>>;
    const tag = this.#names.get(referencesIn(fields[by] ?? {})[0] ?? "");
    const values = (tag === undefined ? [] : (this.#types[tag]?.type.enum ?? [])).filter((value) =>
      this.#names.has(String(value)),
    );
    const members = values.map((value): [string, JsonObject] => [
      `${name.replace(/Contract$/, "")}${String(value)}`,
      {
        ...schema,
        description: `The contract \`${String(value)}\` of a transaction.`,
        required: [by, within],
        properties: {
          ...fields,
          [by]: { const: value, description: "Type of the contract." },
          [within]: {
            type: "object",
            description: "What the contract holds.",
            required: ["value", "type_url"],
            properties: {
              value: referenceTo(String(value)),
              type_url: {
                type: "string",
                description: "Type of the message.",
                example: `type.googleapis.com/${this.#types[String(value)]?.wireName ?? ""}`,
              },
            },
          },
        },
      },
    ]);
    const oneOf = members.map(([member]) => referenceTo(member));
    const { type: _, ...texts } = schema;
    return { [name]: { ...texts, oneOf }, ...Object.fromEntries(members) };
  }
}

interface Variants {
  readonly by: string;
  readonly in: string;
}

/** Converts an example of a gRPC value to JSON over HTTP: bytes without `0x`, enums as names, maps as lists of keys and values. */
export function writeExample(example: Json, type: Type, types: Types): Json {
  const own = resolved(type, types);
  if (own.kind === "bytes") return String(example).replace(/^0x/, "");
  if (own.kind === "enum" && typeof example === "number")
    return own.values?.find(({ number }) => number === example)?.name ?? example;
  if (Array.isArray(example))
    return example.map((one: Json) => writeExample(one, own.items ?? { kind: "any" }, types));
  if (typeof example !== "object" || example === null) return example;
  if (own.kind === "map") {
    const isNumber = own.propertyNames?.kind === "integer";
    return Object.entries(example).map(([key, value]) => ({ key: isNumber ? Number(key) : key, value }));
  }
  const converted = Object.entries(example as JsonObject).map(([name, value]) => [
    name,
    writeExample(value as Json, own.properties?.[name] ?? { kind: "any" }, types),
  ]);
  return Object.fromEntries(converted);
}

/** Returns the name of a message's schema: `BlockHeaderRaw` for `BlockHeader_raw`, `AddressMessage` for `Address`. */
export function schemaName(message: string): string {
  const name = pascal(message);
  return TAKEN.has(name) ? `${name}Message` : name;
}

export function referenceTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

function unknownSchema(name: string): Mistakes {
  const what = `no message or schema is called ${name}`;
  const remedy = "correct the name, or describe the schema";
  return new Mistakes([{ file: "specs/grpc/http.yaml", line: 1, column: 1, what, remedy }]);
}

function referencesIn(value: Json): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" ? [String(inner).slice(String(inner).lastIndexOf("/") + 1)] : referencesIn(inner as Json),
  );
}
