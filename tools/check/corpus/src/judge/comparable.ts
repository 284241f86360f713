import { type Loose, resolved } from "../call/samples.ts";

/** Keys whose values are maps: their own keys are names. */
const MAPS = new Set(
  "properties patternProperties definitions schemas $defs paths responses parameters headers content encoding callbacks requestBodies securitySchemes links examples mapping variables scopes pathItems webhooks dependentSchemas".split(
    " ",
  ),
);
/** Keys whose values are data. */
const DATA = /^(?:example|examples|default|enum|const|required|x-.*)$/;

/** Formats that are bytes, files or wide integers for callers of a client, and texts and numbers for openapi-typescript. */
const FORMATS = new Set(["base64", "base64url", "binary", "byte", "int64", "uint64"]);

/** Keywords that one of the two does not type, or types in a way of its own. Each has its reason. */
const KEYWORDS: Readonly<Record<string, string>> = {
  discriminator: "a client narrows the members of a union by it, openapi-typescript changes the members",
  pattern: "a client has template literal types for prefixes and integers",
  contentEncoding: "base64 is bytes for callers",
  contentMediaType: "a part of a form is a file",
  patternProperties: "openapi-typescript ignores it",
  not: "a client excludes values and properties by it, openapi-typescript ignores it",
  minItems: "openapi-typescript has no option that both read as lists of any length",
  maxItems: "a client types a list of no items as such",
};

/** Returns a copy of a document without what a client types otherwise on purpose: what remains, both must type in the same way. */
export function comparable(document: Loose): Loose {
  return copy(document, (schema) => {
    // It may lead to a property that only one direction has.
    const isIntoPath = String(schema["$ref"]).startsWith("#/paths/");
    return plain(isIntoPath ? (resolved(schema, document) as Loose) : schema);
  }) as Loose;
}

/** Returns a copy of a document without the properties of one direction: those that only responses have, or only requests. */
export function inDirection(document: Loose, omitted: "readOnly" | "writeOnly"): Loose {
  return copy(document, (schema) => {
    const all = Object.entries(Object(schema["properties"]) as Loose);
    const names = all.filter(([, one]) => has(one, omitted, document)).map(([name]) => name);
    // An object without properties is any object for openapi-typescript.
    if (names.length === 0 || names.length === all.length) return schema;
    const { required } = schema;
    return {
      ...schema,
      properties: Object.fromEntries(all.filter(([name]) => !names.includes(name))),
      ...(Array.isArray(required) && { required: required.filter((name) => !names.includes(String(name))) }),
    };
  }) as Loose;
}

function has(property: unknown, keyword: string, document: Loose): boolean {
  return [property, resolved(property, document)].some((one) => (Object(one) as Loose)[keyword] === true);
}

function copy(value: unknown, change: (schema: Loose) => Loose, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((one) => copy(one, change));
  if (typeof value !== "object" || value === null) return value;
  const own = isMap ? (value as Loose) : change(value as Loose);
  return Object.fromEntries(
    Object.entries(own).map(([key, part]) => [
      key,
      !isMap && DATA.test(key) ? part : copy(part, change, !isMap && MAPS.has(key) && !Array.isArray(part)),
    ]),
  );
}

function isEmpty(member: unknown): boolean {
  return Object.keys(Object(member) as Loose).every((key) => /^(?:required|title|description)$/.test(key));
}

const COMBINATIONS = ["allOf", "anyOf", "oneOf"];

function withOwnRequired(member: unknown): unknown {
  const { required, ...own } = Object(member) as Loose;
  // Alone, it says nothing beyond the other members.
  if (own["type"] === "object" && Object.keys(own).every((key) => /^(?:type|title|description)$/.test(key)))
    return {};
  if (!Array.isArray(required)) return member;
  const names = new Set(Object.keys(Object(own["properties"]) as Loose));
  return { ...own, required: required.filter((name) => names.has(String(name))) };
}

function plain(schema: Loose): Loose {
  const own = Object.fromEntries(Object.entries(schema).filter(([key]) => !(key in KEYWORDS)));
  if (Object.keys(Object(own["properties"]) as Loose).length === 0) delete own["properties"];
  // A client requires what a part requires and another one describes, which openapi-typescript mostly ignores.
  for (const key of COMBINATIONS)
    if (Array.isArray(own[key])) own[key] = own[key].map((member: unknown) => withOwnRequired(member));
  // A member that only requires makes the whole unknown for openapi-typescript.
  for (const key of ["anyOf", "oneOf"])
    if (Array.isArray(own[key]) && own[key].some((member) => isEmpty(member))) delete own[key];
  // Next to a reference, OpenAPI 3.0 has no keywords, and a client takes those that tools write.
  if (own["$ref"] !== undefined) delete own["nullable"];
  if (Array.isArray(own["required"]) && ["$ref", ...COMBINATIONS].every((key) => own[key] === undefined))
    Object.assign(own, withOwnRequired(own));
  if (FORMATS.has(String(own["format"]))) delete own["format"];
  // Of other properties next to named ones, a client says that they are unknown.
  if (own["properties"] !== undefined) delete own["additionalProperties"];
  const isAny = ["properties", "additionalProperties", "allOf", "anyOf", "oneOf", "$ref", "enum"].every(
    (key) => own[key] === undefined,
  );
  if (own["type"] === "object" && isAny) own["additionalProperties"] = true;
  return own;
}
