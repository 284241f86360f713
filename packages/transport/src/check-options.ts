import { invalidArgument, kindOf } from "@node-access/auth";
import { checkFieldsOnNode } from "#platform";
import type { CallOptions } from "./operation.ts";

/**
 * Validates numeric options: milliseconds, bytes and counts.
 *
 * @param options - The options. `undefined` values pass.
 * @param names - The options to validate.
 * @param isValid - Which numbers are valid. Default: those above 0.
 * @param expected - A description of the valid numbers, for the error.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { checkNumbers } from "@node-access/transport";
 *
 * checkNumbers({ interval: 1_000 }, ["interval"]);
 * ```
 */
export function checkNumbers<T extends object>(
  options: T,
  names: readonly (keyof T & string)[],
  isValid?: (value: number) => boolean,
  expected?: string,
): void {
  if (!Array.isArray(names)) throw invalidArgument("names", "a list", kindOf(names));
  checkFunction("isValid", isValid);
  checkEachNumber(options, names, isValid, expected);
}

/** Validates numeric options like {@link checkNumbers}. Its other arguments are our own, so they are not checked. */
export function checkEachNumber(
  options: object,
  names: readonly string[],
  isValid?: (value: number) => boolean,
  expected?: string,
): void {
  for (const name of names)
    checkNumber(name, (Object(options) as Record<string, unknown>)[name], isValid, expected);
}

export function checkNumber(
  name: string,
  value: unknown,
  isValid: (value: number) => boolean = (number) => number > 0,
  expected: string = "a number above 0",
): void {
  if (value !== undefined && !(typeof value === "number" && isValid(value)))
    throw invalidArgument(name, expected, typeof value === "number" ? `${value}` : kindOf(value));
}

/**
 * Validates an option that must be a function or `undefined`.
 *
 * @param name - The option, for the error.
 * @param value - The value that the caller passed.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { checkFunction } from "@node-access/transport";
 *
 * checkFunction("onGap", () => console.log("gap"));
 * ```
 */
export function checkFunction(name: string, value: unknown): void {
  if (value !== undefined && typeof value !== "function")
    throw invalidArgument(name, "a function", kindOf(value));
}

/**
 * Validates the signal of a call, which may come from a polyfill.
 *
 * @param options - The options. `signal` may be `undefined`.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { checkSignal } from "@node-access/transport";
 *
 * checkSignal({ signal: AbortSignal.timeout(1_000) });
 * ```
 */
export function checkSignal(options: CallOptions): void {
  checkOneSignal("signal", (Object(options) as CallOptions).signal);
}

/** Validates a signal. */
export function checkOneSignal(name: string, signal: unknown): void {
  if (signal && typeof (signal as AbortSignal).addEventListener !== "function")
    throw invalidArgument(name, "an AbortSignal", kindOf(signal));
}

/** Validates the User-Agent header. */
export function checkUserAgent(userAgent: unknown): void {
  if (userAgent && !(typeof userAgent === "string" && /^[ -~]+$/.test(userAgent)))
    throw invalidArgument("userAgent", "one line of ASCII", kindOf(userAgent));
}

/** The options of a call, and what validates each. */
const CALL_OPTIONS: Readonly<Record<keyof CallOptions, (name: string, value: unknown) => void>> = {
  timeout: checkNumber,
  totalTimeout: checkNumber,
  retries(name, value) {
    checkNumber(name, value, (number) => number >= 0 && !(number % 1), "a whole number");
  },
  signal: checkOneSignal,
  maxResponseBytes: checkNumber,
  headers(_, value) {
    if (value && typeof value !== "function") checkFields("headers", value);
  },
  middleware(name, value) {
    if (!Array.isArray(value) || value.some((step) => typeof step !== "function"))
      throw invalidArgument(name, "a list of functions", kindOf(value));
  },
  onResponse: checkFunction,
};

/**
 * Validates the options of a call.
 *
 * @param options - The options. `undefined` values pass.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { checkCallOptions } from "@node-access/transport";
 *
 * checkCallOptions({ timeout: 5_000, retries: 2 });
 * ```
 */
export function checkCallOptions(options: CallOptions): void {
  // Not `Object.keys` or `Object.entries`, which take three times as long, for each call.
  for (const name in CALL_OPTIONS) {
    const value = (options as CallOptions | undefined)?.[name as keyof CallOptions];
    if (value !== undefined) CALL_OPTIONS[name as keyof CallOptions](name, value);
  }
}

/** Validates the options of a call, and rejects others: JavaScript callers would not notice that they have no effect. */
export function checkOnlyCallOptions(options: CallOptions): void {
  for (const name in options)
    if (!Object.hasOwn(CALL_OPTIONS, name))
      throw invalidArgument(name, `one of ${Object.keys(CALL_OPTIONS).join(", ")}`, "an unknown option");
  checkCallOptions(options);
}

/**
 * Validates an object whose own fields are read. Headers may be those of another library. Of others, such as a Map or a
 * promise, nothing would be read.
 *
 * @param name - The option, for the error.
 * @param value - The value that the caller passed.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { checkFields } from "@node-access/transport";
 *
 * checkFields("methods", { acme_getJob: "safe" });
 * ```
 */
export function checkFields(name: string, value: unknown): void {
  checkFieldsOnNode(name, value);
  const type: string = {}.toString.call(value);
  if (!/(Object|Headers|Module)]/.test(type)) throw invalidArgument(name, "a plain object", type);
}

/** Options, and the letters by which a misspelt name is recognized. */
const NAMES = {
  retries: "retr",
  timeout: "timeout",
  totalTimeout: "total",
  connectTimeout: "connect",
  signal: "signal",
  maxResponseBytes: "maxresp",
  headers: "header",
  middleware: "middleware",
  onResponse: "onresp",
  onReconnect: "reconnect",
  endpoint: "endpoint",
  endpoints: "endpoints",
  credential: "credential",
  userAgent: "useragent",
  proxy: "proxy",
} as const;

/**
 * Rejects options whose names are similar to that of an option: JavaScript callers would not notice that they have
 * no effect. Other unknown options pass, because records of nodes may have more properties.
 *
 * @param options - The options.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option and the similar one.
 *
 * @example
 * ```ts
 * import { checkNames } from "@node-access/transport";
 *
 * checkNames({ timeout: 5_000, retries: 2 });
 * ```
 */
export function checkNames(options: object): void {
  for (const name in Object(options)) {
    if (Object.hasOwn(NAMES, name)) continue;
    const letters = name.toLowerCase().replace(/[^a-z]/g, "");
    const similar = Object.entries(NAMES).findLast(([, part]) => letters.includes(part));
    if (similar) throw invalidArgument(name, `the option ${similar[0]}`, "an unknown option");
  }
}
