import { type WireField, wireEnums, wireMessages } from "../../generated/grpc.ts";
import type { WireMessage, WireValue } from "./wire-message.ts";

const fieldMask = "google.protobuf.FieldMask";
/** The integers that are read as `bigint`. */
const longTypes: ReadonlySet<string> = new Set(["uint64", "int64"]);
const ranges: Readonly<Record<string, readonly [least: bigint, most: bigint]>> = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  uint32: [0n, 2n ** 32n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

/**
 * Reads a message from JSON, in which fields have their names in the proto file, bytes are hex with `0x`,
 * 64-bit integers are numbers or texts, enums are names or numbers, maps are objects, and masks of fields are
 * lists. Fields with `null` stay unset.
 *
 * @throws TypeError that names a wrong value and what was expected.
 */
export function messageFromJson(type: string, value: unknown, at = "input"): WireMessage {
  if (type === fieldMask && Array.isArray(value))
    return messageFromJson(type, { paths: value as unknown[] }, at);
  const fields = wireMessages[type] ?? {};
  const set = Object.entries(objectIn(value, at)).filter(([, part]) => part !== null);
  return Object.fromEntries(
    set.map(([name, part]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const place = `${at}.${name}`;
      if (field) return [name, fieldFromJson(field, part, place)];
      const known = Object.keys(fields).join(", ") || "none";
      throw new TypeError(`${place.slice(0, 200)} is not a field of ${type}; its fields: ${known}`);
    }),
  );
}

function fieldFromJson(field: WireField, value: unknown, at: string): WireValue {
  if (field.isMap)
    return Object.entries(objectIn(value, at)).map(([key, one]) =>
      messageFromJson(field.type, { key, value: one }, `${at}.${key}`),
    );
  if (!field.repeated) return valueFromJson(field, value, at);
  if (!Array.isArray(value)) throw wrong(at, "a list");
  return value.map((one: unknown, index) => valueFromJson(field, one, `${at}.${index}`));
}

function valueFromJson(field: WireField, value: unknown, at: string): WireValue {
  switch (field.type) {
    case "string":
      if (typeof value === "string") return value;
      throw wrong(at, "a text");
    case "bool":
      if (typeof value === "boolean") return value;
      throw wrong(at, "true or false");
    case "double":
      if (typeof value === "number") return value;
      throw wrong(at, "a number");
    case "bytes":
      if (typeof value === "string" && /^0x([0-9a-f]{2})*$/i.test(value))
        return Buffer.from(value.slice(2), "hex");
      throw wrong(at, "bytes in hex after 0x");
    case "enum": {
      const numbers = wireEnums[field.enum ?? ""] ?? {};
      if (typeof value === "string" && Object.hasOwn(numbers, value)) return numbers[value] ?? 0;
      if (Number.isInteger(value)) return value as number;
      throw wrong(at, `one of ${Object.keys(numbers).join(", ")}`);
    }
  }
  return field.type in ranges
    ? integerFromJson(field.type, value, at)
    : messageFromJson(field.type, value, at);
}

function integerFromJson(type: string, value: unknown, at: string): bigint | number {
  const [least = 0n, most = 0n] = ranges[type] ?? [];
  const isExact = Number.isSafeInteger(value) || (typeof value === "string" && /^-?\d{1,20}$/.test(value));
  const integer = isExact ? BigInt(value as number | string) : most + 1n;
  if (integer < least || integer > most)
    throw wrong(
      at,
      `a whole number from ${least} to ${most}, as text if it is above ${Number.MAX_SAFE_INTEGER}`,
    );
  return longTypes.has(type) ? integer : Number(integer);
}

function objectIn(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(at, "an object");
  return value as Readonly<Record<string, unknown>>;
}

function wrong(at: string, expected: string): TypeError {
  return new TypeError(`${at.slice(0, 200)} must be ${expected}`);
}

/** @returns a message as JSON, in the form that {@link messageFromJson} reads. 64-bit integers are texts. */
export function messageToJson(type: string, message: WireMessage): object {
  if (type === fieldMask) return (message["paths"] ?? []) as readonly WireValue[];
  const fields = wireMessages[type] ?? {};
  return Object.fromEntries(
    Object.entries(message).flatMap(([name, value]) => {
      const field = fields[name];
      return field ? [[name, fieldToJson(field, value)]] : [];
    }),
  );
}

function fieldToJson(field: WireField, value: WireValue): unknown {
  if (!Array.isArray(value)) return valueToJson(field, value);
  const all = value as readonly WireValue[];
  if (!field.isMap) return all.map((one) => valueToJson(field, one));
  return Object.fromEntries(
    all.map((entry) => {
      const { key = "", value: of = null } = messageToJson(field.type, entry as WireMessage) as Entry;
      return [String(key), of];
    }),
  );
}

/** An entry of a map. Values of a key or value that is the default may be absent. */
interface Entry {
  readonly key?: unknown;
  readonly value?: unknown;
}

function valueToJson({ type, enum: name = "" }: WireField, value: WireValue): unknown {
  if (value instanceof Uint8Array) return `0x${Buffer.from(value).toString("hex")}`;
  if (typeof value === "bigint") return String(type === "int64" ? BigInt.asIntN(64, value) : value);
  if (typeof value === "object") return messageToJson(type, value as WireMessage);
  if (type === "uint32") return Number(value) >>> 0;
  if (type !== "enum") return value;
  const [known] = Object.entries(wireEnums[name] ?? {}).find(([, number]) => number === value) ?? [];
  return known ?? value;
}
