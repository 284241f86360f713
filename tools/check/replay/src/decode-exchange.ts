import {
  type Bundle,
  type Fits,
  type Method,
  resultSchema,
  type Schema,
} from "@node-access/generate/open-rpc";
import type { Exchange } from "./exchange.ts";

/** What an exchange is in the decoded view of numbers. */
export interface DecodedExchange {
  readonly params: readonly unknown[];
  /** What goes out for these params: an integer is hex there wherever it may be. */
  readonly sent: readonly unknown[];
  readonly result: unknown;
}

/**
 * Decodes an exchange that fits, by a walk along its schemas, member by member of each union: another way than the client's, which
 * must come to the same.
 */
export function decodeExchange(
  { params, result }: Exchange & { readonly result: { readonly value: unknown } },
  method: Method,
  { components: { schemas } }: Bundle,
  fits: Fits,
): DecodedExchange {
  const walk = new Walk(schemas, fits);
  const schemaOf = (index: number): Schema =>
    (params[index] === null ? true : method.params[index]?.schema) ?? true;
  const given = method.params
    .slice(0, params.length)
    .map(({ name }, index) => ({ name, value: params[index] }));
  return {
    params: params.map((param, index) => walk.along(schemaOf(index), param, toBigint)),
    sent: params.map((param, index) => walk.along(schemaOf(index), param, toHex)),
    result: walk.along(resultSchema(method, given, fits), result.value, toBigint),
  };
}

/** Makes something of a quantity; of an integer where there may be a quantity too. */
type Make = (value: unknown) => unknown;
const toBigint: Make = (value) => (typeof value === "string" ? BigInt(value) : value);
const toHex: Make = (value) =>
  typeof value === "number" || typeof value === "string" ? `0x${BigInt(value).toString(16)}` : value;

function isQuantity(schema: Schema): boolean {
  return typeof schema === "object" && schema["x-quantity"] === true;
}

class Walk {
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #fits: Fits;

  constructor(schemas: Readonly<Record<string, Schema>>, fits: Fits) {
    this.#schemas = schemas;
    this.#fits = fits;
  }

  along(schema: Schema, value: unknown, make: Make): unknown {
    if (typeof schema === "boolean") return value;
    const { "x-ref": ref, anyOf, oneOf, allOf } = schema;
    if (ref !== undefined) return this.along(this.#schemas[ref] ?? true, value, make);
    if (isQuantity(schema)) return make(value);
    if (schema["x-hex-digits"] === true) return String(value).replace(/^(?!0x)/, "0x");
    const members = anyOf ?? oneOf;
    if (members) return this.along(this.#memberFor(members, value), value, make);
    if (allOf)
      return allOf
        .map((part) => this.along(part, value, make))
        .reduce((all, part) => merged(value, all, part));
    if (Array.isArray(value))
      return value.map((item, index) =>
        this.along(schema.prefixItems?.[index] ?? schema.items ?? true, item, make),
      );
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      this.along(schema.properties?.[name] ?? schema.additionalProperties ?? true, field, make),
    ]);
    return Object.fromEntries(entries);
  }

  /** The member of a union that a value is of: of those that fit, rather one that has a type. */
  #memberFor(members: readonly Schema[], value: unknown): Schema {
    const all = members.flatMap((member) => this.#membersOf(member));
    if (typeof value === "number" && all.some(isQuantity)) return all.find(isQuantity) ?? true;
    const fitting = all.filter((member) => this.#fits.holds(member, value));
    return fitting.find((member) => typeof member === "object" && !("x-untyped" in member)) ?? true;
  }

  #membersOf(schema: Schema): readonly Schema[] {
    if (typeof schema === "boolean") return [schema];
    const { "x-ref": ref, anyOf, oneOf } = schema;
    if (ref !== undefined) return this.#membersOf(this.#schemas[ref] ?? true);
    return (anyOf ?? oneOf)?.flatMap((member) => this.#membersOf(member)) ?? [schema];
  }
}

/** What two parts of an intersection make of a value: each what it knows of. */
function merged(before: unknown, first: unknown, second: unknown): unknown {
  if (typeof before !== "object" || before === null) return first === before ? second : first;
  const entries = Object.entries(before).map(([name, value]: [string, unknown]) => [
    name,
    merged(value, Reflect.get(Object(first), name), Reflect.get(Object(second), name)),
  ]);
  return Array.isArray(before) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
