import type { IncomingMessage } from "node:http";
import { endTexts } from "../codec/web-socket/caller-socket.ts";
import { HttpProblem, notFound, unauthorized } from "../codec/http/problem.ts";
import { findRoute } from "../codec/rest/find-route.ts";
import { credentialKinds, type Endpoint, endpointCredentials } from "../generated/catalog.ts";
import type { NodeService } from "../router/node-service.ts";
import type { NodeServices } from "../router/node-services.ts";
import { parseAuthorization, tokenHeaders } from "./authorization.ts";
import type { Caller } from "./caller.ts";
import type { Key } from "./key.ts";
import type { NodeDirectory } from "./node-directory.ts";
import type { Proxies } from "./proxies.ts";

export interface NodeAccess {
  readonly nodes: NodeDirectory;
  readonly services: NodeServices;
  readonly proxies: Proxies;
}

/** The node that a request is for. */
export interface Located {
  readonly service: NodeService;
  /** The catalog's kinds of credential that the request's credential matches; empty without one. */
  readonly kinds: readonly string[];
  readonly caller: Caller;
  /** The path after the credential, without a trailing slash. */
  readonly rest: string;
}

const inPath: readonly string[] = Object.keys(credentialKinds).filter(
  (kind) => credentialKinds[kind]?.in === "path",
);

/** The kinds of credential that a REST endpoint accepts in a header. */
const inHeader: ReadonlySet<string> = new Set(
  restEndpoints().flatMap((endpoint) =>
    endpointCredentials[endpoint].filter((kind) => credentialKinds[kind]?.in === "header"),
  ),
);

const ownHeaders = tokenHeaders(inHeader);

/** What a request may have in place of a key in its path, for errors. */
const alternatives: string = [
  "basic authentication",
  ...ownHeaders.map(({ header }) => `the header ${header}`),
].join(", or ");

function restEndpoints(): Endpoint[] {
  return (Object.keys(endpointCredentials) as Endpoint[]).filter((endpoint) => endpoint !== "grpc");
}

/**
 * Finds the node by the request's credential: a key as the first path segment (without `/ws`), basic authentication,
 * or a key in a header. {@link checkCredential} then checks whether the endpoint accepts this kind.
 * Throws HttpProblem 401 if there is no valid credential, or it has ended.
 */
export function locateNode(state: NodeAccess, { headers }: IncomingMessage, path: string): Located {
  const { authorization: header } = headers;
  if (header !== undefined) {
    const authorization = parseAuthorization(header);
    if (authorization?.scheme === "basic") {
      const key = state.nodes.byPassword(authorization.username, authorization.password);
      return located(state, key, ["basic"], path, "no node has this user name and password");
    }
    if (authorization?.scheme !== "bearer" || !inHeader.has("bearer"))
      throw unauthorized(`node endpoints accept a token in the URL, or ${alternatives}, not a bearer token`);
    const key = state.nodes.find(authorization.key);
    return located(state, key, ["bearer"], path, "no node has this bearer token");
  }
  for (const { kind, header: name } of ownHeaders) {
    const token = headers[name];
    if (typeof token === "string")
      return located(state, state.nodes.find(token), [kind], path, `no node has this ${name}`);
  }
  const end = path.indexOf("/", 1);
  const key = end < 0 ? path.slice(1) : path.slice(1, end);
  return located(
    state,
    key === "" ? undefined : state.nodes.find(key),
    inPath,
    end < 0 ? "" : path.slice(end),
    key === ""
      ? `expected a node's token as the first path segment, or ${alternatives}`
      : `no node has the token in the first path segment; expected a node's token there, or ${alternatives}`,
  );
}

function located(
  { services }: NodeAccess,
  key: Key | undefined,
  kinds: readonly string[],
  path: string,
  otherwise: string,
): Located {
  const service = key && services.get(key.owner);
  if (!service) throw unauthorized(otherwise);
  // Only the holders of ended credentials learn the reason, since this needs the whole secret.
  checkNotEnded(key);
  key.use();
  return { service, kinds, caller: key, rest: withoutSlash(path) };
}

/** An endpoint that accepts no kind has signed requests, and any credential is allowed. */
export function checkCredential({ kinds }: Located, what: string, accepted: readonly string[]): void {
  if (accepted.length === 0 || kinds.some((kind) => accepted.includes(kind))) return;
  throw unauthorized(
    `${what} accepts ${accepted.map((kind) => credentialKinds[kind]?.title ?? kind).join(" or ")}`,
  );
}

/** Throws HttpProblem 401 with the reason, or 503 if the gateway has not reached its database for too long. */
export function checkNotEnded({ ended }: Caller): void {
  if (ended === "unconfirmed") throw new HttpProblem(503, "unavailable", endTexts[ended], { retryAfter: 1 });
  if (ended) throw new HttpProblem(401, `credential_${ended}`, endTexts[ended]);
}

/** Checks again, once the request's body has arrived, whether the node and the credential still exist. */
export function checkOpen({ services }: Pick<NodeAccess, "services">, id: string, caller: Caller): void {
  if (!services.get(id)) throw unauthorized(endTexts.deleted);
  checkNotEnded(caller);
}

/** Throws HttpProblem 403 if the credential does not allow the operation, whose path is that of its spec. */
export function checkAllowed({ methods }: Caller, method: string, path: string): void {
  if (methods && !methods.allowsOperation(method, path))
    throw new HttpProblem(403, "not_allowed", notAllowed(`${method} ${path}`));
}

export function notAllowed(method: string): string {
  return `this credential does not allow ${method.slice(0, 100)}`;
}

/** A regular expression for this takes quadratic time if many slashes come earlier. */
export function withoutSlash(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** Finds a request's node as {@link locateNode}, or the first with an endpoint that needs no credential. */
export function locateRequest(state: NodeAccess, request: IncomingMessage, path: string): Located {
  const rest = withoutSlash(path);
  const endpoint = signedEndpoints.find((one) => isAt(one, request.method ?? "", rest));
  if (!endpoint || request.headers.authorization !== undefined) return locateNode(state, request, path);
  const service = state.services.first(endpoint);
  if (!service) throw notFound(`no node here has the ${endpoint} endpoint`);
  return { service, kinds: [], caller: anonymousCaller(state, service, request), rest };
}

/** The caller of an endpoint that needs no credential: its requests are limited by address. */
export function anonymousCaller(
  { proxies }: Pick<NodeAccess, "proxies">,
  { id }: NodeService,
  request: IncomingMessage,
): Caller {
  const caller = `${id}/${proxies.source(request)}`;
  return { id: caller, tenant: caller, isAnonymous: true };
}

/** The endpoints whose requests are signed. */
const signedEndpoints = restEndpoints().filter((endpoint) => endpointCredentials[endpoint].length === 0);

function isAt(endpoint: Endpoint, method: string, path: string): boolean {
  const { match, allowed } = findRoute(endpoint, method, path);
  return match !== undefined || allowed.length > 0;
}
