const hex = `0x${"00".repeat(20)}` as const;

/** A target for checks that need no node. */
export const target = {
  client: null,
  chain: {
    accounts: [],
    contract: hex,
    block: { hash: hex, number: hex },
    transactions: { transfer: hex, creation: hex, log: hex, revert: hex },
  },
  node: () => Promise.resolve(null),
} as const;
