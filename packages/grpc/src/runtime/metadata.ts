import type { IncomingHttpHeaders } from "node:http2";
import { Metadata } from "@grpc/grpc-js";
import { checkMetadata, timeoutHeader } from "./request-headers.ts";

/** What the HTTP/2 headers were that metadata was read from. */
interface ReceivedHeaders {
  /** The HTTP status; 0 in trailers. */
  readonly httpStatus: number;
  /** Whether they have a valid `grpc-status`. grpc-js takes an empty one for `OK`. */
  readonly hasStatus: boolean;
}

const RECEIVED: unique symbol = Symbol("node-access.received");

type Marked = Metadata & { [RECEIVED]?: ReceivedHeaders };

const { fromHttp2Headers } = Metadata;

// If the server sends no status, grpc-js creates one that looks like a server's. They differ only in their metadata: only that
// of a server's status was read from HTTP/2 headers.
Metadata.fromHttp2Headers = (headers) => {
  repair(headers);
  const metadata: Marked = fromHttp2Headers.call(Metadata, headers);
  metadata[RECEIVED] = {
    httpStatus: Number(headers[":status"]) || 0,
    hasStatus: /^\d+$/.test(String(headers["grpc-status"])),
  };
  return metadata;
};

/** Removes what metadata does not accept. grpc-js would print it to the console, secrets included. */
function repair(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    const value = String(headers[name]);
    if (/[^:0-9a-z_.-]/.test(name)) delete headers[name];
    else if (/[^ -~]/.test(value)) headers[name] = value.replace(/[^ -~]/g, "?");
  }
}

/** Whether a server sent this metadata. */
export function isReceived(metadata: Marked | undefined): boolean {
  return metadata?.[RECEIVED] !== undefined;
}

/** Whether a server sent this metadata with a valid status. */
export function hasStatus(metadata: Marked | undefined): boolean {
  return metadata?.[RECEIVED]?.hasStatus === true;
}

/** The HTTP status of a response, from the metadata of its headers. */
export function readHttpStatus(metadata: Marked | undefined): number | undefined {
  return metadata?.[RECEIVED]?.httpStatus;
}

/** The content type of a response that is not gRPC. */
export function findForeignType(headers: Metadata): string | undefined {
  const [type] = headers.get("content-type");
  return typeof type === "string" && !type.startsWith("application/grpc") ? type : undefined;
}

/**
 * Creates the metadata of a request.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` for a header that is not valid in metadata.
 */
export function createMetadata(headers: Readonly<Record<string, string>>): Metadata {
  const metadata = new Metadata();
  checkMetadata(headers);
  for (const [name, value] of Object.entries(headers)) metadata.set(name, value);
  return metadata;
}

/**
 * Sends the deadline to the server. If grpc-js did it, it would start a timer for each call.
 *
 * @param timeout - Milliseconds; `Infinity` for never.
 */
export function withTimeout(metadata: Metadata, timeout: number): Metadata {
  const value = timeoutHeader(timeout);
  if (value !== undefined) metadata.set("grpc-timeout", value);
  return metadata;
}

/** The text values of metadata, by name. */
export function readHeaders(metadata: Metadata): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const all = metadata.getMap();
  for (const name in all) {
    const value = all[name];
    if (typeof value === "string") headers[name] = value;
  }
  return headers;
}

export function readStatusDetails(trailers: Metadata | undefined): Buffer | undefined {
  const [value] = trailers?.get("grpc-status-details-bin") ?? [];
  return Buffer.isBuffer(value) ? value : undefined;
}
