import { Metadata } from "@grpc/grpc-js";
import { invalidArgument } from "@node-access/auth";

/** Where metadata carries the HTTP status of the headers that it was read from; 0 if it was read from trailers. */
const HTTP_STATUS: unique symbol = Symbol("node-access.httpStatus");

type Marked = Metadata & { [HTTP_STATUS]?: number };

const { fromHttp2Headers } = Metadata;

// If no status comes from the server, grpc-js makes one up, of the same shape and with a text that a server may send too. Only
// the metadata of a server's own status is read from headers.
Metadata.fromHttp2Headers = (headers) => {
  const metadata: Marked = fromHttp2Headers.call(Metadata, headers);
  metadata[HTTP_STATUS] = Number(headers[":status"]) || 0;
  return metadata;
};

/** Whether a server sent this metadata. */
export function isReceived(metadata: Marked | undefined): boolean {
  return metadata?.[HTTP_STATUS] !== undefined;
}

/** The HTTP status of a response, from the metadata of its headers. */
export function httpStatusOf(metadata: Marked | undefined): number | undefined {
  return metadata?.[HTTP_STATUS];
}

/**
 * Makes the metadata of a request.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` for a header that metadata cannot carry. Source: gRPC over HTTP2, Custom-Metadata.
 */
export function metadataOf(headers: Readonly<Record<string, string>>): Metadata {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(headers)) {
    const path = `headers["${name}"]`;
    if (!/^(?!grpc-)[0-9a-z_.-]+(?<!-bin)$/.test(name))
      throw invalidArgument(
        path,
        "a name of digits, letters, _, - and ., without grpc- or -bin",
        "another one",
      );
    // grpc-js would name the value in its own error.
    if (!/^[ -~]*$/.test(value)) throw invalidArgument(path, "printable ASCII characters", "others");
    metadata.set(name, value);
  }
  return metadata;
}

/**
 * Sends the server the deadline after which it may give up. grpc-js would start a timer for each call to do so.
 *
 * @param timeout - Milliseconds; `Infinity` for never.
 *
 * Source: gRPC over HTTP2, Timeout: at most 8 digits.
 */
export function withTimeout(metadata: Metadata, timeout: number): Metadata {
  const milliseconds = Math.ceil(timeout);
  if (milliseconds < 1e8) metadata.set("grpc-timeout", `${milliseconds}m`);
  return metadata;
}

/** Those values that are text, by name. */
export function headersOf(metadata: Metadata): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const all = metadata.getMap();
  for (const name in all) {
    const value = all[name];
    if (typeof value === "string") headers[name] = value;
  }
  return headers;
}

/** The trailer in which a server says more about a status. */
export function statusDetailsOf(trailers: Metadata): Buffer | undefined {
  const [value] = trailers.get("grpc-status-details-bin");
  return Buffer.isBuffer(value) ? value : undefined;
}
