// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

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
  activeAssetCtx: { match: { coin: "coin" } },
  activeAssetData: { match: { coin: "coin", user: "user" } },
  activeSpotAssetCtx: { type: "activeAssetCtx", match: { coin: "coin" } },
  allDexsAssetCtxs: {},
  allDexsClearinghouseState: { match: { user: "user" } },
  allMids: { match: { dex: "dex" } },
  assetCtxs: { match: { dex: "dex" } },
  bbo: { match: { coin: "coin" } },
  candle: { match: { coin: "s", interval: "i" } },
  clearinghouseState: { match: { user: "user", dex: "dex" } },
  fastAssetCtxs: { encoding: "deflate-raw-base64" },
  l2: {},
  l2Book: { match: { coin: "coin" } },
  notification: {},
  openOrders: { match: { user: "user", dex: "dex" } },
  orderUpdates: {},
  outcomeMetaUpdates: {},
  spotAssetCtxs: {},
  spotState: { match: { user: "user" } },
  trades: { match: { coin: "0.coin" } },
  twapStates: { match: { user: "user", dex: "dex" } },
  userEvents: { channel: "user" },
  userFills: { match: { user: "user" } },
  userFundings: { match: { user: "user" } },
  userHistoricalOrders: { match: { user: "user" } },
  userNonFundingLedgerUpdates: { match: { user: "user" } },
  userTwapHistory: { match: { user: "user" } },
  userTwapSliceFills: { match: { user: "user" } },
  webData3: { match: { user: "userState.user" } },
};
