import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { endTexts } from "../contract/end-reason.ts";
import { HttpProblem, notFound, unauthorized } from "../contract/http/problem.ts";
import { endpointCredentials } from "../generated/catalog.ts";
import { routes } from "../generated/routes.ts";
import type { NodeService } from "../routing/node-services.ts";
import { parseAuthorization } from "./authorization.ts";
import type { Caller } from "./caller.ts";
import type { GatewayState } from "./gateway-state.ts";
import type { Key } from "./key.ts";

/** The node that a request is for. */
export interface Located {
  readonly service: NodeService;
  /** How its caller proved itself. */
  readonly by: "key" | "password";
  readonly caller: Caller;
  /** What follows the credential in the path, without a trailing slash. */
  readonly rest: string;
}

/**
 * Finds the node by the request's credential: a key as the first path segment, or basic authentication.
 *
 * @param path - Without the query; for a WebSocket without `/ws`.
 * @throws HttpProblem 401 if there is no valid credential of a kind that nodes take, or it has ended.
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
    const caller = nodes.byPassword(authorization.username, authorization.password);
    const service = caller && services.get(caller.owner);
    if (!service) throw unauthorized("this user name and password open no node");
    return { service, by: "password", caller: checked(caller), rest: withoutSlash(path) };
  }
  const end = path.indexOf("/", 1);
  const key = end < 0 ? path.slice(1) : path.slice(1, end);
  const caller = key === "" ? undefined : nodes.byKey(key);
  const service = caller && services.get(caller.owner);
  if (!service)
    throw unauthorized("expected a node's token as the first path segment, or basic authentication");
  return {
    service,
    by: "key",
    caller: checked(caller),
    rest: end < 0 ? "" : withoutSlash(path.slice(end)),
  };
}

/** Rejects credentials that have ended. Only their holders learn the reason: it takes the whole secret to get here. */
function checked(key: Key): Key {
  refuseEnded(key);
  key.use();
  return key;
}

/** @throws HttpProblem 401 with the reason if the caller's credential has expired or been revoked. */
export function refuseEnded({ ended }: Caller): void {
  if (ended) throw new HttpProblem(401, `credential_${ended}`, endTexts[ended]);
}

/**
 * Asks again whether the node and its caller's credential are there, when the request's body has arrived: either may have gone
 * meanwhile.
 *
 * @throws HttpProblem 401 as for any credential that opens nothing.
 */
export function checkOpen({ services }: Pick<GatewayState, "services">, id: string, caller: Caller): void {
  if (!services.get(id)) throw unauthorized(endTexts.deleted);
  refuseEnded(caller);
}

/**
 * @param path - Of the operation, as its spec writes it.
 * @throws HttpProblem 403 if the caller's key or credential does not allow the operation.
 */
export function checkAllowed({ methods }: Caller, method: string, path: string): void {
  if (methods && !methods.allowsOperation(method, path))
    throw new HttpProblem(403, "not_allowed", notAllowed(`${method} ${path}`));
}

/** The error message for a method that the caller's key or credential does not allow. */
export function notAllowed(method: string): string {
  return `this credential does not allow ${method.slice(0, 100)}`;
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
  return { service, by: "key", caller: stranger(service, request.socket), rest };
}

/** The caller of an endpoint that needs no credential. Its requests are limited by address. */
export function stranger({ id }: NodeService, { remoteAddress = "" }: Socket): Caller {
  return { id: `${id}/${remoteAddress}` };
}

/** The paths of the endpoints whose requests are signed. */
const signed = new Map(
  routes.flatMap(({ endpoint, path }) =>
    endpoint && endpointCredentials[endpoint].length === 0 ? [[path, endpoint] as const] : [],
  ),
);
