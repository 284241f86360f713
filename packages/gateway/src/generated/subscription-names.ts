// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

/** The other methods of a subscription. */
export interface SubscriptionNames {
  readonly unsubscribeMethod: string;
  readonly notificationMethod: string;
  /** What its id is in JSON. */
  readonly id: "number" | "string";
}

/** By the method that starts a subscription, if its other methods do not follow from its name. */
export const subscriptionNames: ReadonlyMap<string, SubscriptionNames> = new Map<string, SubscriptionNames>([]);
