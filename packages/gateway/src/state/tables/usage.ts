import type { Row } from "../schema.ts";
import { sum, Table } from "./table.ts";

/** A credential's usage of a method on a day. */
export type Usage = Row<"usage">;

export interface UsageQuery {
  /** The first and the last day. */
  readonly from: string;
  readonly to: string;
  readonly credential?: string;
}

/** Rows per statement: each has five values, and databases limit the number of values. */
const rowsPerQuery = 200;

/** The usage of every credential, by day and method. */
export class UsageTable extends Table {
  /** Adds to the stored usage. Several gateways may add concurrently. */
  async add(rows: readonly Usage[]): Promise<void> {
    const updated = { calls: sum("usage", "calls"), errors: sum("usage", "errors") };
    for (let from = 0; from < rows.length; from += rowsPerQuery) {
      await this.database
        .insertInto("usage")
        .values(rows.slice(from, from + rowsPerQuery))
        .onConflict((conflict) => conflict.columns(["day", "credential", "method"]).doUpdateSet(updated))
        .execute();
    }
  }

  /** Usage by day, credential and method: at most `max` rows. */
  async list({ from, to, credential }: UsageQuery, max: number): Promise<Usage[]> {
    let query = this.database.selectFrom("usage").selectAll();
    query = query.where("day", ">=", from).where("day", "<=", to);
    if (credential !== undefined) query = query.where("credential", "=", credential);
    return query.orderBy("day").orderBy("credential").orderBy("method").limit(max).execute();
  }
}
