import type { ClientHttp2Session, ClientHttp2Stream, IncomingHttpHeaders } from "node:http2";
import type { CallTarget } from "@node-access/transport";
import { badResponse, unanswered } from "./call-errors.ts";
import { readHeaders } from "./received-headers.ts";
import { hasStatus, httpError, readStatusError } from "./received-status.ts";

/** How a call has ended. */
export interface CallEnd {
  readonly session: ClientHttp2Session | undefined;
  readonly stream: ClientHttp2Stream | undefined;
  readonly headers: IncomingHttpHeaders | undefined;
  /** They are the headers if nothing followed these. */
  readonly trailers: IncomingHttpHeaders | undefined;
  /** The error of the stream or its connection. */
  readonly lost: Error | undefined;
  /** Whether the response ended within a message. */
  readonly isWithinMessage: boolean;
}

/** Creates the error of a call that has ended. @returns `undefined` if its status is `OK`. */
export function findCallError(target: CallTarget, end: CallEnd): Error | undefined {
  const { headers, trailers, isWithinMessage } = end;
  const isSuccess = isHttpSuccess(headers);
  // Reading all trailers takes longer than the rest of this.
  if (!isSuccess || trailers?.["grpc-status"] !== "0") {
    const status = trailers ?? (isSuccess ? undefined : headers);
    if (!status) return unanswered(target, readReason(end));
    const fields = readHeaders(status);
    if (!isSuccess && !hasStatus(fields)) return httpError(target, Number(headers?.[":status"]), fields);
    const error = readStatusError(target, fields);
    if (error) return error;
  }
  return isWithinMessage
    ? badResponse(target, "the response does not end after a message", "within one")
    : undefined;
}

/** Whether a response may have messages. A proxy's error, for example, has a text. */
export function isHttpSuccess(headers: IncomingHttpHeaders | undefined): boolean {
  return Number(headers?.[":status"]) === 200;
}

/** Why there is no status. */
function readReason({ session, stream, lost }: CallEnd): string {
  if (session?.closed || session?.destroyed) return lost?.message ?? "the connection was lost";
  return stream?.rstCode
    ? `the server reset the call with RST_STREAM ${stream.rstCode}`
    : "the server ended the response without a valid grpc-status";
}
