// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** How the events of a subscription are known. */
export interface SubscriptionFacts {
  /** The `type` that is subscribed to, where it is not the method's name. */
  readonly type?: string;
  /** The channel that its events arrive on, where it is not the method's name. */
  readonly channel?: string;
  /** Where in an event each of these properties of the request stands, as a path with dots. */
  readonly match?: Readonly<Record<string, string>>;
  /** How the events are packed: JSON in raw deflate in base64. */
  readonly encoding?: string;
}

/** What can be subscribed to, by method. */
export const subscriptionFacts: Readonly<Record<string, SubscriptionFacts>> = {
  rain: { channel: "wet", match: { place: "where" } },
  hail: { type: "rain", encoding: "deflate-raw-base64" },
};
