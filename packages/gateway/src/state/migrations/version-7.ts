import { ddl } from "./ddl.ts";
import type { Migration } from "./migration.ts";

/**
 * Adds whether a credential's callers may choose how calls are routed. Gateways of versions 3 to 6 ignore the
 * column.
 */
export const version7: Migration = {
  version: 7,
  oldestCompatible: 3,
  async up({ kind, database }) {
    await ddl(database, kind, "ALTER TABLE node_credentials ADD COLUMN routing $integer NOT NULL DEFAULT 0");
  },
};
