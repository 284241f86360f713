import { closeSync, openSync, readSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { invalidArgument } from "@node-access/auth";

/** Tables that existed in every version. */
const ownTables: readonly string[] = ["organizations", "users", "api_keys", "nodes"];
/** SQLite's primary result codes. Source: SQLite, Result and Error Codes. */
const corrupt = 11;
const notADatabase = 26;
/** SQLite overwrites a shorter file as if it did not exist. */
const minBytes = 512;
/** How SQLite's write-ahead logs begin, apart from the last bit. Source: SQLite, Database File Format. */
const logMagic = 0x377f0682;

/**
 * Rejects a file that is not a gateway's database, or is damaged, before anything is changed: SQLite
 * overwrites some of these, and notices damage in others only when it reads the damaged part.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with what is wrong, and what to do.
 */
export function checkContent(path: string, isMissing: boolean): void {
  const log = `${path}-wal`;
  const hasLog = readSize(log) > 0;
  if (hasLog && !isLog(log)) throw rejected(`${log}, which is damaged`);
  if (isMissing) {
    if (hasLog) throw rejected(`${path}, which does not exist although its log ${log} does`);
    return;
  }
  const size = readSize(path);
  if (size < minBytes)
    throw rejected(`${path}, which is ${size === 0 ? "empty" : `truncated to ${size} bytes`}`);
  const immutable = pathToFileURL(path);
  immutable.searchParams.set("immutable", "1");
  // Another program's database is not even opened in a way that creates a reader's files.
  checkTables(path, query(path, immutable, listTables));
  // The file may be incomplete without its log.
  const location = hasLog ? path : immutable;
  const damage = query(path, location, (database) => database.prepare("PRAGMA quick_check(1)").get());
  const isCut = !hasLog && size % readPageSize(path) !== 0;
  if (isCut || (damage && damage["quick_check"] !== "ok")) throw rejected(`${path}, which is damaged`);
  if (hasLog) checkTables(path, query(path, location, listTables));
}

function rejected(
  received: string,
  remedy = "restore a backup, or move it away to begin with a new database",
): Error {
  const expected = "a database that a gateway has made, or a file that does not exist yet";
  return invalidArgument("database", expected, `${received}: ${remedy}`);
}

function checkTables(path: string, tables: readonly string[] | undefined): void {
  if (tables && tables.length > 0 && !ownTables.every((name) => tables.includes(name)))
    throw rejected(`${path}, which another program has made`, "choose another file");
}

/** @returns the names of the tables, and of the numbers by which programs mark a database as theirs. */
function listTables(database: DatabaseSync): string[] {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const marks = ["application_id", "user_version"].filter(
    (mark) => database.prepare(`PRAGMA ${mark}`).get()?.[mark] !== 0,
  );
  return [...tables.map(({ name }) => String(name)), ...marks];
}

/** @returns `undefined` if the database cannot be opened, such as while another process has it: opening it reports why. */
function query<Result>(
  path: string,
  location: string | URL,
  run: (database: DatabaseSync) => Result,
): Result | undefined {
  try {
    const database = new DatabaseSync(location, { readOnly: true });
    try {
      return run(database);
    } finally {
      database.close();
    }
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    if (errcode === notADatabase) throw rejected(`${path}, which is not a SQLite database`);
    // Without its log, a file may seem damaged.
    const isComplete = typeof location === "string" || readSize(`${path}-wal`) === 0;
    if ((errcode & 0xff) === corrupt && isComplete) throw rejected(`${path}, which is damaged`);
    return undefined;
  }
}

function readSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function isLog(path: string): boolean {
  const magic = readBytes(path, 0, 4)?.readUInt32BE();
  // After a power failure, the log of no transaction may be zeros.
  return magic === undefined || magic === 0 || (magic & ~1) === logMagic;
}

function readPageSize(path: string): number {
  const size = readBytes(path, 16, 2)?.readUInt16BE() ?? 1;
  return size === 1 ? 65_536 : size;
}

/** @returns `undefined` if the file cannot be read: opening it reports why. */
function readBytes(path: string, position: number, length: number): Buffer | undefined {
  try {
    const file = openSync(path, "r");
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, position);
    closeSync(file);
    return bytes;
  } catch {
    return undefined;
  }
}
