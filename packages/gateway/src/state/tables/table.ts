import {
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import type { Change } from "../change-feed.ts";
import type { DatabaseKind } from "../migrations/ddl.ts";
import { encodeText } from "../postgres/encode-text.ts";
import type { Schema } from "../schema.ts";
import type { Vault } from "../vault.ts";

/** The database connection of the tables: a transaction, or the database itself. */
export interface TableContext {
  readonly kind: DatabaseKind;
  readonly database: Kysely<Schema>;
  readonly vault: Vault;
  /** Notifies every instance when the transaction is committed. @throws Error outside of a transaction. */
  changed(kind: Change["kind"], id: string): void;
}

/** What a table and the set of all tables have in common. */
export abstract class Connected {
  protected readonly context: TableContext;

  constructor(context: TableContext) {
    this.context = context;
  }
}

export abstract class Table extends Connected {
  protected get database(): Kysely<Schema> {
    return this.context.database;
  }

  /**
   * Lets other transactions that take the same lock wait until this one ends. A transaction on SQLite has exclusive
   * use anyway.
   *
   * @param number - An arbitrary one that other programs on the same database are unlikely to lock.
   */
  protected async takeLock(number: number): Promise<void> {
    if (this.context.kind === "postgres")
      await sql`SELECT pg_advisory_xact_lock(${number})`.execute(this.database);
  }

  /**
   * Whether a column has one of some values. They are one parameter, so that databases know the statement again whatever their
   * number.
   */
  protected isOneOf(column: string, values: readonly string[]): RawBuilder<SqlBool> {
    const ref = sql.ref(column);
    return this.context.kind === "postgres"
      ? sql`${ref} = ANY(${values})`
      : sql`${ref} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
  }

  /** Rows that are one parameter: the column `value` has each of them in JSON. */
  protected jsonRows(rows: readonly object[]): RawBuilder<unknown> {
    return this.context.kind === "postgres"
      ? sql`jsonb_array_elements(${JSON.stringify(rows, (_, value) => encodeText(value))}::jsonb)`
      : sql`json_each(${JSON.stringify(rows)})`;
  }

  /** Locks a row within a transaction: other transactions that would change it wait, so that no change is lost. */
  protected async lockRow(
    table: "nodes" | "apiKeys" | "nodeCredentials" | "organizations",
    id: string,
  ): Promise<void> {
    if (this.context.kind === "postgres")
      await sql`SELECT id FROM ${sql.table(table)} WHERE id = ${id} FOR UPDATE`.execute(this.database);
  }
}

/** @returns a member of the rows of `jsonRows` that is a text. */
export function jsonText(name: string): RawBuilder<string> {
  return sql<string>`value ->> ${sql.lit(name)}`;
}

/** @returns one that is an integer. */
export function jsonInteger(name: string): RawBuilder<number> {
  return sql<number>`CAST(${jsonText(name)} AS bigint)`;
}

/** @returns the values of columns that are to be inserted, for `doUpdateSet`. */
export function inserted<Column extends string>(
  ...columns: readonly Column[]
): Readonly<Record<Column, Expression<never>>> {
  const values = columns.map((column) => [column, sql.ref<never>(`excluded.${column}`)]);
  return Object.fromEntries(values) as Record<Column, Expression<never>>;
}

/** @returns the larger of a column's value and another one. */
export function atLeast(column: string, value: unknown): RawBuilder<number> {
  const stored = sql.ref<number>(column);
  return sql<number>`CASE WHEN ${value} > ${stored} THEN ${value} ELSE ${stored} END`;
}

/** @returns the larger of a column's stored value and the one to be inserted, for `doUpdateSet`. */
export function larger(table: string, column: string): Expression<number> {
  return atLeast(`${table}.${column}`, sql.ref(`excluded.${column}`));
}

/** @returns the sum of a column's stored value and the one to be inserted, for `doUpdateSet`. */
export function sum(table: string, column: string): Expression<number> {
  return sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
}

/** Rows per statement: databases limit the number of values. */
const rowsPerQuery = 500;

/** @returns rows in groups that one statement can insert. */
export function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += rowsPerQuery) yield items.slice(from, from + rowsPerQuery);
}

export interface Page<Item> {
  /** The number of objects on all pages. */
  readonly count: number;
  readonly pages: number;
  /** Absent if there is no such page. */
  readonly items: readonly Item[];
}

export const pageSize = 50;

/** One page of a list in memory. */
export function slicePage<Item>(all: readonly Item[], page: number): Page<Item> {
  return { ...countPages(all.length), items: all.slice((page - 1) * pageSize, page * pageSize) };
}

export async function countRows<Name extends keyof Schema>(
  rows: SelectQueryBuilder<Schema, Name, unknown>,
): Promise<number> {
  const counted = rows.clearSelect().select(sql<number>`count(*)`.as("count"));
  return (await counted.$castTo<{ readonly count: number }>().executeTakeFirst())?.count ?? 0;
}

/** @returns how many pages a list of objects has: one, even if it is empty. */
export function countPages(count: number): Pick<Page<unknown>, "count" | "pages"> {
  return { count, pages: Math.max(1, Math.ceil(count / pageSize)) };
}

/**
 * @param direction - Whether the oldest rows come first (`asc`), or the newest.
 * @param column - What numbers the rows.
 */
export async function readPage<Name extends keyof Schema, Row>(
  rows: SelectQueryBuilder<Schema, Name, Row>,
  page: number,
  direction: "asc" | "desc",
  column: string = "seq",
): Promise<Page<Row>> {
  const pages = countPages(await countRows(rows));
  if (page > pages.pages) return { ...pages, items: [] };
  const wanted = rows
    .orderBy(sql.ref(column), direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { ...pages, items: await wanted.$castTo<Row>().execute() };
}
