/** A JSON Schema of version 2020-12, of the keywords that the specs use. */
type Schema = boolean | Readonly<Record<string, unknown>>;

/** Where a value does not fit its schema. */
export interface Mismatch {
  /** The place, as a caller would write it: `params[0].topics[2]`. */
  readonly path: string;
  /** The accepted form. */
  readonly expected: string;
  /** What was there. */
  readonly received: string;
}

type Check = (value: unknown, argument: never, at: Place) => Mismatch | undefined;

interface Place {
  readonly path: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly find: (value: unknown, schema: Schema, path: string) => Mismatch | undefined;
  /** The mismatch of the value itself, in the schema's own words. */
  readonly here: () => Mismatch;
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === "boolean",
  integer: (value) => typeof value === "bigint" || Number.isInteger(value),
  null: (value) => value === null,
  number: (value) => typeof value === "bigint" || typeof value === "number",
  object: isObject,
  string: (value) => typeof value === "string",
};

// Each checks one keyword, and passes values of types that the keyword does not speak of, as JSON Schema says.
const CHECKS: Readonly<Record<string, Check>> = {
  type: (value, type: string, { here }) => (TYPES[type]?.(value) ? undefined : here()),
  const: (value, constant: unknown, { here }) => (value === constant ? undefined : here()),
  enum: (value, values: readonly unknown[], { here }) => (values.includes(value) ? undefined : here()),
  pattern: (value, pattern: string, { here }) =>
    typeof value === "string" && !new RegExp(pattern, "u").test(value) ? here() : undefined,
  minimum: (value, minimum: number, { here }) =>
    (typeof value === "number" || typeof value === "bigint") && value < minimum ? here() : undefined,
  not: (value, schema: Schema, { find, here, path }) => (find(value, schema, path) ? undefined : here()),
  allOf: (value, schemas: readonly Schema[], { find, path }) =>
    first(schemas, (schema) => find(value, schema, path)),
  anyOf(value, schemas: readonly Schema[], { find, here, path }) {
    const mismatches = schemas.map((schema) => find(value, schema, path));
    if (mismatches.includes(undefined)) return undefined;
    // What came furthest into the value is most likely the form that was meant.
    const [deepest] = mismatches.toSorted((a, b) => (b?.path.length ?? 0) - (a?.path.length ?? 0));
    return deepest && deepest.path !== path ? deepest : here();
  },
  minItems: (value, least: number, { here }) =>
    Array.isArray(value) && value.length < least ? here() : undefined,
  maxItems: (value, most: number, { here }) =>
    Array.isArray(value) && value.length > most ? here() : undefined,
  prefixItems: (value, schemas: readonly Schema[], { find, path }) =>
    Array.isArray(value)
      ? first(schemas.slice(0, value.length), (schema, index) =>
          find(value[index], schema, `${path}[${index}]`),
        )
      : undefined,
  items(value, schema: Schema, { find, path, schema: { prefixItems = [] } }) {
    const start = (prefixItems as unknown[]).length;
    return Array.isArray(value)
      ? first(value.slice(start), (item, index) => find(item, schema, `${path}[${start + index}]`))
      : undefined;
  },
  properties: (value, schemas: Readonly<Record<string, Schema>>, { find, path }) =>
    isObject(value)
      ? first(Object.entries(schemas), ([key, schema]) =>
          value[key] === undefined ? undefined : find(value[key], schema, `${path}.${key}`),
        )
      : undefined,
  required: (value, keys: readonly string[], { path }) =>
    isObject(value)
      ? first(keys, (key) =>
          value[key] === undefined
            ? { path: `${path}.${key}`, expected: "a value", received: "nothing" }
            : undefined,
        )
      : undefined,
  propertyNames: (value, schema: Schema, { find, path }) =>
    isObject(value) ? first(Object.keys(value), (key) => find(key, schema, `${path}.${key}`)) : undefined,
  additionalProperties: (value, schema: Schema, { find, path, schema: { properties = {} } }) =>
    isObject(value)
      ? first(
          Object.entries(value).filter(([key]) => !Object.hasOwn(properties as object, key)),
          ([key, item]) => find(item, schema, `${path}.${key}`),
        )
      : undefined,
};

/** Keywords that describe and do not check. */
const SILENT: ReadonlySet<string> = new Set(["$defs", "$id", "$schema", "description", "title"]);

/**
 * Finds where a value does not fit a schema.
 *
 * @param value - A JSON value; integers may be bigint.
 * @param schema - What it should fit.
 * @param definitions - The schema whose `$defs` the others refer to.
 * @param path - What to call the value itself.
 * @returns the first mismatch, or `undefined` if it fits.
 * @throws TypeError for a keyword that is not checked here: it must not pass unseen.
 */
export function findMismatch(
  value: unknown,
  schema: Schema,
  definitions: Schema,
  path: string,
): Mismatch | undefined {
  const { $defs = {} } = definitions as { $defs?: Readonly<Record<string, Schema>> };
  const find = (item: unknown, against: Schema, at: string): Mismatch | undefined => {
    if (against === true) return undefined;
    if (against === false) return { path: at, expected: "nothing", received: show(item) };
    const { $ref, ...rest } = against;
    const target = typeof $ref === "string" ? $defs[$ref.slice($ref.lastIndexOf("/") + 1)] : undefined;
    if ($ref !== undefined && target === undefined)
      throw new TypeError(`${at}: ${String($ref)} is not defined`);
    const referred = target === undefined ? undefined : find(item, target, at);
    if (referred) return referred;
    const here = (): Mismatch => ({ path: at, expected: describe(against, $defs), received: show(item) });
    return first(Object.entries(rest), ([keyword, argument]) => {
      const check = CHECKS[keyword];
      if (check) return check(item, argument as never, { path: at, schema: against, find, here });
      if (SILENT.has(keyword)) return undefined;
      throw new TypeError(`${at}: the schema keyword ${keyword} is not checked`);
    });
  };
  return find(value, schema, path);
}

function describe(schema: Schema, $defs: Readonly<Record<string, Schema>>): string {
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
  if (Array.isArray(anyOf)) return anyOf.map((each: Schema) => describe(each, $defs)).join(" or ");
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map((each) => JSON.stringify(each)).join(", ");
  if (pattern !== undefined) return `a text that matches ${String(pattern)}`;
  if (type === "array" && (minItems ?? maxItems) !== undefined) {
    const least = String(minItems ?? 0);
    if (maxItems === undefined) return `an array of at least ${least}`;
    return String(maxItems) === least
      ? `an array of ${least}`
      : `an array of ${least} to ${String(maxItems)}`;
  }
  return String(type ?? "another value");
}

function show(value: unknown): string {
  if (typeof value === "bigint") return String(value);
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 80)}… (${text.length} characters)` : text;
}

function first<T>(
  items: readonly T[],
  check: (item: T, index: number) => Mismatch | undefined,
): Mismatch | undefined {
  for (const [index, item] of items.entries()) {
    const mismatch = check(item, index);
    if (mismatch) return mismatch;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
