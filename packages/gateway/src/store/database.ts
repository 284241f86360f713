import { closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const schema = `
  CREATE TABLE organizations (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    email TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL
  ) STRICT;
  CREATE TABLE api_keys (
    digest BLOB PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    organization TEXT NOT NULL REFERENCES organizations (id),
    creator TEXT NOT NULL REFERENCES users (id),
    protocol TEXT NOT NULL,
    name TEXT NOT NULL,
    network TEXT NOT NULL,
    type TEXT NOT NULL,
    provider TEXT NOT NULL,
    region TEXT NOT NULL,
    configuration TEXT NOT NULL,
    created_at TEXT NOT NULL,
    credentials BLOB NOT NULL,
    upstreams BLOB NOT NULL
  ) STRICT;
  CREATE TABLE venue_nonces (
    signer TEXT NOT NULL,
    nonce INTEGER NOT NULL,
    PRIMARY KEY (signer, nonce)
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 1;
`;

/**
 * Opens the database, and makes its tables if it is new.
 *
 * @param path - A file, or `:memory:`.
 */
export function openDatabase(path: string): DatabaseSync {
  // Made first, for its owner alone: SQLite gives the files beside it the same mode.
  if (path !== ":memory:") closeSync(openSync(path, "a", 0o600));
  const database = new DatabaseSync(path);
  // FULL: a commit has reached the disk before the answer leaves, so an answered change survives a power loss.
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;",
  );
  const version = database.prepare("PRAGMA user_version").get();
  if (version?.["user_version"] === 0) transaction(database, () => database.exec(schema));
  return database;
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
