import type { Server } from "node:http";
import type { SharedTexts } from "../surfaces/mcp/mcp-handler.ts";
import { GrpcServer } from "../listeners/grpc-server.ts";
import { handleRequest, type HttpContext } from "../listeners/handle-request.ts";
import {
  countConnections,
  createListener,
  drain,
  listen,
  type ListenOptions,
  useCertificate,
} from "../listeners/listener.ts";
import { createMetricsServer } from "../listeners/metrics-server.ts";
import { type SocketContext, SocketServer } from "../listeners/socket-server.ts";
import { certificateEnd, type CertificatePair, watchCertificate } from "./certificate.ts";
import type { OperatorParts, Operators } from "./start-operators.ts";
import { formatHost } from "./host.ts";
import type { ResolvedOptions } from "./resolve-options.ts";

/** The servers of a gateway: HTTP with WebSockets, gRPC, and those for operators. */
export class Servers {
  url = "";
  grpcUrl = "";
  /** `undefined` without the option `metrics`. */
  metricsUrl: string | undefined;
  /** `undefined` without the options `admin` and `console`. */
  operators: Operators | undefined;
  readonly isTls: boolean;
  readonly #context: HttpContext & SocketContext;
  readonly #options: ResolvedOptions;
  readonly #listening: ListenOptions;
  readonly #http: Server;
  readonly #sockets: SocketServer;
  readonly #grpc: GrpcServer;
  readonly #metrics: Server | undefined;
  #closeTools: (() => Promise<void>) | undefined;
  readonly #endWatch: () => void;

  constructor(
    context: HttpContext & SocketContext,
    options: ResolvedOptions,
    tls: CertificatePair | undefined,
  ) {
    const { limits, metrics, log } = context;
    this.isTls = tls !== undefined;
    this.#context = context;
    this.#options = options;
    this.#listening = { limits, ...(tls && { tls }) };
    this.#http = createListener(this.#listening);
    countConnections(this.#http, (change) => metrics.connections("http", change));
    this.#sockets = new SocketServer(context, this.#http);
    const grpc = new GrpcServer(context, this.#listening);
    this.#grpc = grpc;
    this.#http.on("request", (request, response) => {
      if (!grpc.acceptWeb(request, response)) handleRequest(context, request, response);
    });
    this.#metrics = options.metrics && createMetricsServer(metrics, log, limits);
    const watched = options.tls && tls;
    if (tls) metrics.certificateEnd = certificateEnd(tls);
    const use = (certificate: CertificatePair): void => {
      metrics.certificateEnd = certificateEnd(certificate);
      useCertificate(this.#http, certificate);
      this.#grpc.useCertificate(certificate);
      this.operators?.useCertificate(certificate);
    };
    this.#endWatch = watched ? watchCertificate(options.tls, tls, log, use) : () => {};
  }

  /** @param texts - What the gateway's workers keep for the callers of `/mcp`, if it has several. */
  async listen(texts: SharedTexts | undefined): Promise<void> {
    const { host, port, grpcPort, metrics, mcp } = this.#options;
    const name = formatHost(host);
    if (mcp) {
      const { serveTools } = await import("./serve-tools.ts");
      this.#closeTools = await serveTools(this.#context, mcp, texts);
    }
    this.url = `${this.isTls ? "https" : "http"}://${name}:${await listen(this.#http, "port", port, host)}`;
    this.grpcUrl = `${name}:${await this.#grpc.listen(grpcPort, host)}`;
    if (!this.#metrics || !metrics) return;
    const own = { port: 0, host: "127.0.0.1", ...metrics };
    const metricsPort = await listen(this.#metrics, "metrics.port", own.port, own.host);
    this.metricsUrl = `http://${formatHost(own.host)}:${metricsPort}/metrics`;
  }

  async listenForOperators(parts: OperatorParts): Promise<void> {
    if (!this.#options.admin && !this.#options.console) return;
    const { startOperators } = await import("./start-operators.ts");
    this.operators = await startOperators(this.#options, this.#listening, parts);
  }

  async close(): Promise<void> {
    this.#endWatch();
    const { shutdown } = this.#listening.limits;
    await Promise.all([
      this.operators?.close(),
      this.#metrics && drain(this.#metrics, shutdown),
      // Tools make calls until the last request to `/mcp` has its response.
      drain(this.#http, shutdown).then(() => this.#closeTools?.()),
      this.#sockets.close(shutdown),
      this.#grpc.close(shutdown),
    ]);
  }
}
