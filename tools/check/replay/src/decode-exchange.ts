import type { Json, RpcMethod, RpcSpec, Type, Types } from "@node-access-tools/generate/model";
import { type ValueChecker, resultType } from "@node-access-tools/generate/open-rpc";
import type { Exchange } from "./exchange.ts";

/** An exchange with decoded numbers. */
export interface DecodedExchange {
  readonly params: readonly unknown[];
  /** The params on the wire. Integers are hex wherever the schema allows it. */
  readonly sent: readonly unknown[];
  readonly result: unknown;
}

/**
 * Decodes an exchange that matches its schemas by walking along them. The client decodes in another way, and must get the same
 * result.
 */
export function decodeExchange(
  { params, result }: Exchange & { readonly result: { readonly value: unknown } },
  method: RpcMethod,
  { types }: RpcSpec,
  checker: ValueChecker,
): DecodedExchange {
  const walk = new Walk(types, checker);
  const typeOf = (index: number): Type =>
    (params[index] === null ? undefined : method.inputs[index]?.type) ?? anything;
  const args = method.inputs
    .slice(0, params.length)
    .map(({ name }, index) => ({ name, value: params[index] as Json }));
  return {
    params: params.map((param, index) => walk.along(typeOf(index), param, toBigint)),
    sent: params.map((param, index) => walk.along(typeOf(index), param, toHex)),
    result: walk.along(resultType(method, args, checker), result.value, toBigint),
  };
}

const anything: Type = { kind: "any" };

/** Converts a quantity, or an integer that may be in place of a quantity. */
type Convert = (value: unknown) => unknown;
const toBigint: Convert = (value) => (typeof value === "string" ? BigInt(value) : value);
const toHex: Convert = (value) =>
  typeof value === "number" || typeof value === "string" ? `0x${BigInt(value).toString(16)}` : value;

class Walk {
  readonly #types: Types;
  readonly #checker: ValueChecker;

  constructor(types: Types, checker: ValueChecker) {
    this.#types = types;
    this.#checker = checker;
  }

  along(type: Type, value: unknown, convert: Convert): unknown {
    const { kind, reference, anyOf, oneOf, allOf } = type;
    if (reference !== undefined) return this.along(this.#types[reference]?.type ?? anything, value, convert);
    if (kind === "quantity") return convert(value);
    if (type.lacksPrefix) return String(value).replace(/^(?!0x)/, "0x");
    const members = anyOf ?? oneOf;
    if (members) return this.along(this.#memberFor(members, value), value, convert);
    if (allOf)
      return allOf
        .map((part) => this.along(part, value, convert))
        .reduce((all, part) => merged(value, all, part));
    if (Array.isArray(value))
      return value.map((item, index) =>
        this.along(type.prefixItems?.[index] ?? type.items ?? anything, item, convert),
      );
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      this.along(type.properties?.[name] ?? type.additionalProperties ?? anything, field, convert),
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

/** Merges the values that two parts of an intersection decode. */
function merged(before: unknown, first: unknown, second: unknown): unknown {
  if (typeof before !== "object" || before === null) return first === before ? second : first;
  const entries = Object.entries(before).map(([name, value]: [string, unknown]) => [
    name,
    merged(value, Reflect.get(Object(first), name), Reflect.get(Object(second), name)),
  ]);
  return Array.isArray(before) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
