import fc from "fast-check";

/** A JSON schema with keywords that rules understand. */
export type Schema = Readonly<Record<string, unknown>> | boolean;

export const NAMES = ["A", "B", "C"] as const;
const KEYS = ["a", "b", "c", "d"] as const;
const WORDS = ["x", "y", "z", "0x1"] as const;

function optional<T>(key: string, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> {
  return fc
    .option(arbitrary, { nil: undefined })
    .map((value) => (value === undefined ? {} : { [key]: value }));
}

function joined(...parts: fc.Arbitrary<Record<string, unknown>>[]): fc.Arbitrary<Record<string, unknown>> {
  return fc.tuple(...parts).map((all) => Object.assign({}, ...all) as Record<string, unknown>);
}

const size = fc.integer({ min: 0, max: 3 });
const always = (value: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> => fc.constant(value);

const leaf: fc.Arbitrary<Schema> = fc.oneof(
  joined(
    always({ type: "string" }),
    optional("minLength", size),
    optional(
      "maxLength",
      size.map((n) => n + 3),
    ),
  ),
  joined(always({ type: "string" }), optional("pattern", fc.constantFrom("^0x", "^[xyz]"))),
  joined(
    always({ type: "integer" }),
    optional("minimum", size),
    optional(
      "maximum",
      size.map((n) => n + 3),
    ),
  ),
  joined(
    always({ type: "number" }),
    optional("exclusiveMinimum", size),
    optional(
      "maximum",
      size.map((n) => n + 3),
    ),
  ),
  fc.constantFrom<Schema>({ type: "boolean" }, { type: "null" }, { type: ["string", "null"] }),
  fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1 }).map((words) => ({ enum: words })),
  fc.constantFrom<Schema>({ const: "x" }, { const: true }, { const: 1 }, { const: null }),
);

/** Schemas up to some depth, with references to {@link NAMES}. */
export function schemas(depth: number): fc.Arbitrary<Schema> {
  if (depth === 0) return leaf;
  const inner = schemas(depth - 1);
  const properties = fc.uniqueArray(fc.tuple(fc.constantFrom(...KEYS), inner), { selector: ([key]) => key });
  const object = fc
    .tuple(properties, fc.subarray([...KEYS]), optional("additionalProperties", inner))
    .map(([described, required, others]): Schema => {
      const requiredNames = required.filter((key) => described.some(([name]) => name === key));
      return Object.assign(
        { type: "object", properties: Object.fromEntries(described), required: requiredNames },
        others,
      );
    });
  return fc.oneof(
    leaf,
    object,
    joined(
      always({ type: "array" }),
      inner.map((items) => ({ items })),
      optional("maxItems", size),
    ),
    fc
      .tuple(inner, inner)
      .map(([one, other]) => ({ type: "array", prefixItems: [one, other], minItems: 2, items: false })),
    fc.array(inner, { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    fc.tuple(object, object).map((allOf) => ({ allOf })),
    fc.constantFrom(...NAMES).map((name) => ({ $ref: `#/components/schemas/${name}` })),
  );
}

/** Schemas for all names. Each is an object, because the meaning of a reference to itself alone is undefined. */
export const components: fc.Arbitrary<Record<string, Schema>> = fc
  .array(schemas(1), { minLength: 3, maxLength: 3 })
  .map((parts) =>
    Object.fromEntries(
      NAMES.map((name, index) => [name, { type: "object", properties: { a: parts[index] ?? true } }]),
    ),
  );

type Tweak = (schema: Readonly<Record<string, unknown>>, which: number, other: Schema) => Schema;

/** Small changes, most of them wider or narrower by one step. */
const TWEAKS: Readonly<Record<string, Tweak>> = {
  "without a keyword": (schema, which) => {
    const keys = Object.keys(schema).filter((key) => key !== "type");
    return Object.fromEntries(
      Object.entries(schema).filter(([key]) => key !== keys[which % (keys.length || 1)]),
    );
  },
  "another type": (schema, which) => {
    const types = ["string", "integer", "number", ["string", "null"]];
    return { ...schema, type: types[which % types.length] };
  },
  "a property required or not": (schema, which) => {
    const names = Object.keys(Object.assign({}, schema["properties"]));
    const required = (schema["required"] ?? []) as readonly string[];
    const name = names[which % (names.length || 1)];
    if (name === undefined) return schema;
    return {
      ...schema,
      required: required.includes(name) ? required.filter((one) => one !== name) : [...required, name],
    };
  },
  "a property more": (schema, which, other) => {
    const properties = {
      ...Object.assign({}, schema["properties"]),
      [KEYS[which % KEYS.length] ?? "a"]: other,
    };
    return schema["type"] === "object" ? { ...schema, properties } : { anyOf: [schema, other] };
  },
  "a bound": (schema, which) => {
    const bounds = ["minLength", "maxLength", "minimum", "maximum", "maxItems"];
    return { ...schema, [bounds[which % bounds.length] ?? ""]: (which >> 3) % 6 };
  },
  "a value or member more": (schema, which, other) => {
    const word = WORDS[which % WORDS.length];
    if (Array.isArray(schema["enum"]))
      return { enum: [...new Set([...(schema["enum"] as unknown[]), word])] };
    return Array.isArray(schema["anyOf"])
      ? { anyOf: [...(schema["anyOf"] as unknown[]), other] }
      : { anyOf: [schema, other] };
  },
  "a value or member less": (schema, which) => {
    const key = ["enum", "anyOf"].find((one) => Array.isArray(schema[one]));
    const members = key === undefined ? [] : (schema[key] as unknown[]);
    return members.length > 1 && key !== undefined
      ? { [key]: members.filter((_, index) => index !== which % members.length) }
      : schema;
  },
};

/** A schema, and a copy in which one part is replaced or slightly changed. */
export const edits: fc.Arbitrary<readonly [Schema, Schema]> = fc
  .tuple(schemas(2), schemas(1), fc.nat(), fc.constantFrom("other", ...Object.keys(TWEAKS)), fc.nat())
  .map(([schema, other, place, how, which]) => {
    const made = (part: Schema): Schema =>
      typeof part === "boolean" ? other : (TWEAKS[how]?.(part, which, other) ?? other);
    return [schema, replaced(schema, made, place)];
  });

/** Replaces the part of a schema with this index by the result of a function. */
function replaced(schema: Schema, made: (part: Schema) => Schema, place: number): Schema {
  let left = place % count(schema);
  const visit = (node: Schema): Schema => (left-- === 0 ? made(node) : withParts(node, visit));
  return visit(schema);
}

function count(schema: Schema): number {
  let sum = 1;
  withParts(schema, (part) => {
    sum += count(part);
    return part;
  });
  return sum;
}

/** Applies a function to each schema directly within a schema. */
function withParts(schema: Schema, made: (part: Schema) => Schema): Schema {
  if (typeof schema === "boolean") return schema;
  const inside = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (["anyOf", "allOf", "prefixItems"].includes(key)) return [key, (value as Schema[]).map(made)];
    if (key === "additionalProperties" || key === "items") return [key, made(value as Schema)];
    if (key !== "properties") return [key, value];
    return [
      key,
      Object.fromEntries(Object.entries(value as Named).map(([name, part]) => [name, made(part)])),
    ];
  });
  return Object.fromEntries(inside);
}

type Named = Readonly<Record<string, Schema>>;

/** Values that a schema may accept, without additional properties. */
export function values(schema: Schema, named: Named, depth = 4): fc.Arbitrary<unknown> {
  if (typeof schema === "boolean" || depth === 0) return fc.constantFrom<unknown>("x", 1, true, null, {}, []);
  const inner = (one: unknown): fc.Arbitrary<unknown> => values((one ?? true) as Schema, named, depth - 1);
  const { $ref, anyOf, allOf, properties, items, prefixItems } = schema;
  if (typeof $ref === "string") return inner(named[$ref.split("/").at(-1) ?? ""]);
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom<unknown>(...schema["enum"]);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(inner));
  if (Array.isArray(allOf))
    return fc.tuple(...allOf.map(inner)).map((all) => Object.assign({}, ...all) as unknown);
  if (Array.isArray(prefixItems)) return fc.tuple(...prefixItems.map(inner));
  if (schema["type"] === "array") return fc.array(inner(items), { maxLength: 3 });
  if (schema["type"] === "object") {
    const described = Object.entries(properties ?? {}).map(([key, one]): [string, fc.Arbitrary<unknown>] => [
      key,
      inner(one),
    ]);
    const others =
      schema["additionalProperties"] === undefined
        ? fc.constant({})
        : fc.dictionary(fc.constantFrom("d", "e"), inner(schema["additionalProperties"]), { maxKeys: 1 });
    const own = fc.record(Object.fromEntries(described), {
      requiredKeys: ((schema["required"] ?? []) as string[]).filter((key) =>
        described.some(([name]) => name === key),
      ),
    });
    return fc.tuple(others, own).map(([more, some]) => Object.assign({}, more, some));
  }
  if (schema["type"] === "integer") return fc.integer({ min: -1, max: 8 });
  if (schema["type"] === "number") return fc.constantFrom(-1, 0, 0.5, 1, 2.5, 3, 7);
  if (schema["type"] === "boolean") return fc.boolean();
  if (schema["type"] === "null") return fc.constant(null);
  const text = fc.constantFrom("", "x", "y", "xy", "xyz", "0x1", "longer text");
  return Array.isArray(schema["type"]) ? fc.oneof(text, fc.constant(null)) : text;
}
