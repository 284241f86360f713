import { randomUUID } from "node:crypto";
import { constants, type FileHandle, lstat, open, realpath, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { StreamDestination } from "@node-access/management";
import { type Batch, DeliveryError, type DeliveryOutcome, type Destination } from "../model/destination.ts";
import { writeCloudEvent } from "../model/event.ts";
import { attempt } from "./attempt.ts";
import type { CreateDestination } from "./destination-options.ts";
import { readLastLine } from "./read-last-line.ts";

const { O_RDWR, O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK } = constants;

/** Which stream writes to a file: two would overwrite each other's events. */
const writers = new Map<string, FileDestination>();

/**
 * Appends to a file of the gateway's machine: a CloudEvent in each line. Events are written to where those before them end,
 * so whoever writes them a second time writes the same bytes to the same place.
 */
class FileDestination implements Destination {
  readonly #folder: string;
  readonly #name: string;
  readonly #stream: string;
  #path = "";
  #file: FileHandle | undefined;
  /** Bytes of whole lines. The file has another size if someone else has written to it. */
  #size = 0;
  #sequence = 0;

  constructor(folder: string, name: string, stream: string) {
    this.#folder = folder;
    this.#name = name;
    this.#stream = stream;
  }

  open(_epoch: number, signal: AbortSignal): Promise<number | undefined> {
    return this.#attempt(signal, async () => {
      const folder = await realpath(this.#folder);
      this.#path = join(folder, this.#name);
      const writer = writers.get(this.#path);
      if (writer && writer.#stream !== this.#stream) throw this.#taken();
      writers.set(this.#path, this);
      // Follows no symbolic link, and does not wait for a reader if the name is that of a pipe.
      this.#file = await open(this.#path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK);
      if (!(await this.#file.stat()).isFile()) throw this.#taken();
      await syncFolder(folder);
      await this.#readEnd();
      return this.#sequence || undefined;
    });
  }

  deliver(batch: Batch, signal: AbortSignal): Promise<void> {
    return this.#attempt(signal, async () => {
      const file = this.#file as FileHandle;
      const [{ ino, size }, named] = await Promise.all([
        file.stat(),
        lstat(this.#path).catch(() => undefined),
      ]);
      if (named?.ino !== ino)
        throw new DeliveryError("retry", `${this.#name} was removed, or replaced by another file`);
      if (size !== this.#size) await this.#readEnd();
      const events = batch.events.filter(({ sequence }) => sequence > this.#sequence);
      const lines = Buffer.from(events.map((event) => `${writeCloudEvent(batch, event)}\n`).join(""));
      await this.#cut(file, size, lines);
      for (let done = 0; done < lines.length;) {
        done += (await file.write(lines, done, lines.length - done, this.#size + done)).bytesWritten;
      }
      await file.datasync();
      this.#size += lines.length;
      this.#sequence = events.at(-1)?.sequence ?? this.#sequence;
    });
  }

  /** Uses another file, since the stream may be writing to its own. */
  test(batch: Batch, signal: AbortSignal): Promise<void> {
    return this.#attempt(signal, async () => {
      const path = join(await realpath(this.#folder), `.${this.#name}.${randomUUID()}`);
      const file = await open(path, O_RDWR | O_CREAT | O_EXCL);
      try {
        await file.writeFile(batch.events.map((event) => `${writeCloudEvent(batch, event)}\n`).join(""));
        await file.datasync();
      } finally {
        await unlink(path);
        await file.close();
      }
    });
  }

  async close(): Promise<void> {
    if (writers.get(this.#path) === this) writers.delete(this.#path);
    await this.#file?.close();
  }

  /**
   * Cuts a line that was not written to its end, unless the same event continues it: another gateway that has run the stream
   * may still be writing it.
   */
  async #cut(file: FileHandle, size: number, lines: Buffer): Promise<void> {
    const rest = Buffer.alloc(Math.max(0, Math.min(size - this.#size, lines.length)));
    if (rest.length === 0) return;
    await file.read(rest, 0, rest.length, this.#size);
    if (!lines.subarray(0, rest.length).equals(rest)) await file.truncate(this.#size);
  }

  /** Finds out which event is the last one. @throws DeliveryError if it is not one of this stream. */
  async #readEnd(): Promise<void> {
    const { line, end, rest } = await readLastLine(this.#file as FileHandle);
    // All lines begin like this. Whatever does not is not ours to cut.
    if (!line && rest && !rest.startsWith('{"specversion"'.slice(0, rest.length))) throw this.#taken();
    this.#size = end;
    this.#sequence = line ? this.#readSequence(line) : 0;
  }

  #readSequence(line: string): number {
    try {
      const { source, sequence } = JSON.parse(line) as { readonly source: string; readonly sequence: string };
      if (source === `/v1/streams/${this.#stream}/` && /^\d+$/.test(sequence)) return Number(sequence);
    } catch {
      // It is no event.
    }
    throw this.#taken();
  }

  #taken(): DeliveryError {
    const text = `${this.#name} is not a file of this stream: use another name, or have it removed`;
    return new DeliveryError("pause", text);
  }

  #attempt<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    return attempt({ name: this.#name, secrets: [this.#folder], explain }, signal, run);
  }
}

/** Makes the names of its files durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function explain({ code = "" }: NodeJS.ErrnoException): DeliveryOutcome {
  return ["EACCES", "EISDIR", "ELOOP", "ENOENT", "ENOTDIR", "ENXIO", "EPERM"].includes(code)
    ? "pause"
    : "retry";
}

/** Creates a file. */
export const create: CreateDestination = ({ id, destination }, { folder }) => {
  const { name } = destination as Extract<StreamDestination, { type: "file" }>;
  if (folder === undefined) {
    throw new DeliveryError(
      "pause",
      "this gateway has no folder for files: ask its operator, or use another destination",
    );
  }
  if (!/^[\w-][\w.-]{0,99}$/.test(name)) {
    throw new DeliveryError(
      "pause",
      "the name of the file is not valid: expected letters, digits, and . _ - after the first one",
    );
  }
  return new FileDestination(folder, name, id);
};
