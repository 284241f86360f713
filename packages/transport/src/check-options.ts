import { invalidArgument } from "@node-access/auth";
import type { CallOptions } from "./operation.ts";

/**
 * Checks options that are numbers: milliseconds, bytes and counts above 0.
 *
 * @param options - Those that are `undefined` pass.
 * @param names - Which of them are numbers.
 * @param isFit - Which numbers they may be, where not those above 0.
 * @param expected - The same in words, for the error.
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
  isFit: (value: number) => boolean = (value) => value > 0,
  expected: string = "a number above 0",
): void {
  for (const name of names) {
    const value: unknown = options[name];
    if (value !== undefined && !(typeof value === "number" && isFit(value)))
      throw invalidArgument(name, expected, `${typeof value} ${String(value)}`);
  }
}

/**
 * Checks an option that is a function. One that is not given passes, as null does in `fetch`.
 *
 * @param name - The option, for the error.
 * @param value - What the caller gave.
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
    throw invalidArgument(name, "a function", typeof value);
}

/**
 * Checks the signal of a call, which may be another platform's.
 *
 * @param options - Its `signal` may be `undefined`.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { checkSignal } from "@node-access/transport";
 *
 * checkSignal({ signal: AbortSignal.timeout(1_000) });
 * ```
 */
export function checkSignal({ signal }: CallOptions): void {
  if (signal && !signal.addEventListener) throw invalidArgument("signal", "an AbortSignal", typeof signal);
}

/** Checks the User-Agent header. */
export function checkUserAgent(userAgent: unknown): void {
  if (userAgent && !(typeof userAgent === "string" && /^[ -~]+$/.test(userAgent)))
    throw invalidArgument("userAgent", "one line of ASCII", typeof userAgent);
}

/**
 * Checks the options of a call.
 *
 * @param options - Those that are `undefined` pass. `timeout` and `totalTimeout` are milliseconds, `maxResponseBytes` bytes.
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
  checkSignal(options);
  checkNumbers(options, ["timeout", "totalTimeout", "maxResponseBytes"]);
  checkNumbers(options, ["retries"], (value) => value >= 0 && !(value % 1), "a whole number");
  const { middleware = [] }: { readonly middleware?: Partial<readonly unknown[]> | null | undefined } =
    options;
  if (!middleware?.every?.((step) => typeof step === "function"))
    throw invalidArgument("middleware", "a list of functions", typeof middleware);
}
