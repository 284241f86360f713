import { ddl } from "./ddl.ts";
import type { Migration } from "./migration.ts";

/**
 * Adds the origins of web pages that may use a key or credential. Gateways of version 3 ignore the column.
 */
export const version4: Migration = {
  version: 4,
  oldestCompatible: 3,
  async up({ kind, database }) {
    await ddl(
      database,
      kind,
      `ALTER TABLE api_keys ADD COLUMN origins $text; ALTER TABLE node_credentials ADD COLUMN origins $text`,
    );
  },
};
