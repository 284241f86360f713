import type { EndReason } from "../end-reason.ts";

/** A caller's socket or stream to a node. */
export interface NodeConnection {
  /** Tells the caller why nothing more comes, and ends. */
  end(reason: EndReason): void;
}

/** One caller's WebSocket. */
export interface CallerSocket extends NodeConnection {
  /** Takes no more messages, and closes when those in flight are answered. */
  finish(): void;
  terminate(): void;
}

/** The code that a socket is closed with when its node or credential is gone: to come back is of no use. */
export const policyViolated = 1008;

/** The code that a socket is closed with that has to be opened again. */
export const restart = 1012;

/** The code of a socket that no node takes, or whose node has gone. */
export const badGateway = 1014;

/** What the venue says to a caller that sends too often. */
export const tooManyMessages = "Too many requests";
