import type { DatabaseSync } from "node:sqlite";
import { type Creator, creatorColumns, creatorOf, type CreatorRow } from "./creator.ts";
import { type Listing, type ListQuery, type Page, selectPage } from "./select-page.ts";

/** A network as the gateway keeps it: the place of nodes that follow the same chain. */
export interface StoredNetwork {
  readonly id: string;
  readonly name: string;
  readonly project: string;
  readonly protocol: string;
  /** The chain, as `ethereum-mainnet`. */
  readonly publicNetwork: string;
  readonly creator: Creator;
  /** ISO 8601 with milliseconds. */
  readonly createdAt: string;
}

interface NetworkRow extends CreatorRow {
  readonly id: string;
  readonly name: string;
  readonly project: string;
  readonly protocol: string;
  readonly public_network: string;
  readonly created_at: string;
}

const listing: Listing = {
  columns: `w.id, w.name, w.project, w.protocol, w.public_network, w.created_at, ${creatorColumns}`,
  from: `networks w JOIN projects p ON p.id = w.project JOIN organizations o ON o.id = p.organization
    JOIN users u ON u.id = w.creator`,
  table: "w",
  filters: {
    project: "w.project",
    name: "w.name",
    public_network: "w.public_network",
    status: "'ok'",
    protocol: "w.protocol",
    project_type: "'public'",
  },
};

/** The networks of all organizations. */
export class Networks {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  add({ id, project, creator, protocol, publicNetwork, name, createdAt }: StoredNetwork): void {
    this.#database
      .prepare(
        `INSERT INTO networks (id, project, creator, protocol, public_network, name, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(id, project, creator.id, protocol, publicNetwork, name, createdAt);
  }

  page(organization: string, query: ListQuery): Page<StoredNetwork> {
    const page = selectPage<NetworkRow>(this.#database, listing, organization, query);
    return { ...page, items: page.items.map(networkOf) };
  }

  /** How many networks the organization has. */
  count(organization: string): number {
    const row = this.#database
      .prepare(`SELECT count(*) AS count FROM ${listing.from} WHERE o.id = ?`)
      .get(organization);
    return Number(row?.["count"]);
  }

  /** A network of the organization, or nothing: another's is as unknown as one that does not exist. */
  get(organization: string, id: string): StoredNetwork | undefined {
    const row = this.#database
      .prepare(`SELECT ${listing.columns} FROM ${listing.from} WHERE o.id = ? AND w.id = ?`)
      .get(organization, id);
    return row && networkOf(row as unknown as NetworkRow);
  }

  rename(id: string, name: string): void {
    this.#database.prepare("UPDATE networks SET name = ? WHERE id = ?").run(name, id);
  }

  /** Removes a network that has no nodes. */
  remove(id: string): void {
    this.#database.prepare("DELETE FROM networks WHERE id = ?").run(id);
  }
}

function networkOf(row: NetworkRow): StoredNetwork {
  const { id, name, project, protocol } = row;
  return {
    id,
    name,
    project,
    protocol,
    publicNetwork: row.public_network,
    creator: creatorOf(row),
    createdAt: row.created_at,
  };
}
