import type { DatabaseSync } from "node:sqlite";
import { JsonText } from "../../contract/json-text.ts";
import type { NodeSources } from "../../contract/source-options.ts";
import { creatorColumns, creatorOf, type CreatorRow } from "./creator.ts";
import { type Listing, type ListQuery, type Page, selectPage } from "./select-page.ts";
import { isArchive, newNodeCredentials, type NodeCredentials, type StoredNode } from "./stored-node.ts";
import type { Vault } from "./vault.ts";

/** A node that is to be made: all but its credentials, and what follows from its network. */
export type NewNode = Omit<StoredNode, "credentials" | "protocol">;

interface NodeRow extends CreatorRow {
  readonly id: string;
  readonly network: string;
  readonly protocol: string;
  readonly name: string;
  readonly type: string;
  readonly provider: string;
  readonly region: string;
  readonly configuration: string;
  readonly created_at: string;
  readonly credentials: Uint8Array;
  readonly upstreams: Uint8Array;
}

const listing: Listing = {
  columns: `n.*, w.protocol, ${creatorColumns}`,
  from: `nodes n JOIN networks w ON w.id = n.network JOIN projects p ON p.id = w.project
    JOIN organizations o ON o.id = p.organization JOIN users u ON u.id = n.creator`,
  table: "n",
  filters: {
    project: "w.project",
    organization: "o.id",
    network: "n.network",
    region: "n.region",
    provider: "n.provider",
    protocol: "w.protocol",
    status: "'running'",
    role: "'peer'",
    type: "n.type",
    archive: "n.archive",
    public_network: "w.public_network",
    name: "n.name",
    project_type: "'public'",
  },
};

/** The nodes of all organizations, their credentials and sources sealed. */
export class Nodes {
  readonly #database: DatabaseSync;
  readonly #vault: Vault;

  constructor(database: DatabaseSync, vault: Vault) {
    this.#database = database;
    this.#vault = vault;
  }

  /** Stores a node, and gives it credentials. */
  add(node: NewNode): NodeCredentials {
    const credentials = newNodeCredentials();
    const { id, network, creator, name, type, provider, region, configuration, createdAt, sources } = node;
    this.#database
      .prepare(
        `INSERT INTO nodes (id, network, creator, name, type, provider, region, configuration, archive,
           created_at, credentials, upstreams) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        network,
        creator.id,
        name,
        type,
        provider,
        region,
        configuration.text,
        Number(isArchive(node)),
        createdAt,
        this.#vault.seal(JSON.stringify(credentials), `nodes/${id}/credentials`),
        this.#vault.seal(JSON.stringify(sources), `nodes/${id}/upstreams`),
      );
    return credentials;
  }

  /** All nodes of all organizations, oldest first. */
  all(): StoredNode[] {
    const rows = this.#database
      .prepare(`SELECT ${listing.columns} FROM ${listing.from} ORDER BY n.rowid`)
      .all();
    return rows.map((row) => this.#node(row as unknown as NodeRow));
  }

  page(organization: string, query: ListQuery): Page<StoredNode> {
    const page = selectPage<NodeRow>(this.#database, listing, organization, query);
    return { ...page, items: page.items.map((row) => this.#node(row)) };
  }

  /** A node of the organization, or nothing: another's is as unknown as one that does not exist. */
  get(organization: string, id: string): StoredNode | undefined {
    const row = this.#database
      .prepare(`SELECT ${listing.columns} FROM ${listing.from} WHERE o.id = ? AND n.id = ?`)
      .get(organization, id);
    return row && this.#node(row as unknown as NodeRow);
  }

  /** How many nodes the organization has. */
  count(organization: string): number {
    const row = this.#database
      .prepare(`SELECT count(*) AS count FROM ${listing.from} WHERE o.id = ?`)
      .get(organization);
    return Number(row?.["count"]);
  }

  /** The nodes of a network, oldest first. */
  ofNetwork(network: string): StoredNode[] {
    const rows = this.#database
      .prepare(`SELECT ${listing.columns} FROM ${listing.from} WHERE n.network = ? ORDER BY n.rowid`)
      .all(network);
    return rows.map((row) => this.#node(row as unknown as NodeRow));
  }

  /** Stores the two properties of a node that may change. */
  update({ id, name, configuration }: Pick<StoredNode, "id" | "name" | "configuration">): void {
    this.#database
      .prepare("UPDATE nodes SET name = ?, configuration = ?, archive = ? WHERE id = ?")
      .run(name, configuration.text, Number(isArchive({ configuration })), id);
  }

  /** Stores where a node gets its answers. */
  setSources(id: string, sources: NodeSources): void {
    this.#database
      .prepare("UPDATE nodes SET upstreams = ? WHERE id = ?")
      .run(this.#vault.seal(JSON.stringify(sources), `nodes/${id}/upstreams`), id);
  }

  remove(id: string): void {
    this.#database.prepare("DELETE FROM nodes WHERE id = ?").run(id);
  }

  #node(row: NodeRow): StoredNode {
    const { id, protocol, name, network, type, provider, region } = row;
    return {
      id,
      protocol,
      name,
      network,
      type,
      provider,
      region,
      creator: creatorOf(row),
      configuration: new JsonText(row.configuration),
      createdAt: row.created_at,
      credentials: JSON.parse(
        this.#vault.open(row.credentials, `nodes/${id}/credentials`),
      ) as NodeCredentials,
      sources: JSON.parse(this.#vault.open(row.upstreams, `nodes/${id}/upstreams`)) as NodeSources,
    };
  }
}
