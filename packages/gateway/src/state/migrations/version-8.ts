import { ddl } from "./ddl.ts";
import type { Migration } from "./migration.ts";

/** Adds the transactions that were sent to simulated chains. Gateways of versions 3 to 7 ignore the table. */
export const version8: Migration = {
  version: 8,
  oldestCompatible: 3,
  async up({ kind, database }) {
    await ddl(
      database,
      kind,
      `CREATE TABLE simulated_transactions (
        chain $text NOT NULL,
        seq $integer NOT NULL,
        block $integer NOT NULL,
        raw $text NOT NULL,
        PRIMARY KEY (chain, seq)
      ) $table`,
    );
  },
};
