import { randomBytes } from "node:crypto";
import { invalidArgument, isNodeAccessError } from "@node-access/auth";
import { createSecretFile, fileError, readSecretFile } from "../../options/option-files.ts";
import { isPostgres } from "../../state/is-postgres.ts";

/** The environment variable that may hold the admin key. */
export const adminKeyVariable = "NODE_ACCESS_GATEWAY_ADMIN_KEY";

/** Shorter keys could be guessed. */
const minCharacters = 32;

/** @returns the file of the admin key of a gateway that was started without one. */
export function defaultKeyFile(database: string): string {
  const isFile = database !== ":memory:" && !isPostgres(database);
  return isFile ? `${database}.admin-key` : "node-access-gateway.admin-key";
}

/**
 * Reads the admin key as a client of the admin API: from the file, or else the environment, or the files of gateways
 * that were started in this folder, which may be those of several databases.
 */
export function readAdminKeys(
  environment: NodeJS.ProcessEnv,
  file: string | undefined,
): readonly [string, ...string[]] {
  const key = environment[adminKeyVariable];
  if (file === undefined && key !== undefined) return [checkAdminKey(adminKeyVariable, key)];
  const files = file === undefined ? ["node-access-gateway.db", ":memory:"].map(defaultKeyFile) : [file];
  const [first, ...others] = files.flatMap((one) => readIfThere(one) ?? []);
  if (first !== undefined) return [first, ...others];
  const expected = `the file that the gateway made at its first start, or ${adminKeyVariable} in the environment`;
  throw invalidArgument("--admin-key-file", expected, `${files.join(" and ")} (ENOENT)`);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    if (isNodeAccessError(error)) throw error;
    throw fileError("--admin-key-file", "a file that you may read", file, error);
  }
}

/** Reads the file with the admin key, and creates it if it does not exist (mode 0600). */
export function readOrMakeAdminKey(file: string): string {
  try {
    return make(file) ?? readFile(file);
  } catch (error) {
    if (isNodeAccessError(error)) throw error;
    throw fileError(
      "admin.keyFile",
      "a file that can be read, or created in an existing folder",
      file,
      error,
    );
  }
}

/** Throws an error with this name if a key could be guessed, or is not valid in a header. */
export function checkAdminKey(name: string, key: string): string {
  if (/^[\x21-\x7e]+$/.test(key) && key.length >= minCharacters) return key;
  const expected = `${minCharacters} characters or more of ASCII without spaces, as \`openssl rand -hex 32\` prints them`;
  throw invalidArgument(
    name,
    expected,
    key.length < minCharacters ? `${key.length} characters` : "spaces or characters beyond ASCII",
  );
}

/** @returns the new key, or `undefined` if the file exists. */
function make(file: string): string | undefined {
  const key = randomBytes(32).toString("base64url");
  try {
    createSecretFile(file, `${key}\n`);
    return key;
  } catch (error) {
    // Of two processes that start concurrently, one creates the file and the other reads it.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw error;
  }
}

function readFile(file: string): string {
  return checkAdminKey("admin.keyFile", readSecretFile("admin.keyFile", file).toString("utf8").trim());
}
