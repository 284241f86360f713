import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { invalidArgument, isNodeAccessError } from "@node-access/auth";

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Keeps texts that must be given back, such as node credentials, unreadable on disk: AES-256-GCM. */
export interface Vault {
  /**
   * @param text - What to keep.
   * @param place - Where it is kept (table, row, column). Sealed bytes that were moved elsewhere do not open.
   */
  seal(text: string, place: string): Uint8Array;
  /** @throws NodeAccessError `INVALID_ARGUMENT` if the bytes were changed, moved, or sealed with another key. */
  open(sealed: Uint8Array, place: string): string;
}

/** @param key - 32 random bytes. */
export function createVault(key: Uint8Array): Vault {
  return {
    seal(text, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed, place) {
      const iv = sealed.subarray(0, ivBytes);
      const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      const body = sealed.subarray(ivBytes + tagBytes);
      try {
        return decipher.update(body, undefined, "utf8") + decipher.final("utf8");
      } catch {
        const expected = "the key file that this database was made with, and a database that nobody changed";
        throw invalidArgument("keyFile", expected, `a key that does not open ${place}`);
      }
    },
  };
}

/** A key for a database that lives in memory only. */
export function randomKey(): Uint8Array {
  return randomBytes(keyBytes);
}

/**
 * Reads the key file. If it is not there, and nothing is sealed yet, makes it (mode 0600).
 *
 * @param holdsSecrets - Whether the database holds what a key has sealed: a new key would not open it.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the file is needed and missing, or others may read it, or it does not hold
 *   32 bytes, or it cannot be read or made.
 */
export function keyFrom(file: string, holdsSecrets: boolean): Uint8Array {
  try {
    return readOrMake(file, holdsSecrets);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined || isNodeAccessError(error)) throw error;
    throw invalidArgument(
      "keyFile",
      "a file that can be read, or made in a folder that is there",
      `${file} (${code})`,
    );
  }
}

function readOrMake(file: string, holdsSecrets: boolean): Uint8Array {
  if (!existsSync(file)) {
    if (!holdsSecrets) return newKeyFile(file);
    const expected =
      "the key file that the database's credentials are sealed with: restore it, or name where it is";
    throw invalidArgument("keyFile", expected, `${file}, which is not there`);
  }
  const descriptor = openSync(file, "r");
  try {
    const { mode } = fstatSync(descriptor);
    // Windows has no such mode bits; its access lists are the administrator's.
    if (process.platform !== "win32" && (mode & 0o077) !== 0) {
      throw invalidArgument("keyFile", "a file of mode 0600", `mode 0${(mode & 0o777).toString(8)}`);
    }
    const key = readFileSync(descriptor);
    if (key.length !== keyBytes) throw invalidArgument("keyFile", `${keyBytes} bytes`, `${key.length}`);
    return key;
  } finally {
    closeSync(descriptor);
  }
}

function newKeyFile(file: string): Uint8Array {
  const key = randomKey();
  // "wx": of two processes that start at once, one makes the file and the other fails.
  const descriptor = openSync(file, "wx", 0o600);
  try {
    writeSync(descriptor, key);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return key;
}
