/** Why the gateway ends a caller's connection: something the connection depends on is gone. */
export type EndReason = "changed" | "deleted" | "expired" | "revoked" | "unconfirmed";

/** The text that callers get, by reason: at most 123 bytes, since it closes WebSockets. */
export const endTexts: Readonly<Record<EndReason, string>> = {
  changed: "the node's responses come from another source now",
  deleted: "the node was deleted",
  expired: "the credential has expired",
  revoked: "the credential was revoked",
  unconfirmed: "the gateway has lost its database, and does not know whether the credential still works",
};

export interface NodeConnection {
  /** Ends the connection, and tells the caller why. */
  end(reason: EndReason): void;
}

export interface CallerSocket extends NodeConnection {
  /** Accepts no more messages, and closes once those in flight have their responses. */
  finish(): void;
  terminate(): void;
  closed(): void;
}

/** The close code for a socket whose node or credential is gone: reconnecting would not help. */
export const policyViolated = 1008;

/** The close code for a socket that the caller should open again. */
export const restart = 1012;

export function closeCode(reason: EndReason): number {
  return reason === "changed" || reason === "unconfirmed" ? restart : policyViolated;
}

/** The close code for a socket that no node accepts, or whose node has disconnected. */
export const badGateway = 1014;

/** The venue's message to a caller that sends too often. */
export const tooManyMessages = "Too many requests";
