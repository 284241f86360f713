/** Wrong results of upstreams with their evidence, the reasons of cordons, and what the light clients of networks know. */
export const tables = {
  /** Results of upstreams that contradict the chain. */
  wrongResults: {
    seq: "$seq",
    at: "$integer NOT NULL",
    /** The upstream's id: `ethereum-mainnet.rpc.own-1`. */
    upstream: "$text NOT NULL",
    method: "$text NOT NULL",
    /** What was compared, and where in the result. */
    checkName: "$text NOT NULL",
    path: "$text NOT NULL",
    expected: "$text NOT NULL",
    actual: "$text NOT NULL",
    isCordoned: "$integer NOT NULL",
    /** Characters of the evidence; 0 if that was too large to store. */
    size: "$integer NOT NULL",
    /** JSON; empty if it was too large. */
    evidence: "$text NOT NULL",
  },
  /** What the light client of a network knows. */
  lightClients: {
    network: "$text NOT NULL PRIMARY KEY",
    /** The root of the beacon block that it started from. */
    checkpoint: "$text NOT NULL",
    /** The slot of its final block. */
    slot: "$integer NOT NULL",
    /** JSON. */
    state: "$text NOT NULL",
  },
} as const;

export const columns = {
  upstreamCordons: {
    /** Why, if the gateway did it. */
    reason: "$text",
  },
} as const;
