import { isUtf8 } from "node:buffer";
import type { Operation } from "../operation.ts";

import { onAbort } from "../on-abort.ts";

export { onAbort } from "../on-abort.ts";
export { observe } from "./diagnostics.ts";

/** The signal of a controller, which another signal ends too until the controller ends. `AbortSignal.any` leaks memory on Node 20. */
export function endedBy(ender: AbortController, signal: AbortSignal | undefined): AbortSignal {
  const end = (): void => ender.abort();
  if (signal?.aborted) end();
  else if (signal) ender.signal.addEventListener("abort", onAbort(signal, end));
  return ender.signal;
}

/** Beyond this a walk over the value could exhaust the stack. The deepest call trace of an EVM nests 2,050 levels. */
const DEEPEST = 4_096;

/**
 * Parses JSON without rounding: an integer beyond 2^53 becomes a bigint. A number with a fraction or exponent stays a number,
 * or becomes its text if it is beyond 2^53 and a double has other digits (`9007199254740993.0`, `1e400`).
 *
 * @param text - A JSON text. One without such integers costs about 5 % more than `JSON.parse` does.
 * @returns the value.
 * @throws SyntaxError if it is not JSON, RangeError if it nests more than 4,096 levels.
 *
 * @example
 * ```ts
 * import { parseJson } from "@node-access/transport/json-rpc";
 *
 * parseJson("[9007199254740993, 1.5, 1e400]"); // [9007199254740993n, 1.5, "1e400"]
 * ```
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return holdsUnsafe([value], 0) ? parseExactly(text) : value;
}

// To look at every value costs less than to search the text for long digits: hashes and call data are full of them. One
// function for all levels, and a call for objects only: most values are strings, and a level must not cost two frames.
function holdsUnsafe(value: object, depth: number): boolean {
  if (depth > DEEPEST) throw new RangeError("nested too deep");
  if (Array.isArray(value)) {
    for (const item of value) {
      if (typeof item === "string") continue;
      if (typeof item === "object" ? item && holdsUnsafe(item, depth + 1) : isUnsafe(item)) return true;
    }
    return false;
  }
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (typeof item === "string") continue;
    if (typeof item === "object" ? item && holdsUnsafe(item, depth + 1) : isUnsafe(item)) return true;
  }
  return false;
}

function isUnsafe(value: unknown): boolean {
  return typeof value === "number" && (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER);
}

/**
 * Writes JSON; a bigint becomes an integer of all its digits.
 *
 * @param value - What to write.
 * @returns the JSON text.
 * @throws TypeError if it refers to itself.
 *
 * @example
 * ```ts
 * import { stringifyJson } from "@node-access/transport/json-rpc";
 *
 * stringifyJson({ slot: 2n ** 64n }); // {"slot":18446744073709551616}
 * ```
 */
export function stringifyJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // A bigint, or a value that refers to itself, which throws again.
    return stringifyExactly(value);
  }
}

// A JSON text can spell the character U+0000 in one way only, so that a string which begins with it is recognized
// before parsing. Bigints go through the platform's own JSON as such strings; a real one gains a second U+0000.
const MARK = "\u0000";
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** A number in the text between two strings that may be beyond 2^53: of 16 digits, or with an exponent. */
const LONG_NUMBER = /-?\d[\d.]*(?:(?<=[\d.]{16})(?:[eE][+-]?\d+)?|[eE][+-]?\d+)/g;
/** How a string that begins with U+0000 is written. */
const ESCAPED_MARK = '"\\u0000';
/** Digits of an integer beyond which it stays a text: to make a bigint of it takes more time than in proportion. */
const LONGEST_NUMBER = 1_000;

/**
 * Parses JSON with the text of each number beyond 2^53 as a marked string, which is replaced afterwards: Node 20 does not tell
 * the text of a number. Takes time in proportion to the text, and looks at no character of a string itself.
 */
function parseExactly(text: string): unknown {
  const parts: string[] = [];
  let end = 0;
  for (let start = text.indexOf('"'); ; start = text.indexOf('"', end)) {
    const between = text.slice(end, start < 0 ? text.length : start);
    parts.push(between.length > 3 ? between.replace(LONG_NUMBER, markUnsafe) : between);
    if (start < 0) break;
    end = endOfString(text, start);
    const isMarked = text.startsWith(ESCAPED_MARK, start) && !/^\s*:/.test(text.slice(end, end + 100));
    parts.push(isMarked ? '"\\u0000' : "", text.slice(isMarked ? start + 1 : start, end));
  }
  return unmark([JSON.parse(parts.join(""))], 0)[0];
}

/** Where the string ends that begins here. */
function endOfString(text: string, start: number): number {
  for (let end = start; ;) {
    end = text.indexOf('"', end + 1);
    let before = end - 1;
    while (text[before] === "\\") before -= 1;
    if ((end - before) % 2 === 1) return end + 1;
  }
}

function markUnsafe(number: string): string {
  return Math.abs(Number(number)) > Number.MAX_SAFE_INTEGER ? `"\\u0000${number}"` : number;
}

/** Replaces marked strings, in place. */
function unmark<T extends object>(value: T, depth: number): T {
  if (depth > DEEPEST) throw new RangeError("nested too deep");
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) value[index] = unmarked(value[index], depth);
    return value;
  }
  const record = value as Record<string, unknown>;
  for (const key in record) {
    const item = record[key];
    if (typeof item === "object" || typeof item === "string") {
      const exact = unmarked(item, depth);
      // An assignment to `__proto__` would do something else.
      if (exact !== item)
        Object.defineProperty(record, key, {
          value: exact,
          configurable: true,
          enumerable: true,
          writable: true,
        });
    }
  }
  return value;
}

function unmarked(item: unknown, depth: number): unknown {
  if (typeof item === "object") return item && unmark(item, depth + 1);
  if (typeof item !== "string" || !item.startsWith(MARK)) return item;
  return item[1] === MARK ? item.slice(1) : exactNumber(item.slice(1));
}

/** A number beyond 2^53: as bigint, as a number if a double holds all its digits, else as its text. */
function exactNumber(text: string): bigint | number | string {
  if (text.length > LONGEST_NUMBER) return text;
  if (!/[.eE]/.test(text)) return BigInt(text);
  const number = Number(text);
  return digitsOf(`${number}`) === digitsOf(text) ? number : text;
}

/** The digits of a number without zeros around them. */
function digitsOf(text: string): string {
  return text.replace(/[eE].*|\D/g, "").replace(/^0+|0+$/g, "");
}

/** Writes JSON with all digits of each bigint. */
function stringifyExactly(value: unknown): string {
  const marked = JSON.stringify(value, (_, item: unknown) => {
    if (typeof item === "bigint") return MARK + item;
    return typeof item === "string" && item.startsWith(MARK) ? MARK + item : item;
  });
  return marked.replace(TOKEN, (token, string?: string, key?: string) => {
    if (key || !string?.startsWith("\\u0000")) return token;
    return string.startsWith("\\u0000", 6) ? `"${string.slice(6)}"` : string.slice(6);
  });
}

/** Errors before any connection was there. Of all others `fetch` does not tell whether the request had left. */
const NOT_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/;

/** Tells whether what `fetch` failed with says that the request never left. */
export function neverSent(cause: unknown): boolean {
  return NOT_SENT.test(String((cause as { code?: unknown } | undefined)?.code));
}

/**
 * The header that tells the server the id of a request.
 *
 * @param requestId - The id.
 * @returns the header; nothing in a browser, where it would need the server's permission (CORS).
 */
export function requestIdHeader(requestId: string): { readonly "x-request-id"?: string } {
  return { "x-request-id": requestId };
}

/**
 * Makes what decodes parts of some bytes as UTF-8. A `TextDecoder` costs a small part several times as much.
 *
 * @returns the decoding of a part, which throws a TypeError for one that is not UTF-8.
 */
export function decoderOf(bytes: Uint8Array): (start: number, end: number) => string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return (start, end) => {
    if (!isUtf8(buffer.subarray(start, end))) throw new TypeError("not UTF-8");
    return buffer.toString("utf8", start, end);
  };
}

/**
 * Makes a request that `fetch` cannot send twice: by its standard it does so after HTTP 421, also with a write, but only with a
 * body that it can read again. To everything else than Node's `fetch` the body is a text.
 *
 * @param body - Text or bytes.
 * @param headers - Those of the request.
 * @param operation - What may be sent twice, if it is no write.
 * @returns the part of `fetch`'s options that holds them.
 *
 * Source: WHATWG Fetch, HTTP-network-or-cache fetch.
 */
export function sentOnce(
  body: string | Uint8Array | undefined,
  headers: Record<string, string>,
  operation?: Pick<Operation, "idempotency">,
): RequestInit {
  if (body === undefined || (operation && operation.idempotency !== "write"))
    return { body: body as BodyInit, headers };
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const stream = Object.assign(typeof body === "string" ? new String(body) : {}, {
    async *[Symbol.asyncIterator]() {
      yield bytes;
    },
  });
  const init = {
    body: stream,
    duplex: "half",
    headers: { ...headers, "content-length": String(bytes.length) },
  };
  return init as unknown as RequestInit;
}

/** Nothing: Node's errors explain themselves. */
export function hintFor(_error: unknown): string {
  return "";
}
