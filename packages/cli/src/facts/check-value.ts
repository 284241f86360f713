import { isNodeAccessError } from "@node-access/auth";
import type * as Validation from "@node-access/rpc/validation";

/** A part of a value that does not match its schema. */
export interface Mismatch {
  /** Where it is, such as `transactions[0].hash`; empty for the value itself. */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** What texts of a format match. */
const FORMATS: Readonly<Record<string, string>> = {
  date: "^\\d{4}-\\d\\d-\\d\\d$",
  "date-time": "^\\d{4}-\\d\\d-\\d\\dT.*(Z|[+-]\\d\\d:\\d\\d)$",
  decimal: "^-?\\d+(\\.\\d+)?$",
  email: "^[^@\\s]+@[^@\\s]+$",
  ip: "^[\\da-fA-F.:]+$",
  ipv4: "^\\d{1,3}(\\.\\d{1,3}){3}$",
  uri: "^[A-Za-z][\\w+.\\-]*:",
};

/** The keywords that are compared, and have no schema within. */
const COMPARED: ReadonlySet<string> = new Set([
  "$ref",
  "type",
  "const",
  "enum",
  "pattern",
  "minimum",
  "minItems",
  "maxItems",
  "required",
  "description",
]);

const adapted = new WeakMap<object, object>();

/** Loaded once: resolving an import again takes longer than most checks. */
let validation: Promise<typeof Validation> | undefined;

/** Returns where a JSON value first differs from its schema. `definitions` has the `$defs` that the schema refers to. */
export async function findMismatch(
  value: unknown,
  schema: object | boolean,
  definitions: object,
): Promise<Mismatch | undefined> {
  const { validateParamsWith } = await (validation ??= import("@node-access/rpc/validation"));
  const check = validateParamsWith({
    definitions: adapt(definitions) as Readonly<Record<string, unknown>>,
    methodSchemas: { value: { params: { type: "array", prefixItems: [adapt(schema)] } } },
  });
  try {
    const operation = { name: "value", idempotency: "safe" } as const;
    await check({ operation, input: [value] } as never, () => Promise.resolve({ value: undefined } as never));
    return undefined;
  } catch (error) {
    if (!isNodeAccessError(error, "INVALID_ARGUMENT")) throw error;
    const { path, expected, received } = error.context;
    return { path: path.replace(/^value\.params\[0\]\.?/, ""), expected, received };
  }
}

/** Writes a schema with the keywords that are compared. */
function adapt(schema: object | boolean): object | boolean {
  if (typeof schema === "boolean") return schema;
  const known = adapted.get(schema);
  if (known) return known;
  const result: Record<string, unknown> = {};
  adapted.set(schema, result);
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === "$defs" || keyword === "properties")
      result[keyword] = Object.fromEntries(
        Object.entries(value as object).map(([name, part]) => [name, adapt(part as object)]),
      );
    else if (keyword === "type" && Array.isArray(value)) result["anyOf"] = value.map((type) => ({ type }));
    else if (keyword === "oneOf") result["anyOf"] = (value as object[]).map(adapt);
    else if (keyword === "format" && FORMATS[value as string] !== undefined) {
      result["pattern"] ??= FORMATS[value as string];
      result["description"] ??= `A text of the format ${String(value)}.`;
    } else if (keyword === "format" && value === "uint64") result["minimum"] ??= 0;
    else if (keyword === "description" && !("pattern" in schema)) continue;
    else if (["anyOf", "allOf", "prefixItems"].includes(keyword))
      result[keyword] = (value as object[]).map(adapt);
    else if (["items", "not", "propertyNames", "additionalProperties"].includes(keyword))
      result[keyword] = adapt(value as object);
    else if (COMPARED.has(keyword)) result[keyword] = value;
  }
  return result;
}
