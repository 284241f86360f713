/**
 * The `context` of each error, by `code`: every way in which a call can fail.
 *
 * `endpoint` never contains secrets (`https://host/***`). `operation` is the method's wire name or
 * operation id.
 */
export interface ErrorContexts {
  /** An argument, option or credential is malformed. Nothing was sent. */
  INVALID_ARGUMENT: { path: string; expected: string; received: string };
  /** The surface does not accept this kind of credential. Nothing was sent. */
  CREDENTIAL_NOT_ACCEPTED: { surface: string; kind: string; accepted: readonly string[] };
  /** The credential would be sent unencrypted to another machine. Nothing was sent. */
  INSECURE_ENDPOINT: { endpoint: string; expected: string };
  /** The server rejected the credential (HTTP 401 or 403, gRPC UNAUTHENTICATED or PERMISSION_DENIED). */
  CREDENTIAL_REFUSED: { endpoint: string; operation: string; status: number; body: string };
  /** The request provably never left: connection refused, host not found, TLS handshake failed. */
  NOT_SENT: { endpoint: string; operation: string; reason: string };
  /** The request may have reached the server, but no complete response arrived. */
  UNANSWERED: { endpoint: string; operation: string; reason: string };
  /** The server responded with an HTTP error status. `retryAfter` is in milliseconds. */
  HTTP_STATUS: {
    endpoint: string;
    operation: string;
    status: number;
    body: string;
    retryAfter?: number | undefined;
  };
  /**
   * The node returned a JSON-RPC error: its code, message and data, unchanged except for redacted
   * secrets. Messages are truncated after 65,536 characters; data of more than 1 MiB as JSON
   * becomes `[redacted]`. `retryAfter` is in milliseconds.
   */
  JSON_RPC_ERROR: {
    endpoint: string;
    operation: string;
    rpcCode: number;
    rpcMessage: string;
    data: unknown;
    status?: number;
    retryAfter?: number | undefined;
  };
  /**
   * The response can be parsed but does not belong to this call: wrong, missing or duplicate id,
   * wrong shape.
   */
  INVALID_RESPONSE: { endpoint: string; operation: string; reason: string; received: string };
  /**
   * The response cannot be decoded: not JSON, not UTF-8, or in a content encoding that was not
   * requested.
   */
  UNDECODABLE_BODY: { endpoint: string; operation: string; reason: string; received: string };
  /** The response is larger than `limit` bytes. Raise the option named in `option`. */
  RESPONSE_TOO_LARGE: { endpoint: string; operation: string; limit: number; option: string };
  /**
   * The deadline named in `option` passed. `sent` says whether the request may have reached the
   * server.
   */
  TIMEOUT: {
    endpoint: string;
    operation: string;
    option: "timeout" | "totalTimeout";
    milliseconds: number;
    sent: boolean;
  };
  /**
   * The caller's signal aborted the call. `sent` says whether the request may have reached the
   * server.
   */
  ABORTED: { operation: string; sent: boolean };
  /** The trading venue responded with HTTP 200 and `status: "err"`. `response` is its text. */
  VENUE_ERROR: { endpoint: string; operation: string; response: unknown };
  /**
   * The server returned a gRPC status other than OK. `details` is its text, `statusDetails` its
   * `grpc-status-details-bin` metadata in base64.
   */
  GRPC_STATUS: {
    endpoint: string;
    operation: string;
    status: string;
    details: string;
    statusDetails?: string;
  };
  /**
   * The consumer of a subscription is too slow: more than `limit` notifications wait.
   * Raise the option named in `option`.
   */
  SUBSCRIPTION_OVERFLOW: { endpoint: string; operation: string; limit: number; option: string };
  /** The client, subscription or connection was closed before or during the call. */
  CLOSED: { endpoint: string; operation: string; reason: string };
}

/** One failed attempt of a call. */
export interface FailedAttempt {
  /** The number of the attempt, from 1. */
  readonly attempt: number;
  /** The code of its error. Absent if middleware threw something else. */
  readonly code?: ErrorCode;
  /** The message of its error. */
  readonly message: string;
}

/** A stable code of {@link NodeAccessError}. */
export type ErrorCode = keyof ErrorContexts;

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
    super(message.slice(0, 2_000), options);
    this.code = code;
    this.context = context;
  }

  /**
   * @returns name, code, message, context and cause as plain JSON values. A bigint becomes a string
   * of digits.
   */
  toJSON(): Record<string, unknown> {
    const { name, message, context, cause } = this;
    const facts = { name, message, ...(this as object), cause };
    try {
      return plain(facts);
    } catch {
      // A server's data may be nested too deeply for the stack.
      const deep = "data" in context ? "data" : "response";
      return plain({ ...facts, context: { ...context, [deep]: "[nested deeper]" } });
    }
  }
}

/** Copies a value into plain JSON values. */
function plain(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value, plainMember));
}

function plainMember(_: string, value: unknown): unknown {
  if (typeof value === "bigint") return `${value}`;
  return value instanceof Error ? { name: value.name, message: value.message } : value;
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
  const candidate = error as { [brand]?: boolean; code?: string } | null | undefined;
  return candidate?.[brand] === true && (!code || candidate.code === code);
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
  return new NodeAccessError("INVALID_ARGUMENT", `${path}: expected ${expected}, received ${received}`, {
    path,
    expected,
    received,
  });
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
  const { name = "Error", message = error, code } = Object(error) as Record<string, string | number>;
  const safe = (value: unknown): string => redact(String(value));
  return Object.assign(new Error(safe(message)), {
    name: safe(name),
    ...(code && { code: typeof code === "number" ? code : safe(code) }),
  });
}
