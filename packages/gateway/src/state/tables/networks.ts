import {
  type Created,
  creatorColumns,
  type Listed,
  ListedTable,
  type Listing,
  type Wanted,
  withCreator,
} from "./listed-table.ts";

/** A network as the gateway stores it: a group of nodes that follow the same chain. */
export type StoredNetwork = Created<"networks">;

export class NetworkTable extends ListedTable<StoredNetwork> {
  protected readonly listing: Listing = {
    table: "networks",
    filters: ["project", "name", "public_network", "protocol"],
    constants: { status: "ok", project_type: "public" },
  };

  async add(...networks: readonly StoredNetwork[]): Promise<void> {
    const rows = networks.map(({ creator, ...network }) =>
      Object.assign(network, { organization: creator.organization.id, creator: creator.id }),
    );
    await this.database.insertInto("networks").values(rows).execute();
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

  protected async read({ organization, column, values }: Wanted): Promise<Listed<StoredNetwork>[]> {
    const networks = this.database
      .selectFrom("networks as w")
      .innerJoin("organizations as o", "o.id", "w.organization")
      .innerJoin("users as u", "u.id", "w.creator")
      .select(["w.seq", "w.id", "w.name", "w.project", "w.protocol", "w.publicNetwork", "w.createdAt"])
      .select(creatorColumns)
      .where("o.id", "=", organization);
    return (await networks.where(`w.${column}`, "in", values).execute()).map(withCreator);
  }
}
