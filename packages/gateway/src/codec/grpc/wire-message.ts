import { type WireField, wireMessages } from "../../generated/grpc.ts";
import { wireKind, WireReader } from "./wire-reader.ts";

/** A message's fields by name. Fields whose type is not in the specs' table are omitted. */
export type WireMessage = { readonly [field: string]: WireValue };
/** 64-bit integers are bigints, other integers and enums numbers. */
export type WireValue = bigint | number | string | boolean | Uint8Array | WireMessage | readonly WireValue[];

/** @returns a message in protobuf's wire format. Omitted fields stay unset. */
export function encodeMessage(type: string, message: WireMessage): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const [name, field] of Object.entries(wireMessages[type] ?? {})) {
    const value = message[name];
    if (value === undefined) continue;
    for (const one of isList(value) ? value : [value]) parts.push(encodeField(field, one));
  }
  return Buffer.concat(parts);
}

/**
 * @returns the message's known fields.
 * @throws RangeError if the bytes are not a valid message.
 */
export function decodeMessage(type: string, bytes: Uint8Array): WireMessage {
  const fields = fieldsOf(type);
  const message: Record<string, WireValue> = {};
  // Appended in place: one message may have half a million items.
  const lists: Record<string, WireValue[]> = {};
  const reader = new WireReader(bytes);
  while (!reader.isAtEnd()) {
    const tag = reader.small();
    const raw = reader.value(tag & 7);
    const known = fields.get(tag >> 3);
    const value = known && decodeValue(known.field, raw);
    if (known === undefined || value === undefined) continue;
    const { name, field } = known;
    if (!field.repeated) message[name] = value;
    else (lists[name] ??= message[name] = []).push(value);
  }
  return message;
}

/** A field with its name. */
interface NamedField {
  readonly name: string;
  readonly field: WireField;
}

const byNumber = new Map<string, ReadonlyMap<number, NamedField>>();

/** The fields of a type, by number. */
function fieldsOf(type: string): ReadonlyMap<number, NamedField> {
  const known = byNumber.get(type);
  if (known) return known;
  const entries = Object.entries(wireMessages[type] ?? {});
  const fields = new Map(entries.map(([name, field]) => [field.number, { name, field }]));
  byNumber.set(type, fields);
  return fields;
}

function encodeField({ number, type }: WireField, value: WireValue): Uint8Array {
  if (type === "double") {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(Number(value));
    return Buffer.concat([encodeVarint(tagOf(number, wireKind.fixed64)), bytes]);
  }
  if (typeof value === "bigint" || typeof value === "number" || typeof value === "boolean") {
    const bytes = encodeVarint(BigInt.asUintN(64, BigInt(value)));
    return Buffer.concat([encodeVarint(tagOf(number, wireKind.varint)), bytes]);
  }
  const bytes = bytesOf(type, value);
  return Buffer.concat([
    encodeVarint(tagOf(number, wireKind.delimited)),
    encodeVarint(BigInt(bytes.length)),
    bytes,
  ]);
}

function bytesOf(type: string, value: WireValue): Uint8Array {
  if (typeof value === "string") return Buffer.from(value);
  return value instanceof Uint8Array ? value : encodeMessage(type, value as WireMessage);
}

function decodeValue({ type }: WireField, raw: bigint | Uint8Array): WireValue | undefined {
  if (typeof raw === "bigint") {
    if (type === "bool") return raw !== 0n;
    return type === "uint64" || type === "int64" ? raw : Number(BigInt.asIntN(32, raw));
  }
  if (type === "double") return Buffer.from(raw).readDoubleLE();
  if (type === "bytes") return raw;
  if (type === "string") return Buffer.from(raw).toString("utf8");
  return type in wireMessages ? decodeMessage(type, raw) : undefined;
}

function tagOf(number: number, kind: number): bigint {
  return BigInt((number << 3) | kind);
}

function encodeVarint(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Uint8Array.from([...bytes, Number(rest)]);
}

function isList(value: WireValue): value is readonly WireValue[] {
  return Array.isArray(value);
}
