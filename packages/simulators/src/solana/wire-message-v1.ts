import { base58 } from "../base58.ts";
import { type ByteReader, WireError } from "../byte-reader.ts";
import type { TransactionConfig, WireMessage } from "./wire-message.ts";

/** The first byte of a transaction of version 1. Source: SIMD-0385. */
export const firstByteV1 = 0x81;

/** Maximum accounts, and instructions, of a transaction of version 1, and its signatures. Source: SIMD-0385. */
const maxItems = 64;
const maxSignatures = 12;

const keyBytes = 32;

/** Reads a message of version 1, which begins after its first byte, and leaves its signatures. @throws WireError */
export function readMessageV1(reader: ByteReader): Omit<WireMessage, "bytes"> {
  const [requiredSignatures, readonlySigned, readonlyUnsigned] = [
    reader.byte(),
    reader.byte(),
    reader.byte(),
  ];
  const mask = reader.take(4).readUInt32LE();
  const blockhash = base58(reader.take(keyBytes));
  const [instructionCount, keyCount] = [reader.byte(), reader.byte()];
  if (instructionCount > maxItems || keyCount > maxItems || requiredSignatures > maxSignatures)
    throw new WireError(
      `invalid transaction: at most ${maxItems} instructions, ${maxItems} accounts and ${maxSignatures} signatures`,
    );
  const keys = Array.from({ length: keyCount }, () => base58(reader.take(keyBytes)));
  if (new Set(keys).size < keyCount) throw new WireError("invalid transaction: an account is listed twice");
  const config = readConfig(reader, mask);
  const headers = Array.from({ length: instructionCount }, () => reader.take(4));
  const instructions = headers.map((header) => ({
    programIndex: header.readUInt8(0),
    accounts: [...reader.take(header.readUInt8(1))],
    data: reader.take(header.readUInt16LE(2)),
  }));
  const head = { version: 1, requiredSignatures, readonlySigned, readonlyUnsigned } as const;
  return { ...head, keys, blockhash, instructions, lookups: [], config };
}

/** @param mask - A bit for each 4 bytes of the values; the first value has two. */
function readConfig(reader: ByteReader, mask: number): TransactionConfig {
  const hasFee = (mask & 3) === 3;
  if (mask >>> 5 !== 0 || (!hasFee && (mask & 3) !== 0))
    throw new WireError(`invalid transaction: config mask ${mask}`);
  const read = (bit: number): number | null => (mask & bit ? reader.take(4).readUInt32LE() : null);
  return {
    priorityFee: hasFee ? reader.take(8).readBigUInt64LE() : null,
    computeUnitLimit: read(4),
    loadedAccountsDataSizeLimit: read(8),
    heapSize: read(16),
  };
}
