import { sha256 } from "../digest.ts";
import type { StoredCredential } from "../stored-key.ts";
import { readDigest, readKey, type KeyRow, keyRow, type NewKey } from "./key-rows.ts";
import { KeyTable } from "./key-table.ts";
import type { TableContext } from "./table.ts";

/**
 * The secrets that authenticate a node's callers. The key is the URL token, the beacon key and the gRPC
 * token.
 */
export interface NodeSecrets {
  readonly username: string;
  readonly password: string;
  readonly key: string;
}

/** A new credential: its node, that node's owner, its secrets and its terms. */
export interface NewNodeCredential extends NewKey {
  readonly organization: string;
  readonly node: string;
  /** Stored only as digests, except for the user name. */
  readonly secrets: NodeSecrets;
  /** Whether the secrets are also stored sealed: for a node's first credential, which the node's record shows. */
  readonly isShown?: boolean;
  /** Whether its callers may choose how calls are routed. Default: no. */
  readonly routing?: boolean;
}

export class NodeCredentialTable extends KeyTable<StoredCredential, CredentialRow> {
  protected readonly ownColumns = [
    "organization",
    "node",
    "key_digest",
    "username",
    "password_digest",
    "routing",
  ] as const;

  constructor(context: TableContext) {
    super(context, "node_credentials", "node", "node_credential");
  }

  /** Stores one credential or more. */
  async add(...credentials: readonly NewNodeCredential[]): Promise<void> {
    const rows = credentials.map((credential) => {
      const { id, organization, node, secrets, routing = false, isShown = false } = credential;
      const { key, username, password } = secrets;
      const text = JSON.stringify({ key, username, password });
      return {
        ...keyRow(credential),
        organization,
        node,
        key_digest: sha256(key),
        username,
        password_digest: sha256(password),
        routing: Number(routing),
        sealed: isShown ? this.context.vault.seal(text, sealedPlace(id)) : null,
      };
    });
    await this.context.database.insertInto("node_credentials").values(rows).execute();
    for (const { id } of credentials) this.context.changed("node_credential", id);
  }

  /**
   * Deletes its stored secrets, so that its node's record no longer shows them.
   *
   * @returns whether there were some.
   */
  async hide(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.context.database
      .updateTable("node_credentials")
      .set({ sealed: null })
      .where("id", "=", id)
      .where("sealed", "is not", null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  protected read(row: CredentialRow): StoredCredential {
    const { organization, node, username } = row;
    const digests = { digest: readDigest(row.key_digest), passwordDigest: readDigest(row.password_digest) };
    return { ...readKey(row), organization, node, username, ...digests, routing: row.routing === 1 };
  }
}

/** The place at which the secrets of a node's first credential are sealed. */
export function sealedPlace(id: string): string {
  return `node_credentials/${id}/sealed`;
}

type CredentialRow = KeyRow & {
  readonly organization: string;
  readonly node: string;
  readonly key_digest: Uint8Array;
  readonly username: string;
  readonly password_digest: Uint8Array;
  readonly routing: number;
};
