import { sha256 } from "../digest.ts";
import type { StoredApiKey } from "../stored-key.ts";
import {
  digestOf,
  idsPerQuery,
  keyColumns,
  keyOf,
  type KeyLabel,
  type KeyRow,
  keyRow,
  type NewKey,
} from "./key-rows.ts";
import { countedPage, type Page, pageSize } from "./select-page.ts";
import type { TableContext } from "./table-context.ts";

/** A new API key: its owner, and its terms. */
export interface NewApiKey extends NewKey {
  readonly organization: string;
}

/** The API keys of all organizations. */
export class ApiKeyTable {
  readonly #context: TableContext;

  constructor(context: TableContext) {
    this.#context = context;
  }

  /** @param secret - The key itself; only its digest is stored. */
  async add(key: NewApiKey, secret: string): Promise<void> {
    const values = { ...keyRow(key), organization: key.organization, digest: sha256(secret) };
    await this.#context.database.insertInto("api_keys").values(values).execute();
    this.#context.changed("api_key", key.id);
  }

  /**
   * API keys, including expired and revoked ones, oldest first.
   *
   * @param organizations - Only the keys of these, if given.
   */
  async list(organizations?: readonly string[]): Promise<StoredApiKey[]> {
    let query = this.#select();
    if (organizations) query = query.where("organization", "in", organizations);
    return (await query.orderBy("seq").execute()).map(apiKeyOf);
  }

  /** An API key by its id, or `undefined`. */
  async get(id: string): Promise<StoredApiKey | undefined> {
    const row = await this.#select().where("id", "=", id).executeTakeFirst();
    return row && apiKeyOf(row);
  }

  /** One page of the API keys of an organization, oldest first. */
  async page(organization: string, page: number): Promise<Page<StoredApiKey>> {
    const count = this.#context.database
      .selectFrom("api_keys")
      .where("organization", "=", organization)
      .select((column) => column.fn.countAll<number>().as("count"))
      .executeTakeFirst();
    return countedPage(page, count, async (offset) => {
      const rows = this.#select().where("organization", "=", organization).orderBy("seq");
      return (await rows.limit(pageSize).offset(offset).execute()).map(apiKeyOf);
    });
  }

  /** The id of the key that has replaced this one, if any. */
  async successor(id: string): Promise<string | undefined> {
    const row = await this.#context.database
      .selectFrom("api_keys")
      .select("id")
      .where("replaces", "=", id)
      .executeTakeFirst();
    return row?.id;
  }

  /** @returns the owners of API keys, by the keys' ids; ids without a key are omitted. */
  async owners(ids: readonly string[]): Promise<string[]> {
    const rows = await this.#context.database
      .selectFrom("api_keys")
      .select("organization")
      .distinct()
      .where("id", "in", ids)
      .execute();
    return rows.map(({ organization }) => organization);
  }

  /** The names and owners of the keys with these ids. */
  async names(ids: readonly string[]): Promise<KeyLabel[]> {
    return this.#context.database
      .selectFrom("api_keys")
      .select(["id", "name", "organization as owner"])
      .where("id", "in", ids)
      .execute();
  }

  /** Locks the key within a transaction: other transactions that would change it wait. */
  async lock(id: string): Promise<void> {
    const { kind, database } = this.#context;
    const key = database.selectFrom("api_keys").select("id").where("id", "=", id);
    // A transaction on SQLite has exclusive use anyway.
    if (kind === "postgres") await key.forUpdate().execute();
  }

  /** Changes the terms of a key that is not revoked. */
  async update(id: string, terms: Partial<Pick<StoredApiKey, "expiresAt" | "revokedAt">>): Promise<void> {
    await this.#context.database
      .updateTable("api_keys")
      .set({ expires_at: terms.expiresAt, revoked_at: terms.revokedAt })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .execute();
    this.#context.changed("api_key", id);
  }

  /** Stores when the keys were last used. Not announced, so it needs no transaction. */
  async setUsed(ids: readonly string[], at: number): Promise<void> {
    for (let from = 0; from < ids.length; from += idsPerQuery) {
      await this.#context.database
        .updateTable("api_keys")
        .set({ last_used_at: at })
        .where("id", "in", ids.slice(from, from + idsPerQuery))
        .execute();
    }
  }

  #select() {
    return this.#context.database.selectFrom("api_keys").select([...keyColumns, "organization", "digest"]);
  }
}

function apiKeyOf(
  row: KeyRow & { readonly organization: string; readonly digest: Uint8Array },
): StoredApiKey {
  return { ...keyOf(row), organization: row.organization, digest: digestOf(row.digest) };
}
