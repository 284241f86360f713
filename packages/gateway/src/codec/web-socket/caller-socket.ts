import type { EndReason } from "../end-reason.ts";

/** A caller's socket or stream to a node. */
export interface NodeConnection {
  /** Ends the connection, and tells the caller why. */
  end(reason: EndReason): void;
}

export interface CallerSocket extends NodeConnection {
  /** Accepts no more messages, and closes once those in flight have their responses. */
  finish(): void;
  terminate(): void;
}

/** The close code for a socket whose node or credential is gone: reconnecting would not help. */
export const policyViolated = 1008;

/** The close code for a socket that the caller should open again. */
export const restart = 1012;

/** @returns the close code for a socket that the gateway ends. */
export function closeCode(reason: EndReason): number {
  return reason === "changed" || reason === "unconfirmed" ? restart : policyViolated;
}

/** The close code for a socket that no node accepts, or whose node has disconnected. */
export const badGateway = 1014;

/** The venue's message to a caller that sends too often. */
export const tooManyMessages = "Too many requests";
