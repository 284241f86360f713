import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { createMistakes, Mistakes } from "./mistakes.ts";

/** The largest document, in bytes. The largest public ones have a fifth of it. */
export const MOST_BYTES: number = 64 * 1024 * 1024;

const CHUNK = 64 * 1024;

/**
 * Reads a required file.
 *
 * @throws Mistakes if it cannot be read, or is too large.
 */
export function readText(path: string, name: string): string {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    const { size: known } = fstatSync(file);
    if (known > MOST_BYTES) throw tooLarge(name);
    if (known > 0) return decodeText(readFileSync(file));
    // A pipe has no size, and some devices have no end.
    const chunks: Buffer[] = [];
    for (let size = 0, read = -1; read !== 0; size += read) {
      if (size > MOST_BYTES) throw tooLarge(name);
      const chunk = Buffer.allocUnsafe(CHUNK);
      read = readSync(file, chunk);
      chunks.push(chunk.subarray(0, read));
    }
    return decodeText(Buffer.concat(chunks));
  } catch (error) {
    if (error instanceof Mistakes) throw error;
    const what = `it cannot be read (${error instanceof Error && "code" in error ? String(error.code) : "unknown"})`;
    throw createMistakes(name, what, "create it, or correct its name");
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Decodes UTF-8, or UTF-16 that begins with its mark, as PowerShell writes it. */
export function decodeText(bytes: Buffer): string {
  const mark = bytes.toString("hex", 0, 2);
  const encoding = { fffe: "utf-16le", feff: "utf-16be" }[mark] ?? "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Reads a file that a spec names. Only a regular file is opened: a pipe would wait for its writer.
 *
 * @throws Mistakes if it cannot be read, is too large, or is no regular file.
 */
export function readNamed(path: string, name: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isFile() && !found.isDirectory())
    throw createMistakes(name, "it is not a regular file", "copy its content to a file, and name that");
  return readText(path, name);
}

function tooLarge(name: string): Mistakes {
  const what = `it has more than ${MOST_BYTES / 1024 / 1024} MB`;
  return createMistakes(name, what, "name the spec itself, or leave parts of it out");
}
