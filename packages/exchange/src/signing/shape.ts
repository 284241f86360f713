import { describeValue, invalidArgument } from "@node-access/auth";
import type { Network } from "../action-signer.ts";
import { formats } from "../generated/signing.ts";
import { copy, isPlain } from "./copy.ts";
import { writeAmount } from "./write-amount.ts";

/** What the signer fills into an action, and whether it refuses one that does not have its shape. */
export interface Filling {
  /** Milliseconds since 1970. */
  readonly nonce: number;
  readonly network: Network;
  /** The chain that a user's own signature is for, in hex. */
  readonly chainId: string;
  readonly validate: boolean;
}

type Takes = (value: unknown) => boolean;
type Write = (value: never, path: string, filling: Filling) => unknown;

/** One of the shapes that a value may have. */
export interface Shape {
  /** What the value must be, for an error. */
  readonly expected: string;
  /** Whether the value is of this kind. `own` looks at what an object or a list holds. */
  readonly takes: Takes;
  /** Gives the value as it is hashed and sent. */
  readonly own: Write;
}

/** A property of an object, in the place where it is hashed. */
export interface Field {
  readonly name: string;
  readonly shapes: readonly Shape[];
  readonly isOptional: boolean;
  /** Its type where users sign it; empty if it is in the domain. */
  readonly type: string;
}

/** A shape that does not depend on others; unless told otherwise, the value stays as it is. */
export function shapeOf(expected: string, takes: Takes, own: Write = (value) => value): Shape {
  return { expected, takes, own };
}

/**
 * Writes a value in the first of its shapes that takes it.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if none does, unless the filling says that nothing is validated.
 */
export function write(shapes: readonly Shape[], value: unknown, path: string, filling: Filling): unknown {
  const shape = shapes.find(({ takes }) => takes(value));
  if (shape) return shape.own(value as never, path, filling);
  if (!filling.validate) return copy(value, path);
  throw invalidArgument(path, shapes.map(({ expected }) => expected).join(" or "), describeValue(value));
}

/** An object with some keys in their order. `isOneOf`: it has exactly one of them. */
export function keyed(fields: readonly Field[], isOneOf: boolean): Shape {
  const names = fields.map(({ name }) => name).join(", ");
  return shapeOf("an object", isPlain, (value: Readonly<Record<string, unknown>>, path, filling) => {
    const { validate } = filling;
    const written: Record<string, unknown> = {};
    for (const { name, shapes, isOptional } of fields) {
      const given = value[name];
      if (given === undefined && (isOptional || isOneOf)) continue;
      const inner = write(shapes, given, `${path}.${name}`, filling);
      if (inner !== undefined) written[name] = inner;
    }
    const count = Object.keys(written).length;
    if (isOneOf && validate && count !== 1)
      throw invalidArgument(path, `exactly one of the keys ${names}`, `${count} of them`);
    for (const name in value) {
      if (Object.hasOwn(written, name) || value[name] === undefined) continue;
      if (validate) throw invalidArgument(`${path}.${name}`, `only the keys ${names}`, "another key");
      written[name] = copy(value[name], path);
    }
    return written;
  });
}

/** A list: `items` has the shapes of all its items; or, if `isTuple`, of each. */
export function listed(items: readonly (readonly Shape[])[], isTuple: boolean): Shape {
  return shapeOf(
    isTuple ? `a list of ${items.length}` : "a list",
    (value) => Array.isArray(value) && (!isTuple || value.length === items.length),
    (value: readonly unknown[], path, filling) =>
      Array.from(value, (item, index) =>
        write(items[isTuple ? index : 0] ?? [], item, `${path}[${index}]`, filling),
      ),
  );
}

/** A text of a format, or a value that the client writes in its own way. */
export function formatted(sign: string): Shape {
  const [form = "", pattern = /^/] = formats[sign] ?? [];
  const isFit: Takes = (value) => typeof value === "string" && pattern.test(value);
  const expected = `a text that matches ${pattern}`;
  if (form === "nonce")
    return shapeOf(
      "",
      () => true,
      (_, __, { nonce }) => nonce,
    );
  if (form === "chain")
    return shapeOf(
      "",
      () => true,
      (_, __, { network }) => (network === "mainnet" ? "Mainnet" : "Testnet"),
    );
  if (form === "chainId")
    return shapeOf(
      expected,
      (value) => value === undefined || isFit(value),
      (value, _, { chainId }) => String(value ?? chainId).toLowerCase(),
    );
  if (form === "") return shapeOf(expected, isFit);
  if (form === "lower") return shapeOf(expected, isFit, (value: string) => value.toLowerCase());
  const decimal = "a decimal number";
  return shapeOf(
    decimal,
    (value) => /^(string|number|bigint)$/.test(typeof value),
    (value, path, { validate }) => {
      const amount = writeAmount(value, path, form === "transfer" || !validate);
      if (!validate || isFit(amount)) return amount;
      throw invalidArgument(path, `${decimal} that matches ${pattern}`, describeValue(value));
    },
  );
}
