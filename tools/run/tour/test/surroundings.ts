const hex = `0x${"00".repeat(20)}` as const;

/** What an ask works with where there is no node. */
export const surroundings = {
  client: null,
  chain: {
    accounts: [],
    contract: hex,
    block: { hash: hex, number: hex },
    transactions: { transfer: hex, creation: hex, log: hex, revert: hex },
  },
  node: () => Promise.resolve(null),
} as const;
