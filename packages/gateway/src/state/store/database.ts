import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { invalidArgument, isNodeAccessError } from "@node-access/auth";
import { migrations } from "./migrations.ts";

/** SQLite's code for a file of another kind. Source: SQLite, result codes. */
const notADatabase = 26;

/**
 * Opens the database, and brings its tables to this version's form if it is new or of a former version.
 *
 * @param path - A file, or `:memory:`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if a later version or another program has made it, which leaves it as it was. Also
 *   if it cannot be read or made, or is no database.
 */
export function openDatabase(path: string): DatabaseSync {
  try {
    return open(path);
  } catch (error) {
    if (isNodeAccessError(error)) throw error;
    const { code = "failed", errstr = code } = error as NodeJS.ErrnoException & { errstr?: string };
    const expected = "a file of this gateway's that can be written, or made in a folder that is there";
    throw invalidArgument("database", expected, `${path} (${errstr})`);
  }
}

function open(path: string): DatabaseSync {
  if (path !== ":memory:") {
    checkFile(path);
    // Created before SQLite opens it, readable by its owner only: SQLite gives its log files the same mode.
    closeSync(openSync(path, "a", 0o600));
  }
  const database = new DatabaseSync(path);
  try {
    // FULL: a commit has reached the disk before the answer leaves, so an answered change survives a power loss.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;",
    );
    transaction(database, () => migrate(database));
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** The tables that each version has had. */
const ownTables: readonly string[] = ["organizations", "users", "api_keys", "nodes"];

/** What a database may be, for errors. */
const expectedFile = "a database that a gateway has made, or a file that is not there yet";

/** Refuses what is no database of a gateway's before anything in it changes. */
function checkFile(path: string): void {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return;
  if (status.isDirectory()) throw invalidArgument("database", "a file", `${path}, which is a directory`);
  if (!status.isFile()) throw invalidArgument("database", "a file", `${path}, which is a device or socket`);
  const tables = status.size === 0 ? [] : tablesOf(path);
  if (tables.length > 0 && !ownTables.every((name) => tables.includes(name)))
    throw invalidArgument("database", expectedFile, `${path}, which another program has made`);
}

/** @returns the tables in a file, without a trace: a database of this or another program may be made of several files. */
function tablesOf(path: string): readonly unknown[] {
  const alone = pathToFileURL(path);
  alone.searchParams.set("immutable", "1");
  const tables = readTables(path, alone);
  // Recent changes may still be in the write-ahead log and not in the file.
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  return tables.length === 0 && log && log.size > 0 ? readTables(path, path) : tables;
}

function readTables(path: string, location: string | URL): readonly unknown[] {
  const database = new DatabaseSync(location, { readOnly: true });
  try {
    const rows = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    return rows.map(({ name }) => name);
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== notADatabase) throw error;
    throw invalidArgument("database", expectedFile, `${path}, which is no SQLite database`);
  } finally {
    database.close();
  }
}

/** Whether nodes are stored, whose credentials only the key that sealed them opens. */
export function holdsSecrets(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM nodes LIMIT 1").get() !== undefined;
}

/** All of the steps or none: one that is cut off leaves the former version's form, which the next start finds. */
function migrate(database: DatabaseSync): void {
  const version = Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
  if (version > migrations.length) {
    const expected = `a database of version ${migrations.length} or before`;
    throw invalidArgument("database", expected, `one of version ${version}, made by a later gateway`);
  }
  for (const step of migrations.slice(version)) step(database);
  database.exec(`PRAGMA user_version = ${migrations.length}`);
}

/** Runs `work` so that all of its changes are kept, or none. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
