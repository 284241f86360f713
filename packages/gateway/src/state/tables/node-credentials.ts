import { sha256 } from "../digest.ts";
import type { StoredCredential } from "../stored-key.ts";
import { digestOf, keyColumns, keyOf, type KeyRow, keyRow, type NewKey } from "./key-rows.ts";
import type { TableContext } from "./table-context.ts";

/** What a node's callers prove themselves with. The key is the URL token, the beacon key and the gRPC token. */
export interface NodeSecrets {
  readonly username: string;
  readonly password: string;
  readonly key: string;
}

/** A new credential: its node, that node's owner, and its terms. */
export interface NewNodeCredential extends NewKey {
  readonly organization: string;
  readonly node: string;
}

/** The credentials of all nodes. */
export class NodeCredentialTable {
  readonly #context: TableContext;

  constructor(context: TableContext) {
    this.#context = context;
  }

  /**
   * @param secrets - Only their digests are stored, and the user name.
   * @param isShown - Whether the secrets are stored too, sealed: for a node's first credential, which its record shows.
   */
  async add(credential: NewNodeCredential, secrets: NodeSecrets, isShown = false): Promise<void> {
    const { id, organization, node } = credential;
    const { key, username, password } = secrets;
    const text = JSON.stringify({ key, username, password });
    await this.#context.database
      .insertInto("node_credentials")
      .values({
        ...keyRow(credential),
        organization,
        node,
        key_digest: sha256(key),
        username,
        password_digest: sha256(password),
        sealed: isShown ? this.#context.vault.seal(text, sealedPlace(id)) : null,
      })
      .execute();
    this.#context.changed("node_credential", id);
  }

  /**
   * Credentials, those that have ended too, oldest first.
   *
   * @param nodes - Only those of these, if given.
   */
  async list(nodes?: readonly string[]): Promise<StoredCredential[]> {
    let query = this.#select();
    if (nodes) query = query.where("node", "in", nodes);
    return (await query.orderBy("seq").execute()).map(credentialOf);
  }

  /** One by its id, or nothing. */
  async get(id: string): Promise<(StoredCredential & { readonly organization: string }) | undefined> {
    const row = await this.#select().select("organization").where("id", "=", id).executeTakeFirst();
    return row && { ...credentialOf(row), organization: row.organization };
  }

  /** @returns the nodes of credentials, by the credentials' ids; those that are left out have none. */
  async owners(ids: readonly string[]): Promise<string[]> {
    const rows = await this.#context.database
      .selectFrom("node_credentials")
      .select("node")
      .distinct()
      .where("id", "in", ids)
      .execute();
    return rows.map(({ node }) => node);
  }

  /** Changes its terms, but not those of one that was revoked. */
  async update(id: string, terms: Partial<Pick<StoredCredential, "expiresAt" | "revokedAt">>): Promise<void> {
    await this.#context.database
      .updateTable("node_credentials")
      .set({ expires_at: terms.expiresAt, revoked_at: terms.revokedAt })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .execute();
    this.#context.changed("node_credential", id);
  }

  /** Notes that they were used. Nobody is told of it, so this needs no transaction. */
  async setUsed(ids: readonly string[], at: number): Promise<void> {
    if (ids.length === 0) return;
    await this.#context.database
      .updateTable("node_credentials")
      .set({ last_used_at: at })
      .where("id", "in", ids)
      .execute();
  }

  #select() {
    return this.#context.database
      .selectFrom("node_credentials")
      .select([...keyColumns, "node", "key_digest", "username", "password_digest"]);
  }
}

/** Where the secrets of a node's first credential are sealed. */
export function sealedPlace(id: string): string {
  return `node_credentials/${id}/sealed`;
}

type CredentialRow = KeyRow & {
  readonly node: string;
  readonly key_digest: Uint8Array;
  readonly username: string;
  readonly password_digest: Uint8Array;
};

function credentialOf(row: CredentialRow): StoredCredential {
  const { node, username } = row;
  const digests = { keyDigest: digestOf(row.key_digest), passwordDigest: digestOf(row.password_digest) };
  return { ...keyOf(row), node, username, ...digests };
}
