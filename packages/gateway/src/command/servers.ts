import type { SharedTexts } from "../surfaces/mcp/mcp-handler.ts";
import { GrpcServer } from "../listeners/grpc-server.ts";
import { handleRequest, type HttpContext } from "../listeners/handle-request.ts";
import { countConnections, createListener, drain, listen, useCertificate } from "../listeners/listener.ts";
import { createMetricsServer } from "../listeners/metrics-server.ts";
import { SocketServer } from "../listeners/socket-server.ts";
import { certificateEnd, type CertificatePair, watchCertificate } from "./certificate.ts";
import type { OperatorParts, Operators } from "./start-operators.ts";
import { formatHost } from "./host.ts";
import type { ResolvedOptions } from "./resolve-options.ts";

/** The servers of a gateway: HTTP with WebSockets, gRPC, and those for operators. */
export interface Servers {
  /** `http(s)://host:port`, once it listens. */
  url: string;
  grpcUrl: string;
  /** `undefined` without the option `metrics`. */
  metricsUrl?: string;
  /** `undefined` without the options `admin` and `console`. */
  operators?: Operators;
  /** @param texts - What the gateway's workers keep for the callers of `/mcp`, if it has several. */
  listen(texts: SharedTexts | undefined, parts: OperatorParts): Promise<void>;
  close(): Promise<void>;
}

/** Creates the servers, which do not listen yet. */
export function createServers(
  context: HttpContext,
  options: ResolvedOptions,
  tls: CertificatePair | undefined,
): Servers {
  const { limits, metrics, log } = context;
  const listening = { limits, ...(tls && { tls }) };
  const http = createListener(listening);
  countConnections(http, (change) => metrics.connections("http", change));
  const sockets = new SocketServer(context, http);
  const grpc = new GrpcServer(context, listening);
  http.on("request", (request, response) => {
    // Otherwise, a connection that is never idle is cut during a call when the time to close is over.
    if (context.isDraining() || !context.isReady()) response.shouldKeepAlive = false;
    if (!grpc.acceptWeb(request, response)) handleRequest(context, request, response);
  });
  const metricsServer = options.metrics && createMetricsServer(metrics, log, limits);
  if (tls) metrics.certificateEnd = certificateEnd(tls);
  const useNew = (certificate: CertificatePair): void => {
    metrics.certificateEnd = certificateEnd(certificate);
    useCertificate(http, certificate);
    grpc.useCertificate(certificate);
    servers.operators?.useCertificate(certificate);
  };
  const endWatch = options.tls && tls ? watchCertificate(options.tls, tls, log, useNew) : undefined;
  let closeTools: (() => Promise<void>) | undefined;
  const servers: Servers = {
    url: "",
    grpcUrl: "",
    async listen(texts, parts) {
      const { host, port, grpcPort, mcp } = options;
      const name = formatHost(host);
      if (mcp) {
        const { serveTools } = await import("./serve-tools.ts");
        closeTools = await serveTools(context, mcp, texts);
      }
      servers.url = `${tls ? "https" : "http"}://${name}:${await listen(http, "port", port, host)}`;
      servers.grpcUrl = `${name}:${await grpc.listen(grpcPort, host)}`;
      if (metricsServer) {
        const own = { port: 0, host: "127.0.0.1", ...options.metrics };
        const metricsPort = await listen(metricsServer, "metrics.port", own.port, own.host);
        servers.metricsUrl = `http://${formatHost(own.host)}:${metricsPort}/metrics`;
      }
      if (!options.admin && !options.console) return;
      const { startOperators } = await import("./start-operators.ts");
      servers.operators = await startOperators(options, listening, parts);
    },
    async close() {
      endWatch?.();
      const { shutdown } = limits;
      await Promise.all([
        servers.operators?.close(),
        metricsServer && drain(metricsServer, shutdown),
        // Tools make calls until the last request to `/mcp` has its response.
        drain(http, shutdown).then(() => closeTools?.()),
        sockets.close(shutdown),
        grpc.close(shutdown),
      ]);
    },
  };
  return servers;
}
