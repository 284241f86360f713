import { Table } from "./table.ts";

/** The nonces that the trading venue's signers have used. */
export class VenueNonceTable extends Table {
  /** A signer's nonces, the largest first. */
  async ofSigner(signer: string): Promise<number[]> {
    const rows = await this.context.database
      .selectFrom("venue_nonces")
      .select("nonce")
      .where("signer", "=", signer)
      .orderBy("nonce", "desc")
      .execute();
    return rows.map(({ nonce }) => nonce);
  }

  /**
   * @returns whether the nonce was unused, so that of two concurrent callers with the same nonce one is
   * rejected.
   */
  async add(signer: string, nonce: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.context.database
      .insertInto("venue_nonces")
      .values({ signer, nonce })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }

  /** Deletes a signer's nonces up to one. */
  async removeUpTo(signer: string, nonce: number): Promise<void> {
    await this.context.database
      .deleteFrom("venue_nonces")
      .where("signer", "=", signer)
      .where("nonce", "<=", nonce)
      .execute();
  }

  /**
   * Deletes all signers' nonces up to one.
   *
   * @returns the signers that still have nonces.
   */
  async expire(nonce: number): Promise<string[]> {
    const { database } = this.context;
    await database.deleteFrom("venue_nonces").where("nonce", "<=", nonce).execute();
    const rows = await database.selectFrom("venue_nonces").select("signer").distinct().execute();
    return rows.map(({ signer }) => signer);
  }
}
