/** @returns a flat list of byte strings in RLP. Source: ethereum/execution-specs, RLP. */
export function encodeRlpList(items: readonly Uint8Array[]): Uint8Array {
  return joinRlpItems(items.map(encodeRlpBytes));
}

export function joinRlpItems(items: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(items);
  return Buffer.concat([prefix(0xc0, body.length), body]);
}

export function encodeRlpBytes(bytes: Uint8Array): Uint8Array {
  const [first = 0] = bytes;
  if (bytes.length === 1 && first < 0x80) return bytes;
  return Buffer.concat([prefix(0x80, bytes.length), bytes]);
}

/** One byte for a length up to 55, else the length's own bytes too. */
function prefix(offset: number, length: number): Uint8Array {
  if (length <= 55) return Uint8Array.of(offset + length);
  const digits = length.toString(16);
  const size = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex");
  return Buffer.concat([Uint8Array.of(offset + 55 + size.length), size]);
}

/** The place of an item in RLP. */
export interface RlpItem {
  readonly isList: boolean;
  readonly content: number;
  readonly end: number;
}

/** @returns the item that begins at a place; `undefined` if there is none, or its length is cut. */
export function rlpItem(bytes: Buffer, at: number): RlpItem | undefined {
  const first = bytes[at];
  if (first === undefined) return undefined;
  if (first < 0x80) return { isList: false, content: at, end: at + 1 };
  const isList = first >= 0xc0;
  const short = first - (isList ? 0xc0 : 0x80);
  if (short <= 55) return { isList, content: at + 1, end: at + 1 + short };
  const size = short - 55;
  const content = at + 1 + size;
  // No item has more than 2^48 bytes.
  if (size > 6 || content > bytes.length) return undefined;
  return { isList, content, end: content + bytes.readUIntBE(at + 1, size) };
}
