import type { Credential, CredentialFor } from "./credentials.ts";
import { invalidArgument, NodeAccessError } from "./errors.ts";
import { acceptedCredentials, type Surface } from "./generated/surfaces.ts";
import { redactor, Secret } from "./secret.ts";

/** What goes out to the endpoint. */
export interface Wire {
  /** The base URL, with its token if it has one, without a trailing slash. */
  readonly url: string;
  /** The headers, or gRPC metadata, that carry the credential. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An endpoint with its credential in place. Inspecting or serializing it shows no secret. */
export interface Authorized {
  /** The endpoint as it may be shown: `https://host/***`. */
  readonly shown: string;
  /** Removes this endpoint's secrets from text that a server or platform wrote. */
  readonly redact: (text: string) => string;
  /** Gives the URL and headers with the secrets in them: for the wire only. */
  readonly reveal: () => Wire;
}

/**
 * Puts a credential on an HTTP or gRPC endpoint of a surface.
 *
 * @param surface - Which part of the service the endpoint is.
 * @param endpoint - `https://host[:port][/path]`; `http://` only on loopback if there is a credential.
 * @param credential - One of the kinds that the surface accepts; none for an endpoint that asks for none.
 * @returns the URL, headers, shown form and redaction for every call to it.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a malformed endpoint, `CREDENTIAL_NOT_ACCEPTED` for a kind that the
 * surface does not take, `INSECURE_ENDPOINT` for a credential over plain HTTP to another machine.
 *
 * @example
 * ```ts
 * import { authorize, bearer } from "@node-access/auth";
 *
 * const { shown } = authorize("management", "https://api.example", bearer("key")); // https://api.example/***
 * ```
 *
 * Source: interface, Authentication.
 */
export function authorize<S extends Surface>(
  surface: S,
  endpoint: string,
  credential?: CredentialFor<S>,
): Authorized {
  return authorized(surface, endpoint, credential, "http", "");
}

/**
 * Puts a credential on a node's WebSocket endpoint: with a credential the path gains `/ws` (unless it ends so), then the
 * token if it is one. Without a credential the endpoint is taken as it is.
 *
 * @param endpoint - `wss://host[:port][/path]`; `ws://` only on loopback if there is a credential.
 * @param credential - A URL token, or basic (which a browser cannot send).
 * @returns the URL, headers, shown form and redaction for the socket.
 * @throws NodeAccessError as {@link authorize}.
 *
 * Source: interface, B.4 and Authentication: node WebSocket.
 */
export function authorizeWebSocket(endpoint: string, credential?: CredentialFor<"node">): Authorized {
  return authorized("node", endpoint, credential, "ws", credential ? "/ws" : "");
}

function authorized(
  surface: Surface,
  endpoint: string,
  credential: Credential | undefined,
  scheme: "http" | "ws",
  prefix: string,
): Authorized {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const forbidden = url && (url.username || url.password || url.search || url.hash);
  if (!url || forbidden || !(url.protocol === `${scheme}:` || url.protocol === `${scheme}s:`)) {
    throw invalidArgument(
      "endpoint",
      `${scheme}s://host[:port][/path], without user name, password, ? and # (a key goes into credential)`,
      forbidden ? "one of these" : (url?.protocol ?? "no URL"),
    );
  }
  const { origin, protocol, host, hostname, pathname } = url;
  const shown = `${protocol}//${host}/***`;
  const { kind, path, header, secrets = [] }: Partial<Credential> = credential ?? {};
  const accepted = acceptedCredentials[surface];
  if (kind && !accepted.includes(kind)) {
    throw new NodeAccessError(
      "CREDENTIAL_NOT_ACCEPTED",
      `credential: ${surface} does not take ${kind}, only ${accepted.join(" or ") || "none"}`,
      { surface, kind, accepted },
    );
  }
  const expected = `${scheme}s://`;
  if (kind && !shown.startsWith(expected) && !isLoopback(hostname)) {
    throw new NodeAccessError(
      "INSECURE_ENDPOINT",
      `endpoint: the credential needs ${expected}, not ${shown}`,
      { endpoint: shown, expected },
    );
  }
  const base = origin + pathname.replace(/\/+$/, "");
  const wire = {
    url:
      (base.endsWith(prefix) ? base : base + prefix) + (path ? `/${encodeURIComponent(path.reveal())}` : ""),
    headers: header ? { [header.name]: header.value.reveal() } : {},
  };
  // A key may have been pasted as part of the endpoint itself; a segment too short to be one stays readable.
  const pasted = pathname.match(/[^/]{8,}/g) ?? [];
  return {
    shown,
    redact: redactor([...pasted.map((part) => new Secret(part)), ...secrets]),
    // Given by a function: inspection with all its options on runs getters, but calls nothing.
    reveal: () => wire,
  };
}

/**
 * Tells whether a host is this machine itself, where a credential needs no encryption.
 *
 * @param hostname - As `URL.hostname` gives it: IPv6 in brackets.
 */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
