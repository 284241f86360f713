import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { Io } from "../io/io.ts";

/** Where a secret comes from. A profile stores this, and never the secret. */
export type CredentialSource =
  | { readonly env: string }
  /** A file that only its owner may read. */
  | { readonly file: string }
  /** A program with its arguments, which prints the secret. No shell runs it. */
  | { readonly command: readonly string[] };

/** How long a program may take, which may ask its user for a fingerprint. */
const COMMAND_TIMEOUT = 60_000;

/** Reads a secret: the text without its last line break. An error names the source, and never shows what it has. */
export async function readSecret(source: CredentialSource, { env, signal }: Io): Promise<string> {
  if ("env" in source) {
    const value = env[source.env];
    if (value) return value;
    throw createUnavailableError(`the environment variable ${source.env} is not set`);
  }
  const secret =
    "file" in source ? await readSecretFile(source.file) : await runCommand(source.command, signal);
  if (secret !== "") return secret;
  throw createUnavailableError(
    "file" in source ? `${source.file} is empty` : `${source.command[0]} printed nothing`,
  );
}

async function readSecretFile(path: string): Promise<string> {
  try {
    const { mode } = await stat(path);
    if (process.platform !== "win32" && (mode & 0o077) !== 0)
      throw createUnavailableError(`${path} may be read by others: run chmod 600 ${JSON.stringify(path)}`);
    return withoutBreak(await readFile(path, "utf8"));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw createUnavailableError(
      `${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? "unknown"}`,
    );
  }
}

async function runCommand([program = "", ...args]: readonly string[], signal: AbortSignal): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { timeout: COMMAND_TIMEOUT, signal });
    return withoutBreak(stdout);
  } catch (error) {
    const { code, killed } = error as { code?: unknown; killed?: boolean };
    // What it wrote may contain the secret.
    throw createUnavailableError(
      killed ? `${program} took over a minute` : `${program} failed with ${String(code)}`,
    );
  }
}

function withoutBreak(text: string): string {
  return text.replace(/\r?\n$/, "");
}

function createUnavailableError(why: string): CommandError {
  return new CommandError(`credential: ${why}`, exitCodes.credential);
}

/** Splits a command into the program and its arguments. Quotes keep spaces; nothing else has a meaning. */
export function splitCommand(text: string): readonly string[] {
  const words: string[] = [];
  for (const [whole] of text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g))
    words.push(
      whole.replaceAll(
        /"([^"]*)"|'([^']*)'/g,
        (_, double?: string, single?: string) => double ?? single ?? "",
      ),
    );
  const quotes = text.replaceAll(/"[^"]*"|'[^']*'/g, "");
  if (words.length === 0 || /["']/.test(quotes))
    throw new CommandError(
      `--token-command: expected a program and its arguments, received ${JSON.stringify(text)}`,
    );
  return words;
}
