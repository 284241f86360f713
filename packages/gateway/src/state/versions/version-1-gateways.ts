/** What gateways know of each other, of their callers, of upstreams and of simulators. */
export const tables = {
  changes: {
    seq: "$seq",
    kind: "$text NOT NULL",
    id: "$text NOT NULL",
  },
  instances: {
    id: "$text NOT NULL PRIMARY KEY",
    version: "$text NOT NULL",
    /** Ids of its vault keys, separated by commas; it seals with the first. */
    keys: "$text NOT NULL",
    /** Increases for as long as the instance is alive. */
    beat: "$integer NOT NULL",
    /** The last change that it has applied. */
    applied: "$integer NOT NULL",
    startedAt: "$integer NOT NULL",
  },
  /** Usage by credential, day and method. */
  usage: {
    /** In UTC, such as `2026-01-31`. */
    day: "$text NOT NULL",
    /** The id of an API key or a credential of a node. */
    credential: "$text NOT NULL",
    /** The JSON-RPC method, REST operation or gRPC path; `other` if no spec names it. */
    method: "$text NOT NULL",
    calls: "$integer NOT NULL",
    /** How many of the calls failed. */
    errors: "$integer NOT NULL",
    $key: "day, credential, method",
  },
  /** The rest of a credential's rate budget, for all instances together. */
  rateBudgets: {
    credential: "$text NOT NULL PRIMARY KEY",
    tokens: "$real NOT NULL",
    filledAt: "$integer NOT NULL",
  },
  /** The ids of the keys that values may be sealed with. */
  vaultKeys: {
    id: "$text NOT NULL PRIMARY KEY",
    createdAt: "$integer NOT NULL",
  },
  /** The console's password, as salt and hash: one row at most. */
  consolePasswords: {
    id: "$text NOT NULL PRIMARY KEY",
    hash: "$text NOT NULL",
    createdAt: "$integer NOT NULL",
  },
  /** Upstreams that operators have taken out of use, by id: `ethereum-mainnet.rpc.own-1`. */
  upstreamCordons: {
    id: "$text NOT NULL PRIMARY KEY",
    createdAt: "$integer NOT NULL",
  },
  /** Requests to upstreams that have a daily limit. */
  upstreamUsage: {
    id: "$text NOT NULL",
    /** UTC: `2026-01-31`. */
    day: "$text NOT NULL",
    requests: "$integer NOT NULL",
    $key: "id, day",
  },
  /** The newest blocks that callers may have seen; -1 if none is known. */
  chainHeads: {
    /** Network and part: `ethereum-mainnet.rpc`. */
    chain: "$text NOT NULL PRIMARY KEY",
    latest: "$integer NOT NULL",
    safe: "$integer NOT NULL",
    finalized: "$integer NOT NULL",
    updatedAt: "$integer NOT NULL",
  },
  /** The transactions sent to simulated chains. Their numbers have no gaps, so the database does not generate them. */
  simulatedTransactions: {
    chain: "$text NOT NULL",
    seq: "$integer NOT NULL",
    /** The number of the first block that may include it. */
    block: "$integer NOT NULL",
    /** The signed transaction in hex, as it was sent. */
    raw: "$text NOT NULL",
    $key: "chain, seq",
  },
  venueNonces: {
    signer: "$text NOT NULL",
    nonce: "$integer NOT NULL",
    $key: "signer, nonce",
  },
  /** The actions on orders. Their numbers have no gaps, so the database does not generate them. */
  venueLog: {
    seq: "$integer NOT NULL PRIMARY KEY",
    at: "$integer NOT NULL",
    /** The address that owns the orders. */
    account: "$text NOT NULL",
    /** JSON. */
    action: "$text NOT NULL",
  },
  /** The order book as of an entry of the log. */
  venueSnapshots: {
    seq: "$integer NOT NULL PRIMARY KEY",
    /** JSON. */
    book: "$text NOT NULL",
  },
} as const;
