import { closeSync, openSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { invalidArgument } from "@node-access/auth";
import { DatabaseError } from "../database-error.ts";
import { SqliteClient } from "./sqlite-client.ts";

/**
 * The files that this process has open. Opening and closing one a second time, even only to read it,
 * would release SQLite's locks on it.
 */
const held = new Set<string>();

/**
 * Opens a database file for this process alone.
 *
 * @param path - A file, which is created if it does not exist (mode 0600), or `:memory:`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if another process has the file open,
 * if another program made it (the file is not changed), or if it cannot be opened.
 */
export async function openDatabaseFile(path: string): Promise<SqliteClient> {
  if (path === ":memory:") return SqliteClient.open(path);
  const file = checkFile(path);
  if (held.has(file)) throw isHeld(path, process.pid);
  checkContent(path);
  // Created before SQLite opens it, so that only its owner can read it: SQLite copies the mode to its log
  // files.
  makeFile(path);
  held.add(realpathSync(path));
  try {
    const client = await SqliteClient.open(path);
    void client.ended.then(() => held.delete(realpathOf(path)));
    return client;
  } catch (error) {
    held.delete(realpathOf(path));
    throw openError(path, error);
  }
}

function realpathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // The file was deleted in the meantime.
    return path;
  }
}

/** @returns the file's real path. */
function checkFile(path: string): string {
  const status = statusOf(path);
  if (status?.isDirectory()) throw invalidArgument("database", "a file", `${path}, which is a directory`);
  if (status && !status.isFile())
    throw invalidArgument("database", "a file", `${path}, which is a device or socket`);
  if (!status && !statusOf(dirname(path))?.isDirectory())
    throw invalidArgument("database", "a file in an existing folder", `${path}: make ${dirname(path)} first`);
  return realpathOf(path);
}

function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    const { code = "an error" } = error as NodeJS.ErrnoException;
    throw invalidArgument("database", "a file that can be opened", `${path} (${code})`);
  }
}

function makeFile(path: string): void {
  try {
    closeSync(openSync(path, "a", 0o600));
  } catch (error) {
    const { code = "an error" } = error as NodeJS.ErrnoException;
    const expected = code === "ENOSPC" ? "a disk with room for the database" : "a file that can be written";
    throw invalidArgument("database", expected, `${path} (${code})`);
  }
}

/** What the option may name, for errors. */
const expectedFile = "a database that a gateway has made, or a file that does not exist yet";
/** Tables that existed in every version. */
const ownTables: readonly string[] = ["organizations", "users", "api_keys", "nodes"];
/** SQLite's code for a file of another kind. Source: SQLite, Result and Error Codes. */
const notADatabase = 26;

/** Rejects files that are not a gateway's database, before changing anything in them. */
function checkContent(path: string): void {
  const status = statusOf(path);
  const tables = !status || status.size === 0 ? [] : tablesOf(path);
  if (tables.length > 0 && !ownTables.every((name) => tables.includes(name)))
    throw invalidArgument("database", expectedFile, `${path}, which another program has made`);
}

/**
 * @returns the tables in a file, without changing any file: the database may belong to another program,
 * and consist of several files.
 */
function tablesOf(path: string): readonly unknown[] {
  const immutableUrl = pathToFileURL(path);
  immutableUrl.searchParams.set("immutable", "1");
  const tables = readTables(path, immutableUrl);
  // Recent changes may be only in the write-ahead log.
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  return tables.length === 0 && log && log.size > 0 ? readTables(path, path) : tables;
}

function readTables(path: string, location: string | URL): readonly unknown[] {
  try {
    const database = new DatabaseSync(location, { readOnly: true });
    try {
      const rows = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
      return rows.map(({ name }) => name);
    } finally {
      database.close();
    }
  } catch (error) {
    const { errcode = 0, message } = error as { errcode?: number; message?: string };
    if (errcode === notADatabase)
      throw invalidArgument("database", expectedFile, `${path}, which is no SQLite database`);
    // Another process has the file open, or it is not readable: opening it reports that.
    if (location === path) return [];
    throw openError(path, new DatabaseError("failed", `SQLite ${errcode}`, message ?? ""));
  }
}

function openError(path: string, error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.failure === "held") return isHeld(path, holderOf(path));
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
function holderOf(path: string): number | undefined {
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
