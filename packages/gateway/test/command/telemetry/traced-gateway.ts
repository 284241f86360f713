import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http2";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Collector, startCollector } from "@node-access-tools/local-servers/collector";
import { listen } from "@node-access-tools/local-servers";
import { WebSocketServer } from "ws";
import { type GatewayProcess, startGatewayWith } from "../../faults/gateway-process.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../../upstream-server.ts";

/** Texts that must not be in any span, metric or log entry. */
export const secrets = {
  upstream: "upstream-secret",
  header: "header-secret",
  argument: "argument-secret",
  caller: "caller-secret",
  collector: "collector-secret",
};

/** The hash of the only block. */
export const blockHash = `0x${"ab".repeat(32)}`;

/** A gateway in its own process that sends telemetry to a collector, with its upstreams. */
export interface TracedGateway {
  readonly collector: Collector;
  readonly process: GatewayProcess;
  readonly apiKey: string;
  /** The tokens of its nodes, by protocol. */
  readonly keys: Readonly<Record<string, string>>;
  /**
   * The first upstream of Ethereum. It rejects `eth_syncing`, and responds late to `eth_gasPrice` while
   * `isSlow`.
   */
  readonly own: UpstreamServer & { isSlow: boolean };
  /** Its other upstream. */
  readonly other: UpstreamServer;
  /** The metadata of the calls that the gRPC node received. */
  readonly metadata: readonly IncomingHttpHeaders[];
  /** The headers of the handshakes that the venue received. */
  readonly handshakes: readonly IncomingHttpHeaders[];
  close(): Promise<void>;
}

export async function startTracedGateway(): Promise<TracedGateway> {
  const folder = mkdtempSync(join(tmpdir(), "telemetry-"));
  const collector = await startCollector();
  const respond = respondWith((method) =>
    method.startsWith("eth_getBlock") ? { number: "0x10", hash: blockHash, parentHash: blockHash } : "0x1",
  );
  const slow = { isSlow: false };
  const server = await startUpstream((body, response, { method }) => {
    if (method === "GET") response.setHeader("content-type", "application/json").end("{}");
    else if (body.includes("eth_syncing")) response.writeHead(503).end();
    else if (slow.isSlow && body.includes("eth_gasPrice"))
      setTimeout(() => respond(body, response), 2_000).unref();
    else respond(body, response);
  });
  const own = Object.assign(slow, server);
  const other = await startUpstream(respond);
  const grpcNode = await startGrpcNode();
  const venue = await startVenue();
  const headers = { "x-node-key": secrets.header };
  const networks = {
    "ethereum-mainnet": {
      chainId: "any",
      rpc: {
        upstreams: [
          { name: "own", url: withSecret(own.url), headers },
          { name: "other", url: withSecret(other.url), tier: 2 },
        ],
      },
      beacon: { upstreams: [{ name: "beacon", url: own.url }] },
    },
    "solana-mainnet": { grpc: { upstreams: [{ name: "geyser", url: grpcNode.url, headers }] } },
    "hyperliquid-mainnet": {
      exchange: { upstreams: [{ name: "venue", url: own.url, webSocketUrl: venue.url }] },
    },
  };
  writeFileSync(join(folder, "config.json"), JSON.stringify({ networks }));
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: `x-collector-key=${secrets.collector}`,
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test%20run",
    OTEL_BSP_SCHEDULE_DELAY: "50",
    OTEL_METRIC_EXPORT_INTERVAL: "200",
    OTEL_METRIC_EXPORT_TIMEOUT: "200",
  };
  const options = ["--config", "config.json", "--seed", secrets.argument, "--access-log", "1"];
  const gateway = await startGatewayWith(environment, folder, ...options);
  const { apiKey = "", nodes = {} } = gateway.credentials ?? {};
  return {
    collector,
    process: gateway,
    apiKey,
    keys: Object.fromEntries(Object.entries(nodes).map(([name, { key }]) => [name, key])),
    own,
    other,
    metadata: grpcNode.metadata,
    handshakes: venue.handshakes,
    async close() {
      await gateway.kill();
      for (const one of [own, other, grpcNode, venue, collector]) await one.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function withSecret(url: string): string {
  return `${url}/${secrets.upstream}?key=${secrets.upstream}`;
}

/** A gRPC node that responds to everything with an empty message. */
async function startGrpcNode(): Promise<{ url: string; metadata: IncomingHttpHeaders[]; close(): void }> {
  const metadata: IncomingHttpHeaders[] = [];
  const server = createServer();
  server.on("stream", (stream, headers) => {
    metadata.push(headers);
    stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
    stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
    stream.end(Buffer.alloc(5));
  });
  const { url } = await listen(server);
  return { url, metadata, close: () => server.close() };
}

/** A venue whose socket echoes messages. */
async function startVenue(): Promise<{ url: string; handshakes: IncomingHttpHeaders[]; close(): void }> {
  const handshakes: IncomingHttpHeaders[] = [];
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  server.on("connection", (socket, { headers }) => {
    handshakes.push(headers);
    socket.on("message", (data: Buffer) => socket.send(data.toString("utf8")));
  });
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): void => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  };
  return { url, handshakes, close };
}
