import { isUtf8 } from "node:buffer";
import { StringDecoder } from "node:string_decoder";
import { checkProxy, invalidArgument, kindOf } from "@node-access/auth";
import type { Attempt } from "../attempt.ts";
import { checkKinds, checkTarget } from "../check-arguments.ts";
import type { RequestBody } from "../request-body.ts";
import { onAbort } from "../on-abort.ts";
import { exactNumber, findUnsafe, type Found, isUnsafe, MAX_DEPTH } from "./exact-numbers.ts";
import { fillInByNames } from "./fill-in-by-names.ts";

export { onAbort } from "../on-abort.ts";
export { CallTable } from "../web-socket/call-table.ts";
export { observed } from "./diagnostics.ts";

// No re-exports: the CommonJS form of this module is loaded before the one that has these functions.

/** Checks the types of an argument's properties, as {@link checkKinds}. */
export function checkKindsOnNode(
  name: string,
  value: unknown,
  kinds: Readonly<Record<string, string>>,
): void {
  checkKinds(name, value, kinds);
}

/** Checks that an object is empty or has fields of its own: private fields and getters of a class would not be read. */
export function checkFieldsOnNode(name: string, value: unknown): void {
  const { getPrototypeOf, keys } = Object;
  if (kindOf(value) !== "object" || keys(value as object)[0] !== undefined) return;
  if (!(Symbol.iterator in (value as object)) && getPrototypeOf(getPrototypeOf(value) ?? value))
    throw invalidArgument(name, "a plain object", "an instance of a class without public fields");
}

/** Checks the option `proxy` when a client is created: what reads it is loaded with the first call. */
export function checkProxyOnNode(proxy: unknown, fetch?: unknown): void {
  if (proxy !== undefined && fetch) throw invalidArgument("proxy", "none with fetch", kindOf(proxy));
  if (proxy !== "environment") checkProxy(proxy);
}

/** Checks what was called, and where, as {@link checkTarget}. */
export function checkTargetOnNode(target: unknown): void {
  checkTarget(target);
}

/** Checks that two values are numbers. Without a loop, because this is done for each part of a response. */
export function checkNumbersOnNode(bytes: unknown, limit: unknown): void {
  if (typeof bytes !== "number") throw invalidArgument("bytes", "a number", kindOf(bytes));
  if (typeof limit !== "number") throw invalidArgument("limit", "a number", kindOf(limit));
}

/** Returns a signal that another one aborts too. `AbortSignal.any` leaks memory on Node 20. */
export function linkedSignal(controller: AbortController, signal: AbortSignal | undefined): AbortSignal {
  const abort = (): void => controller.abort();
  if (signal?.aborted) abort();
  else if (signal) controller.signal.addEventListener("abort", onAbort(signal, abort));
  return controller.signal;
}

/**
 * Parses JSON as described in json.ts.
 *
 * @throws SyntaxError if it is not JSON, RangeError if it is nested more than 4,096 levels deep.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const found: Found[] = [];
  findUnsafe([value], found, 0);
  return found.length === 0 || fillInByNames(found, text) ? value : parseExactly(text);
}

/**
 * Serializes a value as JSON, as described in json.ts.
 *
 * @throws TypeError if the value is circular.
 */
export function stringifyJson(value: unknown): string {
  try {
    // Some programs make bigints strings by a method `toJSON`.
    if (!("toJSON" in BigInt.prototype)) return JSON.stringify(value);
  } catch {
    // The value contains a bigint; or it is circular and throws again.
  }
  return stringifyExactly(value);
}

// JSON can represent the character U+0000 in only one way, so a string that starts with it is
// recognized before parsing. Large numbers pass through the platform's JSON as such strings.
// Real strings that start with U+0000 get a second one.
const MARK = "\u0000";
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** A number between two strings that may be beyond 2^53: with 16 digits or more, or with an exponent. */
const LONG_NUMBER = /-?\d[\d.]*(?:(?<=[\d.]{16})(?:[eE][+-]?\d+)?|[eE][+-]?\d+)/g;
/** How JSON represents a string that starts with U+0000. */
const ESCAPED_MARK = '"\\u0000';
/**
 * Parses JSON after replacing each number beyond 2^53 by a marked string, because JSON.parse of Node 20 does not pass the
 * source text of numbers. Takes linear time, skips the characters of strings, and copies only what it changes.
 */
function parseExactly(text: string): unknown {
  const hasMarks = text.includes(ESCAPED_MARK);
  const parts: string[] = [];
  let copied = 0;
  let end = 0;
  for (let start = text.indexOf('"'); ; start = text.indexOf('"', end)) {
    const until = start < 0 ? text.length : start;
    if (mayHoldLongNumber(text, end, until)) {
      parts.push(text.slice(copied, end), text.slice(end, until).replace(LONG_NUMBER, markUnsafe));
      copied = until;
    }
    if (start < 0) break;
    end = endOfString(text, start);
    if (hasMarks && text.startsWith(ESCAPED_MARK, start) && !/^\s*:/.test(text.slice(end, end + 100))) {
      parts.push(text.slice(copied, start), '"\\u0000');
      copied = start + 1;
    }
  }
  parts.push(text.slice(copied));
  return unmark([JSON.parse(parts.join(""))], 0)[0];
}

/** Whether a text between two strings may have a number of 16 digits or more, or with an exponent. */
function mayHoldLongNumber(text: string, start: number, end: number): boolean {
  let digits = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    // 0 to 9, or a point.
    if ((code >= 0x30 && code <= 0x39) || code === 0x2e) digits += 1;
    else {
      // E or e, after a digit.
      if (digits > 0 && (code | 0x20) === 0x65) return true;
      if (digits >= 16) return true;
      digits = 0;
    }
  }
  return digits >= 16;
}

/** Returns the end of the string that starts at a position. */
function endOfString(text: string, start: number): number {
  for (let abort = start; ;) {
    abort = text.indexOf('"', abort + 1);
    let before = abort - 1;
    while (text[before] === "\\") before -= 1;
    if ((abort - before) % 2 === 1) return abort + 1;
  }
}

function markUnsafe(number: string): string {
  return isUnsafe(Number(number)) ? `"\\u0000${number}"` : number;
}

/** Replaces marked strings in place by their numbers. */
function unmark<T extends object>(value: T, depth: number): T {
  if (depth > MAX_DEPTH) throw new RangeError("nested too deep");
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) value[index] = unmarked(value[index], depth);
    return value;
  }
  const record = value as Record<string, unknown>;
  for (const key in record) {
    const item = record[key];
    if (typeof item === "object" || typeof item === "string") {
      const exact = unmarked(item, depth);
      // An assignment to `__proto__` would change the prototype.
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

/** Serializes a value with bigints as JSON. */
function stringifyExactly(value: unknown): string {
  const marked = JSON.stringify(value, function mark(this: Record<string, unknown>, key, item: unknown) {
    const { [key]: original } = this;
    if (typeof original === "bigint") return MARK + original;
    return typeof item === "string" && item.startsWith(MARK) ? MARK + item : item;
  });
  return marked.replace(TOKEN, (token, string?: string, key?: string) => {
    if (key || !string?.startsWith("\\u0000")) return token;
    return string.startsWith("\\u0000", 6) ? `"${string.slice(6)}"` : string.slice(6);
  });
}

/** Errors before a connection is established. Of others, `fetch` does not say whether it was sent. */
const NOT_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/;

/** Checks whether an error of `fetch` means that the request was never sent. */
export function neverSent(cause: unknown): boolean {
  return NOT_SENT.test(String((cause as { code?: unknown } | undefined)?.code));
}

/** Creates the header with the request id. Browsers send none, which the server would have to allow (CORS). */
export function requestIdHeader(attempt: Pick<Attempt, "requestId">): { readonly "x-request-id"?: string } {
  const { requestId }: typeof attempt = Object(attempt);
  return { "x-request-id": requestId };
}

/** Longer texts of Buffers and TextDecoders pile up outside of V8's heap. Those of StringDecoders don't. */
const LONG_TEXT = 1_000_000;

/**
 * Creates a function that decodes parts of the bytes as UTF-8, and throws a TypeError for invalid UTF-8. For small parts,
 * it is several times as fast as a `TextDecoder`.
 */
export function createDecoder(bytes: Uint8Array): (start: number, abort: number) => string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return (start, abort) => {
    if (!isUtf8(buffer.subarray(start, abort))) throw new TypeError("not UTF-8");
    return abort - start < LONG_TEXT
      ? buffer.toString("utf8", start, abort)
      : new StringDecoder("utf8").write(buffer.subarray(start, abort));
  };
}

/**
 * Prepares a request body that `fetch` cannot send twice. By its standard (HTTP-network-or-cache fetch), `fetch` repeats
 * requests after HTTP 421, even writes, but only if it can read the body again. Other implementations than Node's get text.
 *
 * @param attempt - If its operation is not a write, the request may be repeated and the body stays as it is.
 * @returns the body and headers as options of `fetch`.
 */
export function singleUseBody(
  body: RequestBody | undefined,
  headers: Record<string, string>,
  attempt?: Pick<Attempt, "operation">,
): RequestInit {
  const operation = attempt?.operation;
  if (body === undefined || (operation && operation.idempotency !== "write"))
    return { body: body as BodyInit, headers, ...(isStream(body) && { duplex: "half" }) };
  if (isStream(body)) return { body, duplex: "half", headers } as unknown as RequestInit;
  if (body instanceof Blob) {
    const length = { "content-length": String(body.size) };
    return { body: body.stream(), duplex: "half", headers: { ...headers, ...length } } as RequestInit;
  }
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

/** Returns a stream as it is: undici and `fetch` of Node accept it. */
export function streamBody(iterable: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return iterable;
}

/** Whether a body is a stream, which `fetch` of Node accepts as it is. */
function isStream(body: unknown): body is AsyncIterable<Uint8Array> {
  return typeof (Object(body) as Partial<AsyncIterable<Uint8Array>>)[Symbol.asyncIterator] === "function";
}

/** Sets what inspection shows for a proxy. Node inspects the target of a proxy instead of the proxy. */
export function setInspection(target: object, inspect: () => object): void {
  Object.defineProperty(target, Symbol.for("nodejs.util.inspect.custom"), {
    value: inspect,
    configurable: true,
  });
}

/** Returns the error of a failure as it is, because Node's errors explain the failure. */
export function explained(error: unknown): unknown {
  return error;
}
