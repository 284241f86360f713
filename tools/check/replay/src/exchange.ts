import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A recorded request to a node, and its response. */
export interface Exchange {
  /** Where it is recorded, `folder/file.io:line`. */
  readonly place: string;
  /** The protocol of the node. */
  readonly protocol: string;
  readonly method: string;
  readonly params: readonly unknown[];
  /** The response as text. */
  readonly response: string;
  /** Absent if the response is an error. Both are absent if the recorded response has neither. */
  readonly result?: { readonly value: unknown };
  readonly error?: RecordedError;
}

/** The error of a recorded response. */
export interface RecordedError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

interface Request {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/**
 * Reads all exchanges under a folder, in the order of files.
 *
 * @throws Error that names the file and line of a malformed exchange.
 */
export function readExchanges(folder: string): Exchange[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".io"))
    .toSorted()
    .flatMap((file) => parseExchanges(file, readFileSync(join(folder, file), "utf8")));
}

function parseExchanges(file: string, text: string): Exchange[] {
  const exchanges: Exchange[] = [];
  let request: Request | undefined;
  let protocol = "ethereum";
  for (const [index, line] of text.split("\n").entries()) {
    const place = `${file}:${index + 1}`;
    protocol = /^\/\/ protocol: (\S+)$/.exec(line)?.[1] ?? protocol;
    if (line.startsWith(">>")) request = parse<Request>(place, line.slice(2));
    if (!line.startsWith("<<")) continue;
    if (!request) throw new Error(`${place}: a response without a request`);
    const response = line.slice(2).trim();
    const parsed = Object(parse(place, response)) as { result?: unknown; error?: RecordedError | null };
    const { result, error } = parsed;
    exchanges.push({
      place,
      protocol,
      method: request.method,
      params: request.params ?? [],
      response,
      ...(error ? { error } : "result" in parsed && { result: { value: result } }),
    });
    request = undefined;
  }
  return exchanges;
}

function parse<T>(place: string, text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
