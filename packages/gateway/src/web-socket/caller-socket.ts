import type { NodeConnection } from "../node-services.ts";

/** One caller's WebSocket. */
export interface CallerSocket extends NodeConnection {
  /** Takes no more messages, and closes when those in flight are answered. */
  finish(): void;
  terminate(): void;
}

/** What a socket is closed with when its node is deleted: to come back is of no use. */
export const nodeDeleted = [1008, "the node was deleted"] as const;
