import { sql } from "kysely";
import type { Row } from "../schema.ts";
import { countPages, countRows, type Page, pageSize, Table } from "./table.ts";

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

export type Listed<Item> = Item & { readonly seq: number };

/** Which of an organization's objects to read, by their ids or their `seq`. */
export interface Wanted {
  readonly organization: string;
  readonly column: "id" | "seq";
  readonly values: readonly (string | number)[];
}

/** Objects of organizations, of one kind. Those of other organizations are treated as non-existent. */
export abstract class ListedTable<Item> extends Table {
  protected abstract readonly listing: Listing;

  /** @returns objects in any order. */
  protected abstract read(wanted: Wanted): Promise<Listed<Item>[]>;

  async get(organization: string, id: string): Promise<Item | undefined> {
    return (await this.read({ organization, column: "id", values: [id] }))[0];
  }

  /** Reads one page. Finds it from an index alone, so that long lists take no longer than short ones. */
  async page(organization: string, query: ListQuery): Promise<Page<Item>> {
    const { table, filters, constants } = this.listing;
    for (const [filter, value] of Object.entries(constants))
      if (query[filter] !== undefined && query[filter] !== value) return { ...countPages(0), items: [] };
    let matching = this.database.selectFrom(table).where("organization", "=", organization);
    const wanted = filters.filter((filter) => query[filter] !== undefined);
    for (const filter of wanted) {
      const value = query[filter];
      const stored = typeof value === "boolean" ? Number(value) : String(value);
      matching = matching.where(sql.ref(filter), "=", stored);
    }
    const pages = countPages(await (wanted.length > 0 ? countRows(matching) : this.#count(organization)));
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
    const seqs = rows.map(({ seq }) => seq);
    const found = seqs.length > 0 ? await this.read({ organization, column: "seq", values: seqs }) : [];
    const bySeq = new Map(found.map((item) => [item.seq, item]));
    return { ...pages, items: seqs.flatMap((seq) => bySeq.get(seq) ?? []) };
  }

  /** All objects are counted already, since there may be many. */
  async #count(organization: string): Promise<number> {
    const { table } = this.listing;
    const counts = this.database.selectFrom("organizations").select(`${table} as count`);
    return (await counts.where("id", "=", organization).executeTakeFirst())?.count ?? 0;
  }
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
