import type { MessageValue } from "../../message.ts";

/** Where an item is in the ledger. Each transaction has one event, which is where its transaction is. */
export interface Position {
  readonly checkpoint: bigint;
  readonly transaction: bigint;
}

const bytesOfEach = 8;
/** After every transaction of a checkpoint. */
const afterAll = 2n ** 64n - 1n;

/** @returns the position of the end of a checkpoint. */
export function createEnd(checkpoint: bigint): Position {
  return { checkpoint, transaction: afterAll };
}

/** @returns a cursor, which is opaque to callers. */
export function cursorAt({ checkpoint, transaction }: Position): Uint8Array {
  const bytes = Buffer.alloc(2 * bytesOfEach);
  bytes.writeBigUInt64BE(checkpoint);
  bytes.writeBigUInt64BE(transaction, bytesOfEach);
  return bytes;
}

/** @returns the position of a caller's cursor. @throws RangeError if it is no cursor of this ledger. */
export function positionAt(cursor: MessageValue | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  if (!(cursor instanceof Uint8Array) || cursor.length !== 2 * bytesOfEach)
    throw new RangeError("`after` and `before` must be cursors from the watermark of an earlier response");
  const bytes = Buffer.from(cursor);
  return { checkpoint: bytes.readBigUInt64BE(), transaction: bytes.readBigUInt64BE(bytesOfEach) };
}
