import { ddl } from "./ddl.ts";
import type { Migration } from "./migration.ts";

/** Adds the console's password. Gateways of versions 3 to 8 ignore the table. */
export const version9: Migration = {
  version: 9,
  oldestCompatible: 3,
  async up({ kind, database }) {
    await ddl(
      database,
      kind,
      `CREATE TABLE console_passwords (
        id $text NOT NULL PRIMARY KEY,
        hash $text NOT NULL,
        created_at $integer NOT NULL
      ) $table`,
    );
  },
};
