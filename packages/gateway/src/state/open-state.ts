import { existsSync } from "node:fs";
import { invalidArgument } from "@node-access/auth";
import type { Log } from "../observe/log.ts";
import { isPostgres } from "./is-postgres.ts";
import { DatabaseError } from "./database-error.ts";
import type { Migration } from "./migrations/migration.ts";
import { openDatabaseFile } from "./sqlite/database-file.ts";
import type { State, StateBackend } from "./state.ts";
import { keyFromFile, keyFromText, newKeyFile, randomKey } from "./vault-key.ts";
import { Vault } from "./vault.ts";

/** Where the state is kept, and what seals its secrets. */
export interface StateOptions {
  /** A SQLite file, `:memory:`, or `postgres://user:password@host:port/database`. */
  readonly database: string;
  /** The schema of the tables in Postgres; default: the first one of the account's search path. Made if it is not there. */
  readonly databaseSchema?: string | undefined;
  /** How many connections to Postgres there may be. Default: 10. */
  readonly databasePoolSize?: number | undefined;
  /** The key that seals secrets: 32 bytes in base64. */
  readonly key?: string | undefined;
  /** A file with the key; default: the database's file and `.key`. */
  readonly keyFile?: string | undefined;
  /** The key before: what it sealed is sealed with the other one in the background. */
  readonly formerKey?: string | undefined;
  /** A file with the key before. */
  readonly formerKeyFile?: string | undefined;
}

/**
 * Opens the database, makes or migrates its tables, and checks the key. Call `start()` on the result for changes.
 *
 * @param steps - Only for tests of migrations.
 * @param opened - The database, if another process has opened it.
 * @throws NodeAccessError `INVALID_ARGUMENT` that says which option is wrong, what it was and what to do.
 */
export async function openState(
  options: StateOptions,
  log: Log,
  steps?: readonly Migration[],
  opened?: StateBackend,
): Promise<State> {
  // The query builder is large. It is loaded while the thread of the database starts, and not by programs that only import this.
  const [backend, { State: Loaded }, { migrate }] = await Promise.all([
    opened ?? openBackend(options),
    import("./state.ts"),
    import("./migrations/migrate.ts"),
  ]);
  try {
    const vault = await openVault(options, backend);
    await migrate(backend.database, backend.kind, vault, steps);
    return new Loaded(backend, vault, log);
  } catch (error) {
    await backend.close();
    throw await startError(options.database, error);
  }
}

async function openBackend(options: StateOptions): Promise<StateBackend> {
  if (isPostgres(options.database)) return openPostgres(options);
  const [connection, { sqliteBackend }] = await Promise.all([
    openDatabaseFile(options.database),
    import("./sqlite/sqlite-backend.ts"),
  ]);
  return sqliteBackend(connection);
}

async function openPostgres({
  database,
  databaseSchema,
  databasePoolSize = 10,
}: StateOptions): Promise<StateBackend> {
  // Not loaded by gateways that do without.
  const { openPostgresBackend } = await import("./postgres/open-postgres.ts");
  return openPostgresBackend({ url: database, schema: databaseSchema }, databasePoolSize);
}

async function openVault(options: StateOptions, backend: StateBackend): Promise<Vault> {
  const { database, key, keyFile, formerKey, formerKeyFile } = options;
  const former = [
    ...(formerKey === undefined ? [] : [keyFromText("formerKey", formerKey)]),
    ...(formerKeyFile === undefined ? [] : [keyFromFile("formerKeyFile", formerKeyFile)]),
  ];
  if (key !== undefined) return new Vault(keyFromText("key", key), former);
  if (database === ":memory:" && keyFile === undefined) return new Vault(randomKey(), former);
  if (backend.kind === "postgres") {
    if (keyFile !== undefined) return new Vault(keyFromFile("keyFile", keyFile), former);
    const expected = "keyFile or key: gateways that share a database share the key that seals its secrets";
    throw invalidArgument("keyFile", expected, "neither");
  }
  const file = keyFile ?? `${database}.key`;
  // Beside the key before, a new one may be made.
  if (!existsSync(file) && (former.length > 0 || !(await holdsSecrets(backend))))
    return new Vault(newKeyFile(file), former);
  return new Vault(keyFromFile("keyFile", file), former);
}

/** Whether there is anything that only the key which sealed it opens: a new key would not do. */
async function holdsSecrets({ database }: StateBackend): Promise<boolean> {
  const { hasTable } = await import("./migrations/migrate.ts");
  if (!(await hasTable(database, "sqlite", "nodes"))) return false;
  return (await database.selectFrom("nodes").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** @returns an error that says what to do about a failure while the tables were made. */
async function startError(database: string, error: unknown): Promise<unknown> {
  if (!(error instanceof DatabaseError)) return error;
  if (isPostgres(database)) {
    const { postgresStartError } = await import("./postgres/open-postgres.ts");
    return postgresStartError(database, error);
  }
  const expected = error.failure === "full" ? "a disk with room for the database" : "an unmodified database";
  return invalidArgument("database", expected, `${database} (${error.message})`);
}
