import { createReadStream } from "node:fs";
import { CommandError } from "../../io/command-error.ts";

/** The most characters of a line: those of the largest responses that nodes send, and less than a text can have. */
const LONGEST = 256 * 1024 * 1024;

/** Reads the lines of a file, which may be larger than the memory. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  try {
    for await (const chunk of createReadStream(file, "utf8") as AsyncIterable<string>) {
      const [first = "", ...others] = chunk.split("\n");
      parts.push(first);
      length += first.length;
      if (length > LONGEST)
        throw new CommandError(`--recorded: ${file} has a line of more than ${LONGEST} characters`);
      if (others.length === 0) continue;
      yield withoutReturn(parts.join(""));
      for (const line of others.slice(0, -1)) yield withoutReturn(line);
      parts = others.slice(-1);
      length = parts[0]?.length ?? 0;
    }
  } catch (error) {
    const { code, errno } = error as NodeJS.ErrnoException;
    if (errno === undefined) throw error;
    throw new CommandError(`--recorded: ${file} cannot be read: ${code}`);
  }
  if (length > 0) yield withoutReturn(parts.join(""));
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
