/** Results that gateways share, of which none ever changes. */
export interface SharedResults {
  /** @returns the result of a call; nothing if it is not there, or it is not known in a moment. Never rejects. */
  get(key: string): Promise<Buffer | undefined>;
  /** Keeps the result of a call, if that can be done now. */
  set(key: string, result: Buffer): void;
  close(): void;
}
