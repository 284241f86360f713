import { type Creator, creatorColumns, readCreator, type CreatorRow } from "./creator.ts";
import { inOrder, type Listing, type ListQuery, type Page, planPage } from "./select-page.ts";
import { Table } from "./table.ts";

export interface StoredProject {
  readonly id: string;
  readonly name: string;
  /** Empty if it has none. */
  readonly description: string;
  readonly creator: Creator;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A project with the numbers of its contents. */
export interface CountedProject extends StoredProject {
  readonly networks: number;
  readonly nodes: number;
}

const listing: Listing = {
  table: "projects",
  filters: { organization: "organization", name: "name" },
  constants: { type: "public" },
};

export class ProjectTable extends Table {
  async add({ id, name, description, creator, createdAt }: StoredProject): Promise<void> {
    const owner = { organization: creator.organization.id, creator: creator.id };
    await this.context.database
      .insertInto("projects")
      .values({ id, ...owner, name, description, created_at: createdAt })
      .execute();
  }

  async page(organization: string, query: ListQuery): Promise<Page<CountedProject>> {
    const plan = await planPage(this.context.database, listing, organization, query);
    const found = plan.rows.length > 0 ? await this.#select().where("p.seq", "in", plan.rows).execute() : [];
    return { ...plan, items: inOrder(plan, found).map(readProject) };
  }

  /**
   * A project of the organization, or `undefined`. Projects of other organizations are treated as
   * non-existent.
   */
  async get(organization: string, id: string): Promise<CountedProject | undefined> {
    const row = await this.#select()
      .where("p.organization", "=", organization)
      .where("p.id", "=", id)
      .executeTakeFirst();
    return row && readProject(row);
  }

  /** Changes the given properties only. */
  async update(
    id: string,
    { name, description }: Partial<Pick<StoredProject, "name" | "description">>,
  ): Promise<void> {
    if (name === undefined && description === undefined) return;
    await this.context.database
      .updateTable("projects")
      .set({ name, description })
      .where("id", "=", id)
      .execute();
  }

  /**
   * Removes a project that has no nodes, with its networks.
   *
   * @returns how many networks were removed with it; `undefined` if the project no longer existed.
   */
  async remove(id: string): Promise<number | undefined> {
    const { database } = this.context;
    const { numDeletedRows } = await database
      .deleteFrom("networks")
      .where("project", "=", id)
      .executeTakeFirst();
    const project = await database.deleteFrom("projects").where("id", "=", id).executeTakeFirst();
    return project.numDeletedRows > 0n ? Number(numDeletedRows) : undefined;
  }

  #select() {
    return this.context.database
      .selectFrom("projects as p")
      .innerJoin("organizations as o", "o.id", "p.organization")
      .innerJoin("users as u", "u.id", "p.creator")
      .select(["p.seq", "p.id", "p.name", "p.description", "p.created_at", ...creatorColumns])
      .select((column) => [
        column
          .selectFrom("networks as w")
          .select((inner) => inner.fn.countAll<number>().as("count"))
          .whereRef("w.project", "=", "p.id")
          .as("networks"),
        column
          .selectFrom("nodes as n")
          .select((inner) => inner.fn.countAll<number>().as("count"))
          .whereRef("n.project", "=", "p.id")
          .as("nodes"),
      ]);
  }
}

interface ProjectRow extends CreatorRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly created_at: number;
  readonly networks: number | null;
  readonly nodes: number | null;
}

function readProject(row: ProjectRow): CountedProject {
  const { id, name, description, created_at: createdAt } = row;
  const counts = { networks: row.networks ?? 0, nodes: row.nodes ?? 0 };
  return { id, name, description, ...counts, creator: readCreator(row), createdAt };
}
