import { DatabaseSync } from "node:sqlite";
import type { Log } from "@node-access/rpc";

export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly value: bigint;
}

/** Token transfers in a SQLite file: each log once, as the chain has it now. */
export class TransferStore {
  readonly #database: DatabaseSync;

  /** @param file - Path of the database, or `:memory:`. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(`
      CREATE TABLE IF NOT EXISTS transfers (
        block_hash TEXT, log_index INTEGER, block_number INTEGER, sender TEXT, receiver TEXT, value TEXT,
        PRIMARY KEY (block_hash, log_index)
      ) STRICT`);
  }

  /** @param log - Of the event `Transfer(address indexed, address indexed, uint256)`. */
  add({ blockHash, blockNumber, logIndex, topics, data }: Log): void {
    const [, from = "", to = ""] = topics;
    this.#database
      .prepare("INSERT INTO transfers VALUES (?, ?, ?, ?, ?, ?)")
      .run(
        blockHash,
        Number(logIndex),
        Number(blockNumber),
        findAddress(from),
        findAddress(to),
        String(BigInt(data)),
      );
  }

  remove({ blockHash, logIndex }: Log): void {
    this.#database
      .prepare("DELETE FROM transfers WHERE block_hash = ? AND log_index = ?")
      .run(blockHash, Number(logIndex));
  }

  /** Removes the transfers of a block and of all later ones. */
  removeFrom(block: number): void {
    this.#database.prepare("DELETE FROM transfers WHERE block_number >= ?").run(block);
  }

  /** Replaces the transfers of a range of blocks, all at once. */
  replaceRange(first: number, last: number, logs: readonly Log[]): void {
    this.#database.exec("BEGIN");
    this.#database.prepare("DELETE FROM transfers WHERE block_number BETWEEN ? AND ?").run(first, last);
    for (const log of logs) this.add(log);
    this.#database.exec("COMMIT");
  }

  /** The newest block with a transfer; undefined while there is none. */
  newestBlock(): number | undefined {
    const row = this.#database.prepare("SELECT max(block_number) AS newest FROM transfers").get();
    return (row?.newest as number | null) ?? undefined;
  }

  all(): Transfer[] {
    const rows = this.#database.prepare("SELECT * FROM transfers ORDER BY block_number, log_index").all();
    return rows.map(({ sender, receiver, value }) => ({
      from: String(sender),
      to: String(receiver),
      value: BigInt(String(value)),
    }));
  }

  close(): void {
    this.#database.close();
  }
}

/** An indexed address is padded to 32 bytes. */
function findAddress(topic: string): string {
  return `0x${topic.slice(-40)}`;
}
