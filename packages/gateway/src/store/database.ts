import { closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { invalidArgument, isNodeAccessError } from "@node-access/auth";
import { migrations } from "./migrations.ts";

/**
 * Opens the database, and brings its tables to this version's form if it is new or of a former version.
 *
 * @param path - A file, or `:memory:`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if a later version has made it: its form is not known here. Also if it cannot be
 *   read or made, or is no database.
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
  // Made first, for its owner alone: SQLite gives the files beside it the same mode.
  if (path !== ":memory:") closeSync(openSync(path, "a", 0o600));
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
