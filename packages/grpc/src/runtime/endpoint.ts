import {
  authorize,
  invalidArgument,
  isLoopback,
  NodeAccessError,
  type CredentialFor,
} from "@node-access/auth";
import type { CallEndpoint } from "./channel.ts";

/** The endpoint of calls over HTTP/2, and its credential. */
export interface GrpcEndpoint extends CallEndpoint {
  /** `host:port`. */
  readonly target: string;
  /** Whether the connection is encrypted. */
  readonly secure: boolean;
}

/**
 * Parses a gRPC endpoint: `host`, `host:port` or `https://host[:port]`, with TLS, on port 443 by default. `http://` is
 * accepted for a loopback address, and for any other if the credential was wrapped in `dangerouslySendOverPlainHttp`.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED`, or `INSECURE_ENDPOINT` for plaintext to another
 * machine.
 */
export function readEndpoint(endpoint: string, credential?: CredentialFor<"grpc">): GrpcEndpoint {
  const { url, ...address } = readAddress(endpoint, credential);
  const { protocol, hostname, port, pathname } = url;
  if (pathname !== "/")
    throw invalidArgument(
      "endpoint",
      "host:port, without a path (a token goes into credential)",
      "an address with a path",
    );
  const secure = protocol === "https:";
  return { ...address, target: `${hostname}:${port || (secure ? 443 : 80)}`, secure };
}

/** Parses an endpoint as {@link readEndpoint} does. It may have a path, which errors don't show. */
export function readAddress(
  endpoint: string,
  credential?: CredentialFor<"grpc">,
): CallEndpoint & { readonly url: URL } {
  if (typeof endpoint !== "string" || endpoint === "")
    throw invalidArgument("endpoint", "host:port", endpoint === "" ? "an empty text" : typeof endpoint);
  const text = /^[a-z]+:\/\//i.test(endpoint) ? endpoint : `https://${endpoint}`;
  const { endpoint: shown, redact, reveal } = authorize("grpc", text, credential);
  const url = new URL(text);
  // With a credential, this is checked when the credential is known, which `refreshing` provides later.
  if (url.protocol === "http:" && !isLoopback(url.hostname) && !credential) {
    throw new NodeAccessError(
      "INSECURE_ENDPOINT",
      `endpoint: ${shown} would be called unencrypted; gRPC goes without TLS only to this machine, use https://`,
      { endpoint: shown, expected: "https://" },
    );
  }
  // The error of a library would contain the value.
  if (Object.values(reveal().headers).some((value) => !/^[\x20-\x7e]*$/.test(value)))
    throw invalidArgument(
      "credential",
      "a token of printable ASCII characters",
      "a token with other characters",
    );
  return { url, endpoint: shown, redact, wire: reveal };
}
