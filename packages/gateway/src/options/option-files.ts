import { isUtf8 } from "node:buffer";
import { closeSync, fstatSync, fsyncSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { invalidArgument, type NodeAccessError } from "@node-access/auth";

/** @returns the error of an option whose file cannot be used, with the file and the error's code. */
export function fileError(option: string, expected: string, file: string, error: unknown): NodeAccessError {
  const { code = "an error" } = error as NodeJS.ErrnoException;
  return invalidArgument(option, expected, `${file} (${code})`);
}

/** @throws NodeAccessError `INVALID_ARGUMENT` if the file cannot be read, or is not UTF-8: a key in it would be another. */
export function readTextFile(option: string, file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw fileError(option, "a file that can be read", file, error);
  }
  if (!isUtf8(bytes)) throw invalidArgument(option, "a text in UTF-8", `${file}, in another encoding`);
  return bytes.toString("utf8");
}

/** @throws NodeAccessError `INVALID_ARGUMENT` if others can read the file too. */
export function readSecretFile(option: string, file: string): Buffer {
  const descriptor = openSync(file, "r");
  try {
    const { mode } = fstatSync(descriptor);
    // Windows has no such mode bits; its access lists are up to the administrator.
    if (process.platform !== "win32" && (mode & 0o077) !== 0)
      throw invalidArgument(option, "a file of mode 0600", `mode 0${(mode & 0o777).toString(8)}`);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Creates a file that only its owner can read, and returns when its content is on the disk. */
export function createSecretFile(file: string, content: string | Uint8Array): void {
  // "wx": if two processes start concurrently, one creates the file and the other fails.
  const descriptor = openSync(file, "wx", 0o600);
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
