import type { Generated } from "kysely";

/**
 * The tables, the same in SQLite and in Postgres. Times are milliseconds since 1970 (UTC), flags are 0 or 1, and `seq` counts a
 * table's rows in the order in which they were made.
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
  chain_heads: ChainHeadTable;
  console_passwords: ConsolePasswordTable;
}

/** What credentials have used, by day in UTC. Since version 5. */
interface UsageTable {
  day: string;
  credential: string;
  method: string;
  calls: number;
  errors: number;
}

/** One row: which migrations have run, and the oldest gateway that works with their result. */
interface SchemaVersionTable {
  version: number;
  oldest_compatible: number;
}

interface OrganizationTable {
  seq: Generated<number>;
  id: string;
  name: string;
  created_at: number;
  /** How many projects it has; likewise its networks and nodes. Changed with them, in the same transaction. */
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

/** What API keys and node credentials have in common. */
interface GrantTable {
  seq: Generated<number>;
  id: string;
  organization: string;
  name: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  /** Requests a second; the gateway's limit if there is none. */
  rate: number | null;
  burst: number | null;
  /** A JSON list of methods and namespaces; all are allowed if there is none. */
  methods: string | null;
  /** A JSON list of origins of web pages; those of the gateway if there is none. Since version 4. */
  origins: string | null;
  /** Coarse: written at most once a minute. */
  last_used_at: number | null;
  /** Id of the one that this one takes the place of. */
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

/** Repeats what follows from its network, so that lists are read from one index. None of it can change. */
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
  /** JSON as its owner wrote it. */
  configuration: string;
  archive: number;
  created_at: number;
  /** For gateways of former versions, which stored where a node gets its responses: JSON, sealed. */
  sources: Uint8Array;
}

interface NodeCredentialTable extends GrantTable {
  node: string;
  key_digest: Uint8Array;
  username: string;
  password_digest: Uint8Array;
  /** The secrets themselves: only of a node's first credential, which the management API shows. */
  sealed: Uint8Array | null;
  /** Whether its callers may choose how calls are routed: 1 if so. Since version 7. */
  routing: Generated<number>;
}

interface VenueNonceTable {
  signer: string;
  nonce: number;
}

/** The actions about orders. Their numbers have no gaps, so the database does not make them. */
interface VenueLogTable {
  seq: number;
  at: number;
  account: string;
  /** JSON. */
  action: string;
}

/** The order book after an entry of the log. */
interface VenueSnapshotTable {
  seq: number;
  /** JSON. */
  book: string;
}

/** What was sent to simulated chains. Their numbers have no gaps, so the database does not make them. Since version 8. */
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
  /** Who: an API key's id, `admin`, or `command line`. */
  actor: string;
  /** What: `node.delete`, for example. */
  action: string;
  /** The id of what was changed. */
  subject: string;
  organization: string | null;
  /** From where: an IP address, or empty. */
  source: string;
  /** JSON, without secrets. */
  detail: string;
}

interface ChangeTable {
  seq: Generated<number>;
  kind: string;
  id: string;
}

interface InstanceTable {
  id: string;
  version: string;
  /** Ids of the vault keys that it has, the one that it seals with first, with commas between. */
  keys: string;
  /** Grows for as long as the instance lives. */
  beat: number;
  /** The last change that it has taken in. */
  applied: number;
  started_at: number;
}

/** What is left of a credential's rate for all instances together. */
interface RateBudgetTable {
  credential: string;
  tokens: number;
  filled_at: number;
}

/** The keys that values may be sealed with: only their ids. */
interface VaultKeyTable {
  id: string;
  created_at: number;
}

/** The upstreams that are out of use, by id: `ethereum-mainnet.rpc.own-1`. */
interface UpstreamCordonTable {
  id: string;
  created_at: number;
}

/** Requests to upstreams whose requests a day are limited. */
interface UpstreamUsageTable {
  id: string;
  /** UTC: `2026-01-31`. */
  day: string;
  requests: number;
}

/** The password of the console, as salt and hash: one row, if any. Since version 9. */
interface ConsolePasswordTable {
  id: string;
  hash: string;
  created_at: number;
}

/** The newest blocks that callers may have been shown; -1 where none is known. */
interface ChainHeadTable {
  /** Network and part: `ethereum-mainnet.rpc`. */
  chain: string;
  latest: number;
  safe: number;
  finalized: number;
  updated_at: number;
}
