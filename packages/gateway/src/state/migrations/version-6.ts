import { ddl } from "./ddl.ts";
import type { Migration } from "./migration.ts";

/** Adds what gateways share about upstreams. Gateways of versions 3 to 5 ignore these tables. */
export const version6: Migration = {
  version: 6,
  oldestCompatible: 3,
  async up({ kind, database }) {
    await ddl(database, kind, tables);
  },
};

const tables = `
  CREATE TABLE upstream_cordons (
    id $text NOT NULL PRIMARY KEY,
    created_at $integer NOT NULL
  ) $table;
  CREATE TABLE upstream_usage (
    id $text NOT NULL,
    day $text NOT NULL,
    requests $integer NOT NULL,
    PRIMARY KEY (id, day)
  ) $table;
  CREATE TABLE chain_heads (
    chain $text NOT NULL PRIMARY KEY,
    latest $integer NOT NULL,
    safe $integer NOT NULL,
    finalized $integer NOT NULL,
    updated_at $integer NOT NULL
  ) $table
`;
