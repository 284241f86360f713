// For platforms that tell the text of a number which they have parsed, as browsers do since 2025.

/** A number of 16 digits or more, or with an exponent; or what looks like one in a text. */
const LONG = /[\s[,:-]\d(?:[\d.]{15}|[\d.]*[eE])/;

/**
 * Parses JSON with a bigint for each integer beyond 2^53, and the text of each other number that would be rounded beyond it.
 *
 * @throws RangeError for such an integer where the platform would round it.
 */
export function parseJson(text: string): unknown {
  // The start has a test of its own: an alternative in the first one would cost four times as much.
  return JSON.parse(text, LONG.test(text) || /^\d/.test(text) ? exact : undefined);
}

function exact(_: string, value: unknown, context?: { readonly source: string }): unknown {
  if (typeof value !== "number" || Math.abs(value) < 2 ** 53) return value;
  if (!context) throw new RangeError("too exact for this platform");
  const { source } = context;
  if (source.length > 1_000) return source;
  if (!/[.eE]/.test(source)) return BigInt(source);
  return digitsOf(`${value}`) === digitsOf(source) ? value : source;
}

/** The digits of a number without zeros around them. */
function digitsOf(text: string): string {
  return text.replace(/[eE].*|\D/g, "").replace(/^0+|0+$/g, "");
}

/**
 * Writes JSON with all digits of each bigint.
 *
 * @throws TypeError for what refers to itself, and for a bigint where the platform cannot write it.
 */
export function stringifyJson(value: unknown): string {
  const { rawJSON } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };
  return JSON.stringify(value, (_, item: unknown) => (typeof item === "bigint" ? rawJSON(`${item}`) : item));
}

/** Runs a function when a signal aborts. Here a signal may have any number of listeners. */
export function onAbort(signal: AbortSignal, abort: () => void): () => void {
  signal.addEventListener("abort", abort);
  return () => signal.removeEventListener("abort", abort);
}

/** The signal of a controller that another signal ends too. */
export function endedBy(ender: AbortController, signal: AbortSignal | undefined): AbortSignal {
  return signal ? AbortSignal.any([signal, ender.signal]) : ender.signal;
}

/** There are no channels of diagnostics here. */
export function observe<T>(_call: unknown, _attempt: unknown, run: () => T): T {
  return run();
}

/** What `fetch` fails with does not tell a script whether the request had left. */
export function neverSent(_cause: unknown): boolean {
  return false;
}

/** None: in a browser a header needs the server's permission (CORS). */
export function requestIdHeader(_requestId: string): { readonly "x-request-id"?: string } {
  return {};
}

/** Makes what decodes parts of some bytes as UTF-8, and throws a TypeError for a part that is not. */
export function decoderOf(bytes: Uint8Array): (start: number, end: number) => string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  return (start, end) => decoder.decode(bytes.subarray(start, end));
}

/** Here nothing keeps `fetch` from sending a request again after HTTP 421, with which a server says that it did not execute it. */
export function sentOnce(
  body: string | Uint8Array | undefined,
  headers: Record<string, string>,
  _operation?: unknown,
): RequestInit {
  return { body: body as BodyInit, headers };
}

/** What explains a failure that the platform does not: a page is not told that CORS has blocked its request. */
export function hintFor(error: unknown): string {
  return error instanceof TypeError && "document" in globalThis
    ? "; does the server's CORS policy allow this page?"
    : "";
}
