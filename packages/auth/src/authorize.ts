import type { Credential, CredentialFor, Wire } from "./credentials.ts";
import { invalidArgument } from "./errors.ts";
import type { Surface } from "./generated/surfaces.ts";
import { redactor } from "./redactor.ts";

/** An endpoint with its credential in place. Inspecting or serializing it shows no secret. */
export interface Authorized {
  /** The endpoint as it may be shown: `https://host/***`. */
  readonly endpoint: string;
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
 * const { endpoint } = authorize("management", "https://api.example", bearer("key")); // https://api.example/***
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
 * @example
 * ```ts
 * import { authorizeWebSocket, urlToken } from "@node-access/auth";
 *
 * const { url } = authorizeWebSocket("wss://node.example", urlToken("t0ken")).reveal(); // wss://node.example/ws/t0ken
 * ```
 *
 * Source: interface, B.4 and Authentication: node WebSocket.
 */
export function authorizeWebSocket(endpoint: string, credential?: CredentialFor<"node">): Authorized {
  return authorized("node", endpoint, credential, "ws", credential ? "/ws" : "");
}

/** Scheme and host, then a path; no user name and password, no query, no fragment. */
const ENDPOINT = /^(((?:http|ws)s?:\/\/[^\s/?#@\\]+)(?:\/[^\s?#]*?)??)\/*$/;

/** What an endpoint has that needs no credential. */
const NONE: Pick<Credential, "attach" | "secrets"> = {
  secrets: [],
  attach: (_, url) => ({ url, headers: {} }),
};

function authorized(
  surface: Surface,
  endpoint: string,
  credential: Credential | undefined,
  scheme: "http" | "ws",
  suffix: string,
): Authorized {
  const given = typeof endpoint === "string" ? endpoint : "";
  const [, base = "", origin = ""] = (URL.canParse(given) && ENDPOINT.exec(given)) || [];
  if (!origin.startsWith(scheme)) {
    throw invalidArgument(
      "endpoint",
      `${scheme}s://host[:port][/path]; a key goes into credential`,
      `${/^\w+:\/\/|$/.exec(given)}...`,
    );
  }
  const { attach, secrets }: Pick<Credential, "attach" | "secrets"> = credential ?? NONE;
  if (typeof attach !== "function") {
    throw invalidArgument("credential", "urlToken(...) or its like", typeof credential);
  }
  const shown = `${origin}/***`;
  const url = base.endsWith(suffix) ? base : base + suffix;
  const wire = attach(surface, url, shown);
  // A key may have been pasted as part of the endpoint itself; a segment too short to be one stays readable.
  const pasted = base.slice(origin.length).match(/[^/]{8,}/g) ?? [];
  const redact = redactor([...pasted, ...secrets.map((secret) => secret.reveal())]);
  return {
    endpoint: shown,
    redact: wire.redact?.(redact) ?? redact,
    // Given by a function: inspection with all its options on runs getters, but calls nothing.
    reveal: () => wire,
  };
}
