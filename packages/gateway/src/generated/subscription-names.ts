// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

/** The other methods of a subscription. */
export interface SubscriptionNames {
  readonly unsubscribeMethod: string;
  readonly notificationMethod: string;
  /** What its id is in JSON. */
  readonly id: "number" | "string";
}

/** By the method that starts a subscription, if its other methods do not follow from its name. */
export const subscriptionNames: ReadonlyMap<string, SubscriptionNames> = new Map<string, SubscriptionNames>([
  [
    "accountSubscribe",
    { unsubscribeMethod: "accountUnsubscribe", notificationMethod: "accountNotification", id: "number" },
  ],
  [
    "programSubscribe",
    { unsubscribeMethod: "programUnsubscribe", notificationMethod: "programNotification", id: "number" },
  ],
  [
    "logsSubscribe",
    { unsubscribeMethod: "logsUnsubscribe", notificationMethod: "logsNotification", id: "number" },
  ],
  [
    "rootSubscribe",
    { unsubscribeMethod: "rootUnsubscribe", notificationMethod: "rootNotification", id: "number" },
  ],
  [
    "signatureSubscribe",
    { unsubscribeMethod: "signatureUnsubscribe", notificationMethod: "signatureNotification", id: "number" },
  ],
  [
    "slotSubscribe",
    { unsubscribeMethod: "slotUnsubscribe", notificationMethod: "slotNotification", id: "number" },
  ],
  [
    "blockSubscribe",
    { unsubscribeMethod: "blockUnsubscribe", notificationMethod: "blockNotification", id: "number" },
  ],
  [
    "slotsUpdatesSubscribe",
    {
      unsubscribeMethod: "slotsUpdatesUnsubscribe",
      notificationMethod: "slotsUpdatesNotification",
      id: "number",
    },
  ],
  [
    "voteSubscribe",
    { unsubscribeMethod: "voteUnsubscribe", notificationMethod: "voteNotification", id: "number" },
  ],
]);
