import { invalidArgument, NodeAccessError } from "./errors.ts";
import { type AcceptedCredentials, acceptedCredentials, type Surface } from "./generated/surfaces.ts";
import { isLoopback } from "./is-loopback.ts";
import { Secret } from "./secret.ts";

/** The kinds of credential that the service knows. Source: interface, Authentication. */
export type CredentialKind = AcceptedCredentials[Surface];

/** One way to prove who is calling. Make one with {@link bearer}, {@link urlToken}, {@link basic}, {@link pathKey} or {@link xToken}. */
export interface Credential<Kind extends CredentialKind = CredentialKind> {
  /** Which of the kinds of the Authentication table it is; what a surface accepts is told by it. */
  readonly kind: Kind;
  /** All that must never be shown. */
  readonly secrets: readonly Secret[];
  /** Whether it may travel unencrypted to another machine. */
  readonly isPlain?: boolean;
  /**
   * Puts it on an endpoint. `authorize` does so; here, so that who needs no credential carries none of this.
   *
   * @param surface - Which part of the service the endpoint is.
   * @param url - The endpoint, without a trailing slash.
   * @param shown - The endpoint as an error may show it.
   * @throws NodeAccessError `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, where it must not go there.
   */
  readonly attach: (surface: Surface, url: string, shown: string) => Wire;
}

/** What goes out to the endpoint. */
export interface Wire {
  /** The base URL, with its token if it has one, without a trailing slash. */
  readonly url: string;
  /** The headers, or gRPC metadata, that carry the credential. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where the credential may change: makes what also removes the secrets of all that it has been. */
  readonly redact?: (redact: (text: string) => string) => (text: string) => string;
  /** Where the credential may change: makes what sends requests with the present one, and once more where it is refused. */
  readonly carry?: <Sent, Got extends { readonly status: number }>(
    open: (wire: Wire) => RequestSender<Sent, Got>,
  ) => RequestSender<Sent, Got>;
  /** Where the credential may change: does something with the present one, and once more where it is refused. */
  readonly renewing?: <T>(use: (wire: Wire) => Promise<T>, target: RenewalTarget) => Promise<T>;
}

/** Where a credential is needed: for the error, if there is none. */
export interface RenewalTarget {
  /** What was called. */
  readonly operation: { readonly name: string };
  /** The endpoint as it may be shown. */
  readonly endpoint: string;
  /** Removes the endpoint's secrets from text that a server or platform wrote. */
  readonly redact: (text: string) => string;
}

/** An attempt at a call, as far as the renewal of a credential looks at it. */
export interface SendingAttempt extends RenewalTarget {
  /** Whether the request may have reached the server. */
  sent: boolean;
  /** Registers what is done when the attempt is given up. */
  onCancel(listener: (error: NodeAccessError) => void): void;
}

/** What sends requests to an endpoint. */
export interface RequestSender<Sent, Got> {
  /** Sends a request once, and gives what came back whatever its status. */
  send(request: Sent, attempt: SendingAttempt): Promise<Got>;
  /** Refuses further requests, and lets those in flight end. */
  close(): Promise<void>;
}

/** A credential that a surface accepts; for a surface that takes none, nothing fits. */
export type CredentialFor<S extends Surface> = Credential<AcceptedCredentials[S]>;

/**
 * An API key of the management API, sent as `Authorization: Bearer <key>`.
 *
 * @param key - The API key as the platform console showed it.
 * @returns the credential, for `management` alone.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is empty or has characters that a header cannot carry.
 *
 * @example
 * ```ts
 * import { authorize, bearer } from "@node-access/auth";
 *
 * const { headers } = authorize("management", "https://api.example", bearer("k3y")).reveal(); // authorization: Bearer k3y
 * ```
 *
 * Source: interface, Authentication: Management API.
 */
export function bearer(key: string | Secret): Credential<"bearer"> {
  const value = plainText("key", key);
  return credential("bearer", [value], "", { authorization: `Bearer ${value}` });
}

/**
 * A token that is a path segment of the node's URL: `https://host/<token>` and `wss://host/ws/<token>`.
 *
 * @param token - The token alone (`auth_key` of the node's details), not a whole URL.
 * @returns the credential, for `node` alone.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is empty, or contains a slash or white space.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 *
 * const { url } = authorize("node", "https://node.example", urlToken("t0ken")).reveal(); // https://node.example/t0ken
 * ```
 *
 * Source: interface, Authentication: token in URL.
 */
export function urlToken(token: string | Secret): Credential<"url-token"> {
  return inPath("url-token", segment("token", token));
}

/**
 * A user name and a password, sent as HTTP basic authentication. They are encoded, not encrypted.
 *
 * @param username - `auth_username` of the node's details; has no colon.
 * @param password - `auth_password` of the node's details.
 * @returns the credential, for `node` alone.
 * @throws NodeAccessError `INVALID_ARGUMENT` if one is empty or the user name has a colon.
 *
 * @example
 * ```ts
 * import { authorize, basic } from "@node-access/auth";
 *
 * const { headers } = authorize("node", "https://node.example", basic("user", "p4ss")).reveal(); // authorization: Basic …
 * ```
 *
 * Source: interface, Authentication: password-protected.
 */
export function basic(username: string | Secret, password: string | Secret): Credential<"basic"> {
  const user = checked("username", username, /^[^:\p{Cc}\p{Cs}]+$/u, "one line without a colon");
  const pass = checked("password", password, /^[^\p{Cc}\p{Cs}]+$/u, "one line");
  const bytes = new TextEncoder().encode(`${user}:${pass}`);
  const encoded = btoa(String.fromCharCode(...bytes));
  return credential("basic", [user, pass, encoded], "", { authorization: `Basic ${encoded}` });
}

/**
 * An API key that is the first path segment of a beacon endpoint.
 *
 * @param key - The key alone, not a whole URL.
 * @returns the credential, for `beacon` alone.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is empty, or contains a slash or white space.
 *
 * @example
 * ```ts
 * import { authorize, pathKey } from "@node-access/auth";
 *
 * const { url } = authorize("beacon", "https://beacon.example", pathKey("k3y")).reveal(); // https://beacon.example/k3y
 * ```
 *
 * Source: interface, F and Authentication: Beacon endpoint.
 */
export function pathKey(key: string | Secret): Credential<"path-key"> {
  return inPath("path-key", segment("key", key));
}

/**
 * A token that travels as gRPC metadata `x-token`.
 *
 * @param token - The token.
 * @returns the credential, for `grpc` alone.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is empty or has characters that metadata cannot carry.
 *
 * @example
 * ```ts
 * import { authorize, xToken } from "@node-access/auth";
 *
 * const { headers } = authorize("grpc", "https://grpc.example:443", xToken("t0ken")).reveal(); // x-token: t0ken
 * ```
 *
 * Source: interface, G and Authentication: gRPC.
 */
export function xToken(token: string | Secret): Credential<"x-token"> {
  const value = plainText("token", token);
  return credential("x-token", [value], "", { "x-token": value });
}

function inPath<Kind extends CredentialKind>(kind: Kind, value: string): Credential<Kind> {
  return credential(kind, [value], `/${encodeURIComponent(value)}`, {});
}

function credential<Kind extends CredentialKind>(
  kind: Kind,
  secrets: readonly string[],
  path: string,
  headers: Wire["headers"],
): Credential<Kind> {
  return {
    kind,
    secrets: secrets.map((secret) => new Secret(secret)),
    attach: (surface, url, shown) => {
      const accepted = acceptedCredentials[surface];
      if (!accepted.includes(kind)) {
        throw new NodeAccessError(
          "CREDENTIAL_NOT_ACCEPTED",
          `credential: ${surface} does not take ${kind}, only ${accepted.join(" or ") || "none"}`,
          { surface, kind, accepted },
        );
      }
      if (!/^(http|ws)s:/.test(url) && !isLoopback(new URL(url).hostname)) {
        const expected = shown.replace(/:.*/, "s://");
        throw new NodeAccessError(
          "INSECURE_ENDPOINT",
          `endpoint: the credential needs ${expected}, not ${shown}`,
          { endpoint: shown, expected },
        );
      }
      return { url: url + path, headers };
    },
  };
}

function plainText(path: string, value: string | Secret): string {
  return checked(path, value, /^[\x20-\x7e]+$/, "printable ASCII characters, not empty");
}

function segment(path: string, value: string | Secret): string {
  return checked(path, value, /^(?!\.+$)[^\s/\p{Cc}\p{Cs}]+$/u, "one path segment");
}

function checked(path: string, value: string | Secret, form: RegExp, expected: string): string {
  const plain: unknown = value instanceof Secret ? value.reveal() : value;
  if (typeof plain === "string" && form.test(plain)) return plain;
  throw invalidArgument(path, expected, plain ? `another ${typeof plain}` : "nothing");
}
