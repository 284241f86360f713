/** The common columns of API keys and node credentials. */
const grant = {
  createdAt: "$integer NOT NULL",
  expiresAt: "$integer",
  revokedAt: "$integer",
  /** Requests a second; null for the gateway's limit. */
  rate: "$real",
  burst: "$real",
  /** A JSON list of methods and namespaces; null if all are allowed. */
  methods: "$text",
  /** Approximate: written at most once a minute. */
  lastUsedAt: "$integer",
  /** Id of the key or credential that this one replaces. */
  replaces: "$text",
  /** A JSON list of origins of web pages; null for the gateway's. */
  origins: "$text",
} as const;

const apiKeys = {
  seq: "$seq",
  id: "$text NOT NULL UNIQUE",
  organization: "$text NOT NULL REFERENCES organizations (id)",
  name: "$text NOT NULL",
  digest: "$bytes NOT NULL UNIQUE",
} as const;

const nodeCredentials = {
  seq: "$seq",
  id: "$text NOT NULL UNIQUE",
  organization: "$text NOT NULL REFERENCES organizations (id)",
  node: "$text NOT NULL REFERENCES nodes (id)",
  name: "$text NOT NULL",
  keyDigest: "$bytes NOT NULL UNIQUE",
  username: "$text NOT NULL UNIQUE",
  passwordDigest: "$bytes NOT NULL",
  /** The sealed secrets, only of a node's first credential, which the management API shows. */
  sealed: "$bytes",
  /** Whether its callers may choose how calls are routed: 1 if so. */
  routing: "$integer NOT NULL DEFAULT 0",
} as const;

/** What callers authenticate with. */
export const tables: {
  readonly apiKeys: typeof apiKeys & typeof grant;
  readonly nodeCredentials: typeof nodeCredentials & typeof grant;
} = { apiKeys: { ...apiKeys, ...grant }, nodeCredentials: { ...nodeCredentials, ...grant } };

export const indexes = `
  CREATE INDEX api_keys_of_organization ON api_keys (organization);
  CREATE INDEX node_credentials_of_node ON node_credentials (node);
  CREATE UNIQUE INDEX shown_credentials ON node_credentials (node) WHERE sealed IS NOT NULL
`;
