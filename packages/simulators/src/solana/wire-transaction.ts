import { base58 } from "../base58.ts";
import { ByteReader, WireError } from "../byte-reader.ts";
import type { WireLookup, WireMessage } from "./wire-message.ts";
import { firstByteV1, readMessageV1 } from "./wire-message-v1.ts";

/** Maximum bytes of a transaction: Solana's packet size, and that of version 1. Source: anza-xyz/agave; SIMD-0296. */
const maxTransactionBytes = 1232;
const maxTransactionBytesV1 = 4096;

/** Maximum accounts of a transaction, with those of lookup tables: an index is a byte. */
const maxAccounts = 256;

const keyBytes = 32;
const signatureBytes = 64;

export interface WireTransaction {
  readonly bytes: Buffer;
  readonly signatures: readonly Buffer[];
  readonly message: WireMessage;
}

/** Reads a transaction. The engine ends the process if it gets anything else. @throws WireError */
export function decodeTransaction(bytes: Buffer): WireTransaction {
  const isV1 = bytes[0] === firstByteV1;
  const max = isV1 ? maxTransactionBytesV1 : maxTransactionBytes;
  if (bytes.length > max)
    throw new WireError(`decoded transaction too large: ${bytes.length} bytes (max: ${max} bytes)`);
  const reader = new Reader(bytes);
  // The signatures of version 1 are at its end.
  const early = isV1 ? [] : takeSignatures(reader, reader.count(signatureBytes));
  const message = isV1 ? readV1(reader, bytes) : decodeMessage(reader.take(reader.left));
  const signatures = isV1 ? takeSignatures(reader, message.requiredSignatures) : early;
  reader.end();
  if (signatures.length !== message.requiredSignatures)
    throw new WireError(`it has ${signatures.length} signatures and needs ${message.requiredSignatures}`);
  return { bytes, signatures, message };
}

function takeSignatures(reader: Reader, count: number): Buffer[] {
  return Array.from({ length: count }, () => reader.take(signatureBytes));
}

function readV1(reader: Reader, bytes: Buffer): WireMessage {
  reader.byte();
  const message = readMessageV1(reader);
  return sanitized({ ...message, bytes: bytes.subarray(0, bytes.length - reader.left) });
}

/** @throws WireError if the bytes are not a valid message. */
export function decodeMessage(bytes: Buffer): WireMessage {
  const reader = new Reader(bytes);
  if (bytes[0] === firstByteV1) {
    const message = readV1(reader, bytes);
    reader.end();
    return message;
  }
  let first = reader.byte();
  let version: "legacy" | 0 = "legacy";
  if (first >= 0x80) {
    if (first !== 0x80) throw new WireError(`transaction version ${first & 0x7f} is not supported`);
    version = 0;
    first = reader.byte();
  }
  const [readonlySigned, readonlyUnsigned] = [reader.byte(), reader.byte()];
  const keys = Array.from({ length: reader.count(keyBytes) }, () => base58(reader.take(keyBytes)));
  const blockhash = base58(reader.take(keyBytes));
  const instructions = Array.from({ length: reader.count(3) }, () => ({
    programIndex: reader.byte(),
    accounts: reader.indexes(),
    data: reader.take(reader.count(1)),
  }));
  const lookups: WireLookup[] = [];
  if (version === 0)
    for (let left = reader.count(keyBytes + 2); left > 0; left -= 1)
      lookups.push({
        table: base58(reader.take(keyBytes)),
        writable: reader.indexes(),
        readonly: reader.indexes(),
      });
  reader.end();
  const message = { version, requiredSignatures: first, readonlySigned, readonlyUnsigned };
  return sanitized({ ...message, keys, blockhash, instructions, lookups, bytes });
}

/** @throws WireError if an index points to nothing, or the header contradicts the accounts. */
function sanitized(message: WireMessage): WireMessage {
  const { requiredSignatures, readonlySigned, readonlyUnsigned, keys, lookups, instructions } = message;
  const loaded = lookups.map(({ writable, readonly }) => writable.length + readonly.length);
  const total = keys.length + loaded.reduce((sum, count) => sum + count, 0);
  const isSound =
    readonlySigned < requiredSignatures &&
    requiredSignatures + readonlyUnsigned <= keys.length &&
    !loaded.includes(0) &&
    total <= maxAccounts &&
    instructions.every(
      ({ programIndex, accounts }) =>
        programIndex > 0 && programIndex < keys.length && accounts.every((index) => index < total),
    );
  if (!isSound)
    throw new WireError("invalid transaction: Transaction failed to sanitize accounts offsets correctly");
  return message;
}

/** @returns whether an account of the message may change; of a lookup table's accounts, those loaded as such. */
export function isWritable(message: WireMessage, index: number): boolean {
  const { requiredSignatures, readonlySigned, readonlyUnsigned, keys, lookups } = message;
  if (index < requiredSignatures) return index < requiredSignatures - readonlySigned;
  if (index < keys.length) return index < keys.length - readonlyUnsigned;
  return index - keys.length < lookups.reduce((sum, { writable }) => sum + writable.length, 0);
}

/** @returns a number as Solana writes lengths: seven bits a byte, the lowest first. */
export function compactLength(length: number): number[] {
  return length < 0x80 ? [length] : [(length & 0x7f) | 0x80, ...compactLength(length >> 7)];
}

/** Reads the parts of a message in order. */
class Reader extends ByteReader {
  /** Reads the number of items of a list, and checks that they fit into the rest. */
  count(itemBytes: number): number {
    const first = this.byte();
    let count = first & 0x7f;
    if (first >= 0x80) {
      const second = this.byte();
      // Three bytes would be more than fit into a transaction. A longer form than necessary is invalid.
      if (second === 0 || second >= 0x80) throw new WireError("failed to deserialize: invalid length");
      count |= second << 7;
    }
    if (count * itemBytes > this.left) throw new WireError(this.tooShort());
    return count;
  }

  indexes(): number[] {
    return [...this.take(this.count(1))];
  }

  /** @throws WireError if bytes are left. */
  end(): void {
    if (this.left > 0) throw new WireError("failed to deserialize: bytes after its end");
  }

  protected override tooShort(): string {
    return "failed to deserialize: it ends too early";
  }
}
