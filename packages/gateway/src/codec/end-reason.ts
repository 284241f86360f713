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
