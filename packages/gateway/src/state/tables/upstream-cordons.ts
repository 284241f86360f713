import { currentTime } from "../../observe/clock.ts";
import { Table } from "./table.ts";

/** An upstream that is out of use, and why, if the gateway has decided it. */
export interface UpstreamCordon {
  readonly id: string;
  readonly reason: string | null;
}

/** The upstreams that are out of use, by id: `ethereum-mainnet.rpc.own-1`. */
export class UpstreamCordonTable extends Table {
  list(): Promise<UpstreamCordon[]> {
    return this.context.database.selectFrom("upstream_cordons").select(["id", "reason"]).execute();
  }

  /**
   * @param reason - Why, if the gateway decides it.
   * @returns whether it was not cordoned before.
   */
  async add(id: string, reason?: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.context.database
      .insertInto("upstream_cordons")
      .values({ id, created_at: currentTime(), reason: reason ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) this.context.changed("upstream", id);
    return numInsertedOrUpdatedRows > 0n;
  }

  /** @returns whether it was cordoned before. */
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.context.database
      .deleteFrom("upstream_cordons")
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) this.context.changed("upstream", id);
    return numDeletedRows > 0n;
  }
}
