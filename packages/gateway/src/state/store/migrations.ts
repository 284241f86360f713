import type { DatabaseSync } from "node:sqlite";
import { newId } from "./identifiers.ts";

/** What makes of a database of one version the next: the first of an empty one the first, and so on. */
export const migrations: readonly ((database: DatabaseSync) => void)[] = [
  (database) => database.exec(organizationsAndNodes),
  (database) => {
    database.exec(projectsAndNetworks);
    giveProjects(database);
    giveNetworks(database);
    // Not SQLite's own, which reads no JSON that nests deeper than it likes.
    database.function("is_archive", (text) => Number(JSON.parse(String(text)).archive === true));
    database.exec(nodesInNetworks);
  },
];

const organizationsAndNodes = `
  CREATE TABLE organizations (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    email TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL
  ) STRICT;
  CREATE TABLE api_keys (
    digest BLOB PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    creator TEXT NOT NULL REFERENCES users (id),
    protocol TEXT NOT NULL,
    name TEXT NOT NULL,
    network TEXT NOT NULL,
    type TEXT NOT NULL,
    provider TEXT NOT NULL,
    region TEXT NOT NULL,
    configuration TEXT NOT NULL,
    created_at TEXT NOT NULL,
    credentials BLOB NOT NULL,
    upstreams BLOB NOT NULL
  ) STRICT;
  CREATE TABLE venue_nonces (
    signer TEXT NOT NULL,
    nonce INTEGER NOT NULL,
    PRIMARY KEY (signer, nonce)
  ) STRICT, WITHOUT ROWID;
`;

const projectsAndNetworks = `
  CREATE TABLE projects (
    id TEXT PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    creator TEXT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX projects_of_organization ON projects (organization);
  CREATE TABLE networks (
    id TEXT PRIMARY KEY,
    project TEXT NOT NULL REFERENCES projects (id),
    creator TEXT NOT NULL REFERENCES users (id),
    protocol TEXT NOT NULL,
    public_network TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX networks_of_project ON networks (project);
`;

/** Until now nodes only named their networks, and were in no project: each organization gets one with all of them. */
function giveProjects(database: DatabaseSync): void {
  const owners = database
    .prepare(
      `SELECT o.id, min(u.id) AS creator, coalesce(min(n.created_at), ?) AS created_at FROM organizations o
         JOIN users u ON u.organization = o.id LEFT JOIN nodes n ON n.organization = o.id
         GROUP BY o.id ORDER BY o.rowid`,
    )
    .all(new Date().toISOString());
  const add = database.prepare(
    "INSERT INTO projects (id, organization, creator, name, description, created_at) VALUES (?, ?, ?, ?, '', ?)",
  );
  for (const { id, creator, created_at: at } of owners) {
    add.run(newId("PR"), String(id), String(creator), firstProject, String(at));
  }
}

/** Each node had a network of its own, drawn at random: if two have the same by chance, the later one gets another. */
function giveNetworks(database: DatabaseSync): void {
  const nodes = database
    .prepare(
      `SELECT n.id, n.network, n.creator, n.protocol, n.created_at, p.id AS project FROM nodes n
         JOIN projects p ON p.organization = n.organization ORDER BY n.rowid`,
    )
    .all();
  const add = database.prepare(
    "INSERT INTO networks (id, project, creator, protocol, public_network, name, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  const move = database.prepare("UPDATE nodes SET network = ? WHERE id = ?");
  const taken = new Set<string>();
  for (const { id, network, creator, protocol, created_at: at, project } of nodes) {
    const own = taken.has(String(network)) ? newId("NW") : String(network);
    taken.add(own);
    const values = [project, creator, protocol, `${String(protocol)}-mainnet`, "Mainnet", at];
    add.run(own, ...values.map(String));
    move.run(own, String(id));
  }
}

/** The name of the project that every organization begins with. */
export const firstProject = "Default";

const nodesInNetworks = `
  ALTER TABLE nodes RENAME TO loose_nodes;
  CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    network TEXT NOT NULL REFERENCES networks (id),
    creator TEXT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    provider TEXT NOT NULL,
    region TEXT NOT NULL,
    configuration TEXT NOT NULL,
    archive INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    credentials BLOB NOT NULL,
    upstreams BLOB NOT NULL
  ) STRICT;
  INSERT INTO nodes
    SELECT id, network, creator, name, type, provider, region, configuration, is_archive(configuration), created_at,
        credentials, upstreams
      FROM loose_nodes ORDER BY rowid;
  DROP TABLE loose_nodes;
  CREATE INDEX nodes_of_network ON nodes (network);
`;
