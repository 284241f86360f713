import type { IncomingMessage } from "node:http";
import { notFound, unauthorized } from "../contract/http/problem.ts";
import { endpointCredentials } from "../generated/catalog.ts";
import { routes } from "../generated/routes.ts";
import type { NodeService } from "../routing/node-services.ts";
import { parseAuthorization } from "./authorization.ts";
import type { GatewayState } from "./gateway-state.ts";

/** The node that a request is for. */
export interface Located {
  readonly service: NodeService;
  /** How its caller proved itself. */
  readonly by: "key" | "password";
  /** Whose rate is counted: an id, never a secret. */
  readonly credential: string;
  /** What follows the credential in the path, without a trailing slash. */
  readonly rest: string;
}

/**
 * Finds the node by the request's credential: a key as the first path segment, or basic authentication.
 *
 * @param path - Without the query; for a WebSocket without `/ws`.
 * @throws HttpProblem 401 if there is no valid credential of a kind that nodes take.
 */
export function locateNode(
  { nodes, services }: GatewayState,
  { headers }: IncomingMessage,
  path: string,
): Located {
  const header = headers.authorization;
  if (header !== undefined) {
    const authorization = parseAuthorization(header);
    if (authorization?.scheme !== "basic") {
      throw unauthorized("node endpoints take a token in the URL or basic authentication, no bearer token");
    }
    const id = nodes.byPassword(authorization.username, authorization.password);
    const service = id === undefined ? undefined : services.get(id);
    if (!service) throw unauthorized("this user name and password open no node");
    return { service, by: "password", credential: `${service.id}/password`, rest: withoutSlash(path) };
  }
  const end = path.indexOf("/", 1);
  const key = end < 0 ? path.slice(1) : path.slice(1, end);
  const id = key === "" ? undefined : nodes.byKey(key);
  const service = id === undefined ? undefined : services.get(id);
  if (!service)
    throw unauthorized("expected a node's token as the first path segment, or basic authentication");
  return {
    service,
    by: "key",
    credential: `${service.id}/key`,
    rest: end < 0 ? "" : withoutSlash(path.slice(end)),
  };
}

/**
 * Asks again whether the node is there, when the request's body has arrived: it may have been deleted meanwhile.
 *
 * @throws HttpProblem 401 as for any credential that opens nothing.
 */
export function checkOpen({ services }: Pick<GatewayState, "services">, id: string): void {
  if (!services.get(id)) throw unauthorized("the node was deleted");
}

/** A path without the slashes that it ends with. A pattern for this takes quadratic time where many slashes come earlier. */
export function withoutSlash(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * Finds the node that an HTTP request is for. An endpoint whose requests are signed asks for no credential.
 *
 * @param path - Without the query.
 * @throws HttpProblem 401 as {@link locateNode}; 404 if no node has the endpoint.
 */
export function locateRequest(state: GatewayState, request: IncomingMessage, path: string): Located {
  const rest = withoutSlash(path);
  const endpoint = signed.get(rest);
  if (!endpoint || request.headers.authorization !== undefined) return locateNode(state, request, path);
  const service = state.services.first(endpoint);
  if (!service) throw notFound(`no node here has the ${endpoint} endpoint`);
  const credential = `${service.id}/${request.socket.remoteAddress ?? ""}`;
  return { service, by: "key", credential, rest };
}

/** The paths of the endpoints whose requests are signed. */
const signed = new Map(
  routes.flatMap(({ endpoint, path }) =>
    endpoint && endpointCredentials[endpoint].length === 0 ? [[path, endpoint] as const] : [],
  ),
);
