import { sql } from "kysely";
import type { Row } from "../schema.ts";
import { type Page, readPage, Table, type TableContext, chunks } from "./table.ts";

/** The stored fields of an API key or a credential, apart from its secrets. Times are in milliseconds since 1970. */
export interface StoredKey extends Omit<KeyRow, "organization" | "methods" | "origins"> {
  /** Patterns of the methods that it allows; null if it allows all. */
  readonly methods: readonly string[] | null;
  /** Origins of the web pages that may use it, `*` for all; null for the gateway's origins. */
  readonly origins: readonly string[] | null;
}

/** The name of a key or credential, and the id of the organization or node that it opens. */
export interface KeyLabel {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
}

/** The fields of a new API key or credential. */
export type NewKey = Omit<StoredKey, "revokedAt" | "lastUsedAt">;

/** The columns that API keys and credentials have in common. */
export type KeyRow = Omit<Row<"apiKeys">, "digest" | "seq">;

const keyColumns = [
  "id",
  "organization",
  "name",
  "createdAt",
  "expiresAt",
  "revokedAt",
  "rate",
  "burst",
  "methods",
  "origins",
  "lastUsedAt",
  "replaces",
] as const satisfies readonly (keyof KeyRow)[];

/** What API keys and the credentials of nodes have in common. */
export abstract class KeyTable<Stored extends StoredKey, Columns extends KeyRow> extends Table {
  readonly #table: "apiKeys" | "nodeCredentials";
  readonly #owner: "organization" | "node";
  protected abstract readonly ownColumns: readonly (keyof Columns & string)[];

  /** @param owner - The column of what a key opens. */
  constructor(context: TableContext, table: "apiKeys" | "nodeCredentials", owner: "organization" | "node") {
    super(context);
    this.#table = table;
    this.#owner = owner;
  }

  protected abstract read(row: Columns): Stored;

  /** Keys, including expired and revoked ones, oldest first: of some owners, or all. */
  async list(owners?: readonly string[]): Promise<Stored[]> {
    let query = this.#select();
    if (owners) query = query.where(sql.ref(this.#owner), "in", owners);
    return (await query.orderBy("seq").execute()).map((row) => this.read(row));
  }

  async get(id: string): Promise<Stored | undefined> {
    const [row] = await this.#select().where("id", "=", id).execute();
    return row && this.read(row);
  }

  /** One page of the keys of an owner, oldest first. */
  async page(owner: string, number: number): Promise<Page<Stored>> {
    const page = await readPage(this.#select().where(sql.ref(this.#owner), "=", owner), number, "asc");
    return { ...page, items: page.items.map((row) => this.read(row)) };
  }

  #select() {
    const columns = [...keyColumns, ...this.ownColumns].map((column) => sql.ref(column).as(column));
    return this.database.selectFrom(this.#table).select(columns).$castTo<Columns>();
  }

  /** The id of the key that has replaced this one, if any. */
  async successor(id: string): Promise<string | undefined> {
    const successors = this.database.selectFrom(this.#table).select("id").where("replaces", "=", id);
    return (await successors.executeTakeFirst())?.id;
  }

  /** @returns the owners of keys, by the keys' ids; ids without a key are omitted. */
  async owners(ids: readonly string[]): Promise<string[]> {
    return [...new Set((await this.names(ids)).map(({ owner }) => owner))];
  }

  async names(ids: readonly string[]): Promise<KeyLabel[]> {
    const owner = sql.ref<string>(this.#owner).as("owner");
    return this.database
      .selectFrom(this.#table)
      .select(["id", "name", owner])
      .where("id", "in", ids)
      .execute();
  }

  lock(id: string): Promise<void> {
    return this.lockRow(this.#table, id);
  }

  async update(id: string, terms: Partial<Pick<StoredKey, "expiresAt" | "revokedAt">>): Promise<void> {
    const keys = this.database.updateTable(this.#table).set(terms).where("id", "=", id);
    await keys.where("revokedAt", "is", null).execute();
    this.changed(id);
  }

  /** Stores when the keys were last used. Not announced, so it needs no transaction. */
  async setUsed(ids: readonly string[], lastUsedAt: number): Promise<void> {
    for (const some of chunks(ids))
      await this.database.updateTable(this.#table).set({ lastUsedAt }).where("id", "in", some).execute();
  }

  protected changed(id: string): void {
    this.context.changed(this.#table === "apiKeys" ? "api_key" : "node_credential", id);
  }
}

export function readKey({ methods, origins, ...row }: KeyRow): StoredKey & Pick<KeyRow, "organization"> {
  return {
    ...row,
    methods: methods === null ? null : (JSON.parse(methods) as string[]),
    origins: origins === null ? null : (JSON.parse(origins) as string[]),
  };
}

export function keyRow(key: NewKey): Omit<KeyRow, "organization" | "revokedAt" | "lastUsedAt"> {
  const { id, name, createdAt, expiresAt, rate, burst, replaces } = key;
  const methods = key.methods && JSON.stringify(key.methods);
  const origins = key.origins && JSON.stringify(key.origins);
  return { id, name, createdAt, expiresAt, rate, burst, methods, origins, replaces };
}

/** A digest as a buffer, from either kind of database. */
export function readDigest(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
