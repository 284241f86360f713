import type { SQLInputValue } from "node:sqlite";
import { type Channel, startThread } from "../channel.ts";
import { DatabaseError } from "../database-error.ts";
import { type DatabaseResponse, sqliteError } from "./sqlite-database.ts";
import type { SqliteQuery, SqliteResult } from "./sqlite-thread.ts";

/** Sends queries to a database in a worker thread, which runs them in order. */
export class SqliteClient {
  readonly #channel: Channel;
  /** Resolves when the database is closed, for whatever reason. */
  readonly ended: Promise<void>;

  private constructor(path: string) {
    // The thread's cache of compiled code halves its start. The rest of the environment is not for it.
    const { NODE_COMPILE_CACHE } = process.env;
    const env = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
    const options = { workerData: path, env };
    const { channel, failed, exited } = startThread("sqlite-thread", import.meta.url, {}, options);
    this.#channel = channel;
    this.ended = exited;
    void failed.then(({ message }) => channel.close(new DatabaseError("unavailable", "thread", message)));
  }

  static async open(path: string): Promise<SqliteClient> {
    const client = new SqliteClient(path);
    try {
      await client.#request("open");
      return client;
    } catch (error) {
      await client.close();
      throw error;
    }
  }

  query(sql: string, parameters: readonly unknown[], returnsRows: boolean): Promise<DatabaseResponse> {
    return this.#request("query", { sql, parameters: parameters.map(portable), returnsRows });
  }

  /** Closes the database after all queries that were sent before. */
  async close(): Promise<void> {
    // Rejected when the thread ends, which it does without a reply.
    this.#channel.request("close").catch(() => {});
    await this.ended;
  }

  async #request(topic: "open" | "query", query?: SqliteQuery): Promise<DatabaseResponse> {
    const result = (await this.#channel.request(topic, query)) as SqliteResult;
    if ("error" in result) throw sqliteError(result.error);
    return result;
  }
}

/** Copies a small buffer: it shares its memory with others, all of which would be copied to the thread. */
function portable(value: unknown): SQLInputValue {
  return value instanceof Uint8Array ? new Uint8Array(value) : (value as SQLInputValue);
}
