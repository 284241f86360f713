/** Hand-written decoders for what is small enough to be written by hand, as a baseline: they know all fields, and check nothing. */

const unsigned = new BigUint64Array(1);
const halves = new Uint32Array(unsigned.buffer);
const NONE: Buffer = Buffer.alloc(0);

/** The message that is being read, and the position. Only one is read at a time. */
let buffer = NONE;
let at = 0;

/** Reads a `SubscribeUpdate` of a slot. */
export function readSlotUpdate(encoded: Buffer): object {
  buffer = encoded;
  at = 0;
  const filters: string[] = [];
  const value = { slot: 0n, parent: undefined as bigint | undefined, status: 0 };
  while (at < encoded.length) {
    const tag = varint();
    if (tag === 10) filters.push(text());
    else if (tag === 26) slotUpdate(value, varint() + at);
    else pass(tag);
  }
  return { filters, updateOneof: { $case: "slot", value } };
}

function slotUpdate(read: { slot: bigint; parent: bigint | undefined; status: number }, end: number): void {
  while (at < end) {
    const tag = varint();
    if (tag === 8) read.slot = long();
    else if (tag === 16) read.parent = long();
    else read.status = varint();
  }
}

/** Reads only the slot and signature of a `SubscribeUpdate` of a transaction. */
export function readSlotAndSignature(encoded: Buffer): { slot: bigint; signature: Buffer } {
  buffer = encoded;
  at = 0;
  const found = { slot: 0n, signature: NONE };
  while (at < encoded.length) {
    const tag = varint();
    if (tag !== 34) {
      pass(tag);
      continue;
    }
    const end = varint() + at;
    while (at < end) {
      const field = varint();
      if (field === 16) found.slot = long();
      else if (field === 10) found.signature = firstBytes(varint() + at);
      else pass(field);
    }
  }
  return found;
}

function firstBytes(end: number): Buffer {
  varint();
  const first = bytes();
  at = end;
  return first;
}

function varint(): number {
  let byte = buffer[at++] ?? 0;
  if (byte < 128) return byte;
  let value = byte & 127;
  for (let shift = 7; shift < 35; shift += 7) {
    byte = buffer[at++] ?? 0;
    value |= (byte & 127) << shift;
    if (byte < 128) break;
  }
  return value >>> 0;
}

function long(): bigint {
  let low = 0;
  let high = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = buffer[at++] ?? 0;
    const bits = byte & 127;
    if (shift < 28) low |= bits << shift;
    else if (shift === 28) {
      low |= bits << 28;
      high = bits >>> 4;
    } else high |= bits << (shift - 32);
    if (byte < 128) break;
  }
  halves[0] = low;
  halves[1] = high;
  return unsigned[0] ?? 0n;
}

function bytes(): Buffer {
  const length = varint();
  at += length;
  return buffer.subarray(at - length, at);
}

function text(): string {
  const length = varint();
  at += length;
  return buffer.toString("utf8", at - length, at);
}

function pass(tag: number): void {
  const kind = tag & 7;
  const length = kind === 1 ? 8 : kind === 5 ? 4 : varint();
  if (kind !== 0) at += length;
}
