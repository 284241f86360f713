/**
 * Bytes to be kept for long. A short buffer is often a part of a larger one, which it would keep in memory as a whole.
 *
 * @returns bytes that have no more memory than they need: copied if they are a part of a larger buffer.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  // Node's other ways to make a short buffer take it from a pool.
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
