import type { Server } from "node:http";
import type { Limits } from "../options/limits.ts";
import { notFound, wrongMethod } from "../codec/http/problem.ts";
import { send, servedMethod } from "../codec/http/respond.ts";
import { sendProblem } from "../codec/http/send-problem.ts";
import type { Log } from "../observe/log.ts";
import { type Metrics, metricsType } from "../observe/metrics.ts";
import { createListener } from "./listener.ts";
import { problemFor } from "./problem-for.ts";

/** Creates the server of `/metrics`, for a monitoring network: it requires no credential. */
export function createMetricsServer(metrics: Metrics, log: Log, limits: Limits): Server {
  const server = createListener({ limits });
  server.on("request", async (request, response) => {
    try {
      if (request.url !== "/metrics") throw notFound("there is only GET /metrics");
      if (servedMethod(request) !== "GET") throw wrongMethod("/metrics takes GET", ["GET", "HEAD"]);
      send(response, 200, metricsType, await metrics.text());
    } catch (error) {
      if (response.headersSent || response.destroyed) return void response.destroy();
      sendProblem(response, problemFor(error, request, log));
    }
  });
  return server;
}
