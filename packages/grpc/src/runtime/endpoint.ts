import {
  authorize,
  invalidArgument,
  isLoopback,
  NodeAccessError,
  type CredentialFor,
  type Wire,
} from "@node-access/auth";

/** The endpoint of calls, and its credential. */
export interface GrpcEndpoint {
  /** `host:port`. */
  readonly target: string;
  /** Whether the connection is encrypted. */
  readonly secure: boolean;
  /** The endpoint without secrets, for errors. */
  readonly endpoint: string;
  /** Removes the credential from text of a server or library. */
  readonly redact: (text: string) => string;
  /** Returns the metadata with the credential. Never show or log it. */
  readonly wire: () => Wire;
}

/**
 * Parses a gRPC endpoint: `host`, `host:port` or `https://host[:port]`, with TLS, on port 443 by default. `http://` is
 * accepted for a loopback address, and for any other if the credential was wrapped in `dangerouslySendOverPlainHttp`.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED`, or `INSECURE_ENDPOINT` for plaintext to another
 * machine.
 *
 * Source: interface, G and Authentication: gRPC.
 */
export function readEndpoint(endpoint: string, credential?: CredentialFor<"grpc">): GrpcEndpoint {
  if (typeof endpoint !== "string" || endpoint === "")
    throw invalidArgument("endpoint", "host:port", endpoint === "" ? "an empty text" : typeof endpoint);
  const text = /^[a-z]+:\/\//i.test(endpoint) ? endpoint : `https://${endpoint}`;
  const { endpoint: shown, redact, reveal } = authorize("grpc", text, credential);
  const { protocol, hostname, port, pathname } = new URL(text);
  if (pathname !== "/")
    throw invalidArgument(
      "endpoint",
      "host:port, without a path (a token goes into credential)",
      "one with a path",
    );
  const secure = protocol === "https:";
  // With a credential, this is checked when the credential is known, which `refreshing` provides later.
  if (!secure && !isLoopback(hostname) && !credential) {
    throw new NodeAccessError(
      "INSECURE_ENDPOINT",
      `endpoint: ${shown} would be called unencrypted; gRPC goes without TLS only to this machine, use https://`,
      { endpoint: shown, expected: "https://" },
    );
  }
  // The error of grpc-js would contain the value.
  if (Object.values(reveal().headers).some((value) => !/^[\x20-\x7e]*$/.test(value)))
    throw invalidArgument("credential", "a token of printable ASCII characters", "one with others");
  return {
    target: `${hostname}:${port || (secure ? 443 : 80)}`,
    secure,
    endpoint: shown,
    redact,
    wire: reveal,
  };
}
