import { access, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { isNodeAccessError } from "@node-access/auth";
import { stringifyJson } from "@node-access/transport/rest";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { Io } from "../io/io.ts";
import type { Column } from "../output/column.ts";
import { Rate } from "../streams/rate.ts";
import { type Checkpoint, readCheckpoint, syncFolder, writeCheckpoint } from "./checkpoint.ts";
import type { OpenOutput } from "./format.ts";
import { Place } from "./place.ts";
import type { Row } from "./output.ts";

/** Rows of consecutive blocks, and where to continue after them. */
export interface RowPart {
  readonly rows: readonly Row[];
  readonly cursor: NonNullable<Checkpoint["cursor"]>;
}

/** What an export writes, and where. */
export interface Export {
  /** What is exported: an export is continued only with the same. */
  readonly query: Checkpoint["query"];
  /** The output's name when it is complete. */
  readonly out: string;
  readonly columns: readonly Column[];
  readonly openOutput: OpenOutput;
  /** The first block. */
  readonly from: number;
  /** Finds the last block, once for an export. */
  findEnd(): Promise<number>;
  /** Reads the rows until a block: from the first one, or where a cursor continues. */
  read(range: Pick<Checkpoint, "to" | "cursor">): AsyncIterable<RowPart>;
  /** What a person should know about the rows. */
  notes(): readonly string[];
}

/**
 * Writes an export to `out.part`, with a checkpoint in `out.cursor`, and renames it when it is complete. A checkpoint is
 * written after the rows that it counts are on the disk, so an export that was killed continues there, without what was
 * written later.
 */
export async function writeExport(job: Export, io: Io): Promise<void> {
  try {
    await continueExport(job, io);
  } catch (error) {
    const { syscall, message } = Object(error) as NodeJS.ErrnoException;
    throw syscall === undefined ? error : new CommandError(`--out: ${job.out}: ${message}`, exitCodes.failed);
  }
}

async function continueExport(job: Export, io: Io): Promise<void> {
  const { out, query } = job;
  const [part, file] = [`${out}.part`, `${out}.cursor`];
  if (!(await exists(dirname(out))))
    throw new CommandError(`--out: ${out}: the folder ${dirname(out)} does not exist: create it first`);
  const stored = await readCheckpoint(file);
  if (stored) checkQuery(file, stored.query, query);
  const [isWritten, isBegun] = [await exists(out), await exists(part)];
  if (isWritten && !(stored?.isComplete && !isBegun))
    throw new CommandError(`--out: ${out} exists: delete it, or choose another name`);
  if (!stored && isBegun)
    throw new CommandError(`--out: ${part} exists without ${file}: delete it, or choose another name`);
  const checkpoint = stored ?? { query, from: job.from, to: await findEnd(job), rows: 0, size: 0 };
  if (!stored) await writeCheckpoint(file, checkpoint);
  else io.stderr.write(`continuing ${out} at block ${stored.cursor?.nextBlock ?? stored.from}\n`);
  try {
    if (!stored?.isComplete) await writeRows(job, part, file, checkpoint, io);
  } catch (error) {
    const left = stored ? undefined : await readCheckpoint(file);
    if (left && !left.cursor) {
      // Nothing was read, so another command may begin.
      await rm(part, { recursive: true, force: true });
      await rm(file);
    }
    throw error;
  }
  if (!isWritten) await rename(part, out);
  await syncFolder(dirname(out));
  await rm(file);
  for (const note of job.notes()) io.stderr.write(`${note}\n`);
}

async function findEnd(job: Export): Promise<number> {
  const to = await job.findEnd();
  if (to >= job.from) return to;
  throw new CommandError(`--from: expected a block until ${to} (--to), received ${job.from}`);
}

async function writeRows(job: Export, part: string, file: string, begun: Checkpoint, io: Io): Promise<void> {
  let checkpoint = begun;
  const output = await job.openOutput(part, begun.size, job.columns);
  const place = new Place(begun.from, begun.to, begun.cursor?.nextBlock);
  const rate = new Rate(String(job.query["dataset"]), io, () => place.describe());
  let { cursor, rows } = begun;
  let savedAt = Date.now();
  /** Whether the output has whole parts only. */
  let isIntact = true;
  /** Whether its last block has left the chain. */
  let isReplaced = false;
  const save = async (isComplete = false): Promise<void> => {
    isIntact = false;
    const { size, bytes } = await output.flush(isComplete);
    checkpoint = { ...checkpoint, cursor, rows, size, isComplete };
    await writeCheckpoint(file, checkpoint);
    isIntact = true;
    rate.add(0, bytes);
    savedAt = Date.now();
  };
  try {
    try {
      for await (const next of job.read(begun)) {
        isIntact = false;
        output.add(next.rows);
        isIntact = true;
        ({ cursor } = next);
        rows += next.rows.length;
        rate.add(next.rows.length, 0);
        place.move(cursor.nextBlock);
        if (output.isFull() || Date.now() - savedAt >= output.maxAge) await save();
      }
    } catch (error) {
      isReplaced = isNodeAccessError(error, "BLOCK_REPLACED");
      // What was read before the error is kept.
      if (isIntact && cursor) await save();
      throw error;
    }
    await save(true);
  } finally {
    await output.close();
    rate.end(checkpoint.isComplete === true);
    if (checkpoint.cursor && !checkpoint.isComplete) {
      const next = isReplaced
        ? `to begin again, delete it and ${file}; with --to finalized, no block is replaced`
        : "to continue, run the same command again";
      io.stderr.write(`${part} has ${checkpoint.rows} rows: ${next}\n`);
    }
  }
}

/** @throws CommandError if an export was begun with other options. */
function checkQuery(file: string, stored: Checkpoint["query"], query: Checkpoint["query"]): void {
  for (const [name, value] of Object.entries(query)) {
    const [before, now] = [stringifyJson(stored[name] ?? null), stringifyJson(value ?? null)];
    if (before === now) continue;
    throw new CommandError(
      `${file}: the export was begun with another ${name}: ${before}, and now it is ${now}. Run the same command as before, or delete the file and the .part next to it`,
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
