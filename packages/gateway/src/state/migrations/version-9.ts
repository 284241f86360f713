import { ddl } from "./ddl.ts";
import type { Migration } from "./migration.ts";

/** Adds the password of the console. Gateways of versions 3 to 8 leave the table alone. */
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
