import type { LightClientState } from "@node-access/verify/light-client";
import { Table } from "./table.ts";

/** What the light clients of networks know, so that a restart continues from there. */
export class LightClientTable extends Table {
  /** @param checkpoint - The block that the light client started from: another one is another start. */
  async read(network: string, checkpoint: string): Promise<LightClientState | undefined> {
    const clients = this.database.selectFrom("lightClients").select("state").where("network", "=", network);
    const row = await clients.where("checkpoint", "=", checkpoint).executeTakeFirst();
    return row && (JSON.parse(row.state) as LightClientState);
  }

  /** Saves what a light client knows at a slot, unless another gateway's knows a later final block. */
  async save(network: string, checkpoint: string, slot: number, state: LightClientState): Promise<void> {
    const values = { checkpoint, slot, state: JSON.stringify(state) };
    await this.database
      .insertInto("lightClients")
      .values({ network, ...values })
      .onConflict((conflict) =>
        conflict
          .column("network")
          .doUpdateSet(values)
          .where(({ or, eb }) =>
            or([eb("lightClients.slot", "<=", slot), eb("lightClients.checkpoint", "!=", checkpoint)]),
          ),
      )
      .execute();
  }
}
