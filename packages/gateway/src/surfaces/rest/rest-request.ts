import type { IncomingMessage } from "node:http";
import type { Pending } from "../../access/pending-bytes.ts";
import { isBytes, readBody, readBytes } from "../../codec/http/body.ts";
import type { ClusterRequest } from "../../upstreams/upstream.ts";
import { errorTexts, type Route } from "../../generated/routes.ts";

/** Reads a request to a route, to be sent on to `path`. Of the headers, only those in the spec are included. */
export async function readRestRequest(
  route: Route,
  request: IncomingMessage,
  path: string,
  limit: number,
  pending: Pending,
): Promise<ClusterRequest> {
  const inBytes = route.acceptsBytes && isBytes(request);
  const headers = selectHeaders(route, request);
  return {
    ...restRequest(route, path),
    ...(inBytes && { bytes: await readBytes(request, limit, pending) }),
    ...(route.body && !inBytes && { body: await readBody(request, limit, pending) }),
    ...((headers || inBytes) && {
      headers: { ...headers, ...(inBytes && { "content-type": "application/octet-stream" }) },
    }),
  };
}

export function restRequest(route: Route, path: string): ClusterRequest {
  const { method, idempotency, cost, responseHeaders, statuses, answers, events, isJsonStream } = route;
  const block = segmentIn(route, path, route.block);
  const cache = findCache(route, path);
  const newestBlock = findNewestBlock(route, path);
  return {
    method,
    path,
    idempotency,
    cost,
    ...(block && { block }),
    ...(newestBlock !== undefined && { newestBlock }),
    ...(cache && { cache }),
    ...(!route.isEmpty && !events && { expectsJson: true }),
    ...(responseHeaders && { responseHeaders }),
    ...(statuses && { statuses }),
    ...(answers && { answers }),
    ...(errorTexts[route.spec] && { errorTexts: errorTexts[route.spec] }),
    ...(events && { isStream: true }),
    ...(isJsonStream && { isJsonStream }),
  };
}

/** For a block named by number, the response itself must say that it is final. */
function findCache(route: Route, path: string): ClusterRequest["cache"] {
  const { cache } = route;
  if (cache?.param === undefined) return cache;
  const id = segmentIn(route, path, cache.param)?.id ?? "";
  const isHash = cache.hash === undefined ? byHash.test(id) : new RegExp(cache.hash).test(id);
  return isHash || (cache.final && byNumber.test(id)) ? cache : undefined;
}

const byHash = /^0x[\da-f]{64}$/i;
const byNumber = /^\d{1,15}$/;

/** If the query has parameters, they say what is read. */
function findNewestBlock({ newestBlock, query }: Route, path: string): ClusterRequest["newestBlock"] {
  if (typeof newestBlock !== "string") return newestBlock;
  const parameters = new URL(path, "http://node").searchParams;
  return Object.keys(query).some((name) => parameters.has(name)) ? undefined : newestBlock;
}

/** The value of a path parameter, and its position in the path. */
function segmentIn(route: Route, path: string, name: string | undefined): ClusterRequest["block"] {
  if (name === undefined) return undefined;
  const before = route.path.split("/").indexOf(`{${name}}`);
  const at = path.split("/", before).join("/").length + 1;
  const [id = ""] = path.slice(at).split(/[/?]/, 1);
  return { id, at };
}

/** The headers that are parameters, and `accept` if the route has several response types. */
function selectHeaders(route: Route, request: IncomingMessage): Record<string, string> | undefined {
  const chooses = route.returnsBytes || route.events;
  if (!route.headers && !chooses) return undefined;
  const names = [...Object.keys(route.headers ?? {}), ...(chooses ? ["accept"] : [])];
  const entries = names.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
