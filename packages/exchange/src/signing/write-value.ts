import { describeValue, invalidArgument } from "@node-access/auth";
import type { Network } from "../action-signer.ts";
import type { ActionForm, ObjectForm } from "../action-facts.ts";
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

/** Converts a value to the form that is hashed and sent. Rejects others, unless validation is off. */
export function writeValue(form: ActionForm, value: unknown, path: string, context: WriteContext): unknown {
  if (matches(form, value)) return written(form, value, path, context);
  if (!context.validate) return copy(value, path);
  throw invalidArgument(path, expected(form), describeValue(value));
}

/** Whether a value is of a form's kind. The contents of objects and lists are checked when written. */
function matches(form: ActionForm, value: unknown): boolean {
  switch (form.type) {
    case "object":
      return isPlain(value);
    case "list":
      return Array.isArray(value);
    case "tuple":
      return Array.isArray(value) && value.length === form.items.length;
    case "union":
      return form.forms.some((one) => matches(one, value));
    case "enum":
      return form.values.includes(value);
    case "boolean":
      return typeof value === "boolean";
    case "integer":
      return (Number.isSafeInteger(value) || typeof value === "bigint") && isWithin(value as number, form);
    case "string": {
      const { pattern, minLength: minimum, maxLength: maximum } = form;
      if (typeof value !== "string" || pattern?.test(value) === false) return false;
      return (minimum ?? maximum) === undefined || isWithin([...value].length, { minimum, maximum });
    }
    case "amount":
    case "transfer":
      return typeof value === "string" || typeof value === "number" || typeof value === "bigint";
    case "chainId":
      return value === undefined || (typeof value === "string" && form.pattern?.test(value) !== false);
    default:
      return true;
  }
}

interface Bounds {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

function isWithin(size: number, { minimum = -Infinity, maximum = Infinity }: Bounds): boolean {
  return size >= minimum && size <= maximum;
}

/** Writes a value that matches. */
function written(form: ActionForm, value: unknown, path: string, context: WriteContext): unknown {
  switch (form.type) {
    case "object":
      return writeObject(form, value as Values, path, context);
    case "list":
      return Array.from(value as unknown[], (item, index) =>
        writeValue(form.items, item, `${path}[${index}]`, context),
      );
    case "tuple":
      return form.items.map((one, index) =>
        writeValue(one, (value as unknown[])[index], `${path}[${index}]`, context),
      );
    case "union": {
      const own = form.forms.find((one) => matches(one, value));
      return own && written(own, value, path, context);
    }
    case "string":
      return form.lower ? (value as string).toLowerCase() : value;
    case "amount":
    case "transfer":
      return writeDecimal(form, value, path, context);
    case "json":
      return typeof value === "string"
        ? value
        : JSON.stringify(writeValue(form.content, value, path, context));
    case "nonce":
      return context.nonce;
    case "chain":
      return context.network === "mainnet" ? "Mainnet" : "Testnet";
    case "chainId":
      return ((value as string | undefined) ?? context.chainId).toLowerCase();
    default:
      return value;
  }
}

type Values = Readonly<Record<string, unknown>>;

function writeObject(
  { properties, optional, exactlyOne }: ObjectForm,
  value: Values,
  path: string,
  context: WriteContext,
): unknown {
  if (!properties) return copy(value, path);
  const { validate } = context;
  const result: Record<string, unknown> = {};
  for (const name in properties) {
    const item = value[name];
    if (item === undefined && (exactlyOne || optional?.includes(name))) continue;
    const inner = writeValue(properties[name] as ActionForm, item, `${path}.${name}`, context);
    if (inner !== undefined) result[name] = inner;
  }
  const count = Object.keys(result).length;
  if (exactlyOne && validate && count !== 1)
    throw invalidArgument(path, `exactly one of the keys ${formatNames(properties)}`, `${count} of them`);
  for (const name in value) {
    if (Object.hasOwn(result, name) || value[name] === undefined) continue;
    if (validate)
      throw invalidArgument(
        `${path}.${name}`,
        `only the keys ${formatNames(properties)}`,
        "a key that is none of them",
      );
    result[name] = copy(value[name], path);
  }
  return result;
}

function formatNames(properties: object): string {
  return Object.keys(properties).join(", ");
}

function writeDecimal(
  { type, pattern }: Extract<ActionForm, { type: "amount" | "transfer" }>,
  value: unknown,
  path: string,
  { validate }: WriteContext,
): string {
  const amount = writeAmount(value, path, type === "transfer" || !validate);
  if (!validate || pattern?.test(amount) !== false) return amount;
  throw invalidArgument(path, `a decimal number that matches ${pattern}`, describeValue(value));
}

/** Describes valid values, for errors. */
function expected(form: ActionForm): string {
  switch (form.type) {
    case "object":
      return "an object";
    case "list":
      return "a list";
    case "tuple":
      return `a list of ${form.items.length}`;
    case "union":
      return [...new Set(form.forms.map(expected))].join(" or ");
    case "enum":
      return form.values.join(" or ");
    case "boolean":
      return "true or false";
    case "integer":
      return `an integer${range(form)}`;
    case "string": {
      const { pattern, minLength: minimum, maxLength: maximum } = form;
      if (pattern) return `a string that matches ${pattern}`;
      return (minimum ?? maximum) === undefined
        ? "a string"
        : `a string of length${range({ minimum, maximum })}`;
    }
    case "chainId":
      return `a string that matches ${form.pattern}`;
    default:
      return "a decimal number";
  }
}

function range({ minimum, maximum }: Bounds): string {
  return (minimum === undefined ? "" : ` from ${minimum}`) + (maximum === undefined ? "" : ` to ${maximum}`);
}
