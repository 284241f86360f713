// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The weight of an info call that is not in the table. */
export const usualWeight: number = 20;

/** The weights of the other info calls. */
export const infoWeights: Readonly<Record<string, number>> = {
  allMids: 2,
  clearinghouseState: 2,
  exchangeStatus: 2,
  l2Book: 2,
  orderStatus: 2,
  spotClearinghouseState: 2,
  userRole: 60,
};

/** The number of response items that add one to the weight of an info call. */
export const itemsPerWeight: Readonly<Record<string, number>> = {
  candleSnapshot: 60,
  delegatorHistory: 20,
  delegatorRewards: 20,
  fundingHistory: 20,
  historicalOrders: 20,
  recentTrades: 20,
  twapHistory: 20,
  userFillsByTime: 20,
  userFills: 20,
  userFunding: 20,
  userNonFundingLedgerUpdates: 20,
  userTwapSliceFillsByTime: 20,
  userTwapSliceFills: 20,
};
