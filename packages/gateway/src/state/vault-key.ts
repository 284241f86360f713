import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { invalidArgument, isNodeAccessError } from "@node-access/auth";
import { createSecretFile, fileError, readSecretFile } from "../options/option-files.ts";

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
    throw fileError(name, "a file that can be read", file, error);
  }
}

function read(name: string, file: string): Uint8Array {
  const content = readSecretFile(name, file);
  if (content.length === keyBytes) return content;
  // Secret stores that hold texts mount files with the same base64 text as the environment would have.
  if (content.length > keyBytes) return keyFromText(name, content.toString("latin1").trim());
  throw invalidArgument(name, `${keyBytes} bytes, or the same in base64`, `${content.length} bytes`);
}

/** Creates a key file (mode 0600). @throws NodeAccessError `INVALID_ARGUMENT` if it cannot. */
export function newKeyFile(file: string): Uint8Array {
  const key = randomKey();
  try {
    createSecretFile(file, key);
  } catch (error) {
    throw fileError("keyFile", "a file that can be created in an existing folder", file, error);
  }
  return key;
}
