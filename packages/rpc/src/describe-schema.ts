import { describeValue } from "@node-access/auth";

/** A JSON Schema (2020-12) with the keywords that the specs use. */
export type Schema = boolean | Readonly<Record<string, unknown>>;

/** Says what a schema expects. */
export function describe(schema: Schema, $defs: Readonly<Record<string, Schema>>): string {
  if (typeof schema === "boolean") return schema ? "anything" : "nothing";
  const {
    $ref,
    description,
    anyOf,
    const: constant,
    enum: values,
    type,
    pattern,
    minItems,
    maxItems,
  } = schema;
  if (typeof description === "string") return `${description.replace(/\.$/, "")} (${String(pattern)})`;
  if (typeof $ref === "string") return describe($defs[$ref.slice($ref.lastIndexOf("/") + 1)] ?? true, $defs);
  if (Array.isArray(anyOf))
    return [...new Set(anyOf.map((each: Schema) => describe(each, $defs)))].join(" or ");
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map((each) => JSON.stringify(each)).join(", ");
  if (pattern !== undefined) return `a string that matches ${String(pattern)}`;
  if (type === "array" && (minItems ?? maxItems) !== undefined) {
    const min = String(minItems ?? 0);
    if (maxItems === undefined) return `an array of at least ${min}`;
    return String(maxItems) === min ? `an array of ${min}` : `an array of ${min} to ${String(maxItems)}`;
  }
  return String(type ?? "another value");
}

/** Shows a value that does not match its schema, shortened. */
export function show(value: unknown): string {
  if (typeof value === "bigint") return String(value);
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // It contains a bigint, or itself.
    text = describeValue(value);
  }
  return text && text.length > 80 ? `${text.slice(0, 80)}… (${text.length} characters)` : (text ?? "nothing");
}
