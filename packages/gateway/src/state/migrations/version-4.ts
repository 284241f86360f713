import { ddl } from "./ddl.ts";
import type { Migration } from "./migration.ts";

/**
 * Adds random marks to changes, by which gateways notice that the database went back to an earlier state. Gateways
 * of earlier versions write none. Builds that were never released used the number 3 for a part of version 2.
 */
export const version4: Migration = {
  version: 4,
  oldestCompatible: 1,
  up: ({ kind, database }) =>
    ddl(
      database,
      kind,
      "ALTER TABLE changes ADD COLUMN mark $text; ALTER TABLE instances ADD COLUMN mark $text",
    ),
};
