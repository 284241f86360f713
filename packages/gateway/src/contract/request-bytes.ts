/** Counts the bytes that one request, call or connection holds, against a limit that its caller has for all of them. */
export interface RequestBytes {
  /** @returns whether there was room for so many bytes more. */
  add(bytes: number): boolean;
  /** Gives so many bytes back, of those that were added. */
  remove(bytes: number): void;
}
