import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** A list that is requested: which page of it, in which order, and by what its objects are chosen. */
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

/** How objects of one kind are listed. */
export interface Listing {
  readonly table: "projects" | "networks" | "nodes";
  /** The column that a filter compares with, by the filter's name. */
  readonly filters: Readonly<Record<string, string>>;
  /** What a filter is compared with where all objects have the same, by the filter's name. */
  readonly constants: Readonly<Record<string, string>>;
}

/** How many objects a page has. */
export const pageSize = 50;

/** One page of a list whose objects are counted with each page. */
export async function countedPage<Item>(
  page: number,
  count: Promise<{ readonly count: number } | undefined>,
  read: (offset: number) => Promise<readonly Item[]>,
): Promise<Page<Item>> {
  const total = (await count)?.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { count: total, pages, items: page > pages ? [] : await read((page - 1) * pageSize) };
}

/** A page's place in its list: what it is, and which rows it has. */
export interface PagePlan {
  readonly count: number;
  readonly pages: number;
  /** The `seq` of its rows, in order. */
  readonly rows: readonly number[];
}

/** Finds one page of an organization's objects: from an index alone, so that long lists take no longer than short ones. */
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
    : // Counted already, as there may be many.
      database.selectFrom("organizations").select(`${table} as count`).where("id", "=", organization);
  const { count = 0 } = (await counted.executeTakeFirst()) ?? {};
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (query.page > pages) return { count, pages, rows: [] };
  const order = query.order_by ?? "created_at";
  const direction = order.startsWith("-") ? "desc" : "asc";
  const rows = await matching
    .select("seq")
    .orderBy(order.endsWith("name") ? "name" : "created_at", direction)
    // Of what is equal, the older first: else a page could repeat what another one has.
    .orderBy("seq", direction)
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
    .execute();
  return { count, pages, rows: rows.map(({ seq }) => seq) };
}

/** Puts a page's rows, read by their `seq`, in the page's order. */
export function inOrder<Row extends { readonly seq: number }>(
  { rows }: PagePlan,
  found: readonly Row[],
): Row[] {
  const bySeq = new Map(found.map((row) => [row.seq, row]));
  return rows.flatMap((seq) => bySeq.get(seq) ?? []);
}
