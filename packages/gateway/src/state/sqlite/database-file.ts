import { closeSync, openSync, readFileSync, realpathSync, rmSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { invalidArgument } from "@node-access/auth";
import { fileError } from "../../options/option-files.ts";
import { DatabaseError } from "../database-error.ts";
import { checkContent } from "./database-content.ts";
import type { SqliteConnection } from "./sqlite-dialect.ts";
import type { SQLInputValue } from "node:sqlite";
import { type DatabaseResponse, queryFailure, SqliteDatabase, sqliteError } from "./sqlite-database.ts";
import { startThread } from "../channel.ts";
import type { SqliteQuery, SqliteResult } from "./sqlite-thread.ts";

/**
 * The open files. Opening and closing one a second time, even only to read it, would release SQLite's locks.
 */
const held = new Set<string>();

/**
 * Opens a database file for this process alone.
 *
 * @param path - A file, which is created if it does not exist (mode 0600), or `:memory:`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if another process has the file open,
 * if it is damaged or another program made it (the file is not changed), or if it cannot be opened.
 */
export async function openDatabaseFile(path: string): Promise<SqliteConnection> {
  if (path === ":memory:") return openMemoryDatabase();
  const file = checkFile(path);
  if (held.has(file)) throw isHeld(path, process.pid);
  const isNew = !readStatus(path);
  // SQLite keeps its log next to the file itself, not next to a link to it.
  checkContent(file, isNew);
  // Created before SQLite opens it, so that only its owner can read it: SQLite copies the mode to its log
  // files.
  makeFile(path);
  held.add(realpathSync(path));
  try {
    return await openInThread(path, () => held.delete(resolvePath(path)));
  } catch (error) {
    held.delete(resolvePath(path));
    // An empty file would be rejected by the next start.
    if (isNew && readStatus(path)?.size === 0) rmSync(path);
    throw openError(path, error);
  }
}

function resolvePath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // The file was deleted in the meantime.
    return path;
  }
}

function checkFile(path: string): string {
  const status = readStatus(path);
  if (status?.isDirectory()) throw invalidArgument("database", "a file", `${path}, which is a directory`);
  if (status && !status.isFile())
    throw invalidArgument("database", "a file", `${path}, which is a device or socket`);
  if (!status && !readStatus(dirname(path))?.isDirectory())
    throw invalidArgument("database", "a file in an existing folder", `${path}: make ${dirname(path)} first`);
  return resolvePath(path);
}

function readStatus(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw fileError("database", "a file that can be opened", path, error);
  }
}

function makeFile(path: string): void {
  try {
    closeSync(openSync(path, "a", 0o600));
  } catch (error) {
    const isFull = (error as NodeJS.ErrnoException).code === "ENOSPC";
    const expected = isFull ? "a disk with room for the database" : "a file that can be written";
    throw fileError("database", expected, path, error);
  }
}

function openError(path: string, error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.failure === "held") return isHeld(path, findHolder(path));
  if (error.failure === "full")
    return invalidArgument("database", "a disk with room for the database", `${path} (${error.message})`);
  return invalidArgument("database", "a file that can be read and written", `${path} (${error.message})`);
}

function isHeld(path: string, pid: number | undefined): Error {
  const expected =
    "a file that no other process has open: a SQLite database serves one gateway. Stop the other process, or use postgres:// for several";
  const holder =
    pid === undefined ? "another process" : pid === process.pid ? "this process" : `process ${pid}`;
  return invalidArgument("database", expected, `${path}, which ${holder} has open`);
}

/** @returns the process that has locked a file, if the platform reports it (Linux does). */
function findHolder(path: string): number | undefined {
  try {
    const { ino } = statSync(path);
    // 1: POSIX  ADVISORY  WRITE 4321 fd:01:1234567 1073741824 1073742335
    const lock = readFileSync("/proc/locks", "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .find((fields) => fields[5]?.endsWith(`:${ino}`));
    const pid = Number(lock?.[4]);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** A database in memory. It runs in this thread: nothing that it does waits for a disk or a lock. */
function openMemoryDatabase(): SqliteConnection {
  const database = new SqliteDatabase(":memory:");
  let isClosed = false;
  return {
    async query(sql, parameters, returnsRows) {
      if (isClosed) throw new DatabaseError("unavailable", "closed", "the database is closed");
      try {
        return database.run(sql, parameters as SQLInputValue[], returnsRows);
      } catch (error) {
        throw sqliteError(queryFailure(error));
      }
    },
    async close() {
      if (!isClosed) database.close();
      isClosed = true;
    },
  };
}

/**
 * Opens a database in a worker thread, which runs queries in order.
 *
 * @param onEnded - Called when the database is closed, for whatever reason.
 * @throws DatabaseError `held` if another process has the file open, other failures if it cannot be opened.
 */
async function openInThread(path: string, onEnded: () => void): Promise<SqliteConnection> {
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
