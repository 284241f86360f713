import { parseJson } from "@node-access/transport/rest";
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

/** A request and its response as lines of a file `*.io` have them. */
export interface RecordedLines {
  /** Where the response is, `folder/file.io:line`. */
  readonly place: string;
  /** What the node speaks: a protocol with JSON-RPC methods, an API over HTTP, or GraphQL. */
  readonly kind: "protocol" | "api" | "graphql";
  /** The name of the protocol, the API or the schema. */
  readonly name: string;
  readonly request: { readonly place: string; readonly text: string };
  readonly response: string;
}

/** Reads the lines `>>` and `<<` of a file. Lines such as `// protocol: solana` say what speaks in those after them. */
export async function* readRecordedLines(
  file: string,
  name: string,
  protocol: string,
): AsyncGenerator<RecordedLines> {
  let speaker: Pick<RecordedLines, "kind" | "name"> = { kind: "protocol", name: protocol };
  let request: RecordedLines["request"] | undefined;
  let number = 0;
  for await (const line of readLines(file)) {
    number += 1;
    const place = `${name}:${number}`;
    const [, kind, own = ""] = /^\/\/ (protocol|api|graphql): (\S+)\s*$/.exec(line) ?? [];
    if (kind !== undefined) speaker = { kind: kind as RecordedLines["kind"], name: own };
    if (line.startsWith(">>")) request = { place, text: line.slice(2).trim() };
    if (!line.startsWith("<<")) continue;
    if (!request)
      throw new CommandError(`--recorded: ${place} is a response without a request: >> comes before <<`);
    yield { ...speaker, place, request, response: line.slice(2).trim() };
    request = undefined;
  }
}

/** Reads JSON of a recording. Integers that a number would round become bigint. */
export function parseAt(place: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    const start = JSON.stringify(text.slice(0, 60));
    throw new CommandError(
      `--recorded: ${place}: expected JSON of at most 4,096 levels, received a text that begins with ${start}`,
    );
  }
}
