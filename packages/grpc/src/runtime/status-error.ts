import { status as statusCode, type Metadata, type StatusObject } from "@grpc/grpc-js";
import { NodeAccessError } from "@node-access/auth";
import { callError, excerpt, type Operation, type CallTarget } from "@node-access/transport";
import type { GrpcEndpoint } from "./endpoint.ts";
import { hasStatus, httpStatusOf, isReceived, statusDetailsOf } from "./metadata.ts";

/** How a call failed. */
export interface CallEnd {
  /** Any property may be missing: grpc-js makes it from whatever was thrown. */
  readonly status: Partial<StatusObject>;
  /** The metadata of the response's headers, if there was a response. */
  readonly headers: Metadata | undefined;
  /** Whether the request was written to a connection. */
  readonly sent: boolean;
  /** The maximum size of a message for this call, in bytes. */
  readonly limit: number;
}

/** Characters of a server's message that an error shows. */
const SHOWN = 2_000;

/** The errors of grpc-js for a message beyond the limit: when it arrives, and when it is decompressed. */
const TOO_LARGE = /^Received message (larger than max|that decompresses to a size larger)/;

/** Creates the error of a failed call. */
export function statusError(target: CallTarget, end: CallEnd): NodeAccessError {
  const { status, headers, sent, limit } = end;
  const { code, metadata } = status;
  // Other codes mean UNKNOWN. Shown as numbers, some of them would look like HTTP statuses. Source: grpc/grpc, status codes.
  const name = statusCode[Number(code)] ?? "UNKNOWN";
  const details = excerpt(String(status.details ?? ""), target, SHOWN);
  // grpc-js converts the HTTP status of a proxy's response to a gRPC status.
  const isHttp = [headers, metadata].some((part) => ![undefined, 0, 200].includes(httpStatusOf(part)));
  if (hasStatus(metadata) || isHttp) {
    if (name === "UNAUTHENTICATED" || name === "PERMISSION_DENIED") {
      const text = `the server rejected the credential with ${name}: ${details}; check credential: pass this endpoint's token to xToken(...)`;
      return callError(target, "CREDENTIAL_REFUSED", text, {
        status: name === "UNAUTHENTICATED" ? 401 : 403,
        body: details,
      });
    }
    const statusDetails = statusDetailsOf(metadata);
    const unknown = statusCode[Number(code)] === undefined ? ` (grpc-status ${code})` : "";
    return callError(target, "GRPC_STATUS", `the server responded ${name}${unknown}: ${details}`, {
      status: name,
      details,
      ...(shows(statusDetails, target) && { statusDetails: statusDetails.toString("base64") }),
    });
  }
  if (isReceived(metadata))
    return unanswered(target, "the server ended the response without a valid grpc-status");
  if (name === "RESOURCE_EXHAUSTED" && TOO_LARGE.test(details)) {
    const option = "maxResponseBytes";
    const text = `a message has more than ${limit} bytes; raise ${option}`;
    return callError(target, "RESPONSE_TOO_LARGE", text, { limit, option });
  }
  // grpc-js ends the call without a code if a message is compressed and the headers do not say how.
  if (headers && (code === undefined || details.startsWith("Failed to decompress")))
    return badResponse(
      target,
      "a message is not compressed as grpc-encoding says",
      details || "in an unknown way",
    );
  const reason = details || "grpc-js reported no reason";
  if (!sent) return callError(target, "NOT_SENT", `not sent: ${reason}`, { reason });
  return unanswered(target, reason);
}

/** Whether bytes can be shown: not if they contain a secret. Without it, they would not be a valid message. */
function shows(bytes: Buffer | undefined, { redact }: CallTarget): bytes is Buffer {
  return bytes !== undefined && redact(bytes.toString("latin1")) === bytes.toString("latin1");
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

function unanswered(target: CallTarget, reason: string): NodeAccessError {
  return callError(target, "UNANSWERED", `sent, but unanswered: ${reason}`, { reason });
}

/** Creates the error of a lost stream with too many delivered updates to recognize the repeated ones. */
export function tooManyUpdates(
  { endpoint }: GrpcEndpoint,
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
  { endpoint, redact }: GrpcEndpoint,
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
