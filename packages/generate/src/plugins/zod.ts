import { literal, castLiteral } from "../emit/typescript/literal.ts";
import { mapValues } from "../model/tables.ts";
import { pluginHeader, schemaName } from "./plugin-text.ts";
import type { ClientDescription, GeneratePlugin, JsonSchema } from "./plugin.ts";

/** Makes `zod.ts`: a Zod schema for each type of `types.ts`, which Zod itself makes of the type's JSON Schema. */
export const plugin: GeneratePlugin = {
  name: "zod",
  files: (client) => {
    if (client.kind === "proto")
      throw new Error("messages of protos are not JSON, so they have no Zod schemas");
    return { "zod.ts": zodText(client) };
  },
};

/** Keywords that Zod rejects. A value may be more than its schema says without them. */
const unsupported = new Set(["not", "unevaluatedProperties", "unevaluatedItems", "if", "then", "else"]);

function zodText(client: ClientDescription): string {
  const names = Object.keys(client.schemas);
  if (names.length === 0) return `${pluginHeader(client, "zod")}// The spec names no types.\nexport {};\n`;
  const hasBytes = JSON.stringify(client.schemas).includes('"contentEncoding":');
  const parts = names.map((name) => {
    const schema = supported(client.schemas[name] ?? true);
    const uses = [...new Set(referencesIn(schema))].filter((one) => names.includes(one));
    return `
const ${definition(name)}: Definition = {
  name: ${JSON.stringify(name)},
  schema: ${castLiteral(literal(schema), 'Definition["schema"]')},
  uses: () => [${uses.map(definition).join(", ")}],
};

/** Checks that a value is a {@link ${name}}. */
export const ${schemaName(name)}: z.ZodType<${name}> = /* @__PURE__ */ schemaOf<${name}>(${definition(name)});
`;
  });
  return `${pluginHeader(client, "zod")}import * as z from "zod";
import type {
${names
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join("")}} from "./types.js";

/** A type's JSON Schema, and the definitions that it refers to. */
interface Definition {
  readonly name: string;
  readonly schema: z.core.JSONSchema.BaseSchema | boolean;
  readonly uses: () => readonly Definition[];
}

/** Makes a Zod schema of a definition and those that it needs, when it is first used. */
function schemaOf<T>(root: Definition): z.ZodType<T> {
  return z.lazy(() => {
    const $defs: Record<string, Definition["schema"]> = {};
    const add = ({ name, schema, uses }: Definition): void => {
      if (Object.hasOwn($defs, name)) return;
      $defs[name] = schema;
      for (const used of uses()) add(used);
    };
    add(root);
    const made = z.fromJSONSchema({ $ref: \`#/$defs/\${root.name}\`, $defs } as z.core.JSONSchema.JSONSchema);
    return ${hasBytes ? "withBytes(made, root)" : "made"} as z.ZodType<T>;
  });
}
${hasBytes ? BYTES : ""}${parts.join("")}`;
}

/** Code that checks bytes, which JSON Schema does not have. */
const BYTES = `
/** Adds that the values of texts in base64, which the client decodes, are a Uint8Array. */
function withBytes(made: z.ZodType, root: Definition): z.ZodType {
  return made.superRefine((value, context) => {
    const path = otherThanBytes(root.schema as JsonSchema, value, root.uses());
    if (path) context.addIssue({ code: "custom", path: [...path], message: "Invalid input: expected Uint8Array" });
  });
}

type JsonSchema = { readonly [keyword: string]: unknown } | boolean;

/** Returns the path of a value that should be bytes. */
function otherThanBytes(schema: JsonSchema, value: unknown, uses: readonly Definition[]): PropertyKey[] | undefined {
  if (typeof schema !== "object") return undefined;
  if (schema["contentEncoding"] !== undefined)
    return value instanceof Uint8Array || (value === null && schema["nullable"] === true) ? undefined : [];
  const used = uses.find(({ name }) => schema["$ref"] === \`#/$defs/\${name}\`);
  if (used) return otherThanBytes(used.schema as JsonSchema, value, used.uses());
  for (const key of ["anyOf", "oneOf"]) {
    const members = (schema[key] ?? []) as readonly JsonSchema[];
    const found = members.map((member) => otherThanBytes(member, value, uses));
    if (found.length > 0 && found.every((path) => path !== undefined)) return found[0];
  }
  const { allOf = [], properties = {}, additionalProperties, prefixItems = [], items } = schema as Keywords;
  const within = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item, prefixItems[index] ?? items] as const)
    : Object.entries(Object(value) as object).map(
        ([key, item]: [string, unknown]) => [key, item, Object.hasOwn(properties, key) ? properties[key] : additionalProperties] as const,
      );
  const parts = [...allOf.map((part) => [undefined, value, part] as const), ...within];
  for (const [key, item, part] of parts) {
    const path = item === undefined ? undefined : otherThanBytes(part ?? true, item, uses);
    if (path) return key === undefined ? path : [key, ...path];
  }
  return undefined;
}

interface Keywords {
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly items?: JsonSchema;
}
`;

function definition(name: string): string {
  return `define${name}`;
}

function supported(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema))
    return schema.map((part) => supported(part as JsonSchema)) as unknown as JsonSchema;
  if (typeof schema !== "object" || schema === null) return schema;
  const { contentEncoding, type } = schema as { readonly contentEncoding?: unknown; readonly type?: unknown };
  // Without a type, which would be that of the text.
  if (contentEncoding !== undefined)
    return { contentEncoding, ...([type].flat().includes("null") && { nullable: true }) };
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
      if (unsupported.has(key) || (key === "pattern" && !isRegExp(value))) return [];
      // Zod's types of `enum` have no lists and objects.
      if (key === "enum" && [value].flat().some((one) => typeof one === "object" && one !== null)) return [];
      if (key === "properties")
        return [[key, mapValues(value as Readonly<Record<string, JsonSchema>>, supported)]];
      return [[key, ["const", "enum", "default"].includes(key) ? value : supported(value as JsonSchema)]];
    }),
  );
}

/** Whether a RegExp can be made of a pattern. Those of other languages are omitted. */
function isRegExp(pattern: unknown): boolean {
  try {
    return Boolean(new RegExp(String(pattern), "u"));
  } catch {
    return false;
  }
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "$ref" && typeof part === "string" ? [part.replace("#/$defs/", "")] : referencesIn(part),
  );
}
