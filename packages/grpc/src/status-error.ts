import { NodeAccessError } from "@node-access/auth";
import type { Operation } from "@node-access/transport";
import type { GrpcEndpoint } from "./endpoint.ts";

/** How a call ended, as grpc-js tells it. */
export interface CallEnd {
  /** The status's name: `UNAVAILABLE`. */
  readonly name: string;
  readonly code: number;
  readonly details: string;
  /** What came in the trailer `grpc-status-details-bin`. */
  readonly statusDetails: Buffer | undefined;
  /** Whether the request went to a connection. */
  readonly sent: boolean;
  /** The limit of a message that was in force, in bytes. */
  readonly limit: number;
}

/**
 * What grpc-js itself says when no status came: the connection was lost, the stream reset, or the answer cut off. The
 * status that it then makes up says less than that.
 */
const NO_STATUS =
  /^(Connection dropped|Call cancelled|Stream refused by server|No status information received|Received RST_STREAM with code|read E|write E|Write error|Write failed)/;

/** What grpc-js itself says of a message beyond the limit, as it comes or when it is unpacked. */
const TOO_LARGE = /^Received message (larger than max|that decompresses to a size larger)/;

/** Makes the error that a call's end stands for. `OK` is none of them. */
export function statusError(endpoint: GrpcEndpoint, operation: Operation, end: CallEnd): NodeAccessError {
  const { shown, redact } = endpoint;
  const { name, code, sent } = end;
  const details = redact(end.details);
  const at = { endpoint: shown, operation: operation.name };
  if (name === "UNAUTHENTICATED" || name === "PERMISSION_DENIED") {
    return new NodeAccessError(
      "CREDENTIAL_REFUSED",
      `${at.operation}: ${shown} answered ${name}: ${details}; check credential: xToken(...) takes this endpoint's token`,
      { ...at, status: code, body: details },
    );
  }
  if (name === "RESOURCE_EXHAUSTED" && TOO_LARGE.test(details)) {
    const { limit } = end;
    return new NodeAccessError(
      "RESPONSE_TOO_LARGE",
      `${at.operation}: ${shown} sent a message of more than ${limit} bytes; option maxResponseBytes raises the limit`,
      { ...at, limit, option: "maxResponseBytes" },
    );
  }
  if (name === "UNAVAILABLE" && !sent) {
    return new NodeAccessError("NOT_SENT", `${at.operation}: nothing was sent to ${shown}: ${details}`, {
      ...at,
      reason: details,
    });
  }
  if (NO_STATUS.test(details)) return unanswered(at, details);
  return new NodeAccessError("GRPC_STATUS", `${at.operation}: ${shown} answered ${name}: ${details}`, {
    ...at,
    status: name,
    details,
    ...(shows(end.statusDetails, redact) && { statusDetails: end.statusDetails.toString("base64") }),
  });
}

/** Whether bytes can be shown: those that repeat a secret cannot, since what is cut out of a message breaks it. */
function shows(bytes: Buffer | undefined, redact: (text: string) => string): bytes is Buffer {
  return bytes !== undefined && redact(bytes.toString("latin1")) === bytes.toString("latin1");
}

/** The error of a stream that the server ended although it has no end. */
export function endedEarly(endpoint: GrpcEndpoint, operation: Operation): NodeAccessError<"UNANSWERED"> {
  return unanswered({ endpoint: endpoint.shown, operation: operation.name }, "the server ended the stream");
}

function unanswered(
  at: { endpoint: string; operation: string },
  reason: string,
): NodeAccessError<"UNANSWERED"> {
  return new NodeAccessError(
    "UNANSWERED",
    `${at.operation}: ${at.endpoint} gave no whole answer: ${reason}; the call may have been executed`,
    { ...at, reason },
  );
}

/** The error of a lost stream of which more has been delivered than a replay can be compared with. */
export function tooManyUpdates(
  { shown }: GrpcEndpoint,
  { name }: Pick<Operation, "name">,
  limit: number,
): NodeAccessError<"SUBSCRIPTION_OVERFLOW"> {
  const option = "maxRemembered";
  const text = `the stream is lost, and its last 32 slots had more than ${limit} updates, too many to go on without repeating some; subscribe again, with option ${option} raised or narrower filters`;
  return new NodeAccessError("SUBSCRIPTION_OVERFLOW", `${name}: ${shown}: ${text}`, {
    endpoint: shown,
    operation: name,
    limit,
    option,
  });
}

/** The error of bytes that are not the message they should be. */
export function undecodable(
  { shown, redact }: GrpcEndpoint,
  { name }: Operation,
  bytes: Uint8Array,
  why: string,
): NodeAccessError<"UNDECODABLE_BODY"> {
  const reason = redact(why);
  return new NodeAccessError(
    "UNDECODABLE_BODY",
    `${name}: ${shown} sent ${bytes.length} bytes that are not the message expected: ${reason}`,
    { endpoint: shown, operation: name, reason, received: `${bytes.length} bytes` },
  );
}
