import { sql } from "kysely";
import { Table } from "./table.ts";

/** An arbitrary number that other programs on the same database are unlikely to lock. */
const logLock = 7_240_264_034;

/** An action on orders, and its position among all actions. */
export interface VenueLogEntry {
  /** Counts from 1, without gaps. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The address that owns the orders. */
  readonly account: string;
  /** The action as JSON. */
  readonly action: string;
}

/** The order book after an entry of the log, as JSON. */
export interface VenueSnapshot {
  readonly seq: number;
  readonly book: string;
}

/** The actions that the trading venue's order book results from, in order. */
export class VenueLogTable extends Table {
  /**
   * Adds an action. Call it last in its transaction: until that ends, others that add one wait, so entries become visible in order.
   *
   * @returns the number of its entry.
   */
  async add(entry: Omit<VenueLogEntry, "seq">): Promise<number> {
    const { kind, database } = this.context;
    if (kind === "postgres") await sql`SELECT pg_advisory_xact_lock(${logLock})`.execute(database);
    const last = await database
      .selectFrom("venue_log")
      .select((column) => column.fn.max("seq").as("seq"))
      .executeTakeFirst();
    const seq = (last?.seq ?? 0) + 1;
    await database
      .insertInto("venue_log")
      .values({ seq, ...entry })
      .execute();
    return seq;
  }

  /** @returns the entries after a number, in order: at most `max` of them. */
  after(seq: number, max: number): Promise<VenueLogEntry[]> {
    return this.context.database
      .selectFrom("venue_log")
      .selectAll()
      .where("seq", ">", seq)
      .orderBy("seq")
      .limit(max)
      .execute();
  }

  /** @returns the newest snapshot; `undefined` if there is none yet. */
  snapshot(): Promise<VenueSnapshot | undefined> {
    return this.context.database
      .selectFrom("venue_snapshots")
      .selectAll()
      .orderBy("seq", "desc")
      .limit(1)
      .executeTakeFirst();
  }

  /**
   * Stores a snapshot instead of the previous one, and deletes the entries up to `oldest`.
   * The newest entry must stay, since the next number follows from it.
   */
  async shorten(snapshot: VenueSnapshot, oldest: number): Promise<void> {
    const { database } = this.context;
    await database.insertInto("venue_snapshots").values(snapshot).execute();
    await database.deleteFrom("venue_snapshots").where("seq", "<", snapshot.seq).execute();
    await database.deleteFrom("venue_log").where("seq", "<=", oldest).execute();
  }
}
