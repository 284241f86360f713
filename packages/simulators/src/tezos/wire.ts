import { ByteReader, WireError } from "../byte-reader.ts";

/** Reads the parts of Tezos' binary data in order. */
export class WireReader extends ByteReader {
  /** Reads bytes that follow their length. */
  sized(): Buffer {
    return this.take(this.take(4).readUInt32BE());
  }

  /** Reads what follows 255; `undefined` after 0. */
  optional<Value>(read: () => Value): Value | undefined {
    const flag = this.byte();
    if (flag !== 0 && flag !== 255) throw new WireError(`expected the byte 0 or 255, received ${flag}`);
    return flag === 0 ? undefined : read();
  }

  /** Reads a natural number of seven bits a byte, lowest first. */
  natural(): bigint {
    return this.#more(0n, 0n);
  }

  /** Reads an integer, whose first byte has its sign and six bits. */
  integer(): bigint {
    const first = this.byte();
    const low = BigInt(first & 63);
    const size = first & 128 ? this.#more(low, 6n) : low;
    return first & 64 ? -size : size;
  }

  #more(low: bigint, from: bigint): bigint {
    let value = low;
    for (let shift = from; ; shift += 7n) {
      const byte = this.byte();
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}

/** @returns bytes behind their length. */
export function sized(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** @returns 255 and the bytes, or 0 without any. */
export function optional(bytes: Uint8Array | undefined): Buffer {
  return bytes ? Buffer.concat([Buffer.of(255), bytes]) : Buffer.of(0);
}

/** @throws WireError if the number is negative. */
export function natural(value: bigint): Buffer {
  if (value < 0n) throw new WireError(`${value} is negative`);
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
}

export function integer(value: bigint): Buffer {
  const size = value < 0n ? -value : value;
  const first = Number(size & 63n) | (value < 0n ? 64 : 0);
  return size < 64n ? Buffer.of(first) : Buffer.concat([Buffer.of(first | 128), natural(size >> 6n)]);
}
