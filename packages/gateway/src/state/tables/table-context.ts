import type { Kysely } from "kysely";
import type { Change } from "../change-feed.ts";
import type { DatabaseKind } from "../migrations/migration.ts";
import type { Schema } from "../schema.ts";
import type { Vault } from "../vault.ts";

/** What the tables work with: a transaction, or outside of one the database itself. */
export interface TableContext {
  readonly kind: DatabaseKind;
  readonly database: Kysely<Schema>;
  readonly vault: Vault;
  /**
   * Notes that something is to be told to every instance when the transaction is committed.
   *
   * @throws Error outside of a transaction.
   */
  changed(kind: Change["kind"], id: string): void;
}
