import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { currentTime } from "../../observe/clock.ts";
import type { Row } from "../schema.ts";
import { Table } from "./table.ts";

/** Maximum nonces of an organization, and maximum characters of their transactions. */
export const nonceLimits: { readonly nonces: number; readonly characters: number } = {
  nonces: 10_000,
  characters: 16 * 1024 * 1024,
};

/** An account, and the organization that sends from it. */
export type NonceAccount = Pick<Row<"accountNonces">, "organization" | "account">;

/** A nonce, and the token of the process that has taken it. */
export type TakenNonce = Pick<Row<"accountNonces">, "nonce" | "token">;

interface ListedNonce extends TakenNonce {
  readonly transactions: `0x${string}`[];
  readonly isLeased: boolean;
}

/**
 * Which nonces of accounts are used, for all processes that send from them. What changes them needs a transaction, in which an
 * organization's other changes wait. A nonce is free if it has no row, or one without a lease and without transactions.
 */
export class NonceTable extends Table {
  /** Takes the lowest free nonce from `from` on, for `lease` milliseconds. */
  async take({ organization, account }: NonceAccount, from: number, lease: number): Promise<TakenNonce> {
    const now = await this.#lock(organization);
    const free = this.#deleteFree(organization, now);
    await free.where("account", "=", account).where("nonce", "<", from).execute();
    const used = await this.database
      .selectFrom("accountNonces")
      .select("nonce")
      .where(({ and }) => and({ organization, account }))
      .where("nonce", ">=", from)
      .where(({ or, eb }) => or([eb("size", ">", 0), eb("leasedUntil", ">", now)]))
      .orderBy("nonce")
      .execute();
    const gap = used.findIndex((row, index) => row.nonce !== from + index);
    const nonce = from + (gap === -1 ? used.length : gap);
    const values = { token: randomUUID(), leasedUntil: now + lease, size: 0, transactions: "" };
    await this.database
      .insertInto("accountNonces")
      .values({ organization, account, nonce, ...values })
      .onConflict((conflict) => conflict.columns(["organization", "account", "nonce"]).doUpdateSet(values))
      .execute();
    return { nonce, token: values.token };
  }

  /** Adds a signed transaction, or makes it the newest again. @returns false if the nonce was released, or taken by another process since. */
  async add(of: NonceAccount, taken: TakenNonce, transaction: `0x${string}`): Promise<boolean> {
    await this.#lock(of.organization);
    const found = await this.#find(keyOf(of, taken)).executeTakeFirst();
    if (!found) return false;
    const others = splitTransactions(found).filter((one) => one !== transaction);
    const transactions = [...others, transaction].join();
    const changed = this.database
      .updateTable("accountNonces")
      .set({ transactions, size: transactions.length });
    await changed.where(({ and }) => and(keyOf(of, taken))).execute();
    return true;
  }

  /** Frees a leased nonce with at most one transaction. @returns whether it is freed. */
  async release(of: NonceAccount, taken: TakenNonce): Promise<boolean> {
    const now = await this.#lock(of.organization);
    const found = await this.#find(keyOf(of, taken)).executeTakeFirst();
    if (!found || found.leasedUntil <= now || splitTransactions(found).length > 1) return false;
    const freed = this.database.deleteFrom("accountNonces").where(({ and }) => and(keyOf(of, taken)));
    await freed.execute();
    return true;
  }

  /** Lists the nonces of an account, the lowest first. */
  async list(of: NonceAccount): Promise<ListedNonce[]> {
    const now = await this.#now();
    const rows = await this.#find(of).orderBy("nonce").execute();
    return rows.map(({ nonce, token, leasedUntil, ...row }) => {
      return { nonce, token, transactions: splitTransactions(row), isLeased: leasedUntil > now };
    });
  }

  /** Deletes the nonces of an account below one. */
  async forget(of: NonceAccount, below: number): Promise<void> {
    const all = this.database.deleteFrom("accountNonces").where(({ and }) => and(of));
    await all.where("nonce", "<", below).execute();
  }

  /** @returns whether an organization exceeds the limits, also without nonces that are free. */
  async isFull(organization: string): Promise<boolean> {
    if (!(await this.#exceedsLimits(organization))) return false;
    await this.#deleteFree(organization, await this.#now()).execute();
    return this.#exceedsLimits(organization);
  }

  async #exceedsLimits(organization: string): Promise<boolean> {
    const { nonces, characters } = await this.database
      .selectFrom("accountNonces")
      .select(sql<number>`count(*)`.as("nonces"))
      .select(sql<number>`coalesce(sum(size), 0)`.as("characters"))
      .where("organization", "=", organization)
      .executeTakeFirstOrThrow();
    return nonces > nonceLimits.nonces || Number(characters) > nonceLimits.characters;
  }

  /** Lets an organization's other changes wait until this transaction ends. @returns the time after that. */
  async #lock(organization: string): Promise<number> {
    await this.lockRow("organizations", organization);
    return this.#now();
  }

  /** The database's time, because the clocks of several gateways differ. SQLite is on the gateway's machine. */
  async #now(): Promise<number> {
    if (this.context.kind === "sqlite") return currentTime();
    const { rows } = await sql<{ readonly now: number }>`
      SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now
    `.execute(this.database);
    return rows[0]?.now ?? currentTime();
  }

  #deleteFree(organization: string, now: number) {
    const all = this.database.deleteFrom("accountNonces").where("organization", "=", organization);
    return all.where("size", "=", 0).where("leasedUntil", "<=", now);
  }

  #find(of: NonceAccount & Partial<TakenNonce>) {
    return this.database
      .selectFrom("accountNonces")
      .selectAll()
      .where(({ and }) => and(of));
  }
}

/** The columns of a nonce, without other fields that the objects may have. */
function keyOf(
  { organization, account }: NonceAccount,
  { nonce, token }: TakenNonce,
): NonceAccount & TakenNonce {
  return { organization, account, nonce, token };
}

function splitTransactions({ transactions }: Pick<Row<"accountNonces">, "transactions">): `0x${string}`[] {
  return transactions === "" ? [] : (transactions.split(",") as `0x${string}`[]);
}
