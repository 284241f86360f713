import { sha256 } from "../digest.ts";
import type { StoredApiKey } from "../stored-key.ts";
import { readDigest, readKey, type KeyRow, keyRow, type NewKey } from "./key-rows.ts";
import { KeyTable } from "./key-table.ts";
import type { TableContext } from "./table.ts";

/** A new API key: its owner, and its terms. */
export interface NewApiKey extends NewKey {
  readonly organization: string;
}

type ApiKeyRow = KeyRow & { readonly organization: string; readonly digest: Uint8Array };

export class ApiKeyTable extends KeyTable<StoredApiKey, ApiKeyRow> {
  protected readonly ownColumns = ["organization", "digest"] as const;

  constructor(context: TableContext) {
    super(context, "api_keys", "organization", "api_key");
  }

  /** @param secret - The key itself; only its digest is stored. */
  async add(key: NewApiKey, secret: string): Promise<void> {
    const values = { ...keyRow(key), organization: key.organization, digest: sha256(secret) };
    await this.context.database.insertInto("api_keys").values(values).execute();
    this.context.changed("api_key", key.id);
  }

  protected read(row: ApiKeyRow): StoredApiKey {
    return { ...readKey(row), organization: row.organization, digest: readDigest(row.digest) };
  }
}
