import type { IncomingHttpHeaders } from "node:http2";

/**
 * The texts of headers or trailers, without those whose name gRPC forbids. Characters that it forbids become `?`.
 * Source: gRPC over HTTP2, Custom-Metadata.
 */
export function readHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    const text = Array.isArray(value) ? value[0] : value;
    if (typeof text === "string" && /^[0-9a-z_.-]+$/.test(name)) fields[name] = text.replace(/[^ -~]/g, "?");
  }
  return fields;
}

/** The headers of a response as callers get them: without those that say how the call has ended. */
export function withoutStatus(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const {
    "grpc-status": _,
    "grpc-message": __,
    "grpc-status-details-bin": ___,
    ...fields
  } = readHeaders(headers);
  for (const name of Object.keys(fields))
    if (name.endsWith("-bin")) delete (fields as Record<string, string>)[name];
  return fields;
}
