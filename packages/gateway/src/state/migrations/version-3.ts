import { ddl } from "./ddl.ts";
import type { Migration } from "./migration.ts";

const changes = `
  CREATE TABLE light_clients (
    network $text NOT NULL PRIMARY KEY,
    checkpoint $text NOT NULL,
    slot $integer NOT NULL,
    state $text NOT NULL
  ) $table
`;

/** Adds what the light clients of networks know. */
export const version3: Migration = {
  version: 3,
  oldestCompatible: 1,
  up: ({ kind, database }) => ddl(database, kind, changes),
};
