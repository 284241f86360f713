import { createHash } from "node:crypto";

/**
 * @param bytes - A signed transaction of Bitcoin or a chain of its kind, as it is sent.
 * @returns its id; `undefined` if it is malformed. Source: BIP-141: the id is the hash, twice SHA-256 and shown in
 * reverse, of the version, the inputs, the outputs and the lock time, which come first and last. What is between
 * them, such as the witness, does not count.
 */
export function transactionId(bytes: Buffer): string | undefined {
  try {
    // A 0 in place of the number of inputs: flags follow it.
    const isExtended = bytes[4] === 0;
    const start = isExtended ? 6 : 4;
    const inputs = new Reader(bytes, start);
    const count = inputs.size();
    if (count === 0) return undefined;
    for (let index = 0; index < count; index += 1) {
      inputs.skip(36);
      inputs.skip(inputs.size() + 4);
    }
    const outputs = inputs.size();
    for (let index = 0; index < outputs; index += 1) {
      inputs.skip(8);
      inputs.skip(inputs.size());
    }
    const end = inputs.at;
    if (isExtended ? end + 4 > bytes.length : end + 4 !== bytes.length) return undefined;
    const counted = Buffer.concat([bytes.subarray(0, 4), bytes.subarray(start, end), bytes.subarray(-4)]);
    return Buffer.from(sha256(sha256(counted)).toReversed()).toString("hex");
  } catch (error) {
    // The bytes end too early.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

class Reader {
  at: number;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  skip(length: number): void {
    this.at += length;
    if (this.at > this.#bytes.length) throw new RangeError("the transaction is cut");
  }

  /** @returns a number of one byte, or of the 2, 4 or 8 that follow a byte of 253 or more. */
  size(): number {
    const first = this.#bytes.readUInt8(this.at);
    this.skip(1);
    if (first < 253) return first;
    const length = first === 253 ? 2 : first === 254 ? 4 : 8;
    const { at } = this;
    this.skip(length);
    return length === 8 ? Number(this.#bytes.readBigUInt64LE(at)) : this.#bytes.readUIntLE(at, length);
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
