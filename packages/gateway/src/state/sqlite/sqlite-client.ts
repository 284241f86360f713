import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { DatabaseError } from "../database-error.ts";
import { sqliteError } from "./sqlite-error.ts";
import type { SqliteQuery, SqliteResult } from "./sqlite-thread.ts";

/** A query's rows, or the number of rows that it changed. */
export interface DatabaseResponse {
  readonly rows: Record<string, unknown>[];
  readonly changes: number;
}

interface Waiting {
  resolve(response: DatabaseResponse): void;
  reject(error: Error): void;
}

/** Sends queries to a database in a worker thread, which runs them in order. */
export class SqliteClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  /** Resolves when the database is closed, for whatever reason. */
  readonly ended: Promise<void>;
  #last = 0;
  #end: DatabaseError | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("message", (result: SqliteResult) => this.#settle(result));
    worker.on("error", (error) => this.#fail(new DatabaseError("unavailable", "thread", error.message)));
    this.ended = new Promise((resolve) => {
      worker.on("exit", () => {
        this.#fail(new DatabaseError("unavailable", "closed", "the database is closed"));
        resolve();
      });
    });
  }

  /**
   * @param path - A file.
   * @throws DatabaseError `held` if another process has the file open, other failures if it cannot be opened.
   */
  static async open(path: string): Promise<SqliteClient> {
    // The sources run as .ts, the built package as .js.
    const file = new URL(`sqlite-thread${import.meta.url.slice(-3)}`, import.meta.url);
    // The process's options, such as a test runner's, are not for the thread. Its cache of compiled code halves the thread's start.
    const { NODE_COMPILE_CACHE } = process.env;
    const env = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
    const client = new SqliteClient(new Worker(file, { workerData: path, execArgv: [], env }));
    try {
      await new Promise<DatabaseResponse>((resolve, reject) => client.#waiting.set(0, { resolve, reject }));
      return client;
    } catch (error) {
      await client.ended;
      throw error;
    }
  }

  /** @throws DatabaseError if the query fails. */
  query(sql: string, parameters: readonly unknown[], returnsRows: boolean): Promise<DatabaseResponse> {
    if (this.#end) return Promise.reject(this.#end);
    this.#last += 1;
    const query: SqliteQuery = { id: this.#last, sql, parameters: parameters.map(portable), returnsRows };
    return new Promise((resolve, reject) => {
      this.#waiting.set(query.id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin.
      this.#worker.postMessage(query);
    });
  }

  /** Closes the database after all queries that were sent before. */
  async close(): Promise<void> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin.
    this.#worker.postMessage("close");
    await this.ended;
  }

  #settle({ id, rows = [], changes = 0, error }: SqliteResult): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(sqliteError(error));
    else waiting?.resolve({ rows, changes });
  }

  #fail(error: DatabaseError): void {
    this.#end ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** Copies a small buffer: it shares its memory with others, all of which would be copied to the thread. */
function portable(value: unknown): SQLInputValue {
  return value instanceof Uint8Array ? new Uint8Array(value) : (value as SQLInputValue);
}
