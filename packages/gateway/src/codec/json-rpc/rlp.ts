/** @returns a flat list of byte strings in RLP. Source: ethereum/execution-specs, RLP. */
export function encodeRlpList(items: readonly Uint8Array[]): Uint8Array {
  return rlpListOf(items.map(encodeRlpBytes));
}

/** @returns a list of items that are already encoded. */
export function rlpListOf(items: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(items);
  return Buffer.concat([prefix(0xc0, body.length), body]);
}

/** @returns a byte string in RLP. */
export function encodeRlpBytes(bytes: Uint8Array): Uint8Array {
  const [first = 0] = bytes;
  if (bytes.length === 1 && first < 0x80) return bytes;
  return Buffer.concat([prefix(0x80, bytes.length), bytes]);
}

/**
 * The bytes before a value, which say its type and length: one for a length up to 55,
 * else the length's own bytes too.
 */
function prefix(offset: number, length: number): Uint8Array {
  if (length <= 55) return Uint8Array.of(offset + length);
  const digits = length.toString(16);
  const size = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex");
  return Buffer.concat([Uint8Array.of(offset + 55 + size.length), size]);
}
