/** Allocates from Node's buffer pool where there is one: small separate allocations are expensive. */
export const newBytes: (length: number) => Uint8Array = globalThis.Buffer
  ? (length) => {
      const { buffer, byteOffset } = Buffer.allocUnsafe(length);
      return new Uint8Array(buffer, byteOffset, length);
    }
  : (length) => new Uint8Array(length);

/** The default of a bytes field. */
export const NO_BYTES: Uint8Array = new Uint8Array(0);

/** Whether a value is a Uint8Array, also one from another realm such as Jest's. */
export function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array || Object.prototype.toString.call(value) === "[object Uint8Array]";
}

/** How many bytes a length has as a varint. */
export function measureVarint(length: number): number {
  if (length < 0x80) return 1;
  if (length < 0x4000) return 2;
  if (length < 0x200000) return 3;
  return length < 0x10000000 ? 4 : 5;
}
