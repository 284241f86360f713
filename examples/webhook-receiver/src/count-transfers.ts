import type { DatabaseSync } from "node:sqlite";
import type { CloudEvent } from "@node-access/management/webhooks";

/** Counts the transfers of each sender. A removed event did not happen, so it counts back. */
export function countTransfers(database: DatabaseSync) {
  database.exec("CREATE TABLE IF NOT EXISTS transfers (sender TEXT PRIMARY KEY, count INTEGER NOT NULL)");
  const add = database.prepare(
    "INSERT INTO transfers VALUES (?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count",
  );
  return {
    store({ type, removed, data }: CloudEvent): void {
      if (type !== "log") return;
      const { topics } = data as { readonly topics: readonly string[] };
      add.run(`0x${topics[1]?.slice(-40)}`, removed ? -1 : 1);
    },
    all: (): { sender: string; count: number }[] =>
      database
        .prepare("SELECT sender, count FROM transfers WHERE count > 0 ORDER BY sender")
        .all()
        .map(({ sender, count }) => ({ sender: String(sender), count: Number(count) })),
  };
}
