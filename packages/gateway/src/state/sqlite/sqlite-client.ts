import type { SQLInputValue } from "node:sqlite";
import { startThread } from "../channel.ts";
import { DatabaseError } from "../database-error.ts";
import { type DatabaseResponse, sqliteError } from "./sqlite-database.ts";
import type { SqliteConnection } from "./sqlite-dialect.ts";
import type { SqliteQuery, SqliteResult } from "./sqlite-thread.ts";

/**
 * Opens a database in a worker thread, which runs queries in order.
 *
 * @param onEnded - Called when the database is closed, for whatever reason.
 * @throws DatabaseError `held` if another process has the file open, other failures if it cannot be opened.
 */
export async function openInThread(path: string, onEnded: () => void): Promise<SqliteConnection> {
  // The thread's cache of compiled code halves its start. The rest of the environment is not for it.
  const { NODE_COMPILE_CACHE } = process.env;
  const env = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
  const options = { workerData: path, env };
  const { channel, failed, exited } = startThread("sqlite-thread", import.meta.url, {}, options);
  void failed.then(({ message }) => channel.close(new DatabaseError("unavailable", "thread", message)));
  void exited.then(onEnded);
  const request = async (topic: "open" | "query", query?: SqliteQuery): Promise<DatabaseResponse> => {
    const result = (await channel.request(topic, query)) as SqliteResult;
    if ("error" in result) throw sqliteError(result.error);
    return result;
  };
  /** Closes the database after all queries that were sent before. */
  const close = async (): Promise<void> => {
    // Rejected when the thread ends, which it does without a reply.
    channel.request("close").catch(() => {});
    await exited;
  };
  try {
    await request("open");
  } catch (error) {
    await close();
    throw error;
  }
  return {
    query: (sql, parameters, returnsRows) =>
      request("query", { sql, parameters: parameters.map(portable), returnsRows }),
    close,
  };
}

/** Copies a small buffer: it shares its memory with others, all of which would be copied to the thread. */
function portable(value: unknown): SQLInputValue {
  return value instanceof Uint8Array ? new Uint8Array(value) : (value as SQLInputValue);
}
