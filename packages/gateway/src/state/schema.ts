import type { Generated, Selectable } from "kysely";

/**
 * The tables, the same in SQLite and in Postgres. Times are milliseconds since 1970 (UTC),
 * flags are 0 or 1, and `seq` numbers a table's rows in the order of their creation.
 */
export interface Schema {
  /** Usage by credential, day and method. Since version 5. */
  usage: {
    /** In UTC, such as `2026-01-31`. */
    day: string;
    /** The id of an API key or a credential of a node. */
    credential: string;
    /** The JSON-RPC method, REST operation or gRPC path; `other` if no spec names it. */
    method: string;
    calls: number;
    /** How many of the calls failed. */
    errors: number;
  };
  /** One row: the version of the last migration, and the oldest gateway that works with its result. */
  schemaVersion: {
    version: number;
    oldestCompatible: number;
  };
  organizations: {
    seq: Generated<number>;
    id: string;
    name: string;
    createdAt: number;
    /**
     * The number of its projects; likewise of its networks and nodes. Updated in the same transaction as these.
     */
    projects: Generated<number>;
    networks: Generated<number>;
    nodes: Generated<number>;
    streams: Generated<number>;
  };
  users: {
    seq: Generated<number>;
    id: string;
    organization: string;
    email: string;
    firstName: string;
    lastName: string;
  };
  apiKeys: GrantTable & {
    digest: Uint8Array;
  };
  projects: {
    seq: Generated<number>;
    id: string;
    organization: string;
    creator: string;
    name: string;
    /** Empty if it has none. */
    description: string;
    createdAt: number;
  };
  networks: {
    seq: Generated<number>;
    id: string;
    organization: string;
    project: string;
    creator: string;
    protocol: string;
    /** The chain, such as `ethereum-mainnet`. */
    publicNetwork: string;
    name: string;
    createdAt: number;
  };
  /** Repeats columns of its network, so that lists can be read from one index. None of these can change. */
  nodes: {
    seq: Generated<number>;
    id: string;
    organization: string;
    project: string;
    network: string;
    protocol: string;
    publicNetwork: string;
    creator: string;
    name: string;
    type: string;
    provider: string;
    region: string;
    /** JSON, as its owner wrote it. */
    configuration: string;
    archive: number;
    createdAt: number;
    /** Read only by gateways of former versions, which stored a node's source of responses: JSON, sealed. */
    sources: Uint8Array;
  };
  nodeCredentials: GrantTable & {
    node: string;
    keyDigest: Uint8Array;
    username: string;
    passwordDigest: Uint8Array;
    /** The sealed secrets, only of a node's first credential, which the management API shows. */
    sealed: Uint8Array | null;
    /** Whether its callers may choose how calls are routed: 1 if so. Since version 7. */
    routing: Generated<number>;
  };
  venueNonces: {
    signer: string;
    nonce: number;
  };
  /** The actions on orders. Their numbers have no gaps, so the database does not generate them. */
  venueLog: {
    seq: number;
    at: number;
    /** The address that owns the orders. */
    account: string;
    /** JSON. */
    action: string;
  };
  /** The order book as of an entry of the log. */
  venueSnapshots: {
    seq: number;
    /** JSON. */
    book: string;
  };
  /**
   * The transactions sent to simulated chains. Their numbers have no gaps, so the database does not generate
   * them. Since version 8.
   */
  simulatedTransactions: {
    chain: string;
    seq: number;
    /** The number of the first block that may include it. */
    block: number;
    /** The signed transaction in hex, as it was sent. */
    raw: string;
  };
  audit: {
    seq: Generated<number>;
    at: number;
    /** Who made the change: an API key's id, `admin`, or `command line`. */
    actor: string;
    /** The operation of the management or admin API, such as `deleteNode`. */
    action: string;
    /** The id of what was changed. */
    subject: string;
    /** The id of the subject's owner, if it has one. */
    organization: string | null;
    /** The IP address that the change came from; empty for the process itself. */
    source: string;
    /** JSON, without secrets. */
    detail: string;
  };
  changes: {
    seq: Generated<number>;
    kind: string;
    id: string;
    /** Random: after a restored backup, another change may have the same number. Since version 4. */
    mark: string | null;
  };
  instances: {
    id: string;
    version: string;
    /** Ids of its vault keys, separated by commas; it seals with the first. */
    keys: string;
    /** Increases for as long as the instance is alive. */
    beat: number;
    /** The last change that it has applied, and that change's mark, which exists since version 4. */
    applied: number;
    mark: string | null;
    startedAt: number;
    /** Whether it runs streams: 1 if so. Since version 6. */
    runsStreams: Generated<number>;
  };
  /** The rest of a credential's rate budget, for all instances together. */
  rateBudgets: {
    credential: string;
    tokens: number;
    filledAt: number;
  };
  /** The ids of the keys that values may be sealed with. */
  vaultKeys: {
    id: string;
    createdAt: number;
  };
  /** Upstreams that operators have taken out of use, by id: `ethereum-mainnet.rpc.own-1`. */
  upstreamCordons: {
    id: string;
    createdAt: number;
    /** Why, if the gateway did it. Since version 2. */
    reason: string | null;
  };
  /** Results of upstreams that contradict the chain. Since version 2. */
  wrongResults: {
    seq: Generated<number>;
    at: number;
    /** The upstream's id: `ethereum-mainnet.rpc.own-1`. */
    upstream: string;
    method: string;
    /** What was compared, and where in the result. */
    checkName: string;
    path: string;
    expected: string;
    actual: string;
    isCordoned: number;
    /** Characters of the evidence; 0 if that was too large to store. */
    size: number;
    /** JSON; empty if it was too large. */
    evidence: string;
  };
  /** What the light client of a network knows. Since version 3. */
  lightClients: {
    network: string;
    /** The root of the beacon block that it started from. */
    checkpoint: string;
    /** The slot of its final block. */
    slot: number;
    /** JSON. */
    state: string;
  };
  /** Nonces of accounts that were taken or used. Since version 5. */
  accountNonces: {
    organization: string;
    /** The chain's id and the address: `1:0x00…`. */
    account: string;
    nonce: number;
    /** Random: another one whenever the nonce is taken. */
    token: string;
    leasedUntil: number;
    /** Characters of the transactions. */
    size: number;
    /** Signed transactions in hex, separated by commas; empty before the first. */
    transactions: string;
  };
  /** Requests to upstreams that have a daily limit. */
  upstreamUsage: {
    id: string;
    /** UTC: `2026-01-31`. */
    day: string;
    requests: number;
  };
  /** The console's password, as salt and hash: one row at most. Since version 9. */
  consolePasswords: {
    id: string;
    hash: string;
    createdAt: number;
  };
  /** What streams deliver, and where. Since version 6, as the other tables of streams. */
  streams: {
    seq: Generated<number>;
    id: string;
    organization: string;
    network: string;
    /** Repeats columns of its network. */
    protocol: string;
    publicNetwork: string;
    name: string;
    status: string;
    /** Why it is paused or retries. */
    reason: string | null;
    retryAt: number | null;
    /** JSON: its settings, the destination without its password. */
    settings: string;
    /** JSON, sealed: the destination with its password, and the secrets of a webhook. */
    sealed: Uint8Array;
    createdAt: number;
  };
  /** What streams have read and delivered, which changes with each block. */
  streamStates: {
    stream: string;
    /** The gateway that runs it. */
    owner: string | null;
    /** Grows whenever another gateway gets it, or its settings change: whoever has an earlier one can write nothing. */
    epoch: number;
    /** JSON. */
    cursor: string | null;
    final: string | null;
    sequence: number;
    delivered: number;
    deliveredAt: number | null;
    /** The number of the newest block that could be delivered, when the rest was written. */
    head: number | null;
  };
  /** Events of streams that are stored before they are delivered, by block. */
  streamOutbox: {
    stream: string;
    /** The sequence numbers of the first and the last event. */
    first: number;
    last: number;
    /** The block. */
    number: number;
    hash: string;
    removed: number;
    /** JSON: the keys of all events, and the events to deliver. */
    keys: string;
    events: string;
  };
  /** Ranges of blocks whose events were all delivered, numbered for each stream. */
  streamRanges: {
    stream: string;
    number: number;
    fromBlock: number;
    toBlock: number;
    fromHash: string;
    toHash: string;
    events: number;
    digest: string;
    deliveredAt: number;
  };
  streamDeadLetters: {
    stream: string;
    sequence: number;
    reason: string;
    /** JSON. */
    event: string;
    /** Whether the event has the data that the source has read. */
    raw: number;
    /** Whether someone wants it to be delivered again: 1 if so. */
    isWanted: Generated<number>;
    /** The sequence number of the event that it is now: then it is a dead letter no more. */
    retriedAs: number | null;
    createdAt: number;
  };
  /** The newest blocks that callers may have seen; -1 if none is known. */
  chainHeads: {
    /** Network and part: `ethereum-mainnet.rpc`. */
    chain: string;
    latest: number;
    safe: number;
    finalized: number;
    updatedAt: number;
  };
}

/** A row of a table as it is read. */
export type Row<Name extends keyof Schema> = Readonly<Selectable<Schema[Name]>>;

/** The common columns of API keys and node credentials. */
interface GrantTable {
  seq: Generated<number>;
  id: string;
  organization: string;
  name: string;
  createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
  /** Requests a second; null for the gateway's limit. */
  rate: number | null;
  burst: number | null;
  /** A JSON list of methods and namespaces; null if all are allowed. */
  methods: string | null;
  /** A JSON list of origins of web pages; null for the gateway's. Since version 4. */
  origins: string | null;
  /** Approximate: written at most once a minute. */
  lastUsedAt: number | null;
  /** Id of the key or credential that this one replaces. */
  replaces: string | null;
}
