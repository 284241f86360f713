import type { FileHandle } from "node:fs/promises";

/** Bytes that are read at once. */
const CHUNK = 65_536;
const LINE_FEED = 10;

/** The end of a file of lines. */
interface LastLine {
  /** The last line that ends with a line feed, without it; empty if there is none. */
  readonly line: string;
  /** Where that line ends: bytes from the beginning of the file. */
  readonly end: number;
  /** What follows it. */
  readonly rest: string;
}

/** Reads the last line of a file from its end, so that large files take no longer. */
export async function readLastLine(file: FileHandle): Promise<LastLine> {
  const { size } = await file.stat();
  let tail = Buffer.alloc(0);
  for (let from = size; ;) {
    const stop = tail.lastIndexOf(LINE_FEED);
    const start = stop > 0 ? tail.lastIndexOf(LINE_FEED, stop - 1) : -1;
    if (from === 0 || start >= 0) {
      const line = stop < 0 ? "" : tail.toString("utf8", start + 1, stop);
      return { line, end: from + stop + 1, rest: tail.toString("utf8", stop + 1) };
    }
    const length = Math.min(CHUNK, from);
    from -= length;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    tail = Buffer.concat([buffer.subarray(0, bytesRead), tail]);
  }
}
