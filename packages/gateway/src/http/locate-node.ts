import type { IncomingMessage } from "node:http";
import { parseAuthorization } from "../access/authorization.ts";
import type { GatewayState } from "../gateway-state.ts";
import type { NodeService } from "../node-services.ts";
import { unauthorized } from "./problem.ts";

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
