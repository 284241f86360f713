import { ddl } from "./ddl.ts";
import type { Migration } from "./migration.ts";

const changes = `
  ALTER TABLE upstream_cordons ADD COLUMN reason $text;
  CREATE TABLE wrong_results (
    seq $seq,
    at $integer NOT NULL,
    upstream $text NOT NULL,
    method $text NOT NULL,
    check_name $text NOT NULL,
    path $text NOT NULL,
    expected $text NOT NULL,
    actual $text NOT NULL,
    is_cordoned $integer NOT NULL,
    size $integer NOT NULL,
    evidence $text NOT NULL
  ) $table;
  CREATE TABLE light_clients (
    network $text NOT NULL PRIMARY KEY,
    checkpoint $text NOT NULL,
    slot $integer NOT NULL,
    state $text NOT NULL
  ) $table
`;

/** Adds wrong results of upstreams with their evidence, the reasons of cordons, and what the light clients of networks know. */
export const version2: Migration = {
  version: 2,
  oldestCompatible: 1,
  up: ({ kind, database }) => ddl(database, kind, changes),
};
