import type {
  Example,
  Json,
  JsonObject,
  Operation,
  Type,
  Types,
  VenueMessage,
} from "@node-access/generate/model";

/** An example text for each format. */
const formats: Readonly<Record<string, string>> = {
  decimal: "1.5",
  date: "2026-01-31",
  ip: "192.0.2.1",
  ipv4: "192.0.2.1",
};

/** Which properties an example object has: the required ones, or all. */
export type Extent = "required" | "all";

/**
 * Returns an example of a type: the spec's own example, or one built from the examples of its parts.
 *
 * @param types - The named types that references lead to.
 * @throws TypeError if a text has a pattern and the spec has no example of it.
 */
export function exampleOf(types: Types, type: Type, extent: Extent): Json {
  return example(type, { types, extent, above: [] });
}

/**
 * Returns a sample call of an operation and its result: the spec's example, completed with examples of the types. The
 * sample has all required inputs, and the body.
 *
 * @param types - The named types of the operation's spec.
 */
export function sampleOf(types: Types, operation: Operation | VenueMessage): Example {
  const [stated] = operation.examples;
  const inputs = operation.kind === "message" ? fieldsOf(types, operation) : inputsOf(types, operation);
  if (stated?.output !== undefined) return { inputs, output: stated.output };
  const [output] = operation.outputs;
  return { inputs, ...(output?.type && { output: exampleOf(types, output.type, "all") }) };
}

function inputsOf(types: Types, { inputs, examples: [stated] }: Operation): Example["inputs"] {
  return inputs.flatMap(({ name, location, type, required }) => {
    const own = stated?.inputs.find((one) => one.name === name);
    if (own) return [own];
    return required || location === "body" ? [{ name, value: exampleOf(types, type, "required") }] : [];
  });
}

/** Builds the fields of a message from its type, since `minProperties` and `maxProperties` limit how many it has. */
function fieldsOf(types: Types, { type, tag }: VenueMessage): Example["inputs"] {
  const message = exampleOf(types, { kind: "reference", reference: type }, "required");
  const fields = Object.entries(message as JsonObject).filter(([name]) => name !== tag);
  return fields.map(([name, value]) => ({ name, value }));
}

interface Context {
  readonly types: Types;
  readonly extent: Extent;
  /** The named types that contain this place, to detect recursion. */
  readonly above: readonly string[];
}

function example(type: Type, context: Context): Json {
  const inner = (part: Type): Json => example(part, context);
  const { reference, allOf, items, additionalProperties: values } = type;
  if (type.example !== undefined) return type.example;
  if (reference !== undefined) {
    const named = context.types[reference]?.type ?? { kind: "any" };
    return example(named, { ...context, above: [...context.above, reference] });
  }
  if (type.const !== undefined) return type.const;
  if (type.default !== undefined) return type.default;
  if (type.enum) return type.enum[0] ?? null;
  if (allOf) return Object.assign({}, ...allOf.map(inner)) as JsonObject;
  const [first] = type.oneOf ?? type.anyOf ?? [];
  if (first) return inner(first);
  if (type.prefixItems) return type.prefixItems.map(inner);
  if (items) {
    const isWithin = context.above.includes(items.reference ?? "");
    return Array.from({ length: isWithin ? 0 : Math.max(1, type.minItems ?? 0) }, () => inner(items));
  }
  if (type.properties) return objectOf(type, context.extent, inner);
  if (values) return values.kind === "any" ? {} : { BTC: inner(values) };
  return plain(type);
}

function objectOf(type: Type, extent: Extent, inner: (part: Type) => Json): JsonObject {
  const { required = [], minProperties = 0, maxProperties } = type;
  const properties = Object.entries(type.properties ?? {});
  // If at least one of several optional properties is required, the first one is chosen.
  const least = minProperties - required.length;
  const more = properties.map(([key]) => key).filter((key) => !required.includes(key));
  const limited = maxProperties !== undefined || extent === "required";
  const wanted = new Set(
    limited ? [...required, ...more.slice(0, Math.max(0, least))] : properties.map(([key]) => key),
  );
  return Object.fromEntries(
    properties.flatMap(([key, part]) => (wanted.has(key) ? [[key, inner(part)]] : [])),
  );
}

function plain({ type, minimum, format = "", pattern, minLength = 0 }: Type): Json {
  const [name] = [type].flat();
  if (name === "integer" || name === "number") return minimum ?? 1;
  if (name === "boolean") return false;
  if (name === "object") return {};
  if (name !== "string") return null;
  const known = formats[format];
  if (known !== undefined) return known;
  if (pattern !== undefined) throw new TypeError(`nothing shows a text of the pattern ${pattern}`);
  return "text".padEnd(minLength, "-");
}
