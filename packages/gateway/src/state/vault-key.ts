import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { invalidArgument, isNodeAccessError } from "@node-access/auth";

const keyBytes = 32;

/** @returns a new key, for a database that is only in memory or holds no secrets yet. */
export function randomKey(): Uint8Array {
  return randomBytes(keyBytes);
}

/**
 * @param name - The option's name, for errors.
 * @param text - 32 bytes in base64.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the text is something else.
 */
export function keyFromText(name: string, text: string): Uint8Array {
  const key = Buffer.from(text, "base64");
  // Node skips characters that are not base64.
  if (key.length === keyBytes && key.toString("base64").replace(/=+$/, "") === text.trim().replace(/=+$/, ""))
    return key;
  const expected = `${keyBytes} random bytes in base64, as \`openssl rand -base64 ${keyBytes}\` prints them`;
  throw invalidArgument(name, expected, `a text that is not ${keyBytes} bytes in base64`);
}

/**
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is missing, readable by others, or does not hold 32 bytes.
 */
export function keyFromFile(name: string, file: string): Uint8Array {
  if (!existsSync(file)) {
    const expected = "the key file that the database's secrets are sealed with: restore it, or set its path";
    throw invalidArgument(name, expected, `${file}, which does not exist`);
  }
  try {
    return read(name, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined || isNodeAccessError(error)) throw error;
    throw invalidArgument(name, "a file that can be read", `${file} (${code})`);
  }
}

function read(name: string, file: string): Uint8Array {
  const descriptor = openSync(file, "r");
  try {
    const { mode } = fstatSync(descriptor);
    // Windows has no such mode bits; its access lists are up to the administrator.
    if (process.platform !== "win32" && (mode & 0o077) !== 0)
      throw invalidArgument(name, "a file of mode 0600", `mode 0${(mode & 0o777).toString(8)}`);
    const content = readFileSync(descriptor);
    if (content.length === keyBytes) return content;
    // Secret stores that hold texts mount files with the same base64 text as the environment would have.
    if (content.length > keyBytes) return keyFromText(name, content.toString("latin1").trim());
    throw invalidArgument(name, `${keyBytes} bytes, or the same in base64`, `${content.length} bytes`);
  } finally {
    closeSync(descriptor);
  }
}

/** Creates a key file (mode 0600). @throws NodeAccessError `INVALID_ARGUMENT` if it cannot. */
export function newKeyFile(file: string): Uint8Array {
  const key = randomKey();
  try {
    // "wx": if two processes start concurrently, one creates the file and the other fails.
    const descriptor = openSync(file, "wx", 0o600);
    try {
      writeSync(descriptor, key);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const { code = "an error" } = error as NodeJS.ErrnoException;
    throw invalidArgument("keyFile", "a file that can be created in an existing folder", `${file} (${code})`);
  }
  return key;
}
