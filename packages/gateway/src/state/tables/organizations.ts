import { type Creator, creatorColumns, type Organization, type User, withCreator } from "./listed-table.ts";
import type { Row } from "../schema.ts";
import { StreamTable } from "./streams.ts";
import { type Page, readPage, Table } from "./table.ts";

const namesLock = 7_240_264_033;

/** The tables of what organizations have: each before those that it refers to. */
const ownedTables = [
  "nodeCredentials",
  "nodes",
  "networks",
  "projects",
  "apiKeys",
  "users",
  "audit",
] as const;

/** The kinds of objects whose number per organization is limited. */
export type Counted = "projects" | "networks" | "nodes" | "streams";

export type StoredOrganization = Pick<Row<"organizations">, "id" | "name" | "createdAt">;

export class OrganizationTable extends Table {
  /** Locks out other callers: only one creates the first organization, or one with a certain name. */
  lockNames(): Promise<void> {
    return this.takeLock(namesLock);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#select().limit(1).executeTakeFirst()) === undefined;
  }

  async add({ id, name }: Organization, createdAt: number): Promise<void> {
    await this.database.insertInto("organizations").values({ id, name, createdAt }).execute();
    this.context.changed("organization", id);
  }

  async addUser({ id, email, firstName, lastName }: User, organization: string): Promise<void> {
    await this.database
      .insertInto("users")
      .values({ id, organization, email, firstName, lastName })
      .execute();
  }

  all(): Promise<StoredOrganization[]> {
    return this.#select().orderBy("seq").execute();
  }

  page({ page, name }: { page: number; name?: string }): Promise<Page<StoredOrganization>> {
    const all = this.#select();
    return readPage(name === undefined ? all : all.where("name", "=", name), page, "asc");
  }

  async get(id: string): Promise<StoredOrganization | undefined> {
    return this.#select().where("id", "=", id).executeTakeFirst();
  }

  /** The oldest organization with a name. Several can share a name after a rename, or from a former gateway. */
  async named(name: string): Promise<StoredOrganization | undefined> {
    return this.#select().where("name", "=", name).orderBy("seq").limit(1).executeTakeFirst();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.updateTable("organizations").set({ name }).where("id", "=", id).execute();
    this.context.changed("organization", id);
  }

  /** Removes an organization with all that it has. */
  async remove(id: string): Promise<void> {
    const nodes = this.database.selectFrom("nodes").select("id").where("organization", "=", id);
    for (const node of await nodes.execute()) this.context.changed("node", node.id);
    await new StreamTable(this.context).remove("organization", id);
    for (const table of ownedTables)
      await this.database.deleteFrom(table).where("organization", "=", id).execute();
    await this.database.deleteFrom("organizations").where("id", "=", id).execute();
    this.context.changed("organization", id);
  }

  /** The organization's first user, on whose behalf its API keys act. @throws Error if there is none. */
  async owner(organization: string): Promise<Creator> {
    const users = this.database
      .selectFrom("users as u")
      .innerJoin("organizations as o", "o.id", "u.organization")
      .select(creatorColumns)
      .where("u.organization", "=", organization);
    return withCreator(await users.orderBy("u.seq").limit(1).executeTakeFirstOrThrow()).creator;
  }

  /**
   * Counts added objects (negative: removed), and returns the new count. Other transactions that count for
   * the same organization wait for this one to end, so checking a limit against the result is safe.
   */
  async count(organization: string, what: Counted, change: number): Promise<number> {
    const row = await this.database
      .updateTable("organizations")
      .set((column) => ({ [what]: column(what, "+", change) }))
      .where("id", "=", organization)
      .returning(what)
      .executeTakeFirstOrThrow();
    return row[what];
  }

  #select() {
    return this.database.selectFrom("organizations").select(["id", "name", "createdAt"]);
  }
}
