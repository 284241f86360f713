import type { NodeAccessError } from "@node-access/auth";
import { type CallTarget, excerpt } from "@node-access/transport";
import { failedWith, unanswered } from "./call-errors.ts";

type Fields = Readonly<Record<string, string>>;

/** The code that an HTTP status without a gRPC status means. Source: grpc/grpc, HTTP to gRPC status code mapping. */
const CODES: Readonly<Record<number, number>> = {
  400: 13,
  401: 16,
  403: 7,
  404: 12,
  429: 14,
  502: 14,
  503: 14,
  504: 14,
};

/** The code of all other HTTP statuses. */
const UNKNOWN = 2;

/** Whether headers or trailers have a valid status. */
export function hasStatus(fields: Fields): boolean {
  return /^\d+$/.test(fields["grpc-status"] ?? "");
}

/** Creates the error of a call by the status in its headers or trailers. @returns `undefined` for `OK`. */
export function readStatusError(target: CallTarget, fields: Fields): NodeAccessError | undefined {
  if (!hasStatus(fields)) {
    const reason = "the server ended the response without a valid grpc-status";
    // Pages see only the headers that the server exposes to them.
    const hint =
      "document" in globalThis ? "; does its CORS policy expose grpc-status and grpc-message?" : "";
    return unanswered(target, reason + hint);
  }
  const code = Number(fields["grpc-status"]);
  return code === 0
    ? undefined
    : failedWith(target, code, decodeMessage(fields), decodeDetails(fields["grpc-status-details-bin"]));
}

/** Creates the error of a response with an HTTP status that is not a success. */
export function httpError(target: CallTarget, status: number, headers: Fields, text = ""): NodeAccessError {
  if (hasStatus(headers) && headers["grpc-status"] !== "0")
    return failedWith(target, Number(headers["grpc-status"]), decodeMessage(headers));
  const body = text === "" ? "" : `: ${excerpt(text, target)}`;
  return failedWith(target, CODES[status] ?? UNKNOWN, `HTTP ${status}${body}`);
}

/** The server's text, which is percent-encoded on the wire. */
function decodeMessage({ "grpc-message": text = "" }: Fields): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The details of a status, a character for each byte. */
function decodeDetails(encoded: string | undefined): string | undefined {
  try {
    return encoded === undefined ? undefined : atob(encoded);
  } catch {
    return undefined;
  }
}
