import { wireKind } from "./wire-reader.ts";

/** @returns a number in protobuf's wire format. */
export function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
}

/** @returns a field that holds a number. */
export function integerField(field: number, value: bigint): Buffer {
  return Buffer.concat([varint(BigInt((field << 3) | wireKind.varint)), varint(value)]);
}

/** @returns a field that holds bytes, a text or a message. */
export function bytesField(field: number, value: Uint8Array): Buffer {
  return Buffer.concat([
    varint(BigInt((field << 3) | wireKind.delimited)),
    varint(BigInt(value.length)),
    value,
  ]);
}
