// By the package's name: the published files of this entry and of the main one then share no third file.
import { bearer, type Credential, invalidArgument, isLoopback, kindOf, Secret } from "@node-access/auth";

/** How to get access tokens from an authorization server. */
export interface ClientCredentials {
  /** The token endpoint of the authorization server: HTTPS, or HTTP on this machine. */
  readonly tokenUrl: string;
  /** The client's id. */
  readonly clientId: string;
  /** The client's secret. */
  readonly clientSecret: string | Secret;
  /** What the tokens are for, such as `orders:read`. Default: what the server grants without it. */
  readonly scopes?: readonly string[] | undefined;
  /** Sends the request instead of the platform's `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

/** The time for one request of a token, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Gets access tokens by OAuth 2.0's client credentials, for `refreshing`, which asks for a new one when the
 * service rejects the current one.
 *
 * @param options - The token endpoint, and the client's id and secret, which are sent as HTTP basic
 * authentication.
 * @returns a function that requests a token, for 30 seconds at most, or until its signal aborts. It throws an Error with the server's status and
 * error code, and without secrets, if there is none; the call then fails with `NOT_SENT`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if an option is not as described, such as a token endpoint
 * without HTTPS on another machine.
 *
 * @example
 * ```ts
 * import { refreshing } from "@node-access/auth";
 * import { clientCredentials } from "@node-access/auth/oauth";
 *
 * const tokens = clientCredentials({
 *   tokenUrl: "https://login.example/oauth/token",
 *   clientId: "reporter",
 *   clientSecret: "s3cret",
 *   scopes: ["orders:read"],
 * });
 * const credential = refreshing(tokens);
 * ```
 *
 * Source: RFC 6749 sections 2.3.1, 4.4 and 5; RFC 6750 section 2.1.
 */
export function clientCredentials(
  options: ClientCredentials,
): (signal?: AbortSignal) => Promise<Credential<"bearer">> {
  const { tokenUrl, clientId, clientSecret, scopes = [], fetch: send }: ClientCredentials = Object(options);
  const url = typeof tokenUrl === "string" && URL.canParse(tokenUrl) ? new URL(tokenUrl) : undefined;
  if (url?.protocol !== "https:" && !(url?.protocol === "http:" && isLoopback(url.hostname)))
    throw invalidArgument("tokenUrl", "an address that begins with https://", url?.origin ?? "no URL");
  // `fetch` rejects it with a message that has the password.
  if (url.username || url.password)
    throw invalidArgument("tokenUrl", "an address without user and password", url.origin);
  if (typeof clientId !== "string") throw invalidArgument("clientId", "a text", kindOf(clientId));
  if (!Array.isArray(scopes)) throw invalidArgument("scopes", "a list of texts", kindOf(scopes));
  const secret = clientSecret instanceof Secret ? clientSecret : new Secret(clientSecret);
  if (typeof secret.reveal() !== "string")
    throw invalidArgument("clientSecret", "a text", kindOf(clientSecret));
  return async (signal) => {
    const timeout = AbortSignal.timeout(TIMEOUT);
    const pair = `${formEncoded(clientId)}:${formEncoded(secret.reveal())}`;
    const body = new URLSearchParams({ grant_type: "client_credentials" });
    if (scopes.length > 0) body.set("scope", scopes.join(" "));
    const response = await (send ?? globalThis.fetch)(url, {
      method: "POST",
      headers: { accept: "application/json", authorization: `Basic ${btoa(pair)}` },
      body,
      // It would send the secret on.
      redirect: "error",
      signal: signal instanceof AbortSignal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const answer: unknown = await response.json().catch(() => undefined);
    const { access_token: token, error } = Object(answer) as { access_token?: unknown; error?: unknown };
    if (response.ok && typeof token === "string") return bearer(token);
    // A server's description of an error may repeat what was sent. Its code is one of a few words.
    const code = typeof error === "string" && /^[a-z_]{1,40}$/.test(error) ? `: ${error}` : "";
    throw new Error(`the token endpoint ${url.host} responded ${response.status} without a token${code}`);
  };
}

/** Encodes a text as in an HTML form, which is how ids and secrets are written before they are paired. */
function formEncoded(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1);
}
