// Generated from fixtures/union-body.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The facts by which the client matches events to a subscription. */
export interface SubscriptionFacts {
  /** The `type` of the subscription, if it differs from the method's name. */
  readonly type?: string;
  /** The channel of its events, if it differs from the method's name. */
  readonly channel?: string;
  /** By property of the request: the dotted path to the same value in an event. */
  readonly match?: Readonly<Record<string, string>>;
  /** The encoding of events: JSON in raw deflate in base64. */
  readonly encoding?: string;
}

/** The subscriptions, by method. */
export const subscriptionFacts: Readonly<Record<string, SubscriptionFacts>> = {
  rain: { channel: "wet", match: { place: "where" } },
  hail: { type: "rain", encoding: "deflate-raw-base64" },
};
