// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** What an info call counts, if it is not in the table. */
export const usualWeight: number = 20;

/** What the other info calls count. */
export const infoWeights: Readonly<Record<string, number>> = {
  allMids: 2,
  clearinghouseState: 2,
  exchangeStatus: 2,
  l2Book: 2,
  orderStatus: 2,
  spotClearinghouseState: 2,
  userRole: 60,
};

/** For how many items of its response an info call counts one more. */
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
