/**
 * Prepares bytes for long storage. A short buffer is often a slice of a larger one,
 * and would keep all of it in memory.
 *
 * @returns bytes that hold no more memory than they need: a copy if they are a slice of a larger buffer.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  // Node's other ways to create a short buffer allocate it from a pool.
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
