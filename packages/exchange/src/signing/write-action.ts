import { invalidArgument } from "@node-access/auth";
import type { Network } from "../action-signer.ts";
import { actionDefaults, actionForms, type Form } from "../generated/signing.ts";
import { isPlain } from "./msgpack.ts";
import { writeAmount } from "./write-amount.ts";

/** What the signer fills into an action. */
export interface Filling {
  /** Milliseconds since 1970. */
  readonly nonce: number;
  readonly network: Network;
  /** The chain that a user's own signature is for, in hex. */
  readonly chainId: string;
}

type Values = Readonly<Record<string, unknown>>;

const formsByType: ReadonlyMap<unknown, Values & (typeof actionForms)[string]> = /* @__PURE__ */ new Map(
  Object.entries(actionForms),
);

/**
 * Writes an action as it is hashed and sent: its keys in the spec's order, addresses in lower case, amounts without needless
 * zeros, and what the signer knows filled in. An action that the spec does not know stays as it is.
 *
 * @returns a copy: the caller's object may change while it is signed.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a key that the action does not have, for an amount that is none, and for null
 * where the venue has no meaning for it, with the path to it.
 */
export function writeAction(action: Values, filling: Filling): Values {
  const { type } = action;
  const form = formsByType.get(type);
  if (!form) return copy(action) as Values;
  const given = { ...action };
  for (const [key, value] of Object.entries(actionDefaults[String(type)] ?? {})) given[key] ??= value;
  return writeKeys(given, { type: "", ...form }, "action", filling);
}

function write(value: unknown, form: Form, path: string, filling: Filling): unknown {
  if (typeof form === "string") return writeValue(value, form, path, filling);
  if (isList(form)) {
    if (!Array.isArray(value)) return copy(value);
    const [one] = form;
    return value.map((item, index) =>
      write(item, (form.length === 1 ? one : form[index]) ?? "", `${path}[${index}]`, filling),
    );
  }
  if (form["json"]) {
    return typeof value === "string" ? value : JSON.stringify(write(value, form["json"], path, filling));
  }
  // A union of an object and a text or number.
  if (!isPlain(value)) return copy(value);
  return writeKeys(value as Values, form, path, filling);
}

function writeKeys(
  value: Values,
  form: { readonly [key: string]: Form },
  path: string,
  filling: Filling,
): Values {
  for (const key in value) {
    if (Object.hasOwn(form, key)) continue;
    const expected = `only the keys ${Object.keys(form).join(", ")}`;
    throw invalidArgument(`${path}.${key}`, expected, "another key");
  }
  const written: Record<string, unknown> = {};
  for (const key in form) {
    const inner = write(value[key], form[key] ?? "", `${path}.${key}`, filling);
    if (inner !== undefined) written[key] = inner;
  }
  return written;
}

function writeValue(
  value: unknown,
  form: string,
  path: string,
  { nonce, network, chainId }: Filling,
): unknown {
  if (value === null && !form.endsWith("?")) throw invalidArgument(path, "a value", "null");
  switch (form.replace("?", "")) {
    case "nonce":
      return nonce;
    case "chain":
      return network === "mainnet" ? "Mainnet" : "Testnet";
    case "chainId":
      return String(value ?? chainId).toLowerCase();
    case "lower":
      return typeof value === "string" ? value.toLowerCase() : value;
    case "amount":
    case "transfer":
      return (value ?? null) === null ? value : writeAmount(value, path, form === "transfer");
    default:
      return copy(value);
  }
}

/** What is no JSON stays, for the hashing to refuse. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
}

function isList(form: Exclude<Form, string>): form is readonly Form[] {
  return Array.isArray(form);
}
