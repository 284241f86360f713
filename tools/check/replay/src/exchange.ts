import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Params in their order, or by their names. */
export type Params = readonly unknown[] | Readonly<Record<string, unknown>>;

/** A recorded request to a node, and its response. */
export interface Exchange {
  /** Where it is recorded, `folder/file.io:line`. */
  readonly place: string;
  /** The protocol of the node. */
  readonly protocol: string;
  readonly method: string;
  readonly params: Params;
  /** The response as text. */
  readonly response: string;
  /** Absent if the response is an error. Both are absent if the recorded response has neither. */
  readonly result?: RecordedResult;
  readonly error?: RecordedError;
}

/** The result of a recorded response. */
export interface RecordedResult {
  readonly value: unknown;
  /** The same with each number as a {@link Numeral}. */
  readonly numerals: unknown;
}

/** The error of a recorded response. */
export interface RecordedError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** A JSON number with the digits that a node sent. */
export class Numeral {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

interface Request {
  readonly method: string;
  readonly params?: Params;
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
    exchanges.push(exchangeOf({ place, protocol }, request, line.slice(2).trim()));
    request = undefined;
  }
  return exchanges;
}

/**
 * Creates an exchange from a request and the text of its response.
 *
 * @throws Error if the response is not JSON.
 */
export function exchangeOf(
  { place, protocol }: Pick<Exchange, "place" | "protocol">,
  { method, params = [] }: Request,
  response: string,
): Exchange {
  const parsed = Object(parse(place, response)) as Response;
  const { result: numerals } = Object(parse(place, response, asNumeral)) as Response;
  const { result: value, error } = parsed;
  return {
    place,
    protocol,
    method,
    params,
    response,
    ...(error ? { error } : "result" in parsed && { result: { value, numerals } }),
  };
}

interface Response {
  readonly result?: unknown;
  readonly error?: RecordedError | null;
}

type Reviver = (name: string, value: unknown, context: { readonly source: string }) => unknown;

const asNumeral: Reviver = (_name, value, { source }) =>
  typeof value === "number" ? new Numeral(source) : value;

function parse<T>(place: string, text: string, reviver?: Reviver): T {
  try {
    return JSON.parse(text, reviver as Parameters<typeof JSON.parse>[1]) as T;
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
