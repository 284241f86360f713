import { invalidArgument } from "@node-access/auth";

/** How much later than the client the server times out, in milliseconds: the client's own error has more details. */
export const DEADLINE_MARGIN = 1_000;

/** Rejects headers that are not valid in metadata. Source: gRPC over HTTP2, Custom-Metadata. */
export function checkMetadata(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    const path = `headers["${name}"]`;
    if (!/^(?!grpc-)[0-9a-z_.-]+(?<!-bin)$/.test(name))
      throw invalidArgument(
        path,
        "a name of digits, small letters, _, - and ., which neither begins with grpc- nor ends with -bin",
        `the name ${JSON.stringify(name)}`,
      );
    // The error of a library would contain the value.
    if (!/^[ -~]*$/.test(value))
      throw invalidArgument(path, "printable ASCII characters", "a value with other characters");
  }
}

/**
 * The value of `grpc-timeout`; `undefined` if it is too long for the header, and for `Infinity`.
 * Source: gRPC over HTTP2, Timeout: at most 8 digits.
 */
export function timeoutHeader(timeout: number): string | undefined {
  const milliseconds = Math.ceil(timeout);
  return milliseconds < 1e8 ? `${milliseconds}m` : undefined;
}
