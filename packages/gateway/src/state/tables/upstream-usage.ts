import { sql } from "kysely";
import { Table } from "./table.ts";

/** The number of requests sent to each upstream on each day, by all gateways. Days are UTC: `2026-01-31`. */
export class UpstreamUsageTable extends Table {
  /**
   * Adds requests to an upstream's count.
   *
   * @param id - Such as `ethereum-mainnet.rpc.own-1`.
   * @returns the day's new count.
   */
  async add(id: string, day: string, requests: number): Promise<number> {
    const row = await this.context.database
      .insertInto("upstream_usage")
      .values({ id, day, requests })
      .onConflict((conflict) =>
        conflict
          .columns(["id", "day"])
          .doUpdateSet({ requests: sql<number>`upstream_usage.requests + excluded.requests` }),
      )
      .returning("requests")
      .executeTakeFirstOrThrow();
    return row.requests;
  }

  /**
   * Raises an upstream's count to at least a number.
   *
   * @returns the day's new count.
   */
  async raise(id: string, day: string, requests: number): Promise<number> {
    const larger = sql<number>`CASE WHEN upstream_usage.requests > excluded.requests
      THEN upstream_usage.requests ELSE excluded.requests END`;
    const row = await this.context.database
      .insertInto("upstream_usage")
      .values({ id, day, requests })
      .onConflict((conflict) => conflict.columns(["id", "day"]).doUpdateSet({ requests: larger }))
      .returning("requests")
      .executeTakeFirstOrThrow();
    return row.requests;
  }

  /** @returns an upstream's count for a day. */
  async of(id: string, day: string): Promise<number> {
    const row = await this.context.database
      .selectFrom("upstream_usage")
      .select("requests")
      .where("id", "=", id)
      .where("day", "=", day)
      .executeTakeFirst();
    return row?.requests ?? 0;
  }

  /** Deletes the counts of all days before one. */
  async forget(day: string): Promise<void> {
    await this.context.database.deleteFrom("upstream_usage").where("day", "<", day).execute();
  }
}
