import type { IncomingMessage, ServerResponse } from "node:http";
import {
  createSecureServer,
  createServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
} from "node:http2";
import { setTimeout as pause } from "node:timers/promises";
import type { CallerStream } from "../codec/grpc/caller-stream.ts";
import { grpcStatus } from "../codec/grpc/call-headers.ts";
import { giveUp } from "../upstreams/grpc/relay.ts";
import { detectWebForm, WebCallStream } from "../codec/grpc/web-call-stream.ts";
import type { CallContext } from "../access/call-context.ts";
import { runFor } from "../codec/http/current-request.ts";
import { handleCall, isEndless, type WebCall } from "../surfaces/grpc/handle-call.ts";
import { readRequestId } from "../codec/http/request-id.ts";
import { countConnections, listen, type ListenOptions, useCertificate } from "./listener.ts";

/** The gRPC endpoint: its connections, and the calls in flight on them. gRPC-Web calls come from the HTTP listener. */
export class GrpcServer {
  readonly #state: CallContext;
  readonly #server: Http2Server;
  readonly #sessions = new Set<ServerHttp2Session>();
  /** The calls in flight, each with whether it goes on until its caller ends it. */
  readonly #streams = new Map<CallerStream, boolean>();

  constructor(state: CallContext, { tls, limits }: ListenOptions) {
    this.#state = state;
    const settings = { maxConcurrentStreams: 1000 };
    const handshakeTimeout = Math.ceil(limits.requestTimeout / 4);
    this.#server = tls
      ? createSecureServer({ ...tls, settings, handshakeTimeout })
      : createServer({ settings });
    countConnections(this.#server, (change) => state.metrics.connections("grpc", change));
    this.#server.on("session", (session) => {
      this.#sessions.add(session);
      watchSession(session, limits.pingInterval);
      session.on("close", () => this.#sessions.delete(session));
      // A broken connection ends its calls, not the process.
      session.on("error", () => session.destroy());
    });
    this.#server.on("stream", (stream, headers) => this.#accept(stream, headers));
  }

  useCertificate(certificate: { readonly cert: string; readonly key: string }): void {
    useCertificate(this.#server, certificate);
  }

  listen(port: number, host: string): Promise<number> {
    return listen(this.#server, "grpcPort", port, host);
  }

  /** Accepts no new calls, waits at most this long for calls that end by themselves, and then ends all others. */
  async close(milliseconds: number): Promise<void> {
    const closed = new Promise<void>((resolve) => void this.#server.close(() => resolve()));
    for (const session of this.#sessions) session.close();
    for (const [stream, isEndlessCall] of this.#streams) if (isEndlessCall) endAsClosing(stream);
    const deadline = performance.now() + milliseconds;
    while (this.#streams.size > 0 && performance.now() < deadline) await pause(20);
    for (const stream of this.#streams.keys()) endAsClosing(stream);
    // The last messages need a moment to be sent.
    if (this.#streams.size > 0) await pause(100);
    for (const session of this.#sessions) session.destroy();
    await closed;
  }

  /** Serves a request of the HTTP listener if it is a gRPC-Web call. */
  acceptWeb(request: IncomingMessage, response: ServerResponse): boolean {
    const form = detectWebForm(request.headers["content-type"]);
    if (form === undefined || request.method !== "POST") return false;
    const { cors } = this.#state;
    cors.handle(request, response);
    const [path = ""] = (request.url ?? "").split("?");
    const stream = new WebCallStream(request, response, path, form);
    this.#accept(stream, stream.headers, { admit: (caller) => cors.admit(caller, request, response) });
    return true;
  }

  #accept(stream: CallerStream, headers: IncomingHttpHeaders, web?: WebCall): void {
    this.#streams.set(stream, isEndless(headers));
    this.#state.metrics.grpcStreams += 1;
    // "close" reports it too. An unhandled error event would end the process.
    stream.on("error", () => {});
    stream.on("close", () => {
      this.#streams.delete(stream);
      this.#state.metrics.grpcStreams -= 1;
    });
    this.#state.lease.run(() => {
      if (stream.destroyed) return;
      const fail = (): void => giveUp(stream, grpcStatus.internal, "the gateway failed");
      const requestId = readRequestId(headers);
      runFor({ id: requestId, fail }, () => handleCall(this.#state, stream, headers, requestId, web));
    });
  }
}

/** Ends a connection whose caller has vanished: it must respond to pings. */
export function watchSession(session: ServerHttp2Session, interval: number): void {
  let isAlive = true;
  const timer = setInterval(() => {
    // A session is closed some time after its end. Until then, a ping would throw, and end the process.
    if (session.destroyed) return;
    if (!isAlive) return session.destroy();
    isAlive = false;
    session.ping((error) => {
      isAlive = error === null;
    });
  }, interval).unref();
  session.on("close", () => clearInterval(timer));
}

function endAsClosing(stream: CallerStream): void {
  giveUp(stream, grpcStatus.unavailable, "the gateway is closing");
}
