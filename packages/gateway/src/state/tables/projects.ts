import {
  type Created,
  creatorColumns,
  type Listing,
  listPage,
  type ListQuery,
  withCreator,
} from "./listed-table.ts";
import { type Page, Table } from "./table.ts";

export type StoredProject = Created<"projects">;

/** A project with the numbers of its contents. */
export interface CountedProject extends StoredProject {
  readonly networks: number;
  readonly nodes: number;
}

const listing: Listing = {
  table: "projects",
  filters: ["organization", "name"],
  constants: { type: "public" },
};

export class ProjectTable extends Table {
  async add({ creator, ...project }: StoredProject): Promise<void> {
    const row = { ...project, organization: creator.organization.id, creator: creator.id };
    await this.database.insertInto("projects").values(row).execute();
  }

  page(organization: string, query: ListQuery): Promise<Page<CountedProject>> {
    return listPage(this.database, listing, organization, query, async (rows) =>
      (await this.#select().where("p.seq", "in", rows).execute()).map(withCreator),
    );
  }

  /** A project of the organization, or `undefined`. Projects of other organizations are treated as non-existent. */
  async get(organization: string, id: string): Promise<CountedProject | undefined> {
    const found = this.#select().where("p.organization", "=", organization).where("p.id", "=", id);
    const row = await found.executeTakeFirst();
    return row && withCreator(row);
  }

  async update(
    id: string,
    { name, description }: Partial<Pick<StoredProject, "name" | "description">>,
  ): Promise<void> {
    if (name === undefined && description === undefined) return;
    await this.database.updateTable("projects").set({ name, description }).where("id", "=", id).execute();
  }

  /**
   * Removes a project that has no nodes, if it exists, with its networks, and returns how many these were.
   */
  async remove(id: string): Promise<number | undefined> {
    const networks = await this.database.deleteFrom("networks").where("project", "=", id).executeTakeFirst();
    const project = await this.database.deleteFrom("projects").where("id", "=", id).executeTakeFirst();
    return project.numDeletedRows > 0n ? Number(networks.numDeletedRows) : undefined;
  }

  #select() {
    return this.database
      .selectFrom("projects as p")
      .innerJoin("organizations as o", "o.id", "p.organization")
      .innerJoin("users as u", "u.id", "p.creator")
      .select(["p.seq", "p.id", "p.name", "p.description", "p.createdAt", ...creatorColumns])
      .select((column) => {
        const networks = column.selectFrom("networks as w").whereRef("w.project", "=", "p.id");
        const nodes = column.selectFrom("nodes as n").whereRef("n.project", "=", "p.id");
        const count = column.fn.countAll<number>().as("count");
        return [
          networks.select(count).$asScalar().$notNull().as("networks"),
          nodes.select(count).$asScalar().$notNull().as("nodes"),
        ];
      });
  }
}
