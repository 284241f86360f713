import { isNodeAccessError, NodeAccessError } from "@node-access/auth";
import {
  type Attempt,
  callError,
  type CallOptions,
  describeError,
  excerpt,
  type Operation,
  type CallTarget,
} from "@node-access/transport";

/** Characters of a server's message that an error shows. */
export const SHOWN = 2_000;

/** The names of the status codes from 0. Source: grpc/grpc, status codes. */
const STATUSES = [
  "OK",
  "CANCELLED",
  "UNKNOWN",
  "INVALID_ARGUMENT",
  "DEADLINE_EXCEEDED",
  "NOT_FOUND",
  "ALREADY_EXISTS",
  "PERMISSION_DENIED",
  "RESOURCE_EXHAUSTED",
  "FAILED_PRECONDITION",
  "ABORTED",
  "OUT_OF_RANGE",
  "UNIMPLEMENTED",
  "INTERNAL",
  "UNAVAILABLE",
  "DATA_LOSS",
  "UNAUTHENTICATED",
];

/**
 * Creates the error of a call that the server ended with a status.
 *
 * @param message - The server's text.
 * @param statusDetails - The trailer with the details of the status, a character for each byte.
 */
export function failedWith(
  target: CallTarget,
  code: number,
  message: string,
  statusDetails?: string,
): NodeAccessError {
  // Other codes mean UNKNOWN. Shown as numbers, some of them would look like HTTP statuses. Source: grpc/grpc, status codes.
  const name = STATUSES[code] ?? "UNKNOWN";
  const details = excerpt(message, target, SHOWN);
  if (name === "UNAUTHENTICATED" || name === "PERMISSION_DENIED") {
    const text = `the server rejected the credential with ${name}: ${details}; check credential: pass this endpoint's token to xToken(...)`;
    return callError(target, "CREDENTIAL_REFUSED", text, {
      status: name === "UNAUTHENTICATED" ? 401 : 403,
      body: details,
    });
  }
  const unknown = STATUSES[code] === undefined ? ` (grpc-status ${code})` : "";
  // Details with a secret are not shown: without the secret, they would not be a valid message.
  const isShown = statusDetails !== undefined && target.redact(statusDetails) === statusDetails;
  return callError(target, "GRPC_STATUS", `the server responded ${name}${unknown}: ${details}`, {
    status: name,
    details,
    ...(isShown && { statusDetails: btoa(statusDetails) }),
  });
}

/** Maximum size of a message in bytes: by default 64 MiB, and never more than one buffer can have everywhere. */
export function messageLimit({ maxResponseBytes = 64 * 1024 * 1024 }: CallOptions): number {
  return Math.min(maxResponseBytes, 0x7fffffff);
}

/** Creates the error of a message that is larger than `maxResponseBytes`. */
export function messageTooLarge(target: CallTarget, limit: number): NodeAccessError {
  const option = "maxResponseBytes";
  const text = `a message has more than ${limit} bytes; raise ${option}`;
  return callError(target, "RESPONSE_TOO_LARGE", text, { limit, option });
}

/** Adds the ids for a support ticket to the error of an open stream. Before, `runCall` adds them. */
export function describedLate(error: unknown, attempt: Attempt): unknown {
  if (!isNodeAccessError(error)) return error;
  const { code, message } = error;
  return describeError(error, attempt, [{ attempt: attempt.number, code, message }]);
}

/** Creates the error of an endless stream that the server has ended. */
export function endedEarly(target: CallTarget): NodeAccessError {
  return unanswered(target, "the server ended the stream");
}

/** Creates the error of requests that cannot all be sent again. */
export function lostRequests(place: CallTarget): NodeAccessError {
  return unanswered(place, "the connection was lost while the requests were sent");
}

/** Creates the error of a call whose response must be one message, and is not. */
export function notOneMessage(target: CallTarget, received: "none" | "more than one"): NodeAccessError {
  return badResponse(target, "the response is not one message", received);
}

/** Creates the error of a response that breaks gRPC's rules. */
export function badResponse(target: CallTarget, what: string, text: string): NodeAccessError {
  const received = excerpt(text, target);
  const reason = `${what} but ${received}`;
  return callError(target, "UNDECODABLE_BODY", reason, { reason, received });
}

/** Creates the error of a call that may have been executed. */
export function unanswered(target: CallTarget, reason: string): NodeAccessError {
  return callError(target, "UNANSWERED", `sent, but unanswered: ${reason}`, { reason });
}

/** Creates the error of a lost stream with too many delivered updates to recognize the repeated ones. */
export function tooManyUpdates(
  { endpoint }: Pick<CallTarget, "endpoint">,
  { name }: Pick<Operation, "name">,
  limit: number,
): NodeAccessError<"SUBSCRIPTION_OVERFLOW"> {
  const option = "maxRemembered";
  const text = `the stream is lost, and its last 32 slots had more than ${limit} updates, too many to go on without repeating some; subscribe again, with option ${option} raised or narrower filters`;
  return new NodeAccessError("SUBSCRIPTION_OVERFLOW", `${name}: ${endpoint}: ${text}`, {
    endpoint,
    operation: name,
    limit,
    option,
  });
}

/** Creates the error of bytes that are not the expected message. */
export function undecodable(
  { endpoint, redact }: Pick<CallTarget, "endpoint" | "redact">,
  { name }: Operation,
  bytes: Uint8Array,
  why: string,
): NodeAccessError<"UNDECODABLE_BODY"> {
  const reason = redact(why);
  return new NodeAccessError(
    "UNDECODABLE_BODY",
    `${name}: ${endpoint} sent ${bytes.length} bytes that are not the message expected: ${reason}`,
    { endpoint, operation: name, reason, received: `${bytes.length} bytes` },
  );
}
