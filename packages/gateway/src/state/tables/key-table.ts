import { type AliasedExpression, type Expression, sql } from "kysely";
import type { Change } from "../change-feed.ts";
import type { StoredKey } from "../stored-key.ts";
import { type KeyLabel, keyColumns, type KeyRow } from "./key-rows.ts";
import { countedPage, type Page, pageSize } from "./select-page.ts";
import { Table, type TableContext } from "./table.ts";

/** Maximum ids in one statement: databases limit the number of values. */
const idsPerQuery = 500;

/** What API keys and the credentials of nodes have in common. */
export abstract class KeyTable<Stored extends StoredKey, Row extends KeyRow> extends Table {
  readonly #table: "api_keys" | "node_credentials";
  readonly #owner: Expression<string>;
  readonly #ownerColumn: AliasedExpression<string, "owner">;
  readonly #kind: Change["kind"];
  /** The columns that only this table has. */
  protected abstract readonly ownColumns: readonly (keyof Row & string)[];

  /**
   * @param owner - The column of what a key opens.
   * @param kind - Of the changes that are announced.
   */
  constructor(
    context: TableContext,
    table: "api_keys" | "node_credentials",
    owner: "organization" | "node",
    kind: Change["kind"],
  ) {
    super(context);
    this.#table = table;
    this.#owner = sql.ref<string>(owner);
    this.#ownerColumn = sql.ref<string>(owner).as("owner");
    this.#kind = kind;
  }

  protected abstract read(row: Row): Stored;

  /**
   * Keys, including expired and revoked ones, oldest first.
   *
   * @param owners - Only the keys of these, if given.
   */
  async list(owners?: readonly string[]): Promise<Stored[]> {
    let query = this.#select();
    if (owners) query = query.where(this.#owner, "in", owners);
    return this.#readAll(await query.orderBy("seq").execute());
  }

  /** A key by its id, or `undefined`. */
  async get(id: string): Promise<Stored | undefined> {
    return this.#readAll(await this.#select().where("id", "=", id).execute())[0];
  }

  /** One page of the keys of an owner, oldest first. */
  async page(owner: string, page: number): Promise<Page<Stored>> {
    const count = this.context.database
      .selectFrom(this.#table)
      .where(this.#owner, "=", owner)
      .select((column) => column.fn.countAll<number>().as("count"))
      .executeTakeFirst();
    return countedPage(page, count, async (offset) => {
      const rows = this.#select().where(this.#owner, "=", owner).orderBy("seq");
      return this.#readAll(await rows.limit(pageSize).offset(offset).execute());
    });
  }

  #select() {
    const columns = [...keyColumns, ...this.ownColumns].map((column) => sql.ref(column).as(column));
    return this.context.database.selectFrom(this.#table).select(columns);
  }

  #readAll(rows: readonly object[]): Stored[] {
    return rows.map((row) => this.read(row as Row));
  }

  /** The id of the key that has replaced this one, if any. */
  async successor(id: string): Promise<string | undefined> {
    const row = await this.context.database
      .selectFrom(this.#table)
      .select("id")
      .where("replaces", "=", id)
      .executeTakeFirst();
    return row?.id;
  }

  /** @returns the owners of keys, by the keys' ids; ids without a key are omitted. */
  async owners(ids: readonly string[]): Promise<string[]> {
    const rows = await this.context.database
      .selectFrom(this.#table)
      .select(this.#ownerColumn)
      .distinct()
      .where("id", "in", ids)
      .execute();
    return rows.map(({ owner }) => owner);
  }

  /** The names and owners of the keys with these ids. */
  async names(ids: readonly string[]): Promise<KeyLabel[]> {
    return this.context.database
      .selectFrom(this.#table)
      .select(["id", "name", this.#ownerColumn])
      .where("id", "in", ids)
      .execute();
  }

  /** Locks the key within a transaction: other transactions that would change it wait. */
  async lock(id: string): Promise<void> {
    const { kind, database } = this.context;
    const key = database.selectFrom(this.#table).select("id").where("id", "=", id);
    // A transaction on SQLite has exclusive use anyway.
    if (kind === "postgres") await key.forUpdate().execute();
  }

  /** Changes the terms of a key that is not revoked. */
  async update(id: string, terms: Partial<Pick<StoredKey, "expiresAt" | "revokedAt">>): Promise<void> {
    await this.context.database
      .updateTable(this.#table)
      .set({ expires_at: terms.expiresAt, revoked_at: terms.revokedAt })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .execute();
    this.context.changed(this.#kind, id);
  }

  /** Stores when the keys were last used. Not announced, so it needs no transaction. */
  async setUsed(ids: readonly string[], at: number): Promise<void> {
    for (let from = 0; from < ids.length; from += idsPerQuery) {
      await this.context.database
        .updateTable(this.#table)
        .set({ last_used_at: at })
        .where("id", "in", ids.slice(from, from + idsPerQuery))
        .execute();
    }
  }
}
