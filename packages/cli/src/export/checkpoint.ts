import { open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import type { HistoryCursor } from "@node-access/rpc/history";
import { CommandError } from "../io/command-error.ts";

/** How far an export is: what the file next to its output says. */
export interface Checkpoint {
  /** What is exported. A command continues only what it began itself. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The first and the last block. */
  readonly from: number;
  readonly to: number;
  /** Where the reader continues. `undefined` before the first part. */
  readonly cursor?: HistoryCursor | undefined;
  readonly rows: number;
  /** What of the output is valid: bytes of a file, or files of a folder. */
  readonly size: number;
  /** Whether all rows are written, and only the name is missing. */
  readonly isComplete?: boolean;
}

/** Reads a checkpoint; `undefined` if there is none. */
export async function readCheckpoint(path: string): Promise<Checkpoint | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Reported below.
  }
  if (isCheckpoint(value)) return value;
  throw new CommandError(
    `${path}: is no cursor of an export: delete it and the .part next to it, and begin again`,
  );
}

function isCheckpoint(value: unknown): value is Checkpoint {
  const { query, from = NaN, to = NaN, rows, size, cursor } = Object(value) as Partial<Checkpoint>;
  const { nextBlock = from } = Object(cursor ?? {}) as Partial<HistoryCursor>;
  return (
    typeof query === "object" &&
    [from, to, rows, size, nextBlock].every((one) => Number.isSafeInteger(one) && Number(one) >= 0) &&
    from <= nextBlock &&
    nextBlock <= to + 1
  );
}

/** Replaces a checkpoint. After a power failure, there is the old or the new one. */
export async function writeCheckpoint(path: string, checkpoint: Checkpoint): Promise<void> {
  const temporary = `${path}.new`;
  const file = await open(temporary, "w");
  try {
    await file.writeFile(`${JSON.stringify(checkpoint)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

/** Makes new and renamed files of a folder survive a power failure. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and needs no sync.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
