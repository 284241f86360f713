import { describe, type Schema, show } from "./describe-schema.ts";

/** A value that does not match its schema. */
export interface Mismatch {
  /** The path of the value, as the caller knows it: `params[0].topics[2]`. */
  readonly path: string;
  /** What was expected. */
  readonly expected: string;
  /** What was received. */
  readonly received: string;
  /** Whether a constant differs, such as the `type` that distinguishes alternatives. */
  readonly isConstant?: boolean;
}

type Check = (value: unknown, argument: never, location: Location) => Mismatch | undefined;

interface Location {
  readonly path: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly find: (value: unknown, schema: Schema, path: string) => Mismatch | undefined;
  /** Creates the mismatch of the value itself, described by the schema. */
  readonly mismatch: () => Mismatch;
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

// Each validates one keyword, and accepts values of types to which the keyword does not apply,
// as JSON Schema requires.
const CHECKS: Readonly<Record<string, Check>> = {
  type: (value, type: string, { mismatch }) => (TYPES[type]?.(value) ? undefined : mismatch()),
  const: (value, constant: unknown, { mismatch }) =>
    value === constant ? undefined : { ...mismatch(), isConstant: true },
  enum: (value, values: readonly unknown[], { mismatch }) =>
    values.includes(value) ? undefined : mismatch(),
  pattern: (value, pattern: string, { mismatch }) =>
    typeof value === "string" && !new RegExp(pattern, "u").test(value) ? mismatch() : undefined,
  minimum: (value, minimum: number, { mismatch }) =>
    (typeof value === "number" || typeof value === "bigint") && value < minimum ? mismatch() : undefined,
  not: (value, schema: Schema, { find, mismatch, path }) =>
    find(value, schema, path) ? undefined : mismatch(),
  allOf: (value, schemas: readonly Schema[], { find, path }) =>
    first(schemas, (schema) => find(value, schema, path)),
  anyOf(value, schemas: readonly Schema[], { find, mismatch, path }) {
    const all: Mismatch[] = [];
    for (const schema of schemas) {
      const found = find(value, schema, path);
      if (!found) return undefined;
      all.push(found);
    }
    // The alternative that has the value's constants was meant, otherwise probably the one that matched the most.
    const meant = all.filter(({ isConstant }) => !isConstant);
    const [deepest, ...more] = (meant.length > 0 ? meant : all).toSorted(
      (one, other) => other.path.length - one.path.length,
    );
    if (!deepest || deepest.path === path) return mismatch();
    const same = [deepest, ...more.filter((one) => one.path === deepest.path)];
    return { ...deepest, expected: [...new Set(same.map(({ expected }) => expected))].join(" or ") };
  },
  minItems: (value, min: number, { mismatch }) =>
    Array.isArray(value) && value.length < min ? mismatch() : undefined,
  maxItems: (value, max: number, { mismatch }) =>
    Array.isArray(value) && value.length > max ? mismatch() : undefined,
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

/** Keywords that don't validate anything. */
const SILENT: ReadonlySet<string> = new Set(["$defs", "$id", "$ref", "$schema", "description", "title"]);

/**
 * Finds the first part of a value that does not match a schema. Integers may be bigint.
 *
 * @param definitions - The schema with the `$defs` that are referred to.
 * @throws TypeError for an unsupported keyword, which must not be ignored.
 */
export function findMismatch(
  value: unknown,
  schema: Schema,
  definitions: Schema,
  path: string,
): Mismatch | undefined {
  const { $defs = {} } = definitions as { $defs?: Readonly<Record<string, Schema>> };
  const find = (item: unknown, against: Schema, location: string): Mismatch | undefined => {
    if (against === true) return undefined;
    if (against === false) return { path: location, expected: "nothing", received: show(item) };
    const { $ref } = against;
    const target = typeof $ref === "string" ? $defs[$ref.slice($ref.lastIndexOf("/") + 1)] : undefined;
    if ($ref !== undefined && target === undefined)
      throw new TypeError(`${location}: ${String($ref)} is not defined`);
    const referred = target === undefined ? undefined : find(item, target, location);
    if (referred) return referred;
    const mismatch = (): Mismatch => ({
      path: location,
      expected: describe(against, $defs),
      received: show(item),
    });
    // What is missing may depend on what is there, so `required` is last.
    const keywords = Object.entries(against).toSorted(
      ([one], [other]) => Number(one === "required") - Number(other === "required"),
    );
    return first(keywords, ([keyword, argument]) => {
      const check = CHECKS[keyword];
      if (check) return check(item, argument as never, { path: location, schema: against, find, mismatch });
      if (SILENT.has(keyword)) return undefined;
      throw new TypeError(`${location}: the schema keyword ${keyword} is not supported`);
    });
  };
  return find(value, schema, path);
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
