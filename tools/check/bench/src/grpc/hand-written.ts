/** Minimal hand-written decoders for two messages, as a baseline. */

/** Reads `GetSlotResponse`. */
export function readSlot(bytes: Buffer): { slot: bigint } {
  const at = { bytes, position: 0 };
  let slot = 0n;
  while (at.position < bytes.length) {
    const tag = readVarint(at);
    if (tag === 8) slot = readLong(at);
    else skip(at, tag);
  }
  return { slot };
}

/** Reads a `SubscribeUpdate` of a slot. */
export function readUpdate(bytes: Buffer): {
  filters: string[];
  updateOneof: { $case: "slot"; value: { slot: bigint; parent: bigint | undefined; status: number } };
} {
  const at = { bytes, position: 0 };
  const filters: string[] = [];
  let value = { slot: 0n, parent: undefined as bigint | undefined, status: 0 };
  while (at.position < bytes.length) {
    const tag = readVarint(at);
    if (tag === 10) {
      const end = readVarint(at) + at.position;
      filters.push(bytes.toString("latin1", at.position, end));
      at.position = end;
    } else if (tag === 26) value = readSlotUpdate(at, readVarint(at) + at.position);
    else skip(at, tag);
  }
  return { filters, updateOneof: { $case: "slot", value } };
}

interface Position {
  readonly bytes: Buffer;
  position: number;
}

function readSlotUpdate(
  at: Position,
  end: number,
): { slot: bigint; parent: bigint | undefined; status: number } {
  let slot = 0n;
  let parent: bigint | undefined;
  let status = 0;
  while (at.position < end) {
    const tag = readVarint(at);
    if (tag === 8) slot = readLong(at);
    else if (tag === 16) parent = readLong(at);
    else if (tag === 24) status = readVarint(at);
    else skip(at, tag);
  }
  return { slot, parent, status };
}

/** Reads an integer below 2^53, such as a slot. */
function readVarint(at: Position): number {
  let value = 0;
  for (let factor = 1; ; factor *= 128) {
    const byte = at.bytes[at.position++] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return value;
  }
}

function readLong(at: Position): bigint {
  return BigInt(readVarint(at));
}

function skip(at: Position, tag: number): void {
  const kind = tag & 7;
  if (kind === 0) readVarint(at);
  else if (kind === 2) at.position += readVarint(at);
  else at.position += kind === 1 ? 8 : 4;
}
