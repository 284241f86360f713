import type { Generated } from "kysely";

/**
 * The tables, the same in SQLite and in Postgres. Times are milliseconds since 1970 (UTC),
 * flags are 0 or 1, and `seq` numbers a table's rows in the order of their creation.
 */
export interface Schema {
  schema_version: SchemaVersionTable;
  organizations: OrganizationTable;
  users: UserTable;
  api_keys: ApiKeyTable;
  projects: ProjectTable;
  networks: NetworkTable;
  nodes: NodeTable;
  node_credentials: NodeCredentialTable;
  venue_nonces: VenueNonceTable;
  venue_log: VenueLogTable;
  venue_snapshots: VenueSnapshotTable;
  simulated_transactions: SimulatedTransactionTable;
  audit: AuditTable;
  changes: ChangeTable;
  instances: InstanceTable;
  rate_budgets: RateBudgetTable;
  vault_keys: VaultKeyTable;
  usage: UsageTable;
  upstream_cordons: UpstreamCordonTable;
  upstream_usage: UpstreamUsageTable;
  wrong_results: WrongResultTable;
  chain_heads: ChainHeadTable;
  light_clients: LightClientTable;
  console_passwords: ConsolePasswordTable;
}

/** Usage by credential and day in UTC. Since version 5. */
interface UsageTable {
  day: string;
  credential: string;
  method: string;
  calls: number;
  errors: number;
}

/** One row: the version of the last migration, and the oldest gateway that works with its result. */
interface SchemaVersionTable {
  version: number;
  oldest_compatible: number;
}

interface OrganizationTable {
  seq: Generated<number>;
  id: string;
  name: string;
  created_at: number;
  /**
   * The number of its projects; likewise of its networks and nodes. Updated in the same transaction as these.
   */
  projects: Generated<number>;
  networks: Generated<number>;
  nodes: Generated<number>;
}

interface UserTable {
  seq: Generated<number>;
  id: string;
  organization: string;
  email: string;
  first_name: string;
  last_name: string;
}

/** The common columns of API keys and node credentials. */
interface GrantTable {
  seq: Generated<number>;
  id: string;
  organization: string;
  name: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  /** Requests a second; null for the gateway's limit. */
  rate: number | null;
  burst: number | null;
  /** A JSON list of methods and namespaces; null if all are allowed. */
  methods: string | null;
  /** A JSON list of origins of web pages; null for the gateway's. Since version 4. */
  origins: string | null;
  /** Approximate: written at most once a minute. */
  last_used_at: number | null;
  /** Id of the key or credential that this one replaces. */
  replaces: string | null;
}

interface ApiKeyTable extends GrantTable {
  digest: Uint8Array;
}

interface ProjectTable {
  seq: Generated<number>;
  id: string;
  organization: string;
  creator: string;
  name: string;
  description: string;
  created_at: number;
}

interface NetworkTable {
  seq: Generated<number>;
  id: string;
  organization: string;
  project: string;
  creator: string;
  protocol: string;
  public_network: string;
  name: string;
  created_at: number;
}

/** Repeats columns of its network, so that lists can be read from one index. None of these can change. */
interface NodeTable {
  seq: Generated<number>;
  id: string;
  organization: string;
  project: string;
  network: string;
  protocol: string;
  public_network: string;
  creator: string;
  name: string;
  type: string;
  provider: string;
  region: string;
  /** JSON, as its owner wrote it. */
  configuration: string;
  archive: number;
  created_at: number;
  /** Read only by gateways of former versions, which stored a node's source of responses: JSON, sealed. */
  sources: Uint8Array;
}

interface NodeCredentialTable extends GrantTable {
  node: string;
  key_digest: Uint8Array;
  username: string;
  password_digest: Uint8Array;
  /** The sealed secrets, only of a node's first credential, which the management API shows. */
  sealed: Uint8Array | null;
  /** Whether its callers may choose how calls are routed: 1 if so. Since version 7. */
  routing: Generated<number>;
}

interface VenueNonceTable {
  signer: string;
  nonce: number;
}

/** The actions on orders. Their numbers have no gaps, so the database does not generate them. */
interface VenueLogTable {
  seq: number;
  at: number;
  account: string;
  /** JSON. */
  action: string;
}

/** The order book as of an entry of the log. */
interface VenueSnapshotTable {
  seq: number;
  /** JSON. */
  book: string;
}

/**
 * The transactions sent to simulated chains. Their numbers have no gaps, so the database does not generate
 * them. Since version 8.
 */
interface SimulatedTransactionTable {
  chain: string;
  seq: number;
  block: number;
  /** The signed transaction in hex. */
  raw: string;
}

interface AuditTable {
  seq: Generated<number>;
  at: number;
  /** Who made the change: an API key's id, `admin`, or `command line`. */
  actor: string;
  /** The kind of change: `node.delete`, for example. */
  action: string;
  /** The id of what was changed. */
  subject: string;
  organization: string | null;
  /** The IP address that the change came from, or empty. */
  source: string;
  /** JSON, without secrets. */
  detail: string;
}

interface ChangeTable {
  seq: Generated<number>;
  kind: string;
  id: string;
  /** Random: after a restored backup, another change may have the same number. Since version 4. */
  mark: string | null;
}

interface InstanceTable {
  id: string;
  version: string;
  /** Ids of its vault keys, separated by commas; it seals with the first. */
  keys: string;
  /** Increases for as long as the instance is alive. */
  beat: number;
  /** The last change that it has applied, and that change's mark, which exists since version 4. */
  applied: number;
  mark: string | null;
  started_at: number;
}

/** The rest of a credential's rate budget, for all instances together. */
interface RateBudgetTable {
  credential: string;
  tokens: number;
  filled_at: number;
}

/** The ids of the keys that values may be sealed with. */
interface VaultKeyTable {
  id: string;
  created_at: number;
}

/** Upstreams that operators have taken out of use, by id: `ethereum-mainnet.rpc.own-1`. */
interface UpstreamCordonTable {
  id: string;
  created_at: number;
  /** Why, if the gateway did it. Since version 2. */
  reason: string | null;
}

/** Results of upstreams that contradict the chain. Since version 2. */
interface WrongResultTable {
  seq: Generated<number>;
  at: number;
  /** The upstream's id. */
  upstream: string;
  method: string;
  check_name: string;
  path: string;
  expected: string;
  actual: string;
  is_cordoned: number;
  /** Characters of the evidence. */
  size: number;
  /** JSON; empty if it was too large. */
  evidence: string;
}

/** What the light client of a network knows. Since version 3. */
interface LightClientTable {
  network: string;
  /** The root of the beacon block that it started from. */
  checkpoint: string;
  /** The slot of its final block. */
  slot: number;
  /** JSON. */
  state: string;
}

/** Requests to upstreams that have a daily limit. */
interface UpstreamUsageTable {
  id: string;
  /** UTC: `2026-01-31`. */
  day: string;
  requests: number;
}

/** The console's password, as salt and hash: one row at most. Since version 9. */
interface ConsolePasswordTable {
  id: string;
  hash: string;
  created_at: number;
}

/** The newest blocks that callers may have seen; -1 if none is known. */
interface ChainHeadTable {
  /** Network and part: `ethereum-mainnet.rpc`. */
  chain: string;
  latest: number;
  safe: number;
  finalized: number;
  updated_at: number;
}
