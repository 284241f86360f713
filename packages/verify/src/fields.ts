import { fromHex, NOTHING, quantityBytes } from "./encoding/bytes.ts";
import type { RlpItem } from "./encoding/rlp.ts";
import { type Check, Contradiction } from "./contradiction.ts";

/** An object of a result. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * How a field is encoded in RLP: a `quantity` in the fewest bytes, `bytes` as they are, and others with a
 * fixed length. An `optionalQuantity` is 0 if it is absent. A `recipient` is an address or nothing. A `parity` is `yParity`, or `v` if a node has only that.
 * A `flag` is `true` or `false`. A list has items of one kind, or objects with fields.
 */
export type FieldKind =
  | keyof typeof LENGTHS
  | "quantity"
  | "optionalQuantity"
  | "bytes"
  | "recipient"
  | "parity"
  | "flag"
  | { readonly list: "hash" | readonly Field[] };

/** A field of an object: its name in JSON-RPC and its kind. `input` is also found as `data`. */
export type Field = readonly [name: string, kind: FieldKind];

/** Lists fields in the order in which an object names them. */
export function inOrder(fields: Readonly<Record<string, FieldKind>>): readonly Field[] {
  return Object.entries(fields);
}

const LENGTHS = { hash: 32, address: 20, bloom: 256, seal: 8 } as const;

/** The name under which an object has a field: `data` in place of `input`, or `v` in place of `yParity`. */
export function usedName(object: JsonObject, [name, kind]: Field): string {
  if (kind === "parity") return isAbsent(object["yParity"]) ? "v" : "yParity";
  return name === "input" ? inputName(object) : name;
}

/** Encodes fields in order. `at` is the path of the object. */
export function encodeFields(object: JsonObject, fields: readonly Field[], at: string): RlpItem[] {
  const items: RlpItem[] = [];
  for (const field of fields) items.push(encodeField(object, usedName(object, field), field[1], at));
  return items;
}

function encodeField(object: JsonObject, name: string, kind: FieldKind, at: string): RlpItem {
  if (kind === "quantity") return quantityAt(object, name, at);
  if (kind === "optionalQuantity") return isAbsent(object[name]) ? NOTHING : quantityAt(object, name, at);
  if (kind === "bytes") return bytesAt(object, name, at);
  if (kind === "recipient")
    return isAbsent(object[name]) ? NOTHING : bytesAt(object, name, at, LENGTHS.address);
  if (kind === "parity") return quantityAt(object, name, at);
  if (kind === "flag") {
    if (!isAbsent(object[name]) && typeof object[name] !== "boolean")
      throw malformed(`${at}.${name}`, "true or false", object[name]);
    return object[name] === true ? Uint8Array.of(1) : NOTHING;
  }
  if (typeof kind === "string") return bytesAt(object, name, at, LENGTHS[kind]);
  const path = `${at}.${name}`;
  const { list } = kind;
  return listAt(object, name, at).map((item, index) =>
    list === "hash"
      ? bytesOfHex(item, `${path}[${index}]`, LENGTHS.hash)
      : encodeFields(asObject(item, `${path}[${index}]`), list, `${path}[${index}]`),
  );
}

/** The name that a node gives a transaction's data. Both are accepted. */
export function inputName(object: JsonObject): "input" | "data" {
  return isAbsent(object["input"]) ? "data" : "input";
}

/** Whether a node left a field out, or set it to null. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

export function asObject(value: unknown, path: string): JsonObject {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw malformed(path, "an object", value);
}

export function listOfJson(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw malformed(path, "a list", value);
}

/** Reads a list that is a field. Nodes in Go return some lists without items as null: what is hashed says whether it has any. */
export function listAt(object: JsonObject, name: string, at: string): readonly unknown[] {
  const value = object[name];
  if (Array.isArray(value)) return value;
  if (value === null) return [];
  throw malformed(`${at}.${name}`, "a list", value);
}

export function bytesAt(object: JsonObject, name: string, at: string, length?: number): Uint8Array {
  const value = object[name];
  const bytes = readBytes(value);
  if (bytes && (length === undefined || bytes.length === length)) return bytes;
  throw malformed(`${at}.${name}`, bytesForm(length), value);
}

export function bytesOfHex(value: unknown, path: string, length?: number): Uint8Array {
  const bytes = readBytes(value);
  if (bytes && (length === undefined || bytes.length === length)) return bytes;
  throw malformed(path, bytesForm(length), value);
}

/** Reads a quantity that is a field, in its fewest bytes. */
export function quantityAt(object: JsonObject, name: string, at: string): Uint8Array {
  const value = object[name];
  const bytes = typeof value === "string" ? bytesOfQuantity(value) : undefined;
  if (bytes) return bytes;
  const quantity = readQuantity(value);
  if (quantity !== undefined) return quantityBytes(quantity);
  throw malformed(`${at}.${name}`, "a quantity in hex", value);
}

/** Reads a quantity without making a number of it: a block has thousands. */
function bytesOfQuantity(value: string): Uint8Array | undefined {
  const digits = value.replace(/^0x0*/, "");
  return digits === value ? undefined : readBytes((digits.length % 2 === 0 ? "0x" : "0x0") + digits);
}

export function bigintAt(object: JsonObject, name: string, at: string): bigint {
  const value = object[name];
  const quantity = readQuantity(value);
  if (quantity !== undefined) return quantity;
  throw malformed(`${at}.${name}`, "a quantity in hex", value);
}

/** Reads a hash that is a field, in lower case. */
export function hashAt(object: JsonObject, name: string, at: string): string {
  bytesAt(object, name, at, LENGTHS.hash);
  return String(object[name]).toLowerCase();
}

/** Reads a position in a list that is a field. */
export function indexAt(object: JsonObject, name: string, at: string, length: number): number {
  const index = bigintAt(object, name, at);
  if (index < BigInt(length)) return Number(index);
  throw new Contradiction("position", `${at}.${name}`, `less than ${length}`, describe(object[name]));
}

/** Reads a quantity, with or without leading zeros. Some nodes return small ones as JSON numbers, and 0 without digits. */
export function readQuantity(value: unknown): bigint | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined;
  if (value === "0x") return 0n;
  if (typeof value !== "string" || !QUANTITY.test(value)) return undefined;
  // Of a short text, a number is made in a fraction of the time.
  return BigInt(value.length <= SHORT ? Number(value) : value);
}

function readBytes(value: unknown): Uint8Array | undefined {
  if (typeof value !== "string" || !value.startsWith("0x")) return undefined;
  try {
    return fromHex(value);
  } catch {
    return undefined;
  }
}

/** The contradiction of a value without the form that its method promises. */
export function malformed(path: string, expected: string, value: unknown): Contradiction {
  return new Contradiction("form", path, expected, describe(value));
}

/** Shows a value of a result in a message. */
export function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

/** Requires that hex or another text is this. Upper and lower case are the same. */
export function requireText(check: Check, path: string, expected: string, actual: unknown): void {
  if (actual === expected || (typeof actual === "string" && actual.toLowerCase() === expected)) return;
  throw new Contradiction(check, path, expected, describe(actual));
}

function bytesForm(length: number | undefined): string {
  return length === undefined ? "bytes in hex" : `${length} bytes in hex`;
}

const QUANTITY = /^0x[0-9a-f]+$/i;
/** The length of a text with up to 48 bits, which a number has exactly. */
const SHORT = 14;

/**
 * Notes the fields of an object that no hash covers. Some clients find fields by their names in any case: another one could
 * take the place of what was checked.
 */
export function noteOthers(
  fields: JsonObject,
  covered: ReadonlySet<string>,
  { uncovered }: { readonly uncovered: Set<string> },
): void {
  for (const name in fields) {
    if (covered.has(name)) continue;
    const same = [...covered].find((one) => one.toLowerCase() === name.toLowerCase());
    // Even `null` would: for clients in Go, it empties a list.
    if (same) throw new Contradiction("form", name, same, name);
    if (!isAbsent(fields[name])) uncovered.add(name);
  }
}
