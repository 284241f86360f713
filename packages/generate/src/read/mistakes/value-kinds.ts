import type { Part } from "../spec-document.ts";

type Kind = "boolean" | "list" | "map" | "number" | "schema" | "text";

const kinds: Readonly<Record<Kind, readonly [isKind: (value: unknown) => boolean, name: string]>> = {
  boolean: [(value) => typeof value === "boolean", "true or false"],
  list: [Array.isArray, "a list"],
  map: [isMap, "an object"],
  number: [(value) => typeof value === "number", "a number"],
  schema: [(value) => typeof value === "boolean" || isMap(value), "a schema, true or false"],
  text: [(value) => typeof value === "string", "a string"],
};

/** Remedies that say more than the kind. */
const remedies: Readonly<Record<string, string>> = {
  properties: "write an object with a schema for each property",
  security: "write a list of objects, each with the names of schemes",
};

/** Keys whose values have a kind, by the part of the document that has them. */
export interface KeyKinds extends Readonly<Partial<Record<Kind, string>>> {}

export const OPEN_API_KINDS: Readonly<
  Record<
    "document" | "mediaType" | "operation" | "parameter" | "pathItem" | "requestBody" | "response",
    KeyKinds
  >
> = {
  document: { list: "security servers tags", map: "components info paths webhooks" },
  pathItem: { list: "parameters servers", map: "additionalOperations" },
  operation: {
    boolean: "deprecated",
    list: "parameters security servers tags",
    map: "callbacks requestBody responses",
    text: "operationId",
  },
  parameter: {
    boolean: "allowEmptyValue allowReserved deprecated explode required",
    map: "content",
  },
  requestBody: { boolean: "required", map: "content" },
  response: { map: "content headers links" },
  mediaType: { map: "encoding examples" },
};

/** The kinds of values of keywords in schemas. `required` may be a boolean in old drafts. */
export const SCHEMA_KINDS: KeyKinds = {
  boolean: "nullable readOnly uniqueItems writeOnly",
  list: "allOf anyOf enum oneOf prefixItems",
  map: "$defs definitions dependentSchemas discriminator patternProperties properties",
  number: "maxItems maxLength maxProperties minItems minLength minProperties multipleOf",
  schema: "additionalProperties",
  text: "contentEncoding contentMediaType format pattern",
};

/** Notes values of another kind than their key has. A key without a value, in YAML, is as good as none. */
export function noteWrongKinds(part: Part, keysByKind: KeyKinds): void {
  for (const [kind, keys] of Object.entries(keysByKind) as [Kind, string][]) {
    const [isKind, name] = kinds[kind];
    for (const key of keys.split(" ")) {
      const given = part.at(key);
      if (given.value === undefined || given.value === null || isKind(given.value)) continue;
      given.note(`${key} is ignored: it is not ${name}`, remedies[key] ?? `write ${name}`);
    }
  }
}

function isMap(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
