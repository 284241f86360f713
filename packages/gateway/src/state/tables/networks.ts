import {
  type Created,
  creatorColumns,
  type Listing,
  listPage,
  type ListQuery,
  withCreator,
} from "./listed-table.ts";
import { type Page, Table } from "./table.ts";

/** A network as the gateway stores it: a group of nodes that follow the same chain. */
export type StoredNetwork = Created<"networks">;

const listing: Listing = {
  table: "networks",
  filters: ["project", "name", "public_network", "protocol"],
  constants: { status: "ok", project_type: "public" },
};

export class NetworkTable extends Table {
  async add(...networks: readonly StoredNetwork[]): Promise<void> {
    const rows = networks.map(({ creator, ...network }) =>
      Object.assign(network, { organization: creator.organization.id, creator: creator.id }),
    );
    await this.database.insertInto("networks").values(rows).execute();
  }

  page(organization: string, query: ListQuery): Promise<Page<StoredNetwork>> {
    return listPage(this.database, listing, organization, query, async (rows) =>
      (await this.#select().where("w.seq", "in", rows).execute()).map(withCreator),
    );
  }

  /** A network of the organization, or `undefined`. Networks of other organizations are treated as non-existent. */
  async get(organization: string, id: string): Promise<StoredNetwork | undefined> {
    const found = this.#select().where("w.organization", "=", organization).where("w.id", "=", id);
    const row = await found.executeTakeFirst();
    return row && withCreator(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.updateTable("networks").set({ name }).where("id", "=", id).execute();
  }

  /** Removes a network that has no nodes, and returns whether it still existed. */
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.database
      .deleteFrom("networks")
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  #select() {
    return this.database
      .selectFrom("networks as w")
      .innerJoin("organizations as o", "o.id", "w.organization")
      .innerJoin("users as u", "u.id", "w.creator")
      .select(["w.seq", "w.id", "w.name", "w.project", "w.protocol", "w.publicNetwork", "w.createdAt"])
      .select(creatorColumns);
  }
}
