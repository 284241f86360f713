/**
 * Counts the bytes that one request, call or connection holds, against its caller's limit for all of them.
 */
export interface RequestBytes {
  /** @returns whether this many more bytes are within the limit. */
  add(bytes: number): boolean;
  /** Releases this many of the bytes that were added. */
  remove(bytes: number): void;
}
