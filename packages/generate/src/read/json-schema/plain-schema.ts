import { words } from "../../model/tables.ts";
import { mockRules, readMockRule } from "../../model/mock-rule.ts";
import { entries, field, formatValue, list, Part } from "../spec-document.ts";
import { without } from "./negation.ts";
import { readLimits, numberExtensions, withoutRounded } from "./number-keywords.ts";
import { findRequiredElsewhere } from "./required-properties.ts";

type Schema = Record<string, unknown>;

export interface KeptParts {
  /** Whether `x-quantity` and `x-scale` are read, which say how a value is a number. */
  readonly readsNumbers?: boolean;
  /** Whether examples are kept, and what mocks respond in their place. */
  readonly readsExamples?: boolean;
  /** Whether base64 is bytes. Otherwise, it is a text. */
  readonly readsBytes?: boolean;
  /** Whether constraints and texts are kept that a generated type cannot express. */
  readonly keepsAll?: boolean;
}

interface Rewriting extends KeptParts {
  /** Rewrites a schema within the schema. */
  readonly part: (schema: Part) => unknown;
  readonly reference: (ref: string, isDynamic: boolean) => unknown;
}

const types = new Set(["object", "array", "string", "integer", "number", "boolean", "null"]);

const copiedKeywords = words(
  "description default deprecated readOnly writeOnly const enum format pattern type required",
);

/** Keywords that types cannot express, but services check, or readers see. */
const otherKeywords = words(
  `title example examples externalDocs xml discriminator uniqueItems not if then else patternProperties dependentRequired
  dependentSchemas dependencies contains minContains maxContains unevaluatedItems contentMediaType contentSchema`,
);

/** Keywords that say more than `unknown`, or than an annotation. */
const constrainingKeywords = words(
  "x-ref type const enum anyOf oneOf allOf properties items prefixItems additionalProperties",
);

const annotations: ReadonlySet<string> = new Set(
  words("title description default deprecated readOnly writeOnly example x-simulated"),
);

/**
 * Normalizes a schema of JSON Schema draft 7 or 2020-12, or OpenAPI 3.0 or 3.1, to the form that becomes a type.
 * Constraints that TypeScript cannot express, such as `if`, are omitted.
 */
export function plainSchema(schema: Part, rewriting: Rewriting): unknown {
  const { value } = schema;
  if (typeof value === "boolean" || value === undefined) return value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    schema.note("it is not a schema, so the type is unknown", "write an object, true or false");
    return {};
  }
  const given = value as Schema;
  if ("x-secret" in given)
    schema.noteAt("x-secret", "x-secret is ignored", "remove it: the generated client does not wrap values");
  const { keepsAll = false } = rewriting;
  const parts = rewriteParts(schema, given, rewriting);
  const own = "not" in given && !keepsAll ? without(parts, schema.at("not").follow()?.value) : parts;
  if (own === false) return false;
  const { $ref: ref, $dynamicRef: dynamic, $recursiveRef: recursive } = given;
  const dynamicRef = dynamic ?? recursive;
  const whole =
    typeof ref === "string"
      ? withReference(rewriting.reference(ref, false), own, keepsAll)
      : typeof dynamicRef === "string"
        ? withReference(rewriting.reference(dynamicRef, true), own, keepsAll)
        : joinSchemas(own, keepsAll);
  return given["nullable"] === true ? addNull(whole) : whole;
}

/**
 * Adds the value of the discriminator that selects a member of a union, so that TypeScript narrows the union by it.
 * Its mapping states the value; otherwise, the value is the name of the member's schema.
 */
function tagSchema(rewritten: unknown, member: unknown, union: Part): unknown {
  const discriminator = union.at("discriminator");
  const property = discriminator.get("propertyName");
  const ref = field(member, "$ref");
  if (typeof property !== "string" || typeof ref !== "string") return rewritten;
  if (isTagged({ $ref: ref }, property, union, new Set())) return rewritten;
  const name = ref.replace(/^.*\//, "");
  const values = entries(discriminator.get("mapping")).flatMap(([value, target]) =>
    target === ref || target === name ? [value] : [],
  );
  const tag = values.length > 1 ? { enum: values } : { const: values[0] ?? name };
  const own = {
    allOf: [rewritten, { type: "object", properties: { [property]: tag }, required: [property] }],
  };
  const target = union.spec.resolve({ value: { $ref: ref }, path: union.path });
  const mayBeNull = target?.get("nullable") === true || [typeIn(target?.get("type"))].flat().includes("null");
  return mayBeNull ? addNull(own) : own;
}

/** Whether a schema, or a part of it, states the only values of a property. */
function isTagged(value: unknown, property: string, { spec, path }: Part, seen: Set<unknown>): boolean {
  const found = spec.resolve({ value, path });
  // Schemas that extend the union that they belong to lead back to it.
  if (!found || seen.has(found.value)) return false;
  seen.add(found.value);
  const tag = spec.resolve({ value: found.at("properties").get(property), path: found.path });
  if (tag?.get("const") !== undefined || tag?.get("enum") !== undefined) return true;
  const isTaggedPart = (part: unknown): boolean => isTagged(part, property, found, seen);
  // A union within a union has tags if its members have.
  const members = ["anyOf", "oneOf"].flatMap((key) => list(found.get(key)));
  return list(found.get("allOf")).some(isTaggedPart) || (members.length > 0 && members.every(isTaggedPart));
}

/** Returns the supported keywords of a schema, with the schemas within rewritten. */
function rewriteParts(schema: Part, given: Schema, rewriting: Rewriting): Schema {
  const { part, keepsAll = false } = rewriting;
  const own: Schema = Object.fromEntries(
    [...copiedKeywords, ...(keepsAll ? otherKeywords : [])].flatMap((key) =>
      key in given ? [[key, given[key]]] : [],
    ),
  );
  const encoding = readEncoding(given);
  if (rewriting.readsBytes && encoding?.startsWith("base64")) own["contentEncoding"] = encoding;
  else if (encoding !== undefined && given["contentEncoding"] !== undefined)
    own["description"] = `${formatValue(own["description"] ?? "")} Bytes as ${encoding} text.`.trim();
  Object.assign(own, readLimits(given));
  checkType(schema);
  if (rewriting.readsExamples) Object.assign(own, readExamples(schema));
  if (rewriting.readsNumbers) Object.assign(own, numberExtensions(schema));
  own["type"] = typeIn(own["type"]);
  if (own["type"] === undefined) delete own["type"];
  if (!Array.isArray(own["required"])) delete own["required"];
  else own["required"] = own["required"].filter((name) => typeof name === "string");
  for (const key of ["description", "format", "pattern"]) if (typeof own[key] !== "string") delete own[key];
  withoutRounded(own, schema);
  // Some spec generators write an empty `enum` to allow any value.
  if (list(own["enum"]).length === 0) delete own["enum"];
  for (const key of ["anyOf", "oneOf", "allOf"]) {
    const members = schema.items(key);
    if (members.length === 0) continue;
    const rewritten = members.map((member) => tagSchema(part(member), member.value, schema));
    own[key] = key === "allOf" || keepsAll ? rewritten : withRequired(rewritten, members, schema, part);
  }
  // A choice of which one member allows anything says nothing beyond the other keywords.
  if (!keepsAll && ["type", "properties", "allOf", "$ref"].some((key) => given[key] !== undefined))
    for (const key of ["anyOf", "oneOf"])
      if (!list(own[key]).every((member) => isType(member))) delete own[key];
  const more = keepsAll ? undefined : createRequiredPart(schema, part);
  if (more) own["allOf"] = [...list(own["allOf"]), more];
  if (own["anyOf"] && own["oneOf"]) {
    own["allOf"] = [...list(own["allOf"]), { oneOf: own["oneOf"] }];
    delete own["oneOf"];
  }
  const properties = schema.at("properties");
  if (properties.value !== undefined && !mayBeObject(own["type"]))
    properties.note("properties is ignored: the schema is not an object", "write type: object");
  else if (typeof properties.value === "object" && properties.value !== null)
    own["properties"] = Object.fromEntries(
      properties.entries().map(([name, property]) => [name, part(property)]),
    );
  Object.assign(own, rewriteItems(schema, given, part));
  return keepsAll ? withNames(own, schema, part) : withOthers(own, schema, given, part);
}

function rewriteItems(schema: Part, given: Schema, part: Rewriting["part"]): Schema {
  const items = schema.at("items");
  const [only] = items.items();
  const isList = Array.isArray(items.value);
  const isOne = isOneItem(given);
  const first = given["prefixItems"] == null ? items : schema.at("prefixItems");
  const isTuple = Array.isArray(first.value) && (first !== items || !isOne);
  const rest = isOne ? only : isList ? new Part(schema.spec, given["additionalItems"], items.path) : items;
  return {
    ...(isTuple && { prefixItems: first.items().map(part) }),
    ...(rest?.value !== undefined && { items: part(rest) }),
  };
}

function readExamples(schema: Part): Schema {
  const [first = schema.get("example")] = list(schema.get("examples"));
  const simulated = schema.get("x-simulated");
  const isRule = typeof simulated === "string" && readMockRule(simulated) !== undefined;
  if (simulated !== undefined && !isRule)
    schema.noteAt(
      "x-simulated",
      `x-simulated is ignored: ${JSON.stringify(simulated)} is not a rule`,
      `write ${mockRules}`,
    );
  return { ...(first !== undefined && { example: first }), ...(isRule && { "x-simulated": simulated }) };
}

/** Adds what a schema says about properties that it does not name, as it says it. */
function withNames(own: Schema, schema: Part, part: Rewriting["part"]): Schema {
  const keys = ["additionalProperties", "unevaluatedProperties", "propertyNames"];
  const stated = keys.filter((key) => schema.get(key) !== undefined);
  return { ...own, ...Object.fromEntries(stated.map((key) => [key, part(schema.at(key))])) };
}

/** Describes the properties that a schema requires where only another part of it describes them, as optional. */
function createRequiredPart(schema: Part, part: Rewriting["part"]): Schema | undefined {
  const isExtended = typeof schema.get("$ref") === "string" && Array.isArray(schema.get("required"));
  if (!Array.isArray(schema.get("allOf")) && !isExtended) return undefined;
  return createObject(findRequiredElsewhere(schema), part);
}

/** Describes the properties that members of a union require, and that the schema around the union describes. */
function withRequired(
  rewritten: readonly unknown[],
  members: readonly Part[],
  { spec, value, path }: Part,
  part: Rewriting["part"],
): unknown[] {
  const { anyOf: _, oneOf: __, required: ___, ...around } = value as Schema;
  return rewritten.map((own, index) => {
    const names = list(members[index]?.get("required"));
    if (names.length === 0 || members[index]?.get("$ref") !== undefined) return own;
    const found = findRequiredElsewhere(new Part(spec, { allOf: [around, { required: names }] }, path));
    const open = [...found].filter(([name]) => field(field(own, "properties"), name) === undefined);
    const more = createObject(new Map(open), part);
    if (!more) return own;
    return isType(own) ? { allOf: [own, more] } : more;
  });
}

function createObject(found: ReadonlyMap<string, Part>, part: Rewriting["part"]): Schema | undefined {
  if (found.size === 0) return undefined;
  const properties = [...found].map(([name, property]) => [name, part(property)] as const);
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
  const named = formatValue(contentEncoding ?? (format === "byte" ? "base64" : format)).toLowerCase();
  return /^base(16|32|64|64url)$/.test(named) ? named : undefined;
}

/**
 * Rewrites the type of properties that an object does not name. If it names others, TypeScript cannot type the rest
 * more exactly than `unknown`.
 */
function withOthers(own: Schema, schema: Part, given: Schema, part: Rewriting["part"]): Schema {
  if (!mayBeObject(own["type"])) return own;
  const others = readOtherProperties(own, schema, part);
  const { properties, additionalProperties: values, required } = others;
  // Its other parts may describe what a part requires.
  const isWhole = !["$ref", "allOf", "anyOf", "oneOf"].some((key) => key in given) && !isPart(schema);
  const names = list(required).filter((name) => field(properties, formatValue(name)) === undefined);
  const isMap = values !== undefined || (properties === undefined && own["type"] !== undefined);
  if (!isWhole || !isMap || names.length === 0) return others;
  const more = names.map((name) => [formatValue(name), values ?? {}] as const);
  return {
    ...others,
    properties: { ...Object(properties), ...Object.fromEntries(more) },
    additionalProperties: values ?? {},
  };
}

/** Whether a schema is a part of another, which applies with it. */
function isPart({ path }: Part): boolean {
  return /^(?:all|any|one)Of$/.test(String(path.at(-2))) && typeof path.at(-1) === "number";
}

function readOtherProperties(own: Schema, schema: Part, part: Rewriting["part"]): Schema {
  const [pattern, ...more] = schema.entries("patternProperties");
  const others = schema.get("additionalProperties") ?? (pattern && {});
  const isObject = typeof others === "object" && others !== null;
  // TypeScript cannot say that an object has no other properties.
  if (own["properties"] && others === false) return { ...own, unevaluatedProperties: false };
  if (own["properties"]) return isObject ? { ...own, additionalProperties: {} } : own;
  // All values of a map are described if it has no others, or if every name matches.
  if (pattern && more.length === 0 && (others === false || /^\^?(\.\*)?\$?$/.test(pattern[0])))
    return { ...own, additionalProperties: part(pattern[1]) };
  if (pattern) return { ...own, additionalProperties: {} };
  if (isObject) return { ...own, additionalProperties: part(schema.at("additionalProperties")) };
  return others === true ? { ...own, additionalProperties: {} } : own;
}

/**
 * Whether the `items` of a schema are one schema in a list. Tools mean each item by it, where draft 7 has a tuple of one
 * item and any others; a tuple says how many it has.
 */
function isOneItem({ items, prefixItems, additionalItems, maxItems }: Schema): boolean {
  return list(items).length === 1 && (prefixItems ?? additionalItems) === undefined && maxItems !== 1;
}

function checkType(schema: Part): void {
  for (const type of [schema.get("type") ?? []].flat())
    if (!types.has(formatValue(type)))
      schema.noteAt(
        "type",
        `${formatValue(type)} is not a type of JSON Schema, so the type is unknown`,
        `use one of ${[...types].join(", ")}`,
      );
}

/** Returns the types that a schema names and that exist. In a list of YAML, `null` without quotation marks is meant as a type too. */
export function typeIn(given: unknown): unknown {
  if (!Array.isArray(given)) return types.has(given as string) ? given : undefined;
  const known = given.map(formatValue).filter((type) => types.has(type));
  return known.length > 0 ? known : undefined;
}

/** Whether values of these types can have properties. */
export function mayBeObject(type: unknown): boolean {
  return type === undefined || [type].flat().includes("object");
}

/** Whether a keyword is a text, or about the whole of the parts: what no part has evaluated is known only there. */
function isOutside(key: string): boolean {
  return annotations.has(key) || key === "unevaluatedProperties";
}

/** Separates some keywords of a schema from its others. */
function separate(own: Schema, isFirst: (key: string) => boolean): readonly [Schema, Schema] {
  const all = Object.entries(own);
  return [
    Object.fromEntries(all.filter(([key]) => isFirst(key))),
    Object.fromEntries(all.filter(([key]) => !isFirst(key))),
  ];
}

/** Combines a reference with the keywords next to it: both apply. */
function withReference(target: unknown, own: Schema, keepsAll: boolean): unknown {
  const [documented, more] = separate(own, isOutside);
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
  const [documented, more] = separate(rest, isOutside);
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
  // Within `allOf`, `type: object` alone adds nothing to the other parts.
  const { type, ...rest } = Object(schema) as Schema;
  return constrainingKeywords.some((key) => key in rest) || (type !== undefined && type !== "object");
}

function addNull(schema: unknown): unknown {
  const { type, ...rest } = Object(schema) as Schema;
  const isPlain = !["x-ref", "const", "enum", "anyOf", "oneOf", "allOf"].some((key) => key in rest);
  if (isPlain && type !== undefined) return { ...rest, type: [...new Set([type, "null"].flat())] };
  const [documented, inner] = separate(Object(schema) as Schema, (key) => annotations.has(key));
  return { ...documented, anyOf: [inner, { type: "null" }] };
}
