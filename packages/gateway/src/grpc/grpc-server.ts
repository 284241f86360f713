import {
  createSecureServer,
  createServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from "node:http2";
import type { Pending } from "../access/pending-bytes.ts";
import type { GatewayState } from "../gateway-state.ts";
import { protocols } from "../generated/catalog.ts";
import { grpcMethods } from "../generated/grpc.ts";
import { listen } from "../http/listener.ts";
import type { NodeConnection, NodeService } from "../node-services.ts";
import type { ResolvedOptions } from "../options.ts";
import { endCall, type GrpcCall, type GrpcSource, grpcStatus, timeoutOf } from "./grpc-call.ts";

/** A call's deadline may be further away than a timer reaches. */
const longestTimer = 2_147_483_647;

/** The gRPC endpoint: finds the node by `x-token`, and hands the call to the node's source. */
export class GrpcServer {
  readonly #state: GatewayState;
  readonly #server: Http2Server;
  readonly #sessions = new Set<ServerHttp2Session>();
  /** The calls under way, each with whether it goes on until its caller ends it. */
  readonly #streams = new Map<ServerHttp2Stream, boolean>();

  constructor(state: GatewayState, { tls, limits }: ResolvedOptions) {
    this.#state = state;
    const settings = { maxConcurrentStreams: 1000 };
    const handshakeTimeout = Math.ceil(limits.requestTimeout / 4);
    this.#server = tls
      ? createSecureServer({ ...tls, settings, handshakeTimeout })
      : createServer({ settings });
    this.#server.on("session", (session) => {
      this.#sessions.add(session);
      watchSession(session, limits.pingInterval);
      session.on("close", () => this.#sessions.delete(session));
      // A broken connection ends its calls, not the process.
      session.on("error", () => session.destroy());
    });
    this.#server.on("stream", (stream, headers) => this.#accept(stream, headers));
  }

  /** @returns the port that it listens on. */
  listen(port: number, host: string): Promise<number> {
    return listen(this.#server, "grpcPort", port, host);
  }

  /** Takes nothing new, waits for the calls that have an end, at most so many milliseconds, and ends the rest. */
  async close(milliseconds: number): Promise<void> {
    const closed = new Promise<void>((resolve) => void this.#server.close(() => resolve()));
    for (const session of this.#sessions) session.close();
    for (const [stream, isEndless] of this.#streams) if (isEndless) sayClosing(stream);
    const deadline = performance.now() + milliseconds;
    while (this.#streams.size > 0 && performance.now() < deadline) await pause(20);
    for (const stream of this.#streams.keys()) sayClosing(stream);
    // What was just said needs a moment to leave.
    if (this.#streams.size > 0) await pause(100);
    for (const session of this.#sessions) session.destroy();
    await closed;
  }

  #accept(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    const path = String(headers[":path"]);
    this.#streams.set(stream, grpcMethods[path.slice(1)]?.endless ?? false);
    this.#state.metrics.grpcStreams(1);
    // Told by "close" too; unheard, it would end the process.
    stream.on("error", () => {});
    stream.on("close", () => {
      this.#streams.delete(stream);
      this.#state.metrics.grpcStreams(-1);
    });
    if (!String(headers["content-type"]).startsWith("application/grpc")) {
      stream.respond({ ":status": 415 }, { endStream: true });
      return;
    }
    const found = this.#find(headers, path);
    if ("refusal" in found) return endCall(stream, found.status, found.refusal);
    setDeadline(stream, headers);
    const { connections, source, pending, mayAsk } = found;
    stream.on("close", () => pending.end());
    if (grpcMethods[path.slice(1)]?.stream === "none") this.#endUnfinished(stream);
    const connection = { end: (): void => endCall(stream, grpcStatus.notFound, "the node was deleted") };
    connections.add(connection);
    stream.on("close", () => connections.delete(connection));
    source.handle({ stream, headers, path, pending, mayAsk });
  }

  /** A caller that has one request to send has so long for it. */
  #endUnfinished(stream: ServerHttp2Stream): void {
    const late = (): void => endCall(stream, grpcStatus.deadlineExceeded, "the request took too long");
    const timer = setTimeout(late, this.#state.limits.requestTimeout);
    stream.on("end", () => clearTimeout(timer));
    stream.on("close", () => clearTimeout(timer));
  }

  #find(
    headers: IncomingHttpHeaders,
    path: string,
  ): Found | { readonly status: number; readonly refusal: string } {
    const { nodes, services, rateLimit, pendingBytes, isBehindProxy, log } = this.#state;
    if (isBehindProxy && headers["x-forwarded-proto"] !== "https") {
      return { status: grpcStatus.permissionDenied, refusal: "this service is reached over TLS only" };
    }
    const token = headers["x-token"];
    const id =
      typeof token === "string" && headers.authorization === undefined ? nodes.byKey(token) : undefined;
    const service = id === undefined ? undefined : services.get(id);
    if (!service?.grpc) {
      const refusal = "expected the metadata x-token, alone, with the token of a node that has gRPC";
      return { status: grpcStatus.unauthenticated, refusal };
    }
    if (!isOffered(service, path)) {
      return { status: grpcStatus.unimplemented, refusal: `this node does not offer ${path}` };
    }
    const credential = `${service.id}/key`;
    const wait = rateLimit.take(credential, 1);
    if (wait > 0)
      return { status: grpcStatus.resourceExhausted, refusal: `too many requests: come back in ${wait} s` };
    const pending = pendingBytes.begin(credential);
    if (!pending) return { status: grpcStatus.resourceExhausted, refusal: "too many requests are under way" };
    const { label } = service.grpc;
    if (label) log("info", "answered without a node", { node: service.id, part: "grpc", by: label });
    const mayAsk = (calls: number, bytes: number): boolean =>
      rateLimit.take(credential, rateLimit.cost(calls, bytes)) === 0;
    return { source: service.grpc, connections: service.connections, pending, mayAsk };
  }
}

/** What answers a call, and where it is to be told that its node is gone. */
interface Found {
  readonly source: GrpcSource;
  readonly connections: Set<NodeConnection>;
  readonly pending: Pending;
  readonly mayAsk: GrpcCall["mayAsk"];
}

/** Nodes may offer more services of their package than the specs have, so the package decides. */
function isOffered({ protocol }: NodeService, path: string): boolean {
  const { grpcPackage = "" } = protocols[protocol];
  const prefix = `/${grpcPackage}.`;
  return path.startsWith(prefix) && /^\w+\/\w+$/.test(path.slice(prefix.length));
}

/** Ends a connection whose caller has gone without a word, or never was there: it must answer pings. */
function watchSession(session: ServerHttp2Session, interval: number): void {
  let isAlive = true;
  const timer = setInterval(() => {
    if (!isAlive) return session.destroy();
    isAlive = false;
    session.ping((error) => {
      isAlive = error === null;
    });
  }, interval).unref();
  session.on("close", () => clearInterval(timer));
}

function setDeadline(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
  const milliseconds = timeoutOf(headers["grpc-timeout"]);
  if (milliseconds === undefined) return;
  const pass = (): void => endCall(stream, grpcStatus.deadlineExceeded, "the deadline has passed");
  const timer = setTimeout(pass, Math.min(milliseconds, longestTimer));
  stream.on("close", () => clearTimeout(timer));
}

function sayClosing(stream: ServerHttp2Stream): void {
  endCall(stream, grpcStatus.unavailable, "the gateway is closing");
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}
