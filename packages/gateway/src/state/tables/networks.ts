import { type Creator, creatorColumns, readCreator, type CreatorRow } from "./creator.ts";
import { inOrder, type Listing, type ListQuery, type Page, planPage } from "./select-page.ts";
import { Table } from "./table.ts";

/** A network as the gateway stores it: a group of nodes that follow the same chain. */
export interface StoredNetwork {
  readonly id: string;
  readonly name: string;
  readonly project: string;
  readonly protocol: string;
  /** The chain, such as `ethereum-mainnet`. */
  readonly publicNetwork: string;
  readonly creator: Creator;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const listing: Listing = {
  table: "networks",
  filters: { project: "project", name: "name", public_network: "public_network", protocol: "protocol" },
  constants: { status: "ok", project_type: "public" },
};

export class NetworkTable extends Table {
  /** Stores one network or more. */
  async add(...networks: readonly StoredNetwork[]): Promise<void> {
    const rows = networks.map(({ id, project, creator, protocol, publicNetwork, name, createdAt }) => ({
      id,
      organization: creator.organization.id,
      creator: creator.id,
      project,
      protocol,
      public_network: publicNetwork,
      name,
      created_at: createdAt,
    }));
    await this.context.database.insertInto("networks").values(rows).execute();
  }

  async page(organization: string, query: ListQuery): Promise<Page<StoredNetwork>> {
    const plan = await planPage(this.context.database, listing, organization, query);
    const found = plan.rows.length > 0 ? await this.#select().where("w.seq", "in", plan.rows).execute() : [];
    return { ...plan, items: inOrder(plan, found).map(readNetwork) };
  }

  /**
   * A network of the organization, or `undefined`. Networks of other organizations are treated as
   * non-existent.
   */
  async get(organization: string, id: string): Promise<StoredNetwork | undefined> {
    const row = await this.#select()
      .where("w.organization", "=", organization)
      .where("w.id", "=", id)
      .executeTakeFirst();
    return row && readNetwork(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.context.database.updateTable("networks").set({ name }).where("id", "=", id).execute();
  }

  /**
   * Removes a network that has no nodes.
   *
   * @returns whether it still existed.
   */
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.context.database
      .deleteFrom("networks")
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  #select() {
    return this.context.database
      .selectFrom("networks as w")
      .innerJoin("organizations as o", "o.id", "w.organization")
      .innerJoin("users as u", "u.id", "w.creator")
      .select(["w.seq", "w.id", "w.name", "w.project", "w.protocol", "w.public_network", "w.created_at"])
      .select(creatorColumns);
  }
}

interface NetworkRow extends CreatorRow {
  readonly id: string;
  readonly name: string;
  readonly project: string;
  readonly protocol: string;
  readonly public_network: string;
  readonly created_at: number;
}

function readNetwork(row: NetworkRow): StoredNetwork {
  const { id, name, project, protocol, public_network: publicNetwork, created_at: createdAt } = row;
  return { id, name, project, protocol, publicNetwork, creator: readCreator(row), createdAt };
}
