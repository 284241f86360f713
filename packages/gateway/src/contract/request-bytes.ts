/** Counts the bytes that one request, call or connection holds, against a limit that its caller has for all of them. */
export interface RequestBytes {
  /** @returns whether there was room for this many bytes more. */
  add(bytes: number): boolean;
  /** Releases this many of the bytes that were added. */
  remove(bytes: number): void;
}
