import { readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Exchange } from "../../exchanges.ts";
import { restMethods } from "../../generated/rest-methods.ts";
import { rpcMethods } from "../../generated/rpc-methods.ts";
import { CommandError } from "../../io/command-error.ts";
import { readCall } from "./calls-of-lines.ts";
import { parseAt, readLines, readRecordedLines } from "./recorded-lines.ts";
import { findAllMethods, isNamed, type RecordedCall } from "./recorded-call.ts";

/** The names of files with recordings: of requests and responses, and of what `--record` writes. */
const RECORDINGS = /\.(?:io|ndjson|jsonl)$/;

/** Reads the calls of a file, or of all files in a folder. `protocol` is of calls whose recording does not say it. */
export async function* readRecordedCalls(
  path: string,
  protocol: string | undefined,
): AsyncGenerator<RecordedCall> {
  for (const { file, name } of await listFiles(path)) {
    if (!file.endsWith(".io")) yield* readOwnCalls(file, name, protocol);
    else
      for await (const lines of readRecordedLines(file, name, protocol ?? "ethereum")) yield readCall(lines);
  }
}

/** @throws CommandError if there is nothing at the path. */
async function listFiles(path: string): Promise<readonly { readonly file: string; readonly name: string }[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [{ file: path, name: path }];
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    const files = entries.filter((one) => !one.isDirectory() && RECORDINGS.test(one.name));
    const own = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
    return own.map((file) => ({ file, name: relative(path, file) }));
  } catch (error) {
    throw new CommandError(
      `--recorded: ${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? "unknown"}`,
    );
  }
}

/** What `--record` has written: operations with their results as clients return them. */
async function* readOwnCalls(
  file: string,
  name: string,
  protocol: string | undefined,
): AsyncGenerator<RecordedCall> {
  const all = protocol === undefined ? [...rpcMethods, ...restMethods] : findAllMethods(name, protocol);
  let number = 0;
  for await (const line of readLines(file)) {
    number += 1;
    if (line.trim() === "") continue;
    const place = `${name}:${number}`;
    const { operation, input, value, error } = Object(parseAt(place, line)) as Partial<Exchange>;
    if (typeof operation !== "string")
      throw new CommandError(
        `--recorded: ${place}: expected a line that --record wrote, and it names no operation`,
      );
    const candidates = all.filter((one) => isNamed(one, operation));
    const outcome = error !== undefined ? "error" : value === undefined ? "nothing" : "result";
    yield { place, protocol, method: operation, candidates, params: input, outcome, value };
  }
}
