/** @returns a byte string in RLP. Source: ethereum/execution-specs, RLP. */
export function encodeRlpBytes(bytes: Uint8Array): Uint8Array {
  const [first = 0] = bytes;
  if (bytes.length === 1 && first < 0x80) return bytes;
  return Buffer.concat([prefix(0x80, bytes.length), bytes]);
}

/** @returns an integer in RLP: its bytes without leading zeros. */
export function encodeRlpInteger(value: bigint): Uint8Array {
  const digits = value === 0n ? "" : value.toString(16);
  return encodeRlpBytes(Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex"));
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

export interface RlpItem {
  readonly isList: boolean;
  /** The content: a string's bytes, or a list's encoded items. */
  readonly content: Buffer;
  /** The whole value as it was encoded. */
  readonly encoded: Buffer;
}

/**
 * Reads a sequence of values.
 *
 * @throws RangeError with go-ethereum's text if the bytes are not valid RLP.
 */
export function rlpItems(bytes: Buffer): RlpItem[] {
  const items: RlpItem[] = [];
  for (let rest = bytes; rest.length > 0;) {
    const item = firstItem(rest);
    items.push(item);
    rest = rest.subarray(item.encoded.length);
  }
  return items;
}

/** @returns a list of items that are already encoded. */
export function rlpListOf(items: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(items);
  return Buffer.concat([prefix(0xc0, body.length), body]);
}

function firstItem(bytes: Buffer): RlpItem {
  const [first = 0] = bytes;
  if (first < 0x80) return itemAt(bytes, false, 0, 1);
  const isList = first >= 0xc0;
  const short = first - (isList ? 0xc0 : 0x80);
  if (short <= 55) {
    const found = itemAt(bytes, isList, 1, short);
    if (!isList && short === 1 && (found.content[0] ?? 0) < 0x80)
      throw new RangeError("rlp: non-canonical size information");
    return found;
  }
  const digits = short - 55;
  if (bytes.length <= digits) throw new RangeError("rlp: value size exceeds available input length");
  const length = digits <= 6 ? bytes.readUIntBE(1, digits) : Infinity;
  if (bytes[1] === 0 || length <= 55) throw new RangeError("rlp: non-canonical size information");
  return itemAt(bytes, isList, 1 + digits, length);
}

function itemAt(bytes: Buffer, isList: boolean, start: number, length: number): RlpItem {
  const end = start + length;
  if (end > bytes.length) throw new RangeError("rlp: value size exceeds available input length");
  return { isList, content: bytes.subarray(start, end), encoded: bytes.subarray(0, end) };
}
