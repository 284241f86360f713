import { exact, Numeral, parse, parseNumerals } from "./numeral.ts";
import type { RecordedLines } from "@node-access/cli/recorded-lines";

/** A recorded request to a node's API over HTTP, and its response. */
export interface RestExchange {
  /** Where it is recorded, `folder/file.io:line`. */
  readonly place: string;
  /** The name of the API's spec, such as `tezos`. */
  readonly api: string;
  /** The HTTP method. */
  readonly verb: string;
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
  /** Whether the response says that the node has rejected the call. */
  readonly isRejection: boolean;
  /** The response as text. */
  readonly response: string;
  /** The response as JSON, and as a client returns it: integers that a double may not hold are bigints. */
  readonly json: unknown;
  readonly value: unknown;
}

/**
 * Reads the exchanges over HTTP of recorded lines.
 *
 * @throws Error that names the file and line of what is malformed.
 */
export function readRestExchanges(lines: readonly RecordedLines[]): RestExchange[] {
  return lines.filter(({ kind }) => kind === "api").map(readExchange);
}

function readExchange({ place, name, request, response }: RecordedLines): RestExchange {
  const [, verb, path, body] = /^([A-Z]+) (\/\S*)(?: (.+))?$/.exec(request.text) ?? [];
  if (verb === undefined || path === undefined)
    throw new Error(`${request.place}: expected a method, a path and perhaps a body`);
  const [, code = "200", rejected, text = ""] = /^(?:(\d{3}) )?(rejected )?(.*)$/.exec(response) ?? [];
  const status = Number(code);
  const json = parse(place, text);
  return {
    place,
    api: name,
    verb,
    path,
    ...(body !== undefined && { body: parse(request.place, body) }),
    status,
    isRejection: rejected !== undefined || status >= 400,
    response: text,
    json,
    value: exactly(json, parseNumerals(place, text)),
  };
}

function exactly(value: unknown, numerals: unknown): unknown {
  if (numerals instanceof Numeral) return exact(value, numerals);
  if (Array.isArray(value)) return value.map((item, index) => exactly(item, (numerals as unknown[])[index]));
  if (typeof value !== "object" || value === null) return value;
  const items = numerals as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, exactly(item, items[name])]));
}
