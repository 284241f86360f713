import { ddl, type Migration } from "./ddl.ts";

/** The common columns of API keys and node credentials. */
const grant = `
  created_at $integer NOT NULL,
  expires_at $integer,
  revoked_at $integer,
  rate $real,
  burst $real,
  methods $text,
  last_used_at $integer,
  replaces $text,
  origins $text
`;

/** The tables that gateways before 0.1.0 have added one by one. */
export const addedTables = {
  usage: `
    CREATE TABLE usage (
      day $text NOT NULL,
      credential $text NOT NULL,
      method $text NOT NULL,
      calls $integer NOT NULL,
      errors $integer NOT NULL,
      PRIMARY KEY (day, credential, method)
    ) $table
  `,
  upstreamCordons: `
    CREATE TABLE upstream_cordons (
      id $text NOT NULL PRIMARY KEY,
      created_at $integer NOT NULL
    ) $table
  `,
  upstreamUsage: `
    CREATE TABLE upstream_usage (
      id $text NOT NULL,
      day $text NOT NULL,
      requests $integer NOT NULL,
      PRIMARY KEY (id, day)
    ) $table
  `,
  chainHeads: `
    CREATE TABLE chain_heads (
      chain $text NOT NULL PRIMARY KEY,
      latest $integer NOT NULL,
      safe $integer NOT NULL,
      finalized $integer NOT NULL,
      updated_at $integer NOT NULL
    ) $table
  `,
  simulatedTransactions: `
    CREATE TABLE simulated_transactions (
      chain $text NOT NULL,
      seq $integer NOT NULL,
      block $integer NOT NULL,
      raw $text NOT NULL,
      PRIMARY KEY (chain, seq)
    ) $table
  `,
  consolePasswords: `
    CREATE TABLE console_passwords (
      id $text NOT NULL PRIMARY KEY,
      hash $text NOT NULL,
      created_at $integer NOT NULL
    ) $table
  `,
};

const tables = `
  CREATE TABLE organizations (
    seq $seq,
    id $text NOT NULL UNIQUE,
    name $text NOT NULL,
    created_at $integer NOT NULL,
    projects $integer NOT NULL DEFAULT 0,
    networks $integer NOT NULL DEFAULT 0,
    nodes $integer NOT NULL DEFAULT 0
  ) $table;
  CREATE TABLE users (
    seq $seq,
    id $text NOT NULL UNIQUE,
    organization $text NOT NULL REFERENCES organizations (id),
    email $text NOT NULL,
    first_name $text NOT NULL,
    last_name $text NOT NULL
  ) $table;
  CREATE INDEX users_of_organization ON users (organization);
  CREATE TABLE api_keys (
    seq $seq,
    id $text NOT NULL UNIQUE,
    organization $text NOT NULL REFERENCES organizations (id),
    name $text NOT NULL,
    digest $bytes NOT NULL UNIQUE,
    ${grant}
  ) $table;
  CREATE INDEX api_keys_of_organization ON api_keys (organization);
  CREATE TABLE projects (
    seq $seq,
    id $text NOT NULL UNIQUE,
    organization $text NOT NULL REFERENCES organizations (id),
    creator $text NOT NULL REFERENCES users (id),
    name $text NOT NULL,
    description $text NOT NULL,
    created_at $integer NOT NULL
  ) $table;
  CREATE INDEX projects_by_age ON projects (organization, created_at, seq);
  CREATE INDEX projects_by_name ON projects (organization, name, seq);
  CREATE TABLE networks (
    seq $seq,
    id $text NOT NULL UNIQUE,
    organization $text NOT NULL REFERENCES organizations (id),
    project $text NOT NULL REFERENCES projects (id),
    creator $text NOT NULL REFERENCES users (id),
    protocol $text NOT NULL,
    public_network $text NOT NULL,
    name $text NOT NULL,
    created_at $integer NOT NULL
  ) $table;
  CREATE INDEX networks_by_age ON networks (organization, created_at, seq);
  CREATE INDEX networks_by_name ON networks (organization, name, seq);
  CREATE INDEX networks_of_project ON networks (project);
  CREATE TABLE nodes (
    seq $seq,
    id $text NOT NULL UNIQUE,
    organization $text NOT NULL REFERENCES organizations (id),
    project $text NOT NULL REFERENCES projects (id),
    network $text NOT NULL REFERENCES networks (id),
    protocol $text NOT NULL,
    public_network $text NOT NULL,
    creator $text NOT NULL REFERENCES users (id),
    name $text NOT NULL,
    type $text NOT NULL,
    provider $text NOT NULL,
    region $text NOT NULL,
    configuration $text NOT NULL,
    archive $integer NOT NULL,
    created_at $integer NOT NULL,
    sources $bytes NOT NULL
  ) $table;
  CREATE INDEX nodes_by_age ON nodes (organization, created_at, seq);
  CREATE INDEX nodes_by_name ON nodes (organization, name, seq);
  CREATE INDEX nodes_of_project ON nodes (project);
  CREATE INDEX nodes_of_network ON nodes (network);
  CREATE TABLE node_credentials (
    seq $seq,
    id $text NOT NULL UNIQUE,
    organization $text NOT NULL REFERENCES organizations (id),
    node $text NOT NULL REFERENCES nodes (id),
    name $text NOT NULL,
    key_digest $bytes NOT NULL UNIQUE,
    username $text NOT NULL UNIQUE,
    password_digest $bytes NOT NULL,
    sealed $bytes,
    routing $integer NOT NULL DEFAULT 0,
    ${grant}
  ) $table;
  CREATE INDEX node_credentials_of_node ON node_credentials (node);
  CREATE UNIQUE INDEX shown_credentials ON node_credentials (node) WHERE sealed IS NOT NULL;
  CREATE TABLE venue_nonces (
    signer $text NOT NULL,
    nonce $integer NOT NULL,
    PRIMARY KEY (signer, nonce)
  ) $table;
  CREATE TABLE venue_log (
    seq $integer NOT NULL PRIMARY KEY,
    at $integer NOT NULL,
    account $text NOT NULL,
    action $text NOT NULL
  ) $table;
  CREATE TABLE venue_snapshots (
    seq $integer NOT NULL PRIMARY KEY,
    book $text NOT NULL
  ) $table;
  CREATE TABLE audit (
    seq $seq,
    at $integer NOT NULL,
    actor $text NOT NULL,
    action $text NOT NULL,
    subject $text NOT NULL,
    organization $text,
    source $text NOT NULL,
    detail $text NOT NULL
  ) $table;
  CREATE INDEX audit_of_organization ON audit (organization, seq);
  CREATE TABLE changes (
    seq $seq,
    kind $text NOT NULL,
    id $text NOT NULL
  ) $table;
  CREATE TABLE instances (
    id $text NOT NULL PRIMARY KEY,
    version $text NOT NULL,
    keys $text NOT NULL,
    beat $integer NOT NULL,
    applied $integer NOT NULL,
    started_at $integer NOT NULL
  ) $table;
  CREATE TABLE rate_budgets (
    credential $text NOT NULL PRIMARY KEY,
    tokens $real NOT NULL,
    filled_at $integer NOT NULL
  ) $table;
  CREATE TABLE vault_keys (
    id $text NOT NULL PRIMARY KEY,
    created_at $integer NOT NULL
  ) $table;
  ${Object.values(addedTables).join(";")}
`;

export const version1: Migration = defineMigration(1, tables);

/** Adds wrong results of upstreams with their evidence, the reasons of cordons, and what the light clients of networks know. */
export const version2: Migration = defineMigration(
  2,
  `
  ALTER TABLE upstream_cordons ADD COLUMN reason $text;
  CREATE TABLE wrong_results (
    seq $seq,
    at $integer NOT NULL,
    upstream $text NOT NULL,
    method $text NOT NULL,
    check_name $text NOT NULL,
    path $text NOT NULL,
    expected $text NOT NULL,
    actual $text NOT NULL,
    is_cordoned $integer NOT NULL,
    size $integer NOT NULL,
    evidence $text NOT NULL
  ) $table;
  CREATE TABLE light_clients (
    network $text NOT NULL PRIMARY KEY,
    checkpoint $text NOT NULL,
    slot $integer NOT NULL,
    state $text NOT NULL
  ) $table
`,
);

/**
 * Adds random marks to changes, by which gateways notice that the database went back to an earlier state. Gateways
 * of earlier versions write none. Builds that were never released used the number 3 for a part of version 2.
 */
export const version4: Migration = defineMigration(
  4,
  "ALTER TABLE changes ADD COLUMN mark $text; ALTER TABLE instances ADD COLUMN mark $text",
);

/** Adds the nonces of accounts. Organizations that a gateway of an earlier version removes lose theirs too. */
export const version5: Migration = defineMigration(
  5,
  `
  CREATE TABLE account_nonces (
    organization $text NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    account $text NOT NULL,
    nonce $integer NOT NULL,
    token $text NOT NULL,
    leased_until $integer NOT NULL,
    size $integer NOT NULL,
    transactions $text NOT NULL,
    PRIMARY KEY (organization, account, nonce)
  ) $table
`,
);

/** Adds streams. Gateways of earlier versions run none, and say so by the default of `runs_streams`. */
export const version6: Migration = defineMigration(
  6,
  `
  ALTER TABLE organizations ADD COLUMN streams $integer NOT NULL DEFAULT 0;
  ALTER TABLE instances ADD COLUMN runs_streams $integer NOT NULL DEFAULT 0;
  CREATE TABLE streams (
    seq $seq,
    id $text NOT NULL UNIQUE,
    organization $text NOT NULL REFERENCES organizations (id),
    network $text NOT NULL REFERENCES networks (id),
    protocol $text NOT NULL,
    public_network $text NOT NULL,
    name $text NOT NULL,
    status $text NOT NULL,
    reason $text,
    retry_at $integer,
    settings $text NOT NULL,
    sealed $bytes NOT NULL,
    created_at $integer NOT NULL
  ) $table;
  CREATE INDEX streams_by_age ON streams (organization, created_at, seq);
  CREATE INDEX streams_by_name ON streams (organization, name, seq);
  CREATE INDEX streams_of_network ON streams (network);
  CREATE INDEX streams_by_status ON streams (status, id);
  CREATE TABLE stream_states (
    stream $text NOT NULL PRIMARY KEY REFERENCES streams (id),
    owner $text,
    epoch $integer NOT NULL,
    cursor $text,
    final $text,
    sequence $integer NOT NULL,
    delivered $integer NOT NULL,
    delivered_at $integer,
    head $integer
  ) $table;
  CREATE TABLE stream_outbox (
    stream $text NOT NULL REFERENCES streams (id),
    first $integer NOT NULL,
    last $integer NOT NULL,
    number $integer NOT NULL,
    hash $text NOT NULL,
    removed $integer NOT NULL,
    keys $text NOT NULL,
    events $text NOT NULL,
    PRIMARY KEY (stream, first)
  ) $table;
  CREATE TABLE stream_ranges (
    stream $text NOT NULL REFERENCES streams (id),
    number $integer NOT NULL,
    from_block $integer NOT NULL,
    to_block $integer NOT NULL,
    from_hash $text NOT NULL,
    to_hash $text NOT NULL,
    events $integer NOT NULL,
    digest $text NOT NULL,
    delivered_at $integer NOT NULL,
    PRIMARY KEY (stream, number)
  ) $table;
  CREATE TABLE stream_dead_letters (
    stream $text NOT NULL REFERENCES streams (id),
    sequence $integer NOT NULL,
    reason $text NOT NULL,
    event $text NOT NULL,
    raw $integer NOT NULL,
    is_wanted $integer NOT NULL DEFAULT 0,
    retried_as $integer,
    created_at $integer NOT NULL,
    PRIMARY KEY (stream, sequence)
  ) $table
`,
);

/** Gateways of version 1 work with the result. */
function defineMigration(version: number, statements: string): Migration {
  return { version, oldestCompatible: 1, up: ({ kind, database }) => ddl(database, kind, statements) };
}
