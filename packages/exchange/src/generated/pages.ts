// Generated from specs/exchange.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The limits of a call that returns a list. */
export interface PageFacts {
  /** The maximum number of items in a response. */
  readonly pageItems: number;
  /** The number of newest items that the venue still has, if it is known. */
  readonly retained?: number;
}

/** The calls with such limits, by method. */
export const pageFacts: Readonly<Record<string, PageFacts>> = {
  historicalOrders: { pageItems: 2000 },
  userFillsByTime: { pageItems: 2000, retained: 10000 },
  userFunding: { pageItems: 500 },
  userNonFundingLedgerUpdates: { pageItems: 500 },
  userTwapSliceFillsByTime: { pageItems: 500 },
};
