import { performance } from "node:perf_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { checkCredential, locateRequest } from "../access/locate-node.ts";
import { HttpProblem, notFound, wrongMethod } from "../codec/http/problem.ts";
import { isCall, readRequestId, setRequestId } from "../codec/http/request-id.ts";
import { isDisconnect } from "../upstreams/upstream-failure.ts";
import { sendProblem } from "../codec/http/send-problem.ts";
import { protocols, jsonRpcCredentials } from "../generated/catalog.ts";
import { ownPaths } from "../generated/routes.ts";
import { runFor } from "../codec/http/current-request.ts";
import { handleGraphql } from "../surfaces/graphql/handle-graphql.ts";
import { PostedMessage } from "../surfaces/json-rpc/handle-rpc.ts";
import { sendCallsTo } from "../surfaces/json-rpc/send-calls.ts";
import type { ManagementContext } from "../surfaces/management/management-call.ts";
import { handleOperations, type OperationsContext } from "../surfaces/operations/handle-operations.ts";
import { handleEndpoint } from "../surfaces/rest/handle-endpoint.ts";
import { problemFor } from "./problem-for.ts";

export interface HttpContext extends ManagementContext, OperationsContext {
  /** Responds to requests to `/mcp`; `undefined` without the option. */
  mcp: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined;
}

/** Responds to an HTTP request. Whatever goes wrong, the caller gets a response and the process continues. */
export function handleRequest(state: HttpContext, request: IncomingMessage, response: ServerResponse): void {
  if (!state.lease.isValid) return state.lease.run(() => handleRequest(state, request, response));
  const started = performance.now();
  const url = readTarget(request);
  const queryAt = url.indexOf("?");
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const search = queryAt < 0 ? "" : url.slice(queryAt);
  const surface = { name: "node" };
  const requestId = readRequestId(request.headers);
  setRequestId(response, requestId);
  response.on("close", () => {
    const { statusCode } = response;
    const seconds = (performance.now() - started) / 1000;
    state.metrics.request(surface.name, statusCode, seconds);
    if (statusCode >= 400 && !isCall(response) && surface.name !== "operations")
      state.traffic.rejected({ surface: surface.name, status: statusCode, requestId }, seconds);
    if (statusCode === 401 || statusCode === 403)
      state.security.rejected(surface.name, statusCode, state.proxies.source(request), requestId);
  });
  const fail = (error: unknown): void => sendFailure(state, response, error, requestId);
  runFor({ id: requestId, fail }, () => {
    try {
      route(state, request, response, path, search, surface, fail)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
}

/** @returns the path and query. A client that believes the gateway to be a proxy sends the whole URL. */
export function readTarget({ url = "/" }: IncomingMessage): string {
  return url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?]*\/?/i, "/");
}

/** @returns the end of the request; `undefined` if its handler calls `fail` itself. */
function route(
  state: HttpContext,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
  surface: { name: string },
  fail: (error: unknown) => void,
): Promise<void> | undefined {
  if (state.cors.handle(request, response)) return undefined;
  const operation = handleOperations(state, response, path);
  if (operation) {
    surface.name = "operations";
    return operation;
  }
  if (!state.proxies.isSecure(request)) {
    throw new HttpProblem(403, "https_required", "this service is reached over HTTPS only");
  }
  if (path.startsWith(ownPaths.management)) {
    surface.name = "management";
    // Loaded with its first request, as it brings the schemas of its operations and their validator.
    return import("../surfaces/management/handle-management.ts").then(({ handleManagement }) =>
      handleManagement(state, request, response, path, search),
    );
  }
  if (state.mcp && path === "/mcp") {
    surface.name = "mcp";
    return state.mcp(request, response);
  }
  const located = locateRequest(state, request, path);
  state.cors.admit(located.caller, request, response);
  const { rpc, protocol } = located.service;
  const { rpcPath, graphqlPath, title } = protocols[protocol];
  const rpcNode = located.rest === rpcPath ? rpc : located.service.paths.get(located.rest);
  if (rpcNode) {
    checkCredential(located, "JSON-RPC", jsonRpcCredentials);
    if (request.method !== "POST") throw wrongMethod("JSON-RPC takes POST", ["POST"]);
    new PostedMessage(state, rpcNode, located.caller, request, response, fail).receive();
    return undefined;
  }
  if (rpc && located.rest === graphqlPath) {
    checkCredential(located, "GraphQL", jsonRpcCredentials);
    const { caller } = located;
    return handleGraphql(state, rpc, caller, request, response, sendCallsTo(rpc, caller));
  }
  if (graphqlPath === undefined && located.rest === "/graphql")
    throw notFound(`${title} nodes have no GraphQL: nodes of EVM networks do`);
  return handleEndpoint(state, located, request, response, search).then((name) => {
    surface.name = name;
  });
}

function sendFailure(
  { log }: HttpContext,
  response: ServerResponse,
  error: unknown,
  requestId: string,
): void {
  if (response.headersSent || isDisconnect(error)) return void response.destroy();
  if (response.destroyed && !(error instanceof HttpProblem)) return;
  sendProblem(response, problemFor(error, response.req, log, requestId));
}
