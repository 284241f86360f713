/** One caller's WebSocket. */
export interface CallerSocket {
  /** Takes no more messages, and closes when those in flight are answered. */
  finish(): void;
  terminate(): void;
}
