/**
 * Every way in which a call or its preparation can fail, by code, with what each error's `context` holds.
 *
 * `endpoint` is always the shown form (`https://host/***`); `operation` is the method's wire name or operation id.
 */
export interface ErrorContexts {
  /** An argument, option or credential is malformed. Nothing was sent. */
  INVALID_ARGUMENT: { path: string; expected: string; received: string };
  /** The surface does not take this kind of credential. Nothing was sent. */
  CREDENTIAL_NOT_ACCEPTED: { surface: string; kind: string; accepted: readonly string[] };
  /** A credential would travel unencrypted to another machine. Nothing was sent. */
  INSECURE_ENDPOINT: { endpoint: string; expected: string };
  /** The server refused the credential (HTTP 401 or 403, gRPC UNAUTHENTICATED or PERMISSION_DENIED). */
  CREDENTIAL_REFUSED: { endpoint: string; operation: string; status: number; body: string };
  /** The request provably never left: no connection, name not found, TLS refused. */
  NOT_SENT: { endpoint: string; operation: string; reason: string };
  /** The request may have been received, and no whole answer came. */
  UNANSWERED: { endpoint: string; operation: string; reason: string };
  /** An HTTP status that says the call failed. `retryAfter` is in milliseconds. */
  HTTP_STATUS: {
    endpoint: string;
    operation: string;
    status: number;
    body: string;
    retryAfter?: number | undefined;
  };
  /**
   * The node answered with a JSON-RPC error: its code, message and data as they came. A message is cut after 65,536 characters; data of
   * more than 1 MiB as JSON becomes `[redacted]`. `retryAfter` is in milliseconds.
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
  /** The answer was readable but is not an answer to this call: wrong, missing or repeated id, wrong shape. */
  INVALID_RESPONSE: { endpoint: string; operation: string; reason: string; received: string };
  /** The answer could not be read: not JSON, not UTF-8, an encoding that was not asked for. */
  UNDECODABLE_BODY: { endpoint: string; operation: string; reason: string; received: string };
  /** The answer is larger than `limit` bytes; `option` names what raises the limit. */
  RESPONSE_TOO_LARGE: { endpoint: string; operation: string; limit: number; option: string };
  /** `option` says which deadline passed; `sent` whether the request may have reached the server. */
  TIMEOUT: {
    endpoint: string;
    operation: string;
    option: "timeout" | "totalTimeout";
    milliseconds: number;
    sent: boolean;
  };
  /** The caller's signal ended the call; `sent` says whether the request may have reached the server. */
  ABORTED: { operation: string; sent: boolean };
  /** The trading venue answered HTTP 200 with `status: "err"`; `response` is its text. */
  VENUE_ERROR: { endpoint: string; operation: string; response: unknown };
  /**
   * A gRPC status other than OK. `details` is the server's text, `statusDetails` what it sent as `grpc-status-details-bin`, in
   * base64.
   */
  GRPC_STATUS: {
    endpoint: string;
    operation: string;
    status: string;
    details: string;
    statusDetails?: string;
  };
  /** More than `limit` notifications waited for a subscription's consumer; `option` names what raises the limit. */
  SUBSCRIPTION_OVERFLOW: { endpoint: string; operation: string; limit: number; option: string };
  /** The client, subscription or connection was closed while, or before, the call was made. */
  CLOSED: { endpoint: string; operation: string; reason: string };
}

/** Why one attempt of a call failed. */
export interface FailedAttempt {
  /** 1 for the first. */
  readonly attempt: number;
  /** The code of its error; none if middleware threw something else. */
  readonly code?: ErrorCode;
  /** The message of its error. */
  readonly message: string;
}

/** A stable code of {@link NodeAccessError}. */
export type ErrorCode = keyof ErrorContexts;

// Two copies of this package may be loaded in one process; a registered symbol is the same in both.
const brand: unique symbol = Symbol.for("@node-access/error");

/**
 * The one error class of all Node Access packages: a stable string {@link NodeAccessError.code}, a typed
 * {@link NodeAccessError.context} for that code, and a message that says what to do. No secret is in any part of it.
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
  /** What went wrong, for programs: never changes within a major version. */
  declare readonly code: Code;
  /** Facts about the failure, by code. */
  declare readonly context: ErrorContexts[Code];
  /** Identifies the call: sent to the server as `x-request-id`, except by browsers. None if the call was not even begun. */
  declare readonly requestId?: string;
  /** What the server responded to the last attempt, if it did: its status and headers, which may hold an id of its own. */
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
   * @param code - One of {@link ErrorContexts}' keys.
   * @param message - What was wrong, where, what was expected, and how to fix it. Must hold no secret.
   * @param context - The code's facts. Must hold no secret.
   * @param options - `cause`: an error that holds no secret (see `safeCause`).
   */
  constructor(code: Code, message: string, context: ErrorContexts[Code], options?: ErrorOptions) {
    // A server's text may be as long as a response; the context holds all of it.
    super(message.slice(0, 2_000), options);
    this.code = code;
    this.context = context;
  }

  /** @returns name, code, message, context and cause as plain JSON values; a bigint becomes its decimal digits. */
  toJSON(): Record<string, unknown> {
    const { name, message, context, cause } = this;
    const facts = { name, message, ...(this as object), cause };
    try {
      return plain(facts);
    } catch {
      // What a server sent may nest deeper than the stack allows.
      const deep = "data" in context ? "data" : "response";
      return plain({ ...facts, context: { ...context, [deep]: "[nested deeper]" } });
    }
  }
}

/** A copy that JSON can hold. */
function plain(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value, plainMember));
}

function plainMember(_: string, value: unknown): unknown {
  if (typeof value === "bigint") return `${value}`;
  return value instanceof Error ? { name: value.name, message: value.message } : value;
}

/**
 * Tells whether a value is a {@link NodeAccessError}, of one code if given. Works across copies of the package.
 *
 * @param error - Anything that was thrown.
 * @param code - The code it must have; any if omitted.
 * @returns whether it is one; narrows `error.context` to the code's.
 *
 * @example
 * ```ts
 * import { isNodeAccessError } from "@node-access/auth";
 *
 * export function waitOf(error: unknown): number | undefined {
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
 * Builds an `INVALID_ARGUMENT` error in the one wording used everywhere.
 *
 * @param path - Which argument, as the caller wrote it: `endpoint`, `params[0]`.
 * @param expected - The accepted form.
 * @param received - What kind of value came; never the value of something secret.
 * @returns the error, to be thrown.
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
 * Rebuilds a platform's error as one that can be shown: its name, code and redacted message, nothing else. Platform
 * errors carry URLs and headers in properties that inspection prints.
 *
 * @param error - What the platform threw.
 * @param redact - Removes known secrets from text.
 * @returns the error, to be given as another one's `cause`.
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
  const shown = (value: unknown): string => redact(String(value));
  return Object.assign(new Error(shown(message)), {
    name: shown(name),
    ...(code && { code: typeof code === "number" ? code : shown(code) }),
  });
}
