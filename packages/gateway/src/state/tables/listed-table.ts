import { type Kysely, sql } from "kysely";
import type { Row, Schema } from "../schema.ts";
import { countPages, type Page, pageSize } from "./table.ts";

/** A query for a list: the page, the order, and the filters. */
export interface ListQuery {
  /** Counted from 1. */
  readonly page: number;
  /** `name` or `created_at`, descending with `-` before it. Default: oldest first. */
  readonly order_by?: string;
  readonly [filter: string]: unknown;
}

/** How to list objects of one kind. */
export interface Listing {
  readonly table: "projects" | "networks" | "nodes" | "streams";
  /** The columns that filters of the same name compare. */
  readonly filters: readonly string[];
  /** The value that a filter compares, for filters where all objects have the same value. */
  readonly constants: Readonly<Record<string, string>>;
}

/**
 * Reads one page of an organization's objects. Finds it from an index alone, so that long lists take no longer than
 * short ones.
 *
 * @param readRows - Reads rows by their `seq`, in any order.
 */
export async function listPage<Item extends { readonly seq: number }>(
  database: Kysely<Schema>,
  { table, filters, constants }: Listing,
  organization: string,
  query: ListQuery,
  readRows: (rows: readonly number[]) => Promise<readonly Item[]>,
): Promise<Page<Item>> {
  for (const [filter, value] of Object.entries(constants))
    if (query[filter] !== undefined && query[filter] !== value) return { ...countPages(0), items: [] };
  let matching = database.selectFrom(table).where("organization", "=", organization);
  const wanted = filters.filter((filter) => query[filter] !== undefined);
  for (const filter of wanted) {
    const value = query[filter];
    matching = matching.where(
      sql.ref(filter),
      "=",
      typeof value === "boolean" ? Number(value) : String(value),
    );
  }
  const counted =
    wanted.length > 0
      ? matching.select((column) => column.fn.countAll<number>().as("count"))
      : // Already counted, since there may be many.
        database.selectFrom("organizations").select(`${table} as count`).where("id", "=", organization);
  const pages = countPages((await counted.executeTakeFirst())?.count ?? 0);
  if (query.page > pages.pages) return { ...pages, items: [] };
  const order = query.order_by ?? "created_at";
  const direction = order.startsWith("-") ? "desc" : "asc";
  const rows = await matching
    .select("seq")
    .orderBy(order.endsWith("name") ? "name" : "createdAt", direction)
    // Ties are broken by age: otherwise an object could appear on two pages.
    .orderBy("seq", direction)
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
    .execute();
  const found = rows.length > 0 ? await readRows(rows.map(({ seq }) => seq)) : [];
  const bySeq = new Map(found.map((item) => [item.seq, item]));
  return { ...pages, items: rows.flatMap(({ seq }) => bySeq.get(seq) ?? []) };
}

/** An organization as stored and as the API returns it. */
export type Organization = Pick<Row<"organizations">, "id" | "name">;

export type User = Omit<Row<"users">, "seq" | "organization">;

/** Who created a project, a network or a node: an object belongs to its creator's organization. */
export interface Creator extends User {
  readonly organization: Organization;
}

/** A project, a network or a node, with its creator. */
export type Created<Name extends "projects" | "networks" | "nodes"> = Omit<
  Row<Name>,
  "seq" | "organization" | "creator"
> & {
  readonly creator: Creator;
};

/** The columns that {@link withCreator} reads, from a user `u` and an organization `o`. */
export const creatorColumns = [
  "u.id as creatorId",
  "u.email",
  "u.firstName",
  "u.lastName",
  "o.id as organizationId",
  "o.name as organizationName",
] as const;

interface CreatorRow extends Omit<User, "id"> {
  readonly creatorId: string;
  readonly organizationId: string;
  readonly organizationName: string;
}

/** @returns a row with its creator in place of the creator's columns. */
export function withCreator<Columns extends CreatorRow>(
  row: Columns,
): Omit<Columns, keyof CreatorRow> & { readonly creator: Creator } {
  const { creatorId: id, email, firstName, lastName, organizationId, organizationName, ...others } = row;
  const organization = { id: organizationId, name: organizationName };
  return { ...others, creator: { id, email, firstName, lastName, organization } };
}
