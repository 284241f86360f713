import type { Expression } from "kysely";
import { currentTime } from "../../observe/clock.ts";
import type { Row } from "../schema.ts";
import { larger, sum, Table } from "./table.ts";

/** An upstream that is out of use, and why, if the gateway has decided it. */
export type UpstreamCordon = Omit<Row<"upstreamCordons">, "createdAt">;

/** The upstreams that are out of use, by id: `ethereum-mainnet.rpc.own-1`. */
export class UpstreamCordonTable extends Table {
  list(): Promise<UpstreamCordon[]> {
    return this.database.selectFrom("upstreamCordons").select(["id", "reason"]).execute();
  }

  /** @param reason - Why, if the gateway decides it. @returns whether it was not cordoned before. */
  async add(id: string, reason?: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.database
      .insertInto("upstreamCordons")
      .values({ id, createdAt: currentTime(), reason: reason ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) this.context.changed("upstream", id);
    return numInsertedOrUpdatedRows > 0n;
  }

  /** @returns whether it was cordoned before. */
  async remove(id: string): Promise<boolean> {
    const cordons = this.database.deleteFrom("upstreamCordons").where("id", "=", id);
    const { numDeletedRows } = await cordons.executeTakeFirst();
    if (numDeletedRows > 0n) this.context.changed("upstream", id);
    return numDeletedRows > 0n;
  }
}

/** The number of requests sent to each upstream on each day, by all gateways. Days are UTC: `2026-01-31`. */
export class UpstreamUsageTable extends Table {
  /** Adds requests to an upstream's count, and returns the day's new count. */
  add(id: string, day: string, requests: number): Promise<number> {
    return this.#update(id, day, requests, sum("upstream_usage", "requests"));
  }

  /** Raises an upstream's count to at least a number, and returns the day's new count. */
  raise(id: string, day: string, requests: number): Promise<number> {
    return this.#update(id, day, requests, larger("upstream_usage", "requests"));
  }

  async #update(id: string, day: string, requests: number, updated: Expression<number>): Promise<number> {
    const row = await this.database
      .insertInto("upstreamUsage")
      .values({ id, day, requests })
      .onConflict((conflict) => conflict.columns(["id", "day"]).doUpdateSet({ requests: updated }))
      .returning("requests")
      .executeTakeFirstOrThrow();
    return row.requests;
  }

  async of(id: string, day: string): Promise<number> {
    const counts = this.database.selectFrom("upstreamUsage").select("requests").where("id", "=", id);
    return (await counts.where("day", "=", day).executeTakeFirst())?.requests ?? 0;
  }

  /** Deletes the counts of all days before one. */
  async forget(day: string): Promise<void> {
    await this.database.deleteFrom("upstreamUsage").where("day", "<", day).execute();
  }
}
