import { parse, parseNumerals } from "./numeral.ts";
import type { RecordedLines } from "@node-access/cli/recorded-lines";

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

export interface RecordedResult {
  readonly value: unknown;
  /** The same with each number as a `Numeral`. */
  readonly numerals: unknown;
}

export interface RecordedError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

interface Request {
  readonly method: string;
  readonly params?: Params;
}

/**
 * Reads the JSON-RPC exchanges of recorded lines.
 *
 * @throws Error that names the file and line of a text that is not JSON.
 */
export function readExchanges(lines: readonly RecordedLines[]): Exchange[] {
  return lines
    .filter(({ kind }) => kind === "protocol")
    .map(({ place, name, request, response }) =>
      readExchange({ place, protocol: name }, parse<Request>(request.place, request.text), response),
    );
}

/**
 * Creates an exchange from a request and the text of its response.
 *
 * @throws Error if the response is not JSON.
 */
export function readExchange(
  { place, protocol }: Pick<Exchange, "place" | "protocol">,
  { method, params = [] }: Request,
  response: string,
): Exchange {
  const parsed = Object(parse(place, response)) as Response;
  const { result: numerals } = Object(parseNumerals(place, response)) as Response;
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
