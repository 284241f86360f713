import {
  type ClientHttp2Stream,
  constants,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import { endCall, type GrpcCall, type GrpcSource, grpcStatus } from "./grpc-call.ts";
import type { UpstreamSessions } from "./upstream-sessions.ts";

/** What belongs to one connection, or is one side's secret: it stays on its side. */
const notPassed: ReadonlySet<string> = new Set([
  "authorization",
  "connection",
  "cookie",
  "host",
  "http2-settings",
  "keep-alive",
  "proxy-connection",
  "transfer-encoding",
  "upgrade",
  "x-token",
]);

/**
 * Passes gRPC calls on as raw bytes: messages are never decoded, so any service and any compression works.
 *
 * Requests, answers and trailers flow as they come, neither side faster than the other reads. A caller that cancels, or
 * whose deadline passes, cancels the upstream's call.
 */
export class PassThrough implements GrpcSource {
  readonly #sessions: UpstreamSessions;
  readonly #headers: Readonly<Record<string, string>>;

  /** @param headers - Sent with every call, such as the upstream's own token. */
  constructor(sessions: UpstreamSessions, headers: Readonly<Record<string, string>>) {
    this.#sessions = sessions;
    this.#headers = headers;
  }

  handle(call: GrpcCall): void {
    void this.#pass(call);
  }

  close(): void {
    this.#sessions.close();
  }

  async #pass({ stream, headers, path }: GrpcCall): Promise<void> {
    const connected = await this.#sessions.first();
    if (!connected) return endCall(stream, grpcStatus.unavailable, "no node could be reached");
    if (stream.destroyed) return;
    const { session, base } = connected;
    try {
      const own = { ":method": "POST", ":path": base + path };
      join(stream, session.request({ ...passable(headers), ...this.#headers, ...own }));
    } catch {
      // The connection ended after it was chosen.
      endCall(stream, grpcStatus.unavailable, "the node went away");
    }
  }
}

function passable(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(":") && !notPassed.has(name)),
  );
}

function join(caller: ServerHttp2Stream, upstream: ClientHttp2Stream): void {
  let trailers: OutgoingHttpHeaders | undefined;
  caller.pipe(upstream);
  caller.on("close", () => upstream.close(constants.NGHTTP2_CANCEL));
  upstream.on("response", (headers, flags) => {
    if (caller.destroyed || caller.headersSent) return;
    const answer = { ...passable(headers), ":status": headers[":status"] ?? 200 };
    const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    caller.respond(answer, isWhole ? { endStream: true } : { waitForTrailers: true });
  });
  // Not a pipe: the caller's side may have been ended here meanwhile, by its deadline or by a shutdown.
  upstream.on("data", (chunk: Buffer) => {
    if (!caller.writableEnded && !caller.write(chunk)) upstream.pause();
  });
  caller.on("drain", () => upstream.resume());
  upstream.on("end", () => {
    if (caller.headersSent && !caller.writableEnded) caller.end();
  });
  upstream.on("trailers", (headers) => {
    trailers = passable(headers);
  });
  caller.on("wantTrailers", () => {
    // An answer without trailers ended early, however it ended: the caller must not take it for whole.
    caller.sendTrailers(trailers ?? { "grpc-status": String(grpcStatus.unavailable) });
  });
  upstream.on("error", () => {});
  upstream.on("close", () => {
    if (caller.destroyed || caller.writableEnded) return;
    if (caller.headersSent) caller.end();
    else endCall(caller, grpcStatus.unavailable, "the node went away");
  });
}
