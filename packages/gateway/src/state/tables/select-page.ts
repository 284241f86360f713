import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** A query for a list: the page, the order, and the filters. */
export interface ListQuery {
  /** Counted from 1. */
  readonly page: number;
  /** `name` or `created_at`, descending with `-` before it. Default: oldest first. */
  readonly order_by?: string;
  readonly [filter: string]: unknown;
}

/** One page of a list. */
export interface Page<Item> {
  /** The number of objects on all pages. */
  readonly count: number;
  readonly pages: number;
  /** Absent if there is no such page. */
  readonly items: readonly Item[];
}

/** How to list objects of one kind. */
export interface Listing {
  readonly table: "projects" | "networks" | "nodes";
  /** The column that each filter compares. */
  readonly filters: Readonly<Record<string, string>>;
  /** The value that a filter compares, for filters where all objects have the same value. */
  readonly constants: Readonly<Record<string, string>>;
}

/** Objects per page. */
export const pageSize = 50;

/** One page of a list in memory. */
export function slicePage<Item>(all: readonly Item[], page: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  return { count: all.length, pages, items: all.slice((page - 1) * pageSize, page * pageSize) };
}

/** One page of a list that is counted by the same query. */
export async function countedPage<Item>(
  page: number,
  count: Promise<{ readonly count: number } | undefined>,
  read: (offset: number) => Promise<readonly Item[]>,
): Promise<Page<Item>> {
  const total = (await count)?.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { count: total, pages, items: page > pages ? [] : await read((page - 1) * pageSize) };
}

/** A page's position in its list, and its rows. */
export interface PagePlan {
  readonly count: number;
  readonly pages: number;
  /** The `seq` of its rows, in order. */
  readonly rows: readonly number[];
}

/**
 * Finds one page of an organization's objects from an index alone, so that long lists take no longer than
 * short ones.
 */
export async function planPage(
  database: Kysely<Schema>,
  { table, filters, constants }: Listing,
  organization: string,
  query: ListQuery,
): Promise<PagePlan> {
  for (const [filter, value] of Object.entries(constants))
    if (query[filter] !== undefined && query[filter] !== value) return { count: 0, pages: 1, rows: [] };
  let matching = database.selectFrom(table).where("organization", "=", organization);
  let isFiltered = false;
  for (const [filter, column] of Object.entries(filters)) {
    const wanted = query[filter];
    if (wanted === undefined) continue;
    isFiltered = true;
    const value = typeof wanted === "boolean" ? Number(wanted) : String(wanted);
    matching = matching.where(sql.ref(column), "=", value);
  }
  const counted = isFiltered
    ? matching.select((column) => column.fn.countAll<number>().as("count"))
    : // Already counted, since there may be many.
      database.selectFrom("organizations").select(`${table} as count`).where("id", "=", organization);
  const { count = 0 } = (await counted.executeTakeFirst()) ?? {};
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (query.page > pages) return { count, pages, rows: [] };
  const order = query.order_by ?? "created_at";
  const direction = order.startsWith("-") ? "desc" : "asc";
  const rows = await matching
    .select("seq")
    .orderBy(order.endsWith("name") ? "name" : "created_at", direction)
    // Ties are broken by age: otherwise an object could appear on two pages.
    .orderBy("seq", direction)
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
    .execute();
  return { count, pages, rows: rows.map(({ seq }) => seq) };
}

/** Sorts rows that were read by their `seq` into the page's order. */
export function inOrder<Row extends { readonly seq: number }>(
  { rows }: PagePlan,
  found: readonly Row[],
): Row[] {
  const bySeq = new Map(found.map((row) => [row.seq, row]));
  return rows.flatMap((seq) => bySeq.get(seq) ?? []);
}
