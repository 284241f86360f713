import { status as statusCode, type Metadata, type StatusObject } from "@grpc/grpc-js";
import type { NodeAccessError } from "@node-access/auth";
import { callError, excerpt, type CallTarget } from "@node-access/transport";
import { badResponse, failedWith, messageTooLarge, SHOWN, unanswered } from "./call-errors.ts";
import { explainConnection } from "./explain-connection.ts";
import { hasStatus, readHttpStatus, isReceived, readStatusDetails } from "./metadata.ts";

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

/** The errors of grpc-js for a message beyond the limit: when it arrives, and when it is decompressed. */
const TOO_LARGE = /^Received message (larger than max|that decompresses to a size larger)/;

/** Creates the error of a failed call. */
export function statusError(target: CallTarget, end: CallEnd): NodeAccessError {
  const { status, headers, sent, limit } = end;
  const { code, metadata } = status;
  const details = excerpt(String(status.details ?? ""), target, SHOWN);
  // grpc-js converts the HTTP status of a proxy's response to a gRPC status.
  const isHttp = [headers, metadata].some((part) => ![undefined, 0, 200].includes(readHttpStatus(part)));
  if (hasStatus(metadata) || isHttp) {
    return failedWith(
      target,
      Number(code),
      String(status.details ?? ""),
      readStatusDetails(metadata)?.toString("latin1"),
    );
  }
  if (isReceived(metadata))
    return unanswered(target, "the server ended the response without a valid grpc-status");
  if (code === statusCode.RESOURCE_EXHAUSTED && TOO_LARGE.test(details)) {
    return messageTooLarge(target, limit);
  }
  // grpc-js ends the call without a code if a message is compressed and the headers do not say how.
  if (headers && (code === undefined || details.startsWith("Failed to decompress")))
    return badResponse(
      target,
      "a message is not compressed as grpc-encoding says",
      details || "in an unknown way",
    );
  const given = details || "grpc-js reported no reason";
  if (sent) return unanswered(target, given);
  const reason = explainConnection(given, target);
  return callError(target, "NOT_SENT", `not sent: ${reason}`, { reason });
}
