import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { HttpProblem, notFound } from "../codec/http/problem.ts";
import { problemHeaders, send } from "../codec/http/respond.ts";
import { readRequestId } from "../codec/http/request-id.ts";
import { problemReply } from "../codec/http/send-problem.ts";
import { ownPaths } from "../generated/routes.ts";
import { runFor } from "../codec/http/current-request.ts";
import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { AdminContext } from "../surfaces/admin/admin-call.ts";
import { performOperation } from "../surfaces/admin/handle-admin.ts";
import { securityHeaders, sendConsoleFile } from "../surfaces/console/console-files.ts";
import { handleSession, type SessionContext } from "../surfaces/console/handle-session.ts";
import { createListener, type ListenOptions } from "./listener.ts";
import { problemFor } from "./problem-for.ts";

export interface ConsoleContext extends SessionContext {
  readonly admin: AdminContext;
  /** Maximum bytes of a body. */
  readonly bodyBytes: number;
}

export function createConsoleServer(
  options: ListenOptions,
  context: ConsoleContext,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
): Server {
  const server = createListener(options);
  server.on("request", (request, response) => {
    const started = performance.now();
    response.on("close", () => {
      metrics.request("console", response.statusCode, (performance.now() - started) / 1000);
    });
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    const fail = (error: unknown): void => {
      if (
        error instanceof HttpProblem &&
        (error.status === 401 || error.status === 403 || error.status === 429)
      )
        context.security.rejected("console", error.status, context.access.proxies.source(request));
      if (response.headersSent || response.destroyed) return void response.destroy();
      sendError(response, problemFor(error, request, log));
    };
    const id = readRequestId(request.headers);
    runFor({ id, fail }, () => void respond(context, request, response).catch(fail));
  });
  return server;
}

/** Sends an error without the header that makes browsers prompt for a user name. */
function sendError(response: ServerResponse, problem: HttpProblem): void {
  const { status, contentType, body } = problemReply(problem, "admin");
  const { "www-authenticate": _, ...headers } = problemHeaders(problem);
  send(response, status, contentType, body, headers);
}

async function respond(
  context: ConsoleContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = ""] = (request.url ?? "/").split("?", 1);
  if (sendConsoleFile(path, request, response)) return;
  const isOperation = path.startsWith(ownPaths.admin);
  if (path !== "/session" && !isOperation) throw notFound(`there is nothing at ${path.slice(0, 200)}`);
  response.setHeader("cache-control", "no-store");
  const { access, admin } = context;
  access.checkOrigin(request);
  if (!isOperation) return handleSession(context, request, response);
  access.session(request);
  const operator = { actor: "console", source: access.proxies.source(request) } as const;
  await performOperation(admin, context, operator, request, response);
}
