import * as gateways from "../versions/version-1-gateways.ts";
import * as keys from "../versions/version-1-keys.ts";
import * as organizations from "../versions/version-1-organizations.ts";
import * as added2 from "../versions/version-2.ts";
import * as added4 from "../versions/version-4.ts";
import * as added5 from "../versions/version-5.ts";
import * as added6 from "../versions/version-6.ts";
import { addColumns, type Columns, createTables, ddl, type Migration } from "./ddl.ts";

export const version1: Migration = defineMigration(1, {
  tables: { ...organizations.tables, ...keys.tables, ...gateways.tables },
  indexes: organizations.indexes + ";" + keys.indexes,
});

/** Builds that were never released used the number 3 for a part of version 2. */
export const migrations: readonly Migration[] = [
  version1,
  defineMigration(2, added2),
  defineMigration(4, added4),
  defineMigration(5, added5),
  defineMigration(6, added6),
  // Once a second, gateways count their streams, and claim those that none has.
  defineMigration(7, { indexes: "CREATE INDEX stream_states_by_owner ON stream_states (owner, stream)" }),
];

interface Added {
  readonly tables?: Readonly<Record<string, Columns>>;
  readonly columns?: Readonly<Record<string, Columns>>;
  readonly indexes?: string;
}

/** Gateways of version 1 work with the result. */
function defineMigration(version: number, { tables = {}, columns = {}, indexes = "" }: Added): Migration {
  const statements = [addColumns(columns), createTables(tables), indexes].join(";");
  return { version, oldestCompatible: 1, up: ({ kind, database }) => ddl(database, kind, statements) };
}
