/** A cache of immutable results that gateways share. */
export interface SharedResults {
  /** @returns the result of a call, unless it is not cached, or not found quickly enough. Never rejects. */
  get(key: string): Promise<Buffer | undefined>;
  /** Stores the result of a call, if possible right now. */
  set(key: string, result: Buffer): void;
  close(): void;
}
