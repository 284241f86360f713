import type { ErrorCode, ErrorContexts } from "./error-contexts.ts";

/** One failed attempt of a call. */
export interface FailedAttempt {
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  /** The code of its error. Absent if middleware threw something else. */
  readonly code?: ErrorCode;
  /** The message of its error. */
  readonly message: string;
}

// Two copies of this package may be loaded in one process; a registered symbol is the same in both.
const brand: unique symbol = Symbol.for("@node-access/error");

/**
 * The error class of all Node Access packages: a stable {@link NodeAccessError.code},
 * a {@link NodeAccessError.context} typed by that code, and a message that says how to fix the
 * problem. No part of it contains a secret.
 *
 * @example
 * ```ts
 * import { isNodeAccessError } from "@node-access/auth";
 *
 * export function describe(error: unknown): string {
 *   if (isNodeAccessError(error, "TIMEOUT")) return `gave up after ${error.context.milliseconds} ms`;
 *   return String(error);
 * }
 * ```
 */
export class NodeAccessError<Code extends ErrorCode = ErrorCode> extends Error {
  /** What went wrong, for programs. Codes don't change within a major version. */
  declare readonly code: Code;
  /** Details of the failure. Their type depends on the code. */
  declare readonly context: ErrorContexts[Code];
  /**
   * Identifies the call; sent to the server as `x-request-id`, except by browsers.
   * Absent if the call did not start.
   */
  declare readonly requestId?: string;
  /**
   * Status and headers of the server's last response, if there was one. The headers may include the
   * server's own request id.
   */
  declare readonly response?: {
    readonly status?: number;
    readonly headers: Readonly<Record<string, string>>;
  };
  /** Every failed attempt of the call, in order. */
  declare readonly attempts?: readonly FailedAttempt[];

  static {
    Object.assign(this.prototype, { [brand]: true, name: "NodeAccessError" });
  }

  /**
   * @param code - A key of {@link ErrorContexts}.
   * @param message - What was wrong, where, what was expected, and how to fix it.
   * Must not contain secrets.
   * @param context - The details for this code. Must not contain secrets.
   * @param options - `cause`: an error without secrets (see `safeCause`).
   */
  constructor(code: Code, message: string, context: ErrorContexts[Code], options?: ErrorOptions) {
    // A server's text may be as long as a response. The context has the complete text.
    // Nothing is after the colon if a response was empty.
    super(describeText(message).slice(0, 2_000).replace(/:\s+$/, ""), options);
    this.code = code;
    this.context = context;
  }

  /**
   * @returns name, code, message, context and cause as plain JSON values. A bigint becomes a string
   * of digits.
   */
  toJSON(): Record<string, unknown> {
    const { name, message, cause } = this;
    const facts = { name, message, ...(this as object), cause };
    try {
      return plain(facts);
    } catch {
      // A server's data may be nested too deeply for the stack.
      return plain(facts, /data|err|response/);
    }
  }
}

/** Copies a value into plain JSON values, without the members of these names. */
function plain(value: object, omitted?: RegExp): Record<string, unknown> {
  const text = JSON.stringify(value, (name: string, member: unknown) => {
    if (omitted?.test(name)) return "[nested deeper]";
    if (typeof member === "bigint") return `${member}`;
    return member instanceof Error ? { name: member.name, message: member.message } : member;
  });
  return JSON.parse(text);
}

/**
 * Checks whether a value is a {@link NodeAccessError}, optionally with a certain code.
 * Works across copies of the package.
 *
 * @param error - Any thrown value.
 * @param code - The required code. Default: any.
 * @returns whether it matches; narrows `error.context` to the type of that code.
 *
 * @example
 * ```ts
 * import { isNodeAccessError } from "@node-access/auth";
 *
 * export function retryAfter(error: unknown): number | undefined {
 *   return isNodeAccessError(error, "HTTP_STATUS") ? error.context.retryAfter : undefined; // milliseconds
 * }
 * ```
 */
export function isNodeAccessError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: Code,
): error is NodeAccessError<Code> {
  return propertyOf(error, brand) === true && (!code || propertyOf(error, "code") === code);
}

/**
 * Creates an `INVALID_ARGUMENT` error with consistent wording.
 *
 * @param path - The argument, as the caller knows it: `endpoint`, `params[0]`.
 * @param expected - What was expected.
 * @param received - What was received instead. Never pass a secret value.
 * @returns the error to throw.
 *
 * @example
 * ```ts
 * import { invalidArgument } from "@node-access/auth";
 *
 * export function checkSlot(slot: number): void {
 *   if (!Number.isInteger(slot)) throw invalidArgument("slot", "an integer", String(slot));
 * }
 * ```
 */
export function invalidArgument(
  path: string,
  expected: string,
  received: string,
): NodeAccessError<"INVALID_ARGUMENT"> {
  const text = `${describeText(path)}: expected ${describeText(expected)}, received ${describeText(received)}`;
  return new NodeAccessError("INVALID_ARGUMENT", text, { path, expected, received });
}

/**
 * Reads a property of a value that may be anything.
 *
 * @param value - Any value, such as what a caller of JavaScript passes.
 * @param name - The property.
 * @returns its value, or `undefined` if there is none or reading it throws.
 *
 * @example
 * ```ts
 * import { propertyOf } from "@node-access/auth";
 *
 * console.log(propertyOf(null, "message")); // undefined
 * ```
 */
export function propertyOf(value: unknown, name: PropertyKey): unknown {
  try {
    return (Object(value) as Record<PropertyKey, unknown>)[name];
  } catch {
    return undefined;
  }
}

/**
 * Runs a function that reads what a caller passed, whose getters or proxy may throw.
 *
 * @param path - The argument, as the caller knows it: `request`, `params`.
 * @param read - Reads it.
 * @returns what the function returns.
 * @throws NodeAccessError `INVALID_ARGUMENT` in place of another error, and those of the function.
 *
 * @example
 * ```ts
 * import { readArgument } from "@node-access/auth";
 *
 * export function slotOf(options: { slot: number }): number {
 *   return readArgument("options", () => options.slot);
 * }
 * ```
 */
export function readArgument<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw isNodeAccessError(error) ? error : invalidArgument(path, "an object", "one that cannot be read");
  }
}

/**
 * Copies only the name, code and redacted message of a platform error, so it is safe to log.
 * Platform errors contain URLs and headers in properties that inspection prints.
 *
 * @param error - The error from the platform.
 * @param redact - Removes known secrets from text.
 * @returns the error to use as a `cause`.
 *
 * @example
 * ```ts
 * import { authorize, safeCause, urlToken } from "@node-access/auth";
 *
 * const { redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * console.log(safeCause(new Error("no route to node.example/t0ken"), redact).message); // no route to node.example/[redacted]
 * ```
 */
export function safeCause(error: unknown, redact: (text: string) => string): Error {
  const code = propertyOf(error, "code");
  const safe = (value: unknown): string => {
    try {
      return redact(String(value));
    } catch {
      // Objects without a prototype, for example, don't convert to text.
      return typeof value;
    }
  };
  return Object.assign(new Error(safe(propertyOf(error, "message") ?? error)), {
    name: safe(propertyOf(error, "name") ?? "Error"),
    ...(code ? { code: typeof code === "number" ? code : safe(code) } : {}),
  });
}

function describeText(value: unknown): string {
  return typeof value === "string" ? value : typeof value;
}
