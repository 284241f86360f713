import { ddl } from "./ddl.ts";
import type { Migration } from "./migration.ts";

/** Adds the usage of each credential. Gateways of version 4 count nothing. */
export const version5: Migration = {
  version: 5,
  oldestCompatible: 3,
  async up({ kind, database }) {
    await ddl(
      database,
      kind,
      `CREATE TABLE usage (
        day $text NOT NULL,
        credential $text NOT NULL,
        method $text NOT NULL,
        calls $integer NOT NULL,
        errors $integer NOT NULL,
        PRIMARY KEY (day, credential, method)
      ) $table`,
    );
  },
};
