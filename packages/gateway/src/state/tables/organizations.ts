import { sql } from "kysely";
import { type Creator, creatorColumns, readCreator, type Organization, type User } from "./creator.ts";
import { countedPage, type Page, pageSize } from "./select-page.ts";
import { Table } from "./table.ts";

/** An arbitrary number that other programs on the same database are unlikely to lock. */
const firstLock = 7_240_264_033;

/** The kinds of objects whose number per organization is limited. */
export type Counted = "projects" | "networks" | "nodes";

export interface StoredOrganization extends Organization {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const organizationColumns = ["id", "name", "created_at"] as const;

function readOrganization(row: {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
}): StoredOrganization {
  return { id: row.id, name: row.name, createdAt: row.created_at };
}

export class OrganizationTable extends Table {
  /**
   * Locks out other callers of this method within a transaction, so that only one creates the first
   * organization, or one with a certain name.
   */
  async lockNames(): Promise<void> {
    const { kind, database } = this.context;
    if (kind === "postgres") await sql`SELECT pg_advisory_xact_lock(${firstLock})`.execute(database);
  }

  async isEmpty(): Promise<boolean> {
    const row = await this.context.database
      .selectFrom("organizations")
      .select("id")
      .limit(1)
      .executeTakeFirst();
    return row === undefined;
  }

  async add({ id, name }: Organization, createdAt: number): Promise<void> {
    await this.context.database
      .insertInto("organizations")
      .values({ id, name, created_at: createdAt })
      .execute();
    this.context.changed("organization", id);
  }

  async addUser({ id, email, firstName, lastName }: User, organization: string): Promise<void> {
    await this.context.database
      .insertInto("users")
      .values({ id, organization, email, first_name: firstName, last_name: lastName })
      .execute();
  }

  /** All organizations, oldest first. */
  async all(): Promise<StoredOrganization[]> {
    const rows = await this.context.database
      .selectFrom("organizations")
      .select(organizationColumns)
      .orderBy("seq")
      .execute();
    return rows.map(readOrganization);
  }

  /** One page of organizations, oldest first. */
  async page({ page, name }: { page: number; name?: string }): Promise<Page<StoredOrganization>> {
    let all = this.context.database.selectFrom("organizations");
    if (name !== undefined) all = all.where("name", "=", name);
    const count = all.select((column) => column.fn.countAll<number>().as("count")).executeTakeFirst();
    return countedPage(page, count, async (offset) => {
      const rows = all.select(organizationColumns).orderBy("seq").limit(pageSize).offset(offset);
      return (await rows.execute()).map(readOrganization);
    });
  }

  async get(id: string): Promise<StoredOrganization | undefined> {
    const row = await this.context.database
      .selectFrom("organizations")
      .select(organizationColumns)
      .where("id", "=", id)
      .executeTakeFirst();
    return row && readOrganization(row);
  }

  /**
   * The oldest organization with a name. Several can share a name after a rename, or from a former gateway.
   */
  async named(name: string): Promise<StoredOrganization | undefined> {
    const row = await this.context.database
      .selectFrom("organizations")
      .select(organizationColumns)
      .where("name", "=", name)
      .orderBy("seq")
      .limit(1)
      .executeTakeFirst();
    return row && readOrganization(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.context.database.updateTable("organizations").set({ name }).where("id", "=", id).execute();
    this.context.changed("organization", id);
  }

  /**
   * The organization's first user, on whose behalf its API keys act.
   *
   * @throws Error if there is no such organization.
   */
  async owner(organization: string): Promise<Creator> {
    const row = await this.context.database
      .selectFrom("users as u")
      .innerJoin("organizations as o", "o.id", "u.organization")
      .select(creatorColumns)
      .where("u.organization", "=", organization)
      .orderBy("u.seq")
      .limit(1)
      .executeTakeFirstOrThrow();
    return readCreator(row);
  }

  /**
   * Counts added or removed objects. Other transactions that count for the same organization wait for this
   * one to end, so checking a limit against the result is safe.
   *
   * @param change - How many were added; negative if removed.
   * @returns the new count.
   */
  async count(organization: string, what: Counted, change: number): Promise<number> {
    const row = await this.context.database
      .updateTable("organizations")
      .set((column) => ({ [what]: column(what, "+", change) }))
      .where("id", "=", organization)
      .returning(what)
      .executeTakeFirstOrThrow();
    return row[what];
  }
}
