import { describeValue, invalidArgument } from "@node-access/auth";
import type { Network } from "../action-signer.ts";
import { formats } from "../generated/signing.ts";
import { copy, isPlain } from "./copy.ts";
import { writeAmount } from "./write-amount.ts";

/** The values that a signer adds to an action, and whether to validate it. */
export interface WriteContext {
  /** Milliseconds since 1970. */
  readonly nonce: number;
  readonly network: Network;
  /** The chain of user-signed actions, in hex. */
  readonly chainId: string;
  readonly validate: boolean;
}

type Matches = (value: unknown) => boolean;
type ToWire = (value: never, path: string, context: WriteContext) => unknown;

/** A shape that a value may have. */
export interface Shape {
  /** A description of valid values, for errors. */
  readonly expected: string;
  /** Whether the value is of this kind. `toWire` validates the contents of objects and lists. */
  readonly matches: Matches;
  /** Converts the value to the form that is hashed and sent. */
  readonly toWire: ToWire;
}

/** A property of an object. Fields are in the order in which they are hashed. */
export interface Field {
  readonly name: string;
  readonly shapes: readonly Shape[];
  readonly isOptional: boolean;
  /** The EIP-712 type in user-signed actions; empty if it is part of the domain. */
  readonly type: string;
}

/** Creates a simple shape. By default, it does not convert the value. */
export function shapeOf(expected: string, matches: Matches, toWire: ToWire = (value) => value): Shape {
  return { expected, matches, toWire };
}

/**
 * Converts a value with the first shape that matches.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if no shape matches, unless validation is off.
 */
export function write(
  shapes: readonly Shape[],
  value: unknown,
  path: string,
  context: WriteContext,
): unknown {
  const shape = shapes.find(({ matches }) => matches(value));
  if (shape) return shape.toWire(value as never, path, context);
  if (!context.validate) return copy(value, path);
  throw invalidArgument(path, shapes.map(({ expected }) => expected).join(" or "), describeValue(value));
}

/** Creates the shape of an object with ordered keys. `isOneOf`: it has exactly one of them. */
export function objectShape(fields: readonly Field[], isOneOf: boolean): Shape {
  const names = fields.map(({ name }) => name).join(", ");
  return shapeOf("an object", isPlain, (value: Readonly<Record<string, unknown>>, path, context) => {
    const { validate } = context;
    const written: Record<string, unknown> = {};
    for (const { name, shapes, isOptional } of fields) {
      const item = value[name];
      if (item === undefined && (isOptional || isOneOf)) continue;
      const inner = write(shapes, item, `${path}.${name}`, context);
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

/** Creates the shape of a list. `items` has the shapes of all items or, if `isTuple`, of each item. */
export function listShape(items: readonly (readonly Shape[])[], isTuple: boolean): Shape {
  return shapeOf(
    isTuple ? `a list of ${items.length}` : "a list",
    (value) => Array.isArray(value) && (!isTuple || value.length === items.length),
    (value: readonly unknown[], path, context) =>
      Array.from(value, (item, index) =>
        write(items[isTuple ? index : 0] ?? [], item, `${path}[${index}]`, context),
      ),
  );
}

/** Creates the shape of a formatted string, or of a value that the client sets or converts. */
export function formatShape(sign: string): Shape {
  const [form = "", pattern = /^/] = formats[sign] ?? [];
  const isValid: Matches = (value) => typeof value === "string" && pattern.test(value);
  const expected = `a string that matches ${pattern}`;
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
      (value) => value === undefined || isValid(value),
      (value, _, { chainId }) => String(value ?? chainId).toLowerCase(),
    );
  if (form === "") return shapeOf(expected, isValid);
  if (form === "lower") return shapeOf(expected, isValid, (value: string) => value.toLowerCase());
  const decimal = "a decimal number";
  return shapeOf(
    decimal,
    (value) => /^(string|number|bigint)$/.test(typeof value),
    (value, path, { validate }) => {
      const amount = writeAmount(value, path, form === "transfer" || !validate);
      if (!validate || isValid(amount)) return amount;
      throw invalidArgument(path, `${decimal} that matches ${pattern}`, describeValue(value));
    },
  );
}
