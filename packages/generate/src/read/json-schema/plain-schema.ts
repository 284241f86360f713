import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, list, type Placed } from "../spec-document.ts";
import { mockRules, readMockRule } from "../../model/mock-rule.ts";
import { without } from "./negation.ts";
import { readLimits, numberExtensions, withoutRounded } from "./number-keywords.ts";

type Schema = Record<string, unknown>;

/** Callbacks for rewriting a schema. */
export interface Rewriting {
  /** Whether `x-quantity` and `x-scale` are kept. */
  readonly readsNumbers?: boolean;
  /** Whether examples are kept, and what mocks respond in their place. */
  readonly readsExamples?: boolean;
  /** Whether base64 is bytes. Otherwise, it is a text. */
  readonly readsBytes?: boolean;
  /** Whether constraints and texts are kept that a generated type cannot express. */
  readonly keepsAll?: boolean;
  readonly note: (path: SpecPath, what: string, remedy: string) => void;
  /** Rewrites a schema within the schema. */
  readonly part: (schema: unknown, path: SpecPath) => unknown;
  /** Whether the schema that a reference leads to states the only values of a property. */
  readonly isTagged: (ref: string, property: string) => boolean;
  /** Whether the schema that a reference leads to allows null next to objects. */
  readonly mayBeNull: (ref: string) => boolean;
  /** The properties that a schema or a part of it requires, and another part describes. */
  readonly requiredElsewhere: (schema: object, path: SpecPath) => ReadonlyMap<string, Placed>;
  /** Returns what `not` excludes, without references. */
  readonly excluded: (not: unknown, path: SpecPath) => unknown;
  /** Returns the replacement for a reference. */
  readonly reference: (ref: string, path: SpecPath) => unknown;
  /** Returns the replacement for a `$dynamicRef` or `$recursiveRef`. */
  readonly dynamicReference: (ref: string, path: SpecPath) => unknown;
}

const types = new Set(["object", "array", "string", "integer", "number", "boolean", "null"]);

/** Keywords that are copied unchanged. */
const copiedKeywords = [
  "description",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
  "const",
  "enum",
  "format",
  "pattern",
  "type",
  "required",
];

/** Keywords that types cannot express, but services check, or readers see. */
const otherKeywords = [
  "title",
  "example",
  "examples",
  "externalDocs",
  "xml",
  "discriminator",
  "uniqueItems",
  "not",
  "if",
  "then",
  "else",
  "patternProperties",
  "dependentRequired",
  "dependentSchemas",
  "dependencies",
  "contains",
  "minContains",
  "maxContains",
  "unevaluatedItems",
  "contentMediaType",
  "contentSchema",
];

/** Keywords that a generated type cannot express, or that would change its meaning; each with a remedy. */
const unsupported: Readonly<Record<string, string>> = {
  "x-secret": "remove it: the generated client does not wrap values",
};

/**
 * Normalizes a schema of JSON Schema draft 7 or 2020-12, or OpenAPI 3.0 or 3.1, to the form that becomes a type.
 * Constraints that TypeScript cannot express, such as `if`, are omitted.
 */
export function plainSchema(schema: unknown, path: SpecPath, rewriting: Rewriting): unknown {
  if (typeof schema === "boolean" || schema === undefined) return schema;
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) {
    rewriting.note(path, "it is not a schema, so the type is unknown", "write an object, true or false");
    return {};
  }
  const given = schema as Schema;
  for (const [key, remedy] of Object.entries(unsupported))
    if (key in given) rewriting.note([...path, key], `${key} is ignored`, remedy);
  const parted = parts(given, path, rewriting);
  const { keepsAll = false } = rewriting;
  const own = "not" in given && !keepsAll ? without(parted, rewriting.excluded(given["not"], path)) : parted;
  if (own === false) return false;
  const { $ref: ref, $dynamicRef: dynamic, $recursiveRef: recursive } = given;
  const dynamicRef = dynamic ?? recursive;
  const whole =
    typeof ref === "string"
      ? withReference(rewriting.reference(ref, path), own, keepsAll)
      : typeof dynamicRef === "string"
        ? withReference(rewriting.dynamicReference(dynamicRef, path), own, keepsAll)
        : joinSchemas(own, keepsAll);
  return given["nullable"] === true ? addNull(whole) : whole;
}

/**
 * Adds the value of the discriminator that selects a member of a union, so that TypeScript narrows the union by it.
 * Its mapping states the value; otherwise, the value is the name of the member's schema.
 */
function tagSchema(
  rewritten: unknown,
  member: unknown,
  union: Schema,
  { isTagged, mayBeNull }: Rewriting,
): unknown {
  const discriminator = union["discriminator"];
  const property = field(discriminator, "propertyName");
  const ref = field(member, "$ref");
  if (typeof property !== "string" || typeof ref !== "string" || isTagged(ref, property)) return rewritten;
  const name = ref.replace(/^.*\//, "");
  const values = entries(field(discriminator, "mapping")).flatMap(([value, target]) =>
    target === ref || target === name ? [value] : [],
  );
  const tag = values.length > 1 ? { enum: values } : { const: values[0] ?? name };
  const own = {
    allOf: [rewritten, { type: "object", properties: { [property]: tag }, required: [property] }],
  };
  return mayBeNull(ref) ? addNull(own) : own;
}

/** Returns the supported keywords of a schema, with the schemas within rewritten. */
function parts(given: Schema, path: SpecPath, rewriting: Rewriting): Schema {
  const { note, part, keepsAll = false } = rewriting;
  const own: Schema = Object.fromEntries(
    [...copiedKeywords, ...(keepsAll ? otherKeywords : [])].flatMap((key) =>
      key in given ? [[key, given[key]]] : [],
    ),
  );
  const encoding = readEncoding(given);
  if (rewriting.readsBytes && encoding?.startsWith("base64")) own["contentEncoding"] = encoding;
  else if (encoding !== undefined && given["contentEncoding"] !== undefined)
    own["description"] = `${String(own["description"] ?? "")} Bytes as ${encoding} text.`.trim();
  Object.assign(own, readLimits(given));
  checkType(given, path, note);
  if (rewriting.readsExamples) Object.assign(own, readExamples(given, path, note));
  if (rewriting.readsNumbers) Object.assign(own, numberExtensions(given, path, note));
  own["type"] = typeIn(own["type"]);
  if (own["type"] === undefined) delete own["type"];
  if (!Array.isArray(own["required"])) delete own["required"];
  withoutRounded(own, path, note);
  // Some spec generators write an empty `enum` to allow any value.
  if (list(own["enum"]).length === 0) delete own["enum"];
  for (const key of ["anyOf", "oneOf", "allOf"]) {
    const members = given[key];
    if (!Array.isArray(members) || members.length === 0) continue;
    const rewritten = members.map((member, index) =>
      tagSchema(part(member, [...path, key, index]), member, given, rewriting),
    );
    own[key] =
      key === "allOf" || keepsAll ? rewritten : withRequired(rewritten, members, { given, path, rewriting });
  }
  // A choice of which one member allows anything says nothing beyond the other keywords.
  if (!keepsAll && ["type", "properties", "allOf", "$ref"].some((key) => given[key] !== undefined))
    for (const key of ["anyOf", "oneOf"])
      if (!list(own[key]).every((member) => isType(member))) delete own[key];
  const more = keepsAll ? undefined : createRequiredPart(given, path, rewriting);
  if (more) own["allOf"] = [...((own["allOf"] as unknown[] | undefined) ?? []), more];
  if (own["anyOf"] && own["oneOf"]) {
    own["allOf"] = [...((own["allOf"] as unknown[] | undefined) ?? []), { oneOf: own["oneOf"] }];
    delete own["oneOf"];
  }
  if (given["properties"] !== undefined && !mayBeObject(own["type"]))
    note([...path, "properties"], "properties is ignored: the schema is not an object", "write type: object");
  else if (typeof given["properties"] === "object" && given["properties"] !== null)
    own["properties"] = Object.fromEntries(
      entries(given["properties"]).map(([name, property]) => [
        name,
        part(property, [...path, "properties", name]),
      ]),
    );
  const { items } = given;
  const isOne = isOneItem(given);
  const tuple = given["prefixItems"] ?? (Array.isArray(items) && !isOne ? items : undefined);
  const rest = isOne ? (items as unknown[])[0] : Array.isArray(items) ? given["additionalItems"] : items;
  if (Array.isArray(tuple))
    own["prefixItems"] = tuple.map((item, index) =>
      part(item, [...path, "prefixItems" in given ? "prefixItems" : "items", index]),
    );
  if (rest !== undefined) own["items"] = part(rest, [...path, "items", ...(isOne ? [0] : [])]);
  return keepsAll ? withNames(own, given, path, part) : withOthers(own, given, path, part);
}

function readExamples(
  { example, examples, "x-simulated": simulated }: Schema,
  path: SpecPath,
  note: Rewriting["note"],
): Schema {
  const [first = example] = list(examples);
  const isRule = typeof simulated === "string" && readMockRule(simulated) !== undefined;
  if (simulated !== undefined && !isRule)
    note(
      [...path, "x-simulated"],
      `x-simulated is ignored: ${JSON.stringify(simulated)} is not a rule`,
      `write ${mockRules}`,
    );
  return { ...(first !== undefined && { example: first }), ...(isRule && { "x-simulated": simulated }) };
}

/** Adds what a schema says about properties that it does not name, as it says it. */
function withNames(own: Schema, given: Schema, path: SpecPath, part: Rewriting["part"]): Schema {
  const keys = ["additionalProperties", "unevaluatedProperties", "propertyNames"];
  const stated = keys.filter((key) => given[key] !== undefined);
  return { ...own, ...Object.fromEntries(stated.map((key) => [key, part(given[key], [...path, key])])) };
}

/** Describes the properties that a schema requires where only another part of it describes them, as optional. */
function createRequiredPart(
  given: Schema,
  path: SpecPath,
  { requiredElsewhere, part }: Rewriting,
): Schema | undefined {
  const { $ref: ref, allOf, required } = given;
  if (!Array.isArray(allOf) && !(typeof ref === "string" && Array.isArray(required))) return undefined;
  return createObject(requiredElsewhere(given, path), part);
}

/** Describes the properties that members of a union require, and that the schema around the union describes. */
function withRequired(
  rewritten: readonly unknown[],
  members: readonly unknown[],
  { given, path, rewriting }: { given: Schema; path: SpecPath; rewriting: Rewriting },
): unknown[] {
  const { anyOf: _, oneOf: __, required: ___, ...around } = given;
  return rewritten.map((own, index) => {
    const names = list(field(members[index], "required"));
    if (names.length === 0 || field(members[index], "$ref") !== undefined) return own;
    const found = rewriting.requiredElsewhere({ allOf: [around, { required: names }] }, path);
    const open = [...found].filter(([name]) => field(field(own, "properties"), name) === undefined);
    const more = createObject(new Map(open), rewriting.part);
    if (!more) return own;
    return isType(own) ? { allOf: [own, more] } : more;
  });
}

function createObject(found: ReadonlyMap<string, Placed>, part: Rewriting["part"]): Schema | undefined {
  if (found.size === 0) return undefined;
  const properties = [...found].map(([name, { value, path }]) => [name, part(value, path)] as const);
  return { type: "object", properties: Object.fromEntries(properties), required: [...found.keys()] };
}

/** Returns the encoding of a text that is bytes. Source: JSON Schema 2020-12, `contentEncoding`; OpenAPI's registry of formats. */
function readEncoding({
  contentEncoding,
  format,
  type,
  const: constant,
  enum: values,
}: Schema): string | undefined {
  if (![type].flat().includes("string") || constant !== undefined || values !== undefined) return undefined;
  const named = String(contentEncoding ?? (format === "byte" ? "base64" : format)).toLowerCase();
  return /^base(16|32|64|64url)$/.test(named) ? named : undefined;
}

/**
 * Rewrites the type of properties that an object does not name. If it names others, TypeScript cannot type the rest
 * more exactly than `unknown`.
 */
function withOthers(own: Schema, given: Schema, path: SpecPath, part: Rewriting["part"]): Schema {
  if (!mayBeObject(own["type"])) return own;
  const others = readOtherProperties(own, given, path, part);
  const { properties, additionalProperties: values, required } = others;
  // Its other parts may describe what a part requires.
  const isWhole = !["$ref", "allOf", "anyOf", "oneOf"].some((key) => key in given) && !isPart(path);
  const names = list(required).filter((name) => field(properties, String(name)) === undefined);
  const isMap = values !== undefined || (properties === undefined && own["type"] !== undefined);
  if (!isWhole || !isMap || names.length === 0) return others;
  const more = names.map((name) => [String(name), values ?? {}] as const);
  return {
    ...others,
    properties: { ...Object(properties), ...Object.fromEntries(more) },
    additionalProperties: values ?? {},
  };
}

/** Whether a schema is a part of another, which applies with it. */
function isPart(path: SpecPath): boolean {
  return /^(?:all|any|one)Of$/.test(String(path.at(-2))) && typeof path.at(-1) === "number";
}

function readOtherProperties(own: Schema, given: Schema, path: SpecPath, part: Rewriting["part"]): Schema {
  const [pattern, ...more] = entries(given["patternProperties"]);
  const others = given["additionalProperties"] ?? (pattern && {});
  const isObject = typeof others === "object" && others !== null;
  // TypeScript cannot say that an object has no other properties.
  if (own["properties"] && others === false) return { ...own, unevaluatedProperties: false };
  if (own["properties"]) return isObject ? { ...own, additionalProperties: {} } : own;
  // All values of a map are described if it has no others, or if every name matches.
  if (pattern && more.length === 0 && (others === false || /^\^?(\.\*)?\$?$/.test(pattern[0])))
    return {
      ...own,
      additionalProperties: part(pattern[1], [...path, "patternProperties", pattern[0]]),
    };
  if (pattern) return { ...own, additionalProperties: {} };
  if (isObject) return { ...own, additionalProperties: part(others, [...path, "additionalProperties"]) };
  return others === true ? { ...own, additionalProperties: {} } : own;
}

/**
 * Whether the `items` of a schema are one schema in a list. Tools mean each item by it, where draft 7 has a tuple of one
 * item and any others; a tuple says how many it has.
 */
function isOneItem({ items, prefixItems, additionalItems, maxItems }: Schema): boolean {
  return list(items).length === 1 && (prefixItems ?? additionalItems) === undefined && maxItems !== 1;
}

function checkType(given: Schema, path: SpecPath, note: Rewriting["note"]): void {
  for (const type of [given["type"] ?? []].flat())
    if (!types.has(String(type)))
      note(
        [...path, "type"],
        `${String(type)} is not a type of JSON Schema, so the type is unknown`,
        `use one of ${[...types].join(", ")}`,
      );
}

/** Returns the types that a schema names and that exist. */
function typeIn(given: unknown): unknown {
  if (!Array.isArray(given)) return types.has(String(given)) ? given : undefined;
  const known = given.filter((type) => types.has(String(type)));
  return known.length > 0 ? known : undefined;
}

/** Whether values of these types can have properties. */
export function mayBeObject(type: unknown): boolean {
  return type === undefined || [type].flat().includes("object");
}

const UNEVALUATED = "unevaluatedProperties";

const annotations = new Set([
  "title",
  "description",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
  "example",
  "x-simulated",
]);

/** Whether a keyword is a text, or about the whole of the parts: what no part has evaluated is known only there. */
function isOutside([key]: [string, unknown]): boolean {
  return annotations.has(key) || key === UNEVALUATED;
}

/** Separates the texts of a schema from its constraints. */
function separateTypes(own: Schema): readonly [texts: Schema, constraints: Schema] {
  const all = Object.entries(own);
  return [
    Object.fromEntries(all.filter(isOutside)),
    Object.fromEntries(all.filter((one) => !isOutside(one))),
  ];
}

/** Combines a reference with the keywords next to it: both apply. */
function withReference(target: unknown, own: Schema, keepsAll: boolean): unknown {
  const [documented, more] = separateTypes(own);
  const isNamed = field(target, "x-ref") !== undefined;
  // Tools write a type next to a reference that says the same, or that was one before it became a reference.
  const isMore = keepsAll || Object.keys(more).some((key) => key !== "type" && key !== "format");
  if (isMore && isType(more, keepsAll))
    return { ...documented, allOf: [target, joinSchemas(more, keepsAll)] };
  return isNamed || typeof target === "object" ? { ...(target as Schema), ...documented } : target;
}

/** Moves all constraints into `allOf` if there is one: types are printed either from their properties or from `allOf`. */
function joinSchemas(own: Schema, keepsAll: boolean): Schema {
  if (!own["allOf"]) return own;
  const { allOf, ...rest } = own;
  const [documented, more] = separateTypes(rest);
  const given = allOf as readonly unknown[];
  // A part that says only this is about the whole.
  for (const key of ["readOnly", "writeOnly"])
    if (given.some((part) => !isType(part, keepsAll) && field(part, key) === true)) documented[key] = true;
  const all = [...given, more].filter((part) => isType(part, keepsAll));
  const [only] = all;
  if (all.length === 0) return documented;
  return all.length === 1 && typeof only === "object"
    ? { ...(only as Schema), ...documented }
    : { ...documented, allOf: all };
}

/** Whether a schema says more than `unknown`, or than an annotation. */
function isType(schema: unknown, keepsAll = false): boolean {
  if (schema === false) return true;
  if (keepsAll) return Object.keys(Object(schema) as object).some((key) => !annotations.has(key));
  const constraining = [
    "x-ref",
    "type",
    "const",
    "enum",
    "anyOf",
    "oneOf",
    "allOf",
    "properties",
    "items",
    "prefixItems",
    "additionalProperties",
  ];
  // Within `allOf`, `type: object` alone adds nothing to the other parts.
  const { type, ...rest } = Object(schema) as Schema;
  return constraining.some((key) => key in rest) || (type !== undefined && type !== "object");
}

function addNull(schema: unknown): unknown {
  const { type, ...rest } = Object(schema) as Schema;
  const isPlain = !["x-ref", "const", "enum", "anyOf", "oneOf", "allOf"].some((key) => key in rest);
  if (isPlain && type !== undefined) return { ...rest, type: [...new Set([type, "null"].flat())] };
  const all = Object.entries(Object(schema) as Schema);
  const documented = all.filter(([key]) => annotations.has(key));
  const inner = all.filter(([key]) => !annotations.has(key));
  return { ...Object.fromEntries(documented), anyOf: [Object.fromEntries(inner), { type: "null" }] };
}
