import { sql } from "kysely";
import { currentTime } from "../../observe/clock.ts";
import type { Row } from "../schema.ts";
import { larger, Table } from "./table.ts";

/** The newest blocks of a chain that callers of any gateway may have seen; -1 if none is known. */
export type StoredHeads = Omit<Row<"chainHeads">, "updatedAt">;

/** Milliseconds after which a starting gateway ignores stored heads. The chain may have been replaced since. */
const goodFor = 600_000;

/** The newest blocks of each chain. They only rise. */
export class ChainHeadTable extends Table {
  /** @param chains - Default: all chains that were updated recently. */
  list(chains?: readonly string[]): Promise<StoredHeads[]> {
    const query = this.database.selectFrom("chainHeads").select(["chain", "latest", "safe", "finalized"]);
    return (
      chains ? query.where("chain", "in", chains) : query.where("updatedAt", ">", currentTime() - goodFor)
    ).execute();
  }

  /** Raises a chain's heads. Heads that are not higher than the stored ones are not announced. */
  async raise({ chain, latest, safe, finalized }: StoredHeads): Promise<void> {
    const updatedAt = currentTime();
    const [newLatest, newSafe, newFinalized] = ["latest", "safe", "finalized"].map((one) =>
      larger("chain_heads", one),
    );
    const raised = await this.database
      .insertInto("chainHeads")
      .values({ chain, latest, safe, finalized, updatedAt })
      .onConflict((conflict) =>
        conflict
          .column("chain")
          .doUpdateSet({ latest: newLatest, safe: newSafe, finalized: newFinalized, updatedAt })
          .where(
            sql<boolean>`excluded.latest > chain_heads.latest OR excluded.safe > chain_heads.safe
              OR excluded.finalized > chain_heads.finalized`,
          ),
      )
      .returning("chain")
      .execute();
    if (raised.length > 0) this.context.changed("head", chain);
  }
}
