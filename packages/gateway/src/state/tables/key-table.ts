import { type AliasedExpression, sql } from "kysely";
import type { Change } from "../change-feed.ts";
import type { StoredKey } from "../stored-key.ts";
import type { KeyLabel } from "./key-rows.ts";
import type { TableContext } from "./table.ts";

/** Maximum ids in one statement: databases limit the number of values. */
const idsPerQuery = 500;

/** What API keys and the credentials of nodes have in common. */
export abstract class KeyTable {
  protected readonly context: TableContext;
  readonly #table: "api_keys" | "node_credentials";
  readonly #ownerColumn: AliasedExpression<string, "owner">;
  readonly #kind: Change["kind"];

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
    this.context = context;
    this.#table = table;
    this.#ownerColumn = sql.ref<string>(owner).as("owner");
    this.#kind = kind;
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
