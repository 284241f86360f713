import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/** A list that is asked for: which page of it, in which order, and by what its objects are chosen. */
export interface ListQuery {
  /** Counted from 1. */
  readonly page: number;
  /** `name` or `created_at`, descending with `-` before it. Default: oldest first. */
  readonly order_by?: string;
  readonly [filter: string]: unknown;
}

/** One page of a list. */
export interface Page<Item> {
  /** How many there are on all pages. */
  readonly count: number;
  readonly pages: number;
  /** Nothing, if there is no such page. */
  readonly items: readonly Item[];
}

/** How objects of one kind are listed. All texts are SQL. */
export interface Listing {
  readonly columns: string;
  /** The tables: one of them is the organizations', called `o`. */
  readonly from: string;
  /** What the objects' own table is called in `from`. */
  readonly table: string;
  /** The value that a filter compares with, by the filter's name. */
  readonly filters: Readonly<Record<string, string>>;
}

const pageSize = 50;

/** Reads one page of an organization's objects. */
export function selectPage<Row>(
  database: DatabaseSync,
  { columns, from, table, filters }: Listing,
  organization: string,
  query: ListQuery,
): Page<Row> {
  const conditions = ["o.id = ?"];
  const values: SQLInputValue[] = [organization];
  for (const [filter, expression] of Object.entries(filters)) {
    const wanted = query[filter];
    if (wanted === undefined) continue;
    conditions.push(`${expression} = ?`);
    values.push(typeof wanted === "boolean" ? Number(wanted) : String(wanted));
  }
  const where = `FROM ${from} WHERE ${conditions.join(" AND ")}`;
  const count = Number(database.prepare(`SELECT count(*) AS count ${where}`).get(...values)?.["count"]);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (query.page > pages) return { count, pages, items: [] };
  const order = query.order_by ?? "created_at";
  const direction = order.startsWith("-") ? "DESC" : "ASC";
  const column = order.endsWith("name") ? "name" : "created_at";
  const items = database
    .prepare(
      // Of what is equal, the older first: else a page could repeat what another one has.
      `SELECT ${columns} ${where} ORDER BY ${table}.${column} ${direction}, ${table}.rowid ${direction} LIMIT ? OFFSET ?`,
    )
    .all(...values, pageSize, (query.page - 1) * pageSize) as unknown as Row[];
  return { count, pages, items };
}
