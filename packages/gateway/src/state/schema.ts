import type { Generated, Selectable } from "kysely";
import type { tables as gateways } from "./versions/version-1-gateways.ts";
import type { tables as keys } from "./versions/version-1-keys.ts";
import type { tables as organizations } from "./versions/version-1-organizations.ts";
import type { columns as columns2, tables as tables2 } from "./versions/version-2.ts";
import type { columns as columns4 } from "./versions/version-4.ts";
import type { tables as tables5 } from "./versions/version-5.ts";
import type { columns as columns6, tables as tables6 } from "./versions/version-6.ts";

type Version1 = typeof organizations & typeof keys & typeof gateways;
type Added = typeof tables2 &
  typeof columns2 &
  typeof columns4 &
  typeof tables5 &
  typeof tables6 &
  typeof columns6;
type Tables = Version1 & Added;

type Value<Definition> = Definition extends `$text${string}`
  ? string
  : Definition extends `$bytes${string}`
    ? Uint8Array
    : number;

/** The type of a column, by its definition. */
type Column<Definition> = Definition extends "$seq" | `${string} DEFAULT ${string}`
  ? Generated<Value<Definition>>
  : Definition extends `${string} NOT NULL${string}`
    ? Value<Definition>
    : Value<Definition> | null;

/**
 * The tables, as their versions define them, the same in SQLite and in Postgres. Times are milliseconds since 1970
 * (UTC), flags are 0 or 1, and `seq` numbers a table's rows in the order of their creation.
 */
export type Schema = {
  -readonly [Name in keyof Tables]: {
    -readonly [Key in Exclude<keyof Tables[Name], "$key">]: Column<Tables[Name][Key]>;
  };
} & {
  /** One row: the version of the last migration, and the oldest gateway that works with its result. */
  schemaVersion: { version: number; oldestCompatible: number };
};

/** A row of a table as it is read. */
export type Row<Name extends keyof Schema> = Readonly<Selectable<Schema[Name]>>;
