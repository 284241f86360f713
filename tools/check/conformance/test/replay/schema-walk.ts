import type { Type, Types } from "@node-access-tools/generate/model";
import type { ValueChecker } from "@node-access-tools/generate/open-rpc";
import { Numeral } from "./numeral.ts";

/**
 * Converts a value that contains no others.
 *
 * @param numeral - The number with the digits that the node sent, if it is one and was sent.
 */
export type Convert = (type: Type, value: unknown, numeral: Numeral | undefined) => unknown;

export const anything: Type = { kind: "any" };

/** Walks along the types of a value that matches them. */
export class SchemaWalk {
  readonly #types: Types;
  readonly #checker: ValueChecker;
  readonly #convert: Convert;

  constructor(types: Types, checker: ValueChecker, convert: Convert) {
    this.#types = types;
    this.#checker = checker;
    this.#convert = convert;
  }

  /**
   * Converts all parts of a value.
   *
   * @param numerals - The same value with each number as a {@link Numeral}. Omit it for params.
   */
  along(type: Type, value: unknown, numerals?: unknown): unknown {
    const { reference, anyOf, oneOf, allOf } = type;
    if (reference !== undefined) return this.along(this.#types[reference]?.type ?? anything, value, numerals);
    const members = anyOf ?? oneOf;
    if (members && type.kind !== "quantity")
      return this.along(this.#memberFor(members, value), value, numerals);
    if (allOf)
      return allOf
        .map((part) => this.along(part, value, numerals))
        .reduce((all, part) => merged(value, all, part));
    const part = (name: string): unknown => Reflect.get(Object(numerals), name);
    if (Array.isArray(value))
      return value.map((item, index) =>
        this.along(type.prefixItems?.[index] ?? type.items ?? anything, item, part(String(index))),
      );
    if (typeof value !== "object" || value === null)
      return this.#convert(type, value, numerals instanceof Numeral ? numerals : undefined);
    const entries = Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      this.along(type.properties?.[name] ?? type.additionalProperties ?? anything, field, part(name)),
    ]);
    return Object.fromEntries(entries);
  }

  /** Finds the member of a union that a value matches, preferably one that has a type. */
  #memberFor(members: readonly Type[], value: unknown): Type {
    const all = members.flatMap((member) => this.#membersOf(member));
    const quantity = all.find(({ kind }) => kind === "quantity");
    if (typeof value === "number" && quantity) return quantity;
    const matching = all.filter((member) => this.#checker.matches(member, value));
    return matching.find(({ untyped }) => untyped === undefined) ?? anything;
  }

  #membersOf(type: Type): readonly Type[] {
    const { reference, anyOf, oneOf } = type;
    if (reference !== undefined) return this.#membersOf(this.#types[reference]?.type ?? anything);
    return (anyOf ?? oneOf)?.flatMap((member) => this.#membersOf(member)) ?? [type];
  }
}

/** Merges the values that two parts of an intersection convert. */
function merged(before: unknown, first: unknown, second: unknown): unknown {
  if (typeof before !== "object" || before === null) return first === before ? second : first;
  const entries = Object.entries(before).map(([name, value]: [string, unknown]) => [
    name,
    merged(value, Reflect.get(Object(first), name), Reflect.get(Object(second), name)),
  ]);
  return Array.isArray(before) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
