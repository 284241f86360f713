import {
  type Created,
  creatorColumns,
  type Listed,
  ListedTable,
  type Listing,
  type Wanted,
  withCreator,
} from "./listed-table.ts";

export type StoredProject = Created<"projects">;

/** A project with the numbers of its contents. */
export interface CountedProject extends StoredProject {
  readonly networks: number;
  readonly nodes: number;
}

export class ProjectTable extends ListedTable<CountedProject> {
  protected readonly listing: Listing = {
    table: "projects",
    filters: ["organization", "name"],
    constants: { type: "public" },
  };

  async add({ creator, ...project }: StoredProject): Promise<void> {
    const row = { ...project, organization: creator.organization.id, creator: creator.id };
    await this.database.insertInto("projects").values(row).execute();
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

  protected async read({ organization, column, values }: Wanted): Promise<Listed<CountedProject>[]> {
    const projects = this.database
      .selectFrom("projects as p")
      .innerJoin("organizations as o", "o.id", "p.organization")
      .innerJoin("users as u", "u.id", "p.creator")
      .select(["p.seq", "p.id", "p.name", "p.description", "p.createdAt", ...creatorColumns])
      .select((from) => {
        const networks = from.selectFrom("networks as w").whereRef("w.project", "=", "p.id");
        const nodes = from.selectFrom("nodes as n").whereRef("n.project", "=", "p.id");
        const count = from.fn.countAll<number>().as("count");
        return [
          networks.select(count).$asScalar().$notNull().as("networks"),
          nodes.select(count).$asScalar().$notNull().as("nodes"),
        ];
      })
      .where("o.id", "=", organization);
    return (await projects.where(`p.${column}`, "in", values).execute()).map(withCreator);
  }
}
