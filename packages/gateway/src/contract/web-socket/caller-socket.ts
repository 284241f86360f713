/** A caller's socket or stream to a node. */
export interface NodeConnection {
  /** Says that the node is gone, and no more. */
  end(): void;
}

/** One caller's WebSocket. */
export interface CallerSocket extends NodeConnection {
  /** Takes no more messages, and closes when those in flight are answered. */
  finish(): void;
  terminate(): void;
}

/** What a socket is closed with when its node is deleted: to come back is of no use. */
export const nodeDeleted = [1008, "the node was deleted"] as const;

/** What the venue says to a caller that sends too often. */
export const tooManyMessages = "Too many requests";
