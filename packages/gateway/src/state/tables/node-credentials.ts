import { sha256 } from "../digest.ts";
import type { Row } from "../schema.ts";
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

/** A credential, which gives access to a node. */
export interface StoredCredential
  extends StoredKey, Pick<CredentialRow, "organization" | "node" | "username"> {
  /** SHA-256 of the key. */
  readonly digest: Buffer;
  /** SHA-256 of the password. */
  readonly passwordDigest: Buffer;
  /** Whether its callers may choose the upstream that serves a call, and bypass the cache. */
  readonly routing: boolean;
}

/** The secrets that authenticate a node's callers. The key is the URL token, the beacon key and the gRPC token. */
export interface NodeSecrets {
  readonly username: string;
  readonly password: string;
  readonly key: string;
}

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

type CredentialRow = KeyRow &
  Pick<Row<"nodeCredentials">, "node" | "keyDigest" | "username" | "passwordDigest" | "routing">;

export class NodeCredentialTable extends KeyTable<StoredCredential, CredentialRow> {
  protected readonly ownColumns = ["node", "keyDigest", "username", "passwordDigest", "routing"] as const;

  constructor(context: TableContext) {
    super(context, "nodeCredentials", "node");
  }

  async add(...credentials: readonly NewNodeCredential[]): Promise<void> {
    const rows = credentials.map((credential) => {
      const { id, organization, node, secrets, routing = false, isShown = false } = credential;
      const { key, username, password } = secrets;
      const text = JSON.stringify({ key, username, password });
      return {
        ...keyRow(credential),
        organization,
        node,
        keyDigest: sha256(key),
        username,
        passwordDigest: sha256(password),
        routing: Number(routing),
        sealed: isShown ? this.context.vault.seal(text, sealedPlace(id)) : null,
      };
    });
    await this.database.insertInto("nodeCredentials").values(rows).execute();
    for (const { id } of credentials) this.changed(id);
  }

  /** Deletes its stored secrets, which its node's record shows, and returns whether there were some. */
  async hide(id: string): Promise<boolean> {
    const shown = this.database.updateTable("nodeCredentials").set({ sealed: null }).where("id", "=", id);
    const { numUpdatedRows } = await shown.where("sealed", "is not", null).executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  protected read({ keyDigest, passwordDigest, routing, ...row }: CredentialRow): StoredCredential {
    const digests = { digest: readDigest(keyDigest), passwordDigest: readDigest(passwordDigest) };
    return { ...row, ...readKey(row), ...digests, routing: routing === 1 };
  }
}

/** The place at which the secrets of a node's first credential are sealed. */
export function sealedPlace(id: string): string {
  return `node_credentials/${id}/sealed`;
}
