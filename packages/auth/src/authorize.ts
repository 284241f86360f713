import { kindOf } from "./describe-value.ts";
import type { Credential, CredentialFor, Wire } from "./credentials.ts";
import { invalidArgument } from "./errors.ts";
import type { Surface } from "./generated/surfaces.ts";
import { redactor } from "./redactor.ts";

/** An endpoint together with its credential. Inspecting or serializing it shows no secret. */
export interface Authorized {
  /** The endpoint without its secrets, safe to log: `https://host/***`. */
  readonly endpoint: string;
  /** Removes this endpoint's secrets from text that a server or the platform wrote. */
  readonly redact: (text: string) => string;
  /** Returns the URL and headers with the secrets in them. Never log them. */
  readonly reveal: () => Wire;
}

/**
 * Combines an HTTP or gRPC endpoint of a surface with its credential.
 *
 * @param surface - The part of the service that the endpoint belongs to.
 * @param endpoint - `https://host[:port][/path]`. With a credential, `http://` is accepted only on
 * loopback.
 * @param credential - A credential of a kind that the surface accepts. Omit it if the endpoint
 * needs none.
 * @returns the URL and headers to send, the URL to log, and a function that redacts secrets.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the endpoint is malformed,
 * `CREDENTIAL_NOT_ACCEPTED` if the surface does not accept this kind of credential,
 * `INSECURE_ENDPOINT` if a credential would be sent over plain HTTP to another machine.
 *
 * @example
 * ```ts
 * import { authorize, bearer } from "@node-access/auth";
 *
 * const { endpoint } = authorize("management", "https://api.example", bearer("key")); // https://api.example/***
 * ```
 */
export function authorize<S extends Surface>(
  surface: S,
  endpoint: string,
  credential?: CredentialFor<S>,
): Authorized {
  return authorized(surface, endpoint, credential);
}

/**
 * Combines an HTTP endpoint of your own service with a credential of any kind.
 *
 * @param endpoint - `https://host[:port][/path]`. With a credential, `http://` is accepted only on
 * loopback.
 * @param credential - The credential. Omit it if the endpoint needs none.
 * @param option - The name of the endpoint in errors. Default: `endpoint`.
 * @returns the URL and headers to send, the URL to log, and a function that redacts secrets.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the endpoint is malformed,
 * `INSECURE_ENDPOINT` if a credential would be sent over plain HTTP to another machine.
 *
 * @example
 * ```ts
 * import { authorizeAny, bearer } from "@node-access/auth";
 *
 * const { headers } = authorizeAny("https://acme.example", bearer("k3y")).reveal(); // authorization: Bearer k3y
 * ```
 *
 * Source: RFC 9110 section 11.
 */
export function authorizeAny(endpoint: string, credential?: Credential, option?: string): Authorized {
  return authorized(undefined, endpoint, credential, option);
}

/**
 * Combines a node's WebSocket endpoint with its credential. With a credential,
 * `/ws` is appended to the path (unless it already ends with it), followed by the URL token.
 * Without a credential, the endpoint is used as given.
 *
 * @param endpoint - `wss://host[:port][/path]`. With a credential, `ws://` is accepted only on loopback.
 * @param credential - A URL token, or basic authentication (not available in browsers).
 * @returns the URL and headers to send, the URL to log, and a function that redacts secrets.
 * @throws NodeAccessError the same errors as {@link authorize}.
 *
 * @example
 * ```ts
 * import { authorizeWebSocket, urlToken } from "@node-access/auth";
 *
 * const { url } = authorizeWebSocket("wss://node.example", urlToken("t0ken")).reveal(); // wss://node.example/ws/t0ken
 * ```
 */
export function authorizeWebSocket(endpoint: string, credential?: CredentialFor<"node">): Authorized {
  return authorized("node", endpoint, credential, "endpoint", "ws", credential ? "/ws" : "");
}

/** Scheme and host, then a path; no user info, query or fragment. */
const ENDPOINT = /^((?:http|ws)s?:\/\/[^\s/?#@\\]+)(\/[^\s?#]*?)??\/*$/i;

/** For endpoints that need no credential. */
const NO_CREDENTIAL: Pick<Credential, "attach" | "secrets"> = {
  secrets: [],
  attach: (_, url) => ({ url, headers: {} }),
};

function authorized(
  surface: Surface | undefined,
  endpoint: string,
  credential: Credential | undefined,
  option = "endpoint",
  scheme: "http" | "ws" = "http",
  suffix = "",
): Authorized {
  const text = typeof endpoint === "string" ? endpoint : "";
  const [, given = "", path = ""] = (URL.canParse(text) && ENDPOINT.exec(text)) || [];
  // Schemes and hosts in capitals are the same ones.
  const origin = given.toLowerCase();
  const shown = `${origin}/***`;
  if (!origin.startsWith(scheme)) {
    throw invalidArgument(
      option,
      `${scheme}s://host[:port][/path] only; keys as credential`,
      // Not the whole address, which may contain a key.
      typeof endpoint === "string" ? `${/^\w+:\/\//.exec(text) ?? "no scheme"}...` : kindOf(endpoint),
    );
  }
  const { attach, secrets }: Pick<Credential, "attach" | "secrets"> = credential ?? NO_CREDENTIAL;
  if (typeof attach !== "function") {
    throw invalidArgument("credential", "urlToken(...) or similar", kindOf(credential));
  }
  const wire = attach(surface, origin + path + (path.endsWith(suffix) ? "" : suffix), shown);
  // The endpoint itself may contain a key. Path segments too short to be a key stay readable.
  const pathSecrets = path.match(/[^/]{8,}/g) ?? [];
  const redact = redactor([...pathSecrets, ...secrets.map((secret) => secret.reveal())]);
  return {
    endpoint: shown,
    redact: wire.redact?.(redact) ?? redact,
    // A function, because inspection may run getters but never calls functions.
    reveal: () => wire,
  };
}
