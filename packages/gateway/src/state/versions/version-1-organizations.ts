/** What organizations have, as version 1 of the tables stores it. Each table stands before those that refer to it. */
export const tables = {
  organizations: {
    seq: "$seq",
    id: "$text NOT NULL UNIQUE",
    name: "$text NOT NULL",
    createdAt: "$integer NOT NULL",
    /** The number of its projects; likewise of its networks and nodes. Updated in the same transaction as these. */
    projects: "$integer NOT NULL DEFAULT 0",
    networks: "$integer NOT NULL DEFAULT 0",
    nodes: "$integer NOT NULL DEFAULT 0",
  },
  users: {
    seq: "$seq",
    id: "$text NOT NULL UNIQUE",
    organization: "$text NOT NULL REFERENCES organizations (id)",
    email: "$text NOT NULL",
    firstName: "$text NOT NULL",
    lastName: "$text NOT NULL",
  },
  projects: {
    seq: "$seq",
    id: "$text NOT NULL UNIQUE",
    organization: "$text NOT NULL REFERENCES organizations (id)",
    creator: "$text NOT NULL REFERENCES users (id)",
    name: "$text NOT NULL",
    /** Empty if it has none. */
    description: "$text NOT NULL",
    createdAt: "$integer NOT NULL",
  },
  networks: {
    seq: "$seq",
    id: "$text NOT NULL UNIQUE",
    organization: "$text NOT NULL REFERENCES organizations (id)",
    project: "$text NOT NULL REFERENCES projects (id)",
    creator: "$text NOT NULL REFERENCES users (id)",
    protocol: "$text NOT NULL",
    /** The chain, such as `ethereum-mainnet`. */
    publicNetwork: "$text NOT NULL",
    name: "$text NOT NULL",
    createdAt: "$integer NOT NULL",
  },
  /** Repeats columns of its network, so that lists can be read from one index. None of these can change. */
  nodes: {
    seq: "$seq",
    id: "$text NOT NULL UNIQUE",
    organization: "$text NOT NULL REFERENCES organizations (id)",
    project: "$text NOT NULL REFERENCES projects (id)",
    network: "$text NOT NULL REFERENCES networks (id)",
    protocol: "$text NOT NULL",
    publicNetwork: "$text NOT NULL",
    creator: "$text NOT NULL REFERENCES users (id)",
    name: "$text NOT NULL",
    type: "$text NOT NULL",
    provider: "$text NOT NULL",
    region: "$text NOT NULL",
    /** JSON, as its owner wrote it. */
    configuration: "$text NOT NULL",
    archive: "$integer NOT NULL",
    createdAt: "$integer NOT NULL",
    /** Read only by gateways of former versions, which stored a node's source of responses: JSON, sealed. */
    sources: "$bytes NOT NULL",
  },
  audit: {
    seq: "$seq",
    at: "$integer NOT NULL",
    /** Who made the change: an API key's id, `admin`, or `command line`. */
    actor: "$text NOT NULL",
    /** The operation of the management or admin API, such as `deleteNode`. */
    action: "$text NOT NULL",
    /** The id of what was changed. */
    subject: "$text NOT NULL",
    /** The id of the subject's owner, if it has one. */
    organization: "$text",
    /** The IP address that the change came from; empty for the process itself. */
    source: "$text NOT NULL",
    /** JSON, without secrets. */
    detail: "$text NOT NULL",
  },
} as const;

export const indexes = `
  CREATE INDEX users_of_organization ON users (organization);
  CREATE INDEX projects_by_age ON projects (organization, created_at, seq);
  CREATE INDEX projects_by_name ON projects (organization, name, seq);
  CREATE INDEX networks_by_age ON networks (organization, created_at, seq);
  CREATE INDEX networks_by_name ON networks (organization, name, seq);
  CREATE INDEX networks_of_project ON networks (project);
  CREATE INDEX nodes_by_age ON nodes (organization, created_at, seq);
  CREATE INDEX nodes_by_name ON nodes (organization, name, seq);
  CREATE INDEX nodes_of_project ON nodes (project);
  CREATE INDEX nodes_of_network ON nodes (network);
  CREATE INDEX audit_of_organization ON audit (organization, seq)
`;
