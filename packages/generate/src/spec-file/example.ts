type Schema = Readonly<Record<string, unknown>>;

/** What stands for a text of each format. */
const formats: Readonly<Record<string, string>> = {
  decimal: "1.5",
  date: "2026-01-31",
  ip: "192.0.2.1",
  ipv4: "192.0.2.1",
};

/**
 * An example of a schema's values: the schema's own `example`, or one that is put together from the examples of its parts.
 *
 * @param schemas - The component schemas that references lead to.
 * @param schema - The schema.
 * @param only - Which properties an object gets: those that must be there, or all.
 * @throws Error for a text whose pattern nothing in the spec shows an example of.
 */
export function exampleOf(schemas: Schema, schema: unknown, only: "required" | "all"): unknown {
  return example(schemas, schema as Schema, only, []);
}

function example(
  schemas: Schema,
  schema: Schema,
  only: "required" | "all",
  above: readonly string[],
): unknown {
  const inner = (part: unknown, over = above): unknown => example(schemas, part as Schema, only, over);
  if ("example" in schema) return schema["example"];
  const reference = schema["$ref"];
  if (typeof reference === "string") return inner(schemas[nameOf(reference)], [...above, nameOf(reference)]);
  if ("const" in schema) return schema["const"];
  if ("default" in schema) return schema["default"];
  if (Array.isArray(schema["enum"])) return schema["enum"][0];
  if (Array.isArray(schema["allOf"])) return Object.assign({}, ...schema["allOf"].map((part) => inner(part)));
  const members = schema["oneOf"] ?? schema["anyOf"];
  if (Array.isArray(members)) return inner(members[0]);
  if (Array.isArray(schema["prefixItems"])) return schema["prefixItems"].map((item) => inner(item));
  const { items, minItems } = schema;
  if (items !== undefined) {
    const isWithin = above.includes(nameOf((items as Schema)["$ref"]));
    return Array.from({ length: isWithin ? 0 : Math.max(1, Number(minItems ?? 0)) }, () => inner(items));
  }
  if (schema["properties"] !== undefined) return objectOf(schema, only, inner);
  if (schema["additionalProperties"] !== undefined) {
    return schema["additionalProperties"] === true ? {} : { BTC: inner(schema["additionalProperties"]) };
  }
  return plain(schema);
}

function objectOf(schema: Schema, only: "required" | "all", inner: (part: unknown) => unknown): unknown {
  const properties = Object.entries(schema["properties"] as Schema);
  const required = (schema["required"] as readonly string[] | undefined) ?? [];
  // Where one of several keys must be there, the first one is.
  const least = Number(schema["minProperties"] ?? 0) - required.length;
  const more = properties.map(([key]) => key).filter((key) => !required.includes(key));
  const limited = schema["maxProperties"] !== undefined || only === "required";
  const wanted = new Set(
    limited ? [...required, ...more.slice(0, Math.max(0, least))] : properties.map(([key]) => key),
  );
  return Object.fromEntries(
    properties.flatMap(([key, part]) => (wanted.has(key) ? [[key, inner(part)]] : [])),
  );
}

function plain(schema: Schema): unknown {
  const { type } = schema;
  const first: unknown = Array.isArray(type) ? type[0] : type;
  if (first === "integer" || first === "number") return schema["minimum"] ?? 1;
  if (first === "boolean") return false;
  if (first === "null") return null;
  if (first === "object") return {};
  if (first !== "string") return null;
  const format = formats[String(schema["format"])];
  if (format !== undefined) return format;
  if (schema["pattern"] !== undefined) {
    throw new Error(`a text of the pattern ${String(schema["pattern"])} needs an example`);
  }
  return "text".padEnd(Number(schema["minLength"] ?? 0), "-");
}

function nameOf(reference: unknown): string {
  return String(reference).replace("#/components/schemas/", "");
}
