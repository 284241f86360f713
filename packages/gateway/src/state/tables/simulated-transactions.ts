import type { Row } from "../schema.ts";
import { Table } from "./table.ts";

const transactionsLock = 7_240_264_035;

/** A transaction of a chain. */
export type SimulatedTransaction = Omit<Row<"simulatedTransactions">, "chain">;

/** The transactions that were sent to simulated chains, in order. */
export class SimulatedTransactionTable extends Table {
  /**
   * Adds a transaction, and returns its number. Call it last in its database transaction: until that ends,
   * others that add one wait, so entries become visible in order.
   *
   * @param firstBlock - Determines its first block; called when nobody else can add a transaction before it.
   */
  async add(chain: string, raw: string, firstBlock: () => number): Promise<number> {
    await this.takeLock(transactionsLock);
    const last = await this.database
      .selectFrom("simulatedTransactions")
      .select((column) => column.fn.max("seq").as("seq"))
      .where("chain", "=", chain)
      .executeTakeFirst();
    const seq = (last?.seq ?? 0) + 1;
    const values = { chain, seq, block: firstBlock(), raw };
    await this.database.insertInto("simulatedTransactions").values(values).execute();
    this.context.changed("simulated_transaction", chain);
    return seq;
  }

  /** @returns a chain's entries after a number, in order: at most `max` of them. */
  after(chain: string, seq: number, max: number): Promise<SimulatedTransaction[]> {
    return this.database
      .selectFrom("simulatedTransactions")
      .select(["seq", "block", "raw"])
      .where("chain", "=", chain)
      .where("seq", ">", seq)
      .orderBy("seq")
      .limit(max)
      .execute();
  }
}
