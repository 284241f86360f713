/** Streams. Gateways of earlier versions run none, and say so by the default of `runsStreams`. */
export const columns = {
  organizations: {
    /** The number of its streams. */
    streams: "$integer NOT NULL DEFAULT 0",
  },
  instances: {
    /** Whether it runs streams: 1 if so. */
    runsStreams: "$integer NOT NULL DEFAULT 0",
  },
} as const;

export const tables = {
  /** What streams deliver, and where. */
  streams: {
    seq: "$seq",
    id: "$text NOT NULL UNIQUE",
    organization: "$text NOT NULL REFERENCES organizations (id)",
    network: "$text NOT NULL REFERENCES networks (id)",
    /** Repeats columns of its network. */
    protocol: "$text NOT NULL",
    publicNetwork: "$text NOT NULL",
    name: "$text NOT NULL",
    status: "$text NOT NULL",
    /** Why it is paused or retries. */
    reason: "$text",
    retryAt: "$integer",
    /** JSON: its settings, the destination without its password. */
    settings: "$text NOT NULL",
    /** JSON, sealed: the destination with its password, and the secrets of a webhook. */
    sealed: "$bytes NOT NULL",
    createdAt: "$integer NOT NULL",
  },
  /** What streams have read and delivered, which changes with each block. */
  streamStates: {
    stream: "$text NOT NULL PRIMARY KEY REFERENCES streams (id)",
    /** The gateway that runs it. */
    owner: "$text",
    /** Grows whenever another gateway gets it, or its settings change: whoever has an earlier one can write nothing. */
    epoch: "$integer NOT NULL",
    /** JSON. */
    cursor: "$text",
    final: "$text",
    sequence: "$integer NOT NULL",
    delivered: "$integer NOT NULL",
    deliveredAt: "$integer",
    /** The number of the newest block that could be delivered, when the rest was written. */
    head: "$integer",
  },
  /** Events of streams that are stored before they are delivered, by block. */
  streamOutbox: {
    stream: "$text NOT NULL REFERENCES streams (id)",
    /** The sequence numbers of the first and the last event. */
    first: "$integer NOT NULL",
    last: "$integer NOT NULL",
    /** The block. */
    number: "$integer NOT NULL",
    hash: "$text NOT NULL",
    removed: "$integer NOT NULL",
    /** JSON: the keys of all events, and the events to deliver. */
    keys: "$text NOT NULL",
    events: "$text NOT NULL",
    $key: "stream, first",
  },
  /** Ranges of blocks whose events were all delivered, numbered for each stream. */
  streamRanges: {
    stream: "$text NOT NULL REFERENCES streams (id)",
    number: "$integer NOT NULL",
    fromBlock: "$integer NOT NULL",
    toBlock: "$integer NOT NULL",
    fromHash: "$text NOT NULL",
    toHash: "$text NOT NULL",
    events: "$integer NOT NULL",
    digest: "$text NOT NULL",
    deliveredAt: "$integer NOT NULL",
    $key: "stream, number",
  },
  streamDeadLetters: {
    stream: "$text NOT NULL REFERENCES streams (id)",
    sequence: "$integer NOT NULL",
    reason: "$text NOT NULL",
    /** JSON. */
    event: "$text NOT NULL",
    /** Whether the event has the data that the source has read. */
    raw: "$integer NOT NULL",
    /** Whether someone wants it to be delivered again: 1 if so. */
    isWanted: "$integer NOT NULL DEFAULT 0",
    /** The sequence number of the event that it is now: then it is a dead letter no more. */
    retriedAs: "$integer",
    createdAt: "$integer NOT NULL",
    $key: "stream, sequence",
  },
} as const;

export const indexes = `
  CREATE INDEX streams_by_age ON streams (organization, created_at, seq);
  CREATE INDEX streams_by_name ON streams (organization, name, seq);
  CREATE INDEX streams_of_network ON streams (network);
  CREATE INDEX streams_by_status ON streams (status, id)
`;
