import { sha256 } from "../digest.ts";
import type { StoredApiKey } from "../stored-key.ts";
import { readDigest, keyColumns, readKey, type KeyRow, keyRow, type NewKey } from "./key-rows.ts";
import { KeyTable } from "./key-table.ts";
import { countedPage, type Page, pageSize } from "./select-page.ts";
import type { TableContext } from "./table.ts";

/** A new API key: its owner, and its terms. */
export interface NewApiKey extends NewKey {
  readonly organization: string;
}

export class ApiKeyTable extends KeyTable {
  constructor(context: TableContext) {
    super(context, "api_keys", "organization", "api_key");
  }

  /** @param secret - The key itself; only its digest is stored. */
  async add(key: NewApiKey, secret: string): Promise<void> {
    const values = { ...keyRow(key), organization: key.organization, digest: sha256(secret) };
    await this.context.database.insertInto("api_keys").values(values).execute();
    this.context.changed("api_key", key.id);
  }

  /**
   * API keys, including expired and revoked ones, oldest first.
   *
   * @param organizations - Only the keys of these, if given.
   */
  async list(organizations?: readonly string[]): Promise<StoredApiKey[]> {
    let query = this.#select();
    if (organizations) query = query.where("organization", "in", organizations);
    return (await query.orderBy("seq").execute()).map(readApiKey);
  }

  /** An API key by its id, or `undefined`. */
  async get(id: string): Promise<StoredApiKey | undefined> {
    const row = await this.#select().where("id", "=", id).executeTakeFirst();
    return row && readApiKey(row);
  }

  /** One page of the API keys of an organization, oldest first. */
  async page(organization: string, page: number): Promise<Page<StoredApiKey>> {
    const count = this.context.database
      .selectFrom("api_keys")
      .where("organization", "=", organization)
      .select((column) => column.fn.countAll<number>().as("count"))
      .executeTakeFirst();
    return countedPage(page, count, async (offset) => {
      const rows = this.#select().where("organization", "=", organization).orderBy("seq");
      return (await rows.limit(pageSize).offset(offset).execute()).map(readApiKey);
    });
  }

  #select() {
    return this.context.database.selectFrom("api_keys").select([...keyColumns, "organization", "digest"]);
  }
}

function readApiKey(
  row: KeyRow & { readonly organization: string; readonly digest: Uint8Array },
): StoredApiKey {
  return { ...readKey(row), organization: row.organization, digest: readDigest(row.digest) };
}
