import type { Server } from "node:http";
import { plainAddress } from "../access/proxies.ts";
import { HttpProblem } from "../codec/http/problem.ts";
import { readRequestId, setRequestId } from "../codec/http/request-id.ts";
import { sendProblem } from "../codec/http/send-problem.ts";
import { runFor } from "../codec/http/current-request.ts";
import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { AdminContext } from "../surfaces/admin/admin-call.ts";
import type { AdminAccess } from "../surfaces/admin/handle-admin.ts";
import { createListener, type ListenOptions } from "./listener.ts";
import { problemFor } from "./problem-for.ts";

/** Creates the admin API's server, which does not listen yet. */
export function createAdminServer(
  options: ListenOptions,
  context: AdminContext,
  access: AdminAccess,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
): Server {
  const server = createListener(options);
  server.on("request", (request, response) => {
    const started = performance.now();
    const requestId = readRequestId(request.headers);
    setRequestId(response, requestId);
    response.on("close", () => {
      metrics.request("admin", response.statusCode, (performance.now() - started) / 1000);
    });
    const fail = (error: unknown): void => {
      if (error instanceof HttpProblem && error.status === 401)
        context.security.rejected("admin", 401, plainAddress(request.socket.remoteAddress), requestId);
      if (response.headersSent || response.destroyed) return void response.destroy();
      sendProblem(response, problemFor(error, request, log, requestId), "admin");
    };
    // Loaded with its first request, as it brings the schemas of its operations and their validator.
    runFor({ id: requestId, fail }, () => {
      import("../surfaces/admin/handle-admin.ts")
        .then(({ handleAdmin }) => handleAdmin(context, access, request, response))
        .catch(fail);
    });
  });
  return server;
}
