import type { Meta } from "../src/index.ts";

/** Metadata of a small dex, in the venue's format. */
export const meta: Meta = {
  universe: [
    { name: "BTC", szDecimals: 5, maxLeverage: 40, marginTableId: 56 },
    { name: "ETH", szDecimals: 4, maxLeverage: 25, marginTableId: 25 },
    { name: "GONE", szDecimals: 0, maxLeverage: 3, isDelisted: true, onlyIsolated: true },
    { name: "LAST", szDecimals: 1, maxLeverage: 10, marginTableId: 99, marginMode: "noCross" },
  ],
  marginTables: [
    [
      56,
      {
        description: "tiered 40x",
        marginTiers: [
          { lowerBound: "0.0", maxLeverage: 40 },
          { lowerBound: "150000000.0", maxLeverage: 20 },
        ],
      },
    ],
  ],
  collateralToken: 0,
};
