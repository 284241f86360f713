import type { Row } from "../schema.ts";
import { Table } from "./table.ts";

const logLock = 7_240_264_034;

/** An action on orders, and its position among all actions. */
export type VenueLogEntry = Row<"venueLog">;

/** The order book after an entry of the log, as JSON. */
export type VenueSnapshot = Row<"venueSnapshots">;

/** The actions that the trading venue's order book results from, in order. */
export class VenueLogTable extends Table {
  /**
   * Adds an action, and returns its number. Call it last in its transaction: until that ends, others that add
   * one wait, so entries become visible in order.
   */
  async add(entry: Omit<VenueLogEntry, "seq">): Promise<number> {
    await this.takeLock(logLock);
    const newest = this.database.selectFrom("venueLog").select((column) => column.fn.max("seq").as("seq"));
    const seq = ((await newest.executeTakeFirst())?.seq ?? 0) + 1;
    await this.database
      .insertInto("venueLog")
      .values({ seq, ...entry })
      .execute();
    return seq;
  }

  /** @returns the entries after a number, in order: at most `max` of them. */
  after(seq: number, max: number): Promise<VenueLogEntry[]> {
    const later = this.database.selectFrom("venueLog").selectAll().where("seq", ">", seq);
    return later.orderBy("seq").limit(max).execute();
  }

  /** @returns the newest snapshot; `undefined` if there is none yet. */
  async snapshot(): Promise<VenueSnapshot | undefined> {
    const snapshots = this.database.selectFrom("venueSnapshots").selectAll();
    return snapshots.orderBy("seq", "desc").limit(1).executeTakeFirst();
  }

  /**
   * Stores a snapshot instead of the previous one, and deletes the entries up to `oldest`.
   * The newest entry must stay, since the next number follows from it.
   */
  async shorten(snapshot: VenueSnapshot, oldest: number): Promise<void> {
    await this.database.insertInto("venueSnapshots").values(snapshot).execute();
    await this.database.deleteFrom("venueSnapshots").where("seq", "<", snapshot.seq).execute();
    await this.database.deleteFrom("venueLog").where("seq", "<=", oldest).execute();
  }
}

/** The nonces that the trading venue's signers have used. */
export class VenueNonceTable extends Table {
  /** A signer's nonces, the largest first. */
  async ofSigner(signer: string): Promise<number[]> {
    const nonces = this.database.selectFrom("venueNonces").select("nonce").where("signer", "=", signer);
    return (await nonces.orderBy("nonce", "desc").execute()).map(({ nonce }) => nonce);
  }

  /** @returns whether the nonce was unused: of two concurrent callers with the same nonce one is rejected. */
  async add(signer: string, nonce: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.database
      .insertInto("venueNonces")
      .values({ signer, nonce })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }

  async removeUpTo(signer: string, nonce: number): Promise<void> {
    const nonces = this.database.deleteFrom("venueNonces").where("signer", "=", signer);
    await nonces.where("nonce", "<=", nonce).execute();
  }

  /** Deletes all signers' nonces up to one, and returns the signers that still have nonces. */
  async expire(nonce: number): Promise<string[]> {
    await this.database.deleteFrom("venueNonces").where("nonce", "<=", nonce).execute();
    const rows = await this.database.selectFrom("venueNonces").select("signer").distinct().execute();
    return rows.map(({ signer }) => signer);
  }
}
