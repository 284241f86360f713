import { invalidArgument } from "@node-access/auth";

/** How much later than the client the server times out, in milliseconds: the client's own error has more details. */
export const DEADLINE_MARGIN = 1_000;

/**
 * Checks the headers of a request.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` for a header that is not valid in metadata. Source: gRPC over HTTP2, Custom-Metadata.
 */
export function checkMetadata(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    const path = `headers["${name}"]`;
    if (!/^(?!grpc-)[0-9a-z_.-]+(?<!-bin)$/.test(name))
      throw invalidArgument(
        path,
        "a name of digits, letters, _, - and ., without grpc- or -bin",
        "another one",
      );
    // The error of a library would contain the value.
    if (!/^[ -~]*$/.test(value)) throw invalidArgument(path, "printable ASCII characters", "others");
  }
}

/**
 * The value of `grpc-timeout`; `undefined` if it is too long for the header.
 *
 * @param timeout - Milliseconds; `Infinity` for never.
 *
 * Source: gRPC over HTTP2, Timeout: at most 8 digits.
 */
export function timeoutHeader(timeout: number): string | undefined {
  const milliseconds = Math.ceil(timeout);
  return milliseconds < 1e8 ? `${milliseconds}m` : undefined;
}
