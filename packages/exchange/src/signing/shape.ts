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

type Write = (value: never, path: string, filling: Filling) => unknown;

/** One of the shapes that a value may have. */
export interface Shape {
  /** What the value must be, for an error. */
  readonly expected: string;
  /** Whether the value is of this kind. `write` looks at what an object or a list holds. */
  takes(value: unknown): boolean;
  /** Gives the value as it is hashed and sent. */
  readonly write: Write;
}

/** A property of an object, in the place where it is hashed. */
export interface Field {
  readonly name: string;
  readonly shapes: readonly Shape[];
  readonly isOptional: boolean;
  /** Its type where users sign it; empty if it is in the domain. */
  readonly type: string;
}

/**
 * Writes a value in the first of its shapes that takes it.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if none does, unless the filling says that nothing is validated.
 */
export function write(shapes: readonly Shape[], value: unknown, path: string, filling: Filling): unknown {
  const shape = shapes.find((one) => one.takes(value));
  if (shape) return shape.write(value as never, path, filling);
  if (!filling.validate) return copy(value, path);
  throw invalidArgument(path, shapes.map(({ expected }) => expected).join(" or "), describeValue(value));
}

/** An object with some keys in their order. `isOneOf`: it has exactly one of them. */
export function keyed(fields: readonly Field[], isOneOf: boolean): Shape {
  const names = fields.map(({ name }) => name).join(", ");
  return {
    expected: "an object",
    takes: isPlain,
    write(value: Readonly<Record<string, unknown>>, path, filling) {
      const written: Record<string, unknown> = {};
      for (const { name, shapes, isOptional } of fields) {
        const given = value[name];
        if (given === undefined && (isOptional || isOneOf)) continue;
        const inner = write(shapes, given, `${path}.${name}`, filling);
        if (inner !== undefined) written[name] = inner;
      }
      const count = Object.keys(written).length;
      if (isOneOf && filling.validate && count !== 1)
        throw invalidArgument(path, `exactly one of the keys ${names}`, `${count} of them`);
      for (const name in value) {
        if (Object.hasOwn(written, name) || value[name] === undefined) continue;
        if (filling.validate)
          throw invalidArgument(`${path}.${name}`, `only the keys ${names}`, "another key");
        written[name] = copy(value[name], path);
      }
      return written;
    },
  };
}

/** A list: `items` gives the shapes of the item in a place, and `length` how many items there are, if that is fixed. */
export function listed(items: (index: number) => readonly Shape[], length?: number): Shape {
  return {
    expected: length ? `a list of ${length}` : "a list",
    takes: (value) => Array.isArray(value) && (!length || value.length === length),
    write: (value: readonly unknown[], path, filling) =>
      Array.from(value, (item, index) => write(items(index), item, `${path}[${index}]`, filling)),
  };
}

/** The JSON of a value that has one of some shapes, or a text, which is not looked into. */
export function inJson(shapes: readonly Shape[]): Shape {
  return scalar(
    "JSON",
    () => true,
    (value, path, filling) =>
      typeof value === "string" ? value : JSON.stringify(write(shapes, value, path, filling)),
  );
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) || typeof value === "bigint";
}

/** An integer within bounds. */
export function integer(least: number, most: number): Shape {
  return scalar(
    `an integer${within(least, most)}`,
    (value) => isWhole(value) && value >= least && value <= most,
  );
}

function within(least: number, most: number): string {
  return (least > -Infinity ? ` from ${least}` : "") + (most < Infinity ? ` to ${most}` : "");
}

/** A text with so many characters. */
export function text(least: number, most: number): Shape {
  return scalar(most < Infinity ? `a text with a length${within(least, most)}` : "a text", (value) => {
    if (typeof value !== "string") return false;
    const { length } = [...value];
    return length >= least && length <= most;
  });
}

/** A text of a format, or a value that the client writes in its own way. */
export function formatted(sign: string): Shape {
  const [form = "", pattern = /^/] = formats[sign] ?? [];
  const isFit = (value: unknown): boolean => typeof value === "string" && pattern.test(value);
  const expected = `a text that matches ${pattern}`;
  switch (form) {
    case "nonce":
      return scalar(
        "",
        () => true,
        (_, __, { nonce }) => nonce,
      );
    case "chain":
      return scalar(
        "",
        () => true,
        (_, __, { network }) => (network === "mainnet" ? "Mainnet" : "Testnet"),
      );
    case "chainId":
      return scalar(
        expected,
        (value) => value === undefined || isFit(value),
        (value, _, { chainId }) => String(value ?? chainId).toLowerCase(),
      );
    case "lower":
      return scalar(expected, isFit, (value: string) => value.toLowerCase());
    case "":
      return scalar(expected, isFit);
    default:
      return scalar(
        "a decimal number",
        (value) => /^(string|number|bigint)$/.test(typeof value),
        (value, path, { validate }) => {
          const amount = writeAmount(value, path, form === "transfer" || !validate);
          if (!validate || isFit(amount)) return amount;
          throw invalidArgument(path, `a decimal number that matches ${pattern}`, describeValue(value));
        },
      );
  }
}

/** A value that is not looked into. */
export function scalar(
  expected: string,
  takes: (value: unknown) => boolean,
  own: Write = (value) => value,
): Shape {
  return { expected, takes, write: own };
}
