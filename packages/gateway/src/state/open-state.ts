import { existsSync } from "node:fs";
import { invalidArgument } from "@node-access/auth";
import type { Log } from "../observe/log.ts";
import { isPostgres } from "./is-postgres.ts";
import { DatabaseError } from "./database-error.ts";
import type { Migration } from "./migrations/ddl.ts";
import { openDatabaseFile } from "./sqlite/database-file.ts";
import type { State, StateBackend } from "./state.ts";
import { keyFromFile, keyFromText, newKeyFile, randomKey } from "./vault-key.ts";
import { Vault } from "./vault.ts";

/** Where state is stored, and the keys that seal its secrets. */
export interface StateOptions {
  /** A SQLite file, `:memory:`, or `postgres://user:password@host:port/database`. */
  readonly database: string;
  /** The schema of the tables in Postgres. Default: the first one of the account's search path. */
  readonly databaseSchema?: string | undefined;
  /** Maximum connections to Postgres. Default: 10. */
  readonly databasePoolSize?: number | undefined;
  /** The key that seals secrets: 32 bytes in base64. */
  readonly key?: string | undefined;
  /** A file with the key. Default: the database's file with `.key` appended. */
  readonly keyFile?: string | undefined;
  /** The previous key: secrets that it sealed are sealed again with the current key in the background. */
  readonly formerKey?: string | undefined;
  /** A file with the previous key. */
  readonly formerKeyFile?: string | undefined;
}

/**
 * Opens the database, creates or migrates its tables, and checks the key. To follow changes,
 * call `start()` on the result.
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
  // The query builder is large. It is loaded while the database thread starts, and only by programs that open
  // a state.
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
  const { database, databaseSchema: schema, databasePoolSize = 10 } = options;
  if (isPostgres(database)) {
    // Loaded only by gateways that use Postgres.
    const { openPostgresBackend } = await import("./postgres/open-postgres.ts");
    return openPostgresBackend({ url: database, schema }, databasePoolSize);
  }
  const [connection, { sqliteBackend }] = await Promise.all([
    openDatabaseFile(database),
    import("./sqlite/sqlite-dialect.ts"),
  ]);
  return sqliteBackend(connection);
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
    const expected =
      "keyFile (--key-file) or key (NODE_ACCESS_GATEWAY_KEY), the same for all gateways on a database";
    throw invalidArgument("keyFile", expected, "neither. To make one: `openssl rand -base64 32`");
  }
  const file = keyFile ?? `${database}.key`;
  // If a previous key is given, a new current key may be created.
  if (!existsSync(file) && (former.length > 0 || !(await hasSecrets(backend))))
    return new Vault(newKeyFile(file), former);
  return new Vault(keyFromFile("keyFile", file), former);
}

/** Whether the database holds secrets that only the key which sealed them can open. */
async function hasSecrets({ database }: StateBackend): Promise<boolean> {
  const { hasTable } = await import("./migrations/ddl.ts");
  if (!(await hasTable(database, "sqlite", "nodes"))) return false;
  return (await database.selectFrom("nodes").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** @returns an error that says how to fix a failure of the database while the gateway starts. */
export async function startError(database: string, error: unknown): Promise<unknown> {
  if (!(error instanceof DatabaseError)) return error;
  if (isPostgres(database)) {
    const { postgresStartError } = await import("./postgres/open-postgres.ts");
    return postgresStartError(database, error);
  }
  return error.failure === "full"
    ? invalidArgument("database", "a disk with room for the database", `${database} (${error.message})`)
    : invalidArgument(
        "database",
        "an unmodified database",
        `${database} (${error.message}): restore a backup`,
      );
}
