import type { Kysely } from "kysely";
import type { Change } from "../change-feed.ts";
import type { DatabaseKind } from "../migrations/migration.ts";
import type { Schema } from "../schema.ts";
import type { Vault } from "../vault.ts";

/** The database connection of the tables: a transaction, or the database itself. */
export interface TableContext {
  readonly kind: DatabaseKind;
  readonly database: Kysely<Schema>;
  readonly vault: Vault;
  /**
   * Records a change that every instance is notified of when the transaction is committed.
   *
   * @throws Error outside of a transaction.
   */
  changed(kind: Change["kind"], id: string): void;
}

/** The queries of one table. */
export abstract class Table {
  protected readonly context: TableContext;

  constructor(context: TableContext) {
    this.context = context;
  }
}
