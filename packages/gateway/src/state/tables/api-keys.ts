import { sha256 } from "../digest.ts";
import {
  keyRow,
  type KeyRow,
  KeyTable,
  type NewKey,
  readDigest,
  readKey,
  type StoredKey,
} from "./key-table.ts";
import type { TableContext } from "./table.ts";

/** An API key, which gives access to an organization's management API. */
export interface StoredApiKey extends StoredKey {
  readonly organization: string;
  /** SHA-256 of the key. */
  readonly digest: Buffer;
}

type ApiKeyRow = KeyRow & { readonly digest: Uint8Array };

export class ApiKeyTable extends KeyTable<StoredApiKey, ApiKeyRow> {
  protected readonly ownColumns = ["digest"] as const;

  constructor(context: TableContext) {
    super(context, "apiKeys", "organization");
  }

  /** @param secret - The key itself; only its digest is stored. */
  async add(key: NewKey & Pick<StoredApiKey, "organization">, secret: string): Promise<void> {
    const values = { ...keyRow(key), organization: key.organization, digest: sha256(secret) };
    await this.database.insertInto("apiKeys").values(values).execute();
    this.changed(key.id);
  }

  protected read({ digest, ...row }: ApiKeyRow): StoredApiKey {
    return { ...readKey(row), digest: readDigest(digest) };
  }
}
