/** Why the gateway ends a caller's connection: what the caller needs for it is gone. */
export type EndReason = "changed" | "deleted" | "expired" | "revoked";

/** The text that callers get, by reason. */
export const endTexts: Readonly<Record<EndReason, string>> = {
  changed: "the node gets its responses from elsewhere now",
  deleted: "the node was deleted",
  expired: "the credential has expired",
  revoked: "the credential was revoked",
};
