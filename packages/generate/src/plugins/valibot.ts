import { formatKey } from "../emit/typescript/literal.ts";
import { pluginHeader, schemaName } from "./plugin-text.ts";
import type { ClientDescription, GeneratePlugin, JsonSchema } from "./plugin.ts";

/** Makes `valibot.ts`: a Valibot schema for each type of `types.ts`. */
export const plugin: GeneratePlugin = {
  name: "valibot",
  files: (client) => {
    if (client.kind === "proto")
      throw new Error("messages of protos are not JSON, so they have no Valibot schemas");
    return { "valibot.ts": valibotText(client) };
  },
};

type Keywords = Readonly<Record<string, unknown>>;

function valibotText(client: ClientDescription): string {
  const names = Object.keys(client.schemas);
  if (names.length === 0)
    return `${pluginHeader(client, "valibot")}// The spec names no types.\nexport {};\n`;
  const parts = names.map(
    (name) => `
/** Checks that a value is a {@link ${name}}. */
export const ${schemaName(name)}: v.GenericSchema<unknown, ${name}> = /* @__PURE__ */ schemaOf<${name}>(() => ${print(client.schemas[name] ?? true)});
`,
  );
  return `${pluginHeader(client, "valibot")}import * as v from "valibot";
import type {
${names
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join("")}} from "./types.js";

/** Makes a schema when it is first used: types may contain each other. */
function schemaOf<T>(make: () => v.GenericSchema): v.GenericSchema<unknown, T> {
  let made: v.GenericSchema | undefined;
  return v.lazy(() => (made ??= make())) as v.GenericSchema<unknown, T>;
}
${parts.join("")}`;
}

/** Prints a JSON Schema. Keywords that Valibot has no action for are omitted: a value may be more than its schema says. */
function print(schema: JsonSchema): string {
  if (typeof schema === "boolean") return schema ? "v.unknown()" : "v.never()";
  const parts = [...shapes(schema), ...unions(schema)];
  if (parts.length === 0) return "v.unknown()";
  return parts.length === 1 ? (parts[0] ?? "") : `v.intersect([${parts.join(", ")}])`;
}

/** What a schema says itself of a value: at most one of these. */
function shapes(schema: Keywords): string[] {
  const { $ref, const: constant, enum: values, type } = schema;
  if (typeof $ref === "string") return [schemaName($ref.replace("#/$defs/", ""))];
  if (constant !== undefined) return [value(constant)];
  if (Array.isArray(values)) return [printUnion(values.map(value))];
  const kinds = [type ?? implied(schema)].flat().filter((kind) => typeof kind === "string");
  return kinds.length === 0 ? [] : [printUnion(kinds.map((kind) => ofKind(kind, schema)))];
}

function unions({ allOf, anyOf, oneOf: one }: Keywords): string[] {
  const all = Array.isArray(allOf) ? allOf.map(print) : [];
  return [...all, ...[anyOf, one].filter(Array.isArray).map((members) => printUnion(members.map(print)))];
}

/** The type that keywords imply where a schema names none. */
function implied({ properties, items, prefixItems, additionalProperties }: Keywords): string | undefined {
  if (properties !== undefined || typeof additionalProperties === "object") return "object";
  return items === undefined && prefixItems === undefined ? undefined : "array";
}

function printUnion(members: readonly string[]): string {
  const distinct = [...new Set(members)];
  return distinct.length === 1 ? (distinct[0] ?? "") : `v.union([${distinct.join(", ")}])`;
}

/** Valibot's literals are texts, numbers and booleans. Other values are equal as JSON. */
function value(constant: unknown): string {
  if (constant === null) return "v.null()";
  if (typeof constant !== "object") return `v.literal(${JSON.stringify(constant)})`;
  const text = JSON.stringify(JSON.stringify(constant));
  return `v.custom((value) => JSON.stringify(value) === ${text})`;
}

function ofKind(kind: string, schema: Keywords): string {
  if (kind === "null") return "v.null()";
  if (kind === "boolean") return "v.boolean()";
  if (kind === "string" && schema["contentEncoding"] !== undefined) return "v.instance(Uint8Array)";
  if (kind === "string") return piped("v.string()", schema, textActions(schema));
  if (kind === "integer") return piped("v.number()", schema, ["v.integer()"]);
  if (kind === "number") return piped("v.number()", schema);
  if (kind === "array") return piped(list(schema), schema);
  return kind === "object" ? piped(object(schema), schema) : "v.unknown()";
}

function list({ items, prefixItems }: Keywords): string {
  const rest = items === undefined ? "v.unknown()" : print(items as JsonSchema);
  if (!Array.isArray(prefixItems)) return `v.array(${rest})`;
  return `v.tupleWithRest([${prefixItems.map(print).join(", ")}], ${rest})`;
}

function object({ properties, required, additionalProperties }: Keywords): string {
  const others =
    typeof additionalProperties === "object" ? print(additionalProperties as JsonSchema) : undefined;
  const entries = Object.entries(Object(properties) as Readonly<Record<string, JsonSchema>>);
  const names = Array.isArray(required) ? required : [];
  if (entries.length === 0 && names.length === 0) return `v.record(v.string(), ${others ?? "v.unknown()"})`;
  const undescribed = names.filter((name) => !entries.some(([key]) => key === name));
  const fields = [...entries, ...undescribed.map((name): [string, JsonSchema] => [String(name), true])].map(
    ([key, part]) => `${formatKey(key)}: ${names.includes(key) ? print(part) : `v.optional(${print(part)})`}`,
  );
  const text = `{ ${fields.join(", ")} }`;
  return others === undefined ? `v.looseObject(${text})` : `v.objectWithRest(${text}, ${others})`;
}

const limits: Readonly<Record<string, string>> = {
  minLength: "minLength",
  maxLength: "maxLength",
  minItems: "minLength",
  maxItems: "maxLength",
  minProperties: "minEntries",
  maxProperties: "maxEntries",
  minimum: "minValue",
  maximum: "maxValue",
  exclusiveMinimum: "gtValue",
  exclusiveMaximum: "ltValue",
  multipleOf: "multipleOf",
};

/** The keywords of each type, so that a limit of one is not applied to another. */
const limited: Readonly<Record<string, RegExp>> = {
  "v.string": /Length$/,
  "v.number": /imum$|^multipleOf$/,
  "v.array": /Items$/,
  "v.tupleWithRest": /Items$/,
};

function piped(base: string, schema: Keywords, actions: readonly string[] = []): string {
  const keywords = limited[base.replace(/\(.*$/s, "")] ?? /Properties$/;
  const all = Object.entries(limits).flatMap(([keyword, action]) => {
    const limit = schema[keyword];
    return typeof limit === "number" && keywords.test(keyword) ? [`v.${action}(${limit})`] : [];
  });
  const steps = [...actions, ...all];
  return steps.length === 0 ? base : `v.pipe(${[base, ...steps].join(", ")})`;
}

const formats: Readonly<Record<string, string>> = {
  date: "isoDate",
  "date-time": "isoTimestamp",
  email: "email",
  ipv4: "ipv4",
  ipv6: "ipv6",
  uri: "url",
  uuid: "uuid",
};

function textActions({ format, pattern }: Keywords): string[] {
  const action = formats[String(format)];
  return [...(action === undefined ? [] : [`v.${action}()`]), ...patternAction(pattern)];
}

/** Specs have patterns of other languages too, which no RegExp can be made of. */
function patternAction(pattern: unknown): string[] {
  if (typeof pattern !== "string") return [];
  for (const flags of ["u", ""])
    try {
      void new RegExp(pattern, flags);
      const text = flags === "" ? JSON.stringify(pattern) : `${JSON.stringify(pattern)}, "u"`;
      return [`v.regex(new RegExp(${text}))`];
    } catch {
      // The next flags may do.
    }
  return [];
}
