import {
  authorizeAny,
  type Credential,
  invalidArgument,
  type RequestSender,
  type SendingAttempt,
  type Wire,
} from "@node-access/auth";
import { checkText } from "../check-arguments.ts";
import type { HttpRequest, HttpResponse } from "../http/http-transport.ts";
import type { AddCredential, Security, Sender } from "./connection.ts";
import { encode, given } from "./text.ts";

/** Adds a credential to a request, in the place that the document names. */
export type CredentialPlace = (request: HttpRequest, credential: Wire) => HttpRequest;

/** The security schemes of a document: where each sends its credential. */
export type SecuritySchemes = Readonly<Record<string, CredentialPlace>>;

/** Sends a request with the credentials that were added so far. */
type Send = (add?: AddCredential) => Promise<HttpResponse>;

/** Sends requests with a credential, next to those that were added so far. */
type CredentialSender = RequestSender<readonly [Send, AddCredential | undefined], HttpResponse>;

/**
 * Sends the credentials that each operation requires, by the document's security schemes.
 *
 * @param schemes - The schemes.
 * @returns what `createApiCaller` needs to use the option `credentials`.
 *
 * @example
 * ```ts
 * import { apiKey } from "@node-access/auth";
 * import { type ApiOptions, createApiCaller, keyInHeader, secured } from "@node-access/transport/openapi";
 *
 * const options: ApiOptions = { endpoint: "https://acme.example", credentials: { key: apiKey("k3y") } };
 * const acme = createApiCaller(options, secured({ key: keyInHeader("X-Key") }));
 * console.log(typeof acme.call); // function
 * ```
 *
 * Source: OpenAPI 3.1, Security Scheme Object and Security Requirement Object.
 */
export function secured(schemes: SecuritySchemes): Security {
  return ({ endpoint, credential: shared, credentials = {} }): Sender => {
    const all = new Map<string, (send: Send, attempt: SendingAttempt) => Send>();
    let redact: Sender["redact"] = String;
    for (const [name, credential] of given("credentials", credentials)) {
      const place = schemes[name];
      if (!place)
        throw invalidArgument(
          `credentials.${name}`,
          `one of ${Object.keys(schemes).join(", ")}`,
          "a scheme that the API does not have",
        );
      const { reveal, redact: redactOwn } = authorizeAny(endpoint, credential as Credential);
      const redactOthers = redact;
      redact = (text) => redactOwn(redactOthers(text));
      const wire = reveal();
      const sendingWith = (own: Wire): CredentialSender => ({
        send: ([send, add]) => send((request) => place(add?.(request) ?? request, own)),
        close: async () => {},
      });
      // Sends with the present credential, and once more with another if the server rejects it.
      const sender = wire.sender?.(sendingWith) ?? sendingWith(wire);
      all.set(name, (send, attempt) => (add) => sender.send([send, add], attempt));
    }
    return {
      redact,
      send({ name, security = [] }, attempt, send) {
        const names = security.find((needed) => needed.every((one) => all.has(one)));
        // The options `credential` and `headers` may hold what the operation requires.
        if (security[0] && !names && !shared && !attempt.headers)
          throw invalidArgument(
            "credentials",
            `${security.map((needed) => needed.join(" and ")).join(", or ")} for ${name}`,
            [...all.keys()].join(", ") || "none",
          );
        return (names ?? []).reduceRight<Send>((next, one) => all.get(one)?.(next, attempt) ?? next, send)();
      },
    };
  };
}

/**
 * Sends a credential in the headers that it names itself, such as `authorization`.
 *
 * Source: OpenAPI 3.1, Security Scheme Object, types `http`, `oauth2` and `openIdConnect`.
 */
export const inOwnHeaders: CredentialPlace = (request, credential) =>
  withHeaders(request, credential?.headers);

/**
 * Sends an API key in a header.
 *
 * @param name - The name of the header.
 * @returns what adds the key to a request.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the name is no text.
 *
 * @example
 * ```ts
 * import { keyInHeader, secured } from "@node-access/transport/openapi";
 *
 * export const security = secured({ key: keyInHeader("X-Key") });
 * ```
 *
 * Source: OpenAPI 3.1, Security Scheme Object, type `apiKey`.
 */
export function keyInHeader(name: string): CredentialPlace {
  checkText("name", name);
  const header = name.toLowerCase();
  return (request, { key = "" }) => withHeaders(request, { [header]: request?.headers?.[header] ?? key });
}

/**
 * Sends an API key in the query.
 *
 * @param name - The name of the parameter.
 * @returns what adds the key to a request.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the name is no text.
 *
 * @example
 * ```ts
 * import { keyInQuery, secured } from "@node-access/transport/openapi";
 *
 * export const security = secured({ key: keyInQuery("api_key") });
 * ```
 *
 * Source: OpenAPI 3.1, Security Scheme Object, type `apiKey`.
 */
export function keyInQuery(name: string): CredentialPlace {
  checkText("name", name);
  return (request, { key = "" }) => {
    const own = `${encode(name, name)}=`;
    const { path } = request;
    // The address of a redirect may have it, or the caller passes it as a parameter.
    if (path.split(/[?&]/).some((part) => part.startsWith(own))) return request;
    return { ...request, path: `${path}${path.includes("?") ? "&" : "?"}${own}${encode(name, key)}` };
  };
}

/**
 * Sends an API key as a cookie.
 *
 * @param name - The name of the cookie.
 * @returns what adds the key to a request.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the name is no text.
 *
 * @example
 * ```ts
 * import { keyInCookie, secured } from "@node-access/transport/openapi";
 *
 * export const security = secured({ key: keyInCookie("session") });
 * ```
 *
 * Source: OpenAPI 3.1, Security Scheme Object, type `apiKey`.
 */
export function keyInCookie(name: string): CredentialPlace {
  checkText("name", name);
  return (request, { key = "" }) => {
    const others = request.headers?.["cookie"];
    if (others?.split("; ").some((one) => one.startsWith(`${name}=`))) return request;
    const cookie = `${name}=${encode(name, key)}`;
    return withHeaders(request, { cookie: others ? `${others}; ${cookie}` : cookie });
  };
}

function withHeaders(request: HttpRequest, headers: HttpRequest["headers"]): HttpRequest {
  return { ...request, headers: { ...request?.headers, ...headers } };
}
