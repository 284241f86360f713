import type { RequestBody } from "../request-body.ts";
import { exactNumber, isUnsafe } from "./exact-numbers.ts";

/** The calls in flight, by id. For the few of a browser, a Map is enough: see `CallTable` of Node. */
export const CallTable: typeof Map = Map;

/**
 * Parses JSON without rounding large numbers: integers beyond 2^53 become bigints,
 * and other numbers beyond 2^53 that a double cannot hold become strings.
 *
 * @throws SyntaxError if it is not JSON; RangeError if it is nested too deep, and for such an integer
 * if the platform does not pass a number's source text to the reviver, as browsers do since 2025.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return holdsUnsafe(value) ? JSON.parse(text, exact) : value;
}

/** Checks whether a value contains a number beyond 2^53, in fewer bytes than on Node. Where the stack ends, it throws a RangeError. */
function holdsUnsafe(value: unknown): boolean {
  return value instanceof Object ? Object.values(value).some(holdsUnsafe) : isUnsafe(value);
}

function exact(_: string, value: unknown, context?: { readonly source: string }): unknown {
  if (!isUnsafe(value)) return value;
  if (!context) throw new RangeError("no source text");
  return exactNumber(context.source);
}

/** What TypeScript's `JSON` lacks. */
interface ExactJson {
  rawJSON(text: unknown): unknown;
}

/**
 * Serializes a value as JSON. Bigints become integers with all their digits.
 *
 * @throws TypeError for a circular value, and for a bigint if the platform cannot serialize it.
 */
export function stringifyJson(value: unknown): string {
  return JSON.stringify(value, function write(this: Record<string, unknown>, key, item: unknown) {
    // Not `item`: some programs make bigints strings by a method `toJSON`.
    return typeof this[key] === "bigint" ? (JSON as unknown as ExactJson).rawJSON(this[key]) : item;
  });
}

/** Runs a function when a signal aborts. In browsers, a signal may have any number of listeners. */
export function onAbort(signal: AbortSignal, abort: () => void): () => void {
  signal.addEventListener("abort", abort);
  return () => signal.removeEventListener("abort", abort);
}

/** Returns a controller's signal that also aborts with another signal. */
export function linkedSignal(controller: AbortController, signal: AbortSignal | undefined): AbortSignal {
  return signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
}

/** Browsers have no diagnostics channels. Bundlers drop the calls of a function that returns its argument. */
export function observed<T>(middleware: T): T {
  return middleware;
}

/** Browsers list the properties of a proxy themselves. */
export function setInspection(_target: object, _inspect: () => object): void {}

// These return nothing, so bundlers drop their calls.

// What functions such as `callError` check before they use their arguments is omitted from bundles for browsers.
export function checkKindsOnNode(_name: string, _value: unknown, _kinds: object): void {}
export function checkFieldsOnNode(_name: string, _value: unknown): void {}
export function checkProxyOnNode(_proxy: unknown, _fetch?: unknown): void {}
export function checkTargetOnNode(_target: unknown): void {}
export function checkNumbersOnNode(_bytes: unknown, _limit: unknown): void {}

/** In browsers, errors of `fetch` don't say whether the request was sent. */
export function neverSent(_cause: unknown): undefined {}

/** Returns no header, because in browsers the server would have to allow it (CORS). */
export function requestIdHeader(_attempt: unknown): undefined {}

/** Creates a function that decodes parts of the bytes as UTF-8, and throws a TypeError for invalid UTF-8. */
export function createDecoder(bytes: Uint8Array): (start: number, abort: number) => string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  return (start, abort) => decoder.decode(bytes.subarray(start, abort));
}

/** In browsers, `fetch` may repeat a request after HTTP 421, which the server did not execute. */
export function singleUseBody(
  body: RequestBody | undefined,
  headers: Record<string, string>,
  _attempt?: unknown,
): RequestInit {
  return { body: body as BodyInit, headers, duplex: "half" } as RequestInit;
}

/** Returns a stream as browsers send it. */
export function streamBody(iterable: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const iterator = iterable[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  }) as unknown as AsyncIterable<Uint8Array>;
}

/** Explains a failure that browsers don't explain: scripts cannot see that CORS blocked a request. */
export function explained(error: unknown): unknown {
  return error instanceof TypeError && "document" in globalThis
    ? { name: error.name, message: `${error.message}; does the server allow it (CORS)?` }
    : error;
}
