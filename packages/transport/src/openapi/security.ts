import {
  authorizeAny,
  type Authorized,
  type Credential,
  invalidArgument,
  type Wire,
} from "@node-access/auth";
import { statusError } from "../http/read-response.ts";
import type { HttpRequest, HttpResponse } from "../http/http-transport.ts";
import type { AddCredential, Security, Sender } from "./connection.ts";
import { encode } from "./text.ts";

/** Where an API key is sent. */
export interface KeyPlace {
  /** The part of the request. */
  readonly in: "header" | "query" | "cookie";
  /** The name of the header, query parameter or cookie. */
  readonly name: string;
}

/** The security schemes of a document: where an API key is sent, or `true` if the credential itself says it. */
export type SecuritySchemes = Readonly<Record<string, KeyPlace | true>>;

/**
 * Sends the credentials that each operation requires, by the document's security schemes.
 *
 * @param schemes - The schemes.
 * @returns what `createApiCaller` needs to use the option `credentials`.
 *
 * @example
 * ```ts
 * import { apiKey } from "@node-access/auth";
 * import { type ApiOptions, createApiCaller, secured } from "@node-access/transport/openapi";
 *
 * const options: ApiOptions = { endpoint: "https://acme.example", credentials: { key: apiKey("k3y") } };
 * const acme = createApiCaller(options, secured({ key: { in: "header", name: "X-Key" } }));
 * console.log(typeof acme.call); // function
 * ```
 *
 * Source: OpenAPI 3.1, Security Scheme Object and Security Requirement Object.
 */
export function secured(schemes: SecuritySchemes): Security {
  return ({ endpoint, credential: shared, credentials = {} }): Sender => {
    const all = new Map<string, Authorized>();
    for (const [name, credential] of Object.entries<Credential | undefined>(credentials)) {
      if (credential === undefined) continue;
      if (!schemes[name])
        throw invalidArgument(
          `credentials.${name}`,
          `one of ${Object.keys(schemes).join(", ")}`,
          "another scheme",
        );
      all.set(name, authorizeAny(endpoint, credential));
    }
    return {
      redact: (text) => Array.from(all.values()).reduce((redacted, { redact }) => redact(redacted), text),
      async send({ name, security = [] }, attempt, send) {
        const names = security.find((needed) => needed.every((one) => all.has(one)));
        // The options `credential` and `headers` may hold what the operation requires.
        if (security.length > 0 && !names && !shared && !attempt.headers)
          throw invalidArgument(
            "credentials",
            `${security.map((needed) => needed.join(" and ")).join(", or ")} for ${name}`,
            Array.from(all.keys()).join(", ") || "none",
          );
        const sendWith = (rest: readonly string[], add?: AddCredential): Promise<HttpResponse> => {
          const [first, ...others] = rest;
          const wire = first === undefined ? undefined : all.get(first)?.reveal();
          if (first === undefined || !wire) return send(add);
          const use = (current: Wire): Promise<HttpResponse> =>
            sendWith(others, (request) => added(add?.(request) ?? request, current, schemes[first] ?? true));
          if (!wire.renew) return use(wire);
          let rejected: HttpResponse | undefined;
          return wire.renew(async (current) => {
            const response = await use(current);
            // The first rejection makes the credential be renewed; the second one is the call's.
            if (response.status !== 401 || rejected) return response;
            rejected = response;
            attempt.sent = false;
            throw statusError(response, attempt);
          }, attempt);
        };
        return sendWith(names ?? []);
      },
    };
  };
}

/** Returns a request with a credential, in the place that the document names for its key. */
function added(request: HttpRequest, { headers: own, key = "" }: Wire, place: KeyPlace | true): HttpRequest {
  const { path, headers = {} } = request;
  if (place === true) return { ...request, headers: { ...headers, ...own } };
  const { name } = place;
  if (place.in === "header") return { ...request, headers: { ...headers, [name.toLowerCase()]: key } };
  if (place.in === "query") {
    const pair = `${encode(name, name)}=${encode(name, key)}`;
    // The address of a redirect may have it.
    return path.includes(pair)
      ? request
      : { ...request, path: `${path}${path.includes("?") ? "&" : "?"}${pair}` };
  }
  const cookie = [headers["cookie"], `${name}=${encode(name, key)}`].filter((one) => one).join("; ");
  return { ...request, headers: { ...headers, cookie } };
}
