/** Why the gateway ends a caller's connection: what the caller needs for it is gone. */
export type EndReason = "deleted" | "expired" | "revoked";

/** What a caller is told, by reason. */
export const endTexts: Readonly<Record<EndReason, string>> = {
  deleted: "the node was deleted",
  expired: "the credential has expired",
  revoked: "the credential was revoked",
};
