import { currentTime } from "../chain/clock.ts";

/** Milliseconds between two blocks. */
export const blockTime = 3_000n;
/** Blocks after which one counts as solid. */
export const confirmations = 19n;

/** The number of the newest block. */
export function newest(): bigint {
  return BigInt(currentTime()) / blockTime;
}

/** @returns the number of the block with an id; -1 if there is none. */
export function readBlockNumber(id: Buffer): bigint {
  const number = id.length === 32 ? id.readBigUInt64BE() : -1n;
  return writeBlockId(number).equals(id) ? number : -1n;
}

/** A block's id begins with its number. */
export function writeBlockId(number: bigint): Buffer {
  const id = Buffer.alloc(32);
  id.writeBigUInt64BE(BigInt.asUintN(64, number));
  return id;
}
