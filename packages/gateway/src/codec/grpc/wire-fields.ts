import { BinaryReader, BinaryWriter } from "@node-access/transport/protobuf";

/** Reads a message whose type is not needed. It throws RangeError if the bytes are not a message. */
export function openMessage(bytes: Uint8Array): BinaryReader {
  return new BinaryReader(bytes, (reason) => new RangeError(reason));
}

/** @returns the value that follows a tag: a number, or bytes. */
export function readWireValue(reader: BinaryReader, tag: number): bigint | Uint8Array {
  if ((tag & 7) === 0) return reader.uint64();
  return (tag & 7) === 2 ? reader.bytes() : reader.rawValue(tag);
}

/** @throws RangeError if the bytes up to the field are not a message. */
export function findField(message: Uint8Array, field: number): bigint | Uint8Array | undefined {
  const reader = openMessage(message);
  while (reader.pos < reader.len) {
    const tag = reader.tag();
    if (tag >>> 3 === field) return readWireValue(reader, tag);
    reader.skip(tag);
  }
  return undefined;
}

export function integerField(field: number, value: bigint): Uint8Array {
  return new BinaryWriter()
    .uint32(field << 3)
    .uint64(value)
    .finish();
}

/** @returns a field that holds bytes, a text or a message. */
export function bytesField(field: number, value: Uint8Array): Uint8Array {
  return new BinaryWriter()
    .uint32((field << 3) | 2)
    .bytes(value)
    .finish();
}
