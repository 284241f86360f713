import { invalidArgument } from "@node-access/auth";
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
  isValid: (value: number) => boolean = (value) => value > 0,
  expected: string = "a number above 0",
): void {
  for (const name of names) {
    const value: unknown = options[name];
    if (value !== undefined && !(typeof value === "number" && isValid(value)))
      throw invalidArgument(name, expected, `${typeof value} ${String(value)}`);
  }
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
    throw invalidArgument(name, "a function", typeof value);
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
export function checkSignal({ signal }: CallOptions): void {
  if (signal && !signal.addEventListener) throw invalidArgument("signal", "an AbortSignal", typeof signal);
}

/** Validates the User-Agent header. */
export function checkUserAgent(userAgent: unknown): void {
  if (userAgent && !(typeof userAgent === "string" && /^[ -~]+$/.test(userAgent)))
    throw invalidArgument("userAgent", "one line of ASCII", typeof userAgent);
}

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
  checkSignal(options);
  checkNumbers(options, ["timeout", "totalTimeout", "maxResponseBytes"]);
  checkNumbers(options, ["retries"], (value) => value >= 0 && !(value % 1), "a whole number");
  const { middleware = [] }: { readonly middleware?: Partial<readonly unknown[]> | null | undefined } =
    options;
  if (!middleware?.every?.((step) => typeof step === "function"))
    throw invalidArgument("middleware", "a list of functions", typeof middleware);
}
