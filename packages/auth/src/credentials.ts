import { kindOf } from "./describe-value.ts";
import { invalidArgument, NodeAccessError } from "./errors.ts";
import { type AcceptedCredentials, acceptedCredentials, type Surface } from "./generated/surfaces.ts";
import { isLoopback } from "./is-loopback.ts";
import { Secret } from "./secret.ts";

/** The kinds of credential that the service supports, and API keys of other services. */
export type CredentialKind = AcceptedCredentials[Surface] | "api-key";

/**
 * Authenticates calls. Create one with {@link bearer}, {@link urlToken}, {@link basic},
 * {@link pathKey} or {@link xToken}.
 */
export interface Credential<Kind extends CredentialKind = CredentialKind> {
  /** The kind of credential. Each surface accepts certain kinds. */
  readonly kind: Kind;
  /** The values that must never be logged or shown. */
  readonly secrets: readonly Secret[];
  /**
   * Adds the credential to an endpoint; called by `authorize`. It is a method of the credential,
   * so bundles of programs that use no credential don't contain this code.
   *
   * @param surface - The part of the service that the endpoint belongs to; `undefined` for your own
   * services, which accept all kinds.
   * @param url - The endpoint, without a trailing slash.
   * @param endpoint - The endpoint without its secrets, for errors.
   * @throws NodeAccessError `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` if it must not be sent
   * there.
   */
  readonly attach: (surface: Surface | undefined, url: string, endpoint: string) => Wire;
}

/** The URL and headers of an endpoint, including secrets. Never log them. */
export interface Wire {
  /** The base URL, including a URL token, without a trailing slash. */
  readonly url: string;
  /** The headers, or gRPC metadata, that carry the credential. */
  readonly headers: Readonly<Record<string, string>>;
  /** An API key, whose place the description of the service states. */
  readonly key?: string;
  /** Present if the credential can change: extends `redact` to the secrets of former credentials. */
  readonly redact?: (redact: (text: string) => string) => (text: string) => string;
  /**
   * Present if the credential can change: creates a sender that uses the current credential, and sends a
   * rejected request once more with a new one.
   */
  readonly sender?: <Req, Res extends { readonly status: number }>(
    open: (wire: Wire) => RequestSender<Req, Res>,
  ) => RequestSender<Req, Res>;
  /**
   * Present if the credential can change: runs `use` with the current credential,
   * and once more with a new one if it is rejected.
   */
  readonly renew?: <T>(use: (wire: Wire) => Promise<T>, target: RenewalTarget) => Promise<T>;
}

/** The call that needs a credential, for the error if none can be obtained. */
export interface RenewalTarget {
  /** The operation that was called. */
  readonly operation: { readonly name: string };
  /** The endpoint without its secrets. */
  readonly endpoint: string;
  /** Removes the endpoint's secrets from text that a server or the platform wrote. */
  readonly redact: (text: string) => string;
  /** Registers a listener that runs when the credential is not needed any more. */
  onCancel?(listener: () => void): void;
}

/** The part of a call's attempt that credential renewal uses. */
export interface SendingAttempt extends RenewalTarget {
  /** Whether the request may have reached the server. */
  sent: boolean;
  /** Registers a listener that runs when the attempt is cancelled. */
  onCancel(listener: (error: NodeAccessError) => void): void;
}

/** Sends requests to an endpoint. */
export interface RequestSender<Req, Res> {
  /** Sends a request once, and returns the response whatever its status. */
  send(request: Req, attempt: SendingAttempt): Promise<Res>;
  /** Rejects new requests, and waits for those in flight. */
  close(): Promise<void>;
}

/** A credential that a surface accepts; `never` for a surface without credentials. */
export type CredentialFor<S extends Surface> = Credential<AcceptedCredentials[S]>;

/**
 * Authenticates with an API key of the management API, sent as `Authorization: Bearer <key>`.
 *
 * @param key - The API key from the platform console.
 * @returns the credential, accepted by `management` only.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the key is empty or has characters that are invalid
 * in a header.
 *
 * @example
 * ```ts
 * import { authorize, bearer } from "@node-access/auth";
 *
 * const { headers } = authorize("management", "https://api.example", bearer("k3y")).reveal(); // authorization: Bearer k3y
 * ```
 */
export function bearer(key: string | Secret): Credential<"bearer"> {
  const value = plainText("key", key);
  return credential("bearer", [value], "", { authorization: `Bearer ${value}` });
}

/**
 * Authenticates with a token in the path of the node's URL: `https://host/<token>` and
 * `wss://host/ws/<token>`.
 *
 * @param token - Only the token (`auth_key` in the node's details), not the whole URL.
 * @returns the credential, accepted by `node` only.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the token is empty, or contains a slash or whitespace.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 *
 * const { url } = authorize("node", "https://node.example", urlToken("t0ken")).reveal(); // https://node.example/t0ken
 * ```
 */
export function urlToken(token: string | Secret): Credential<"url-token"> {
  return inPath("url-token", "token", token);
}

/**
 * Authenticates with a username and password, sent as HTTP basic authentication: encoded, not encrypted.
 *
 * @param username - `auth_username` in the node's details. It must not contain a colon.
 * @param password - `auth_password` in the node's details.
 * @returns the credential, accepted by `node` only.
 * @throws NodeAccessError `INVALID_ARGUMENT` if either is empty, or the username contains a colon.
 *
 * @example
 * ```ts
 * import { authorize, basic } from "@node-access/auth";
 *
 * const { headers } = authorize("node", "https://node.example", basic("user", "p4ss")).reveal(); // authorization: Basic …
 * ```
 */
export function basic(username: string | Secret, password: string | Secret): Credential<"basic"> {
  const user = checked("username", username, /^[^:\p{Cc}\p{Cs}]+$/u, "one line without a colon");
  const pass = checked("password", password, /^[^\p{Cc}\p{Cs}]+$/u, "one line");
  const bytes = new TextEncoder().encode(`${user}:${pass}`);
  const encoded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return credential("basic", [user, pass, encoded], "", { authorization: `Basic ${encoded}` });
}

/**
 * Authenticates with an API key as the first path segment of a beacon endpoint.
 *
 * @param key - Only the key, not the whole URL.
 * @returns the credential, accepted by `beacon` only.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the key is empty, or contains a slash or whitespace.
 *
 * @example
 * ```ts
 * import { authorize, pathKey } from "@node-access/auth";
 *
 * const { url } = authorize("beacon", "https://beacon.example", pathKey("k3y")).reveal(); // https://beacon.example/k3y
 * ```
 */
export function pathKey(key: string | Secret): Credential<"path-key"> {
  return inPath("path-key", "key", key);
}

/**
 * Authenticates gRPC calls with a token, sent as the metadata `x-token`.
 *
 * @param token - The token.
 * @returns the credential, accepted by `grpc` only.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the token is empty or has characters that are
 * invalid in metadata.
 *
 * @example
 * ```ts
 * import { authorize, xToken } from "@node-access/auth";
 *
 * const { headers } = authorize("grpc", "https://grpc.example:443", xToken("t0ken")).reveal(); // x-token: t0ken
 * ```
 */
export function xToken(token: string | Secret): Credential<"x-token"> {
  const value = plainText("token", token);
  return credential("x-token", [value], "", { "x-token": value });
}

/**
 * Authenticates with an API key of your own service, in the header, query parameter or cookie that its OpenAPI
 * document names.
 *
 * @param key - The key.
 * @returns the credential, accepted by generated clients with a security scheme of the type `apiKey`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the key is empty or has characters that are invalid
 * in a header.
 *
 * @example
 * ```ts
 * import { apiKey } from "@node-access/auth";
 *
 * console.log(apiKey("k3y").kind); // api-key
 * ```
 *
 * Source: OpenAPI 3.1, Security Scheme Object.
 */
export function apiKey(key: string | Secret): Credential<"api-key"> {
  const value = plainText("key", key);
  const { attach, ...rest } = credential("api-key", [value], "", {});
  return { ...rest, attach: (...place) => ({ ...attach(...place), key: value }) };
}

function inPath<Kind extends CredentialKind>(
  kind: Kind,
  path: string,
  secret: string | Secret,
): Credential<Kind> {
  const form = /^(?!\.+$)[^\s/\p{Cc}\p{Cs}]+$/u;
  const value = checked(path, secret, form, "a path segment without spaces");
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
    attach: (surface, url, endpoint) => {
      const accepted: readonly string[] | undefined = surface ? acceptedCredentials[surface] : [kind];
      if (!Array.isArray(accepted) || !URL.canParse(url))
        throw invalidArgument("surface", "a surface", kindOf(surface));
      if (surface && !accepted.includes(kind)) {
        throw new NodeAccessError(
          "CREDENTIAL_NOT_ACCEPTED",
          `credential: ${surface} does not accept ${kind}, only ${accepted.join(" or ") || "none"}`,
          { surface, kind, accepted },
        );
      }
      if (!/^(http|ws)s:/.test(url) && !isLoopback(new URL(url).hostname)) {
        const expected = endpoint.replace(/:.*/, "s://");
        throw new NodeAccessError(
          "INSECURE_ENDPOINT",
          `endpoint: a credential needs ${expected}, not ${endpoint}`,
          { endpoint, expected },
        );
      }
      return { url: url + path, headers };
    },
  };
}

function plainText(path: string, value: string | Secret): string {
  return checked(path, value, /^[\x20-\x7e]+$/, "printable ASCII characters, not empty");
}

function checked(path: string, value: string | Secret, form: RegExp, expected: string): string {
  const plain: unknown = value instanceof Secret ? value.reveal() : value;
  if (typeof plain === "string" && form.test(plain)) return plain;
  throw invalidArgument(path, expected, describeMistake(plain, form));
}

/** Describes what is wrong with a secret, without showing any of it. */
function describeMistake(value: unknown, form: RegExp): string {
  if (typeof value !== "string" || !value) return value === "" ? "an empty string" : typeof value;
  const wrong = Array.from(value).find((character) => !form.test(`x${character}`)) ?? "";
  return `a string with ${/[\s/:]/.test(wrong) ? JSON.stringify(wrong) : "a character that is not accepted"}`;
}
