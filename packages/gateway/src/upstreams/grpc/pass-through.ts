import {
  type ClientHttp2Stream,
  constants,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import { endCall, type GrpcCall, type GrpcSource, grpcStatus } from "../../contract/grpc/grpc-call.ts";
import type { Limits } from "../../contract/limits.ts";
import { grpcMethods } from "../../generated/grpc.ts";
import type { UpstreamSessions } from "./upstream-sessions.ts";

/** What belongs to one connection, or is one side's secret: it stays on its side. */
const notPassed: ReadonlySet<string> = new Set([
  "authorization",
  "connection",
  "content-length",
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
 * whose deadline passes, or who takes nothing of its answers for too long, cancels the upstream's call.
 */
export class PassThrough implements GrpcSource {
  readonly #sessions: UpstreamSessions;
  readonly #times: Times;

  constructor(sessions: UpstreamSessions, times: Times) {
    this.#sessions = sessions;
    this.#times = times;
  }

  handle(call: GrpcCall): void {
    void this.#pass(call);
  }

  close(): void {
    this.#sessions.close();
  }

  async #pass({ stream, headers, path }: GrpcCall): Promise<void> {
    const seat = await this.#sessions.seat();
    if (!seat) return endCall(stream, grpcStatus.unavailable, "no node could be reached");
    const { session, base, headers: token } = seat;
    if (stream.destroyed) return seat.leave();
    try {
      const own = { ":method": "POST", ":path": base + path };
      const upstream = session.request({ ...passable(headers), ...token, ...own });
      upstream.on("close", seat.leave);
      join(stream, upstream);
      endStalled(stream, upstream, this.#times.stallTimeout);
      if (grpcMethods[path.slice(1)]?.stream === "none")
        endSilent(stream, upstream, this.#times.upstreamTimeout);
    } catch {
      // The connection ended after it was chosen.
      seat.leave();
      endCall(stream, grpcStatus.unavailable, "the node went away");
    }
  }
}

type Times = Pick<Limits, "stallTimeout" | "upstreamTimeout">;

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
    if (!isGrpc(headers)) {
      // What it says, and where it leads, is for the gateway and nobody else.
      upstream.close(constants.NGHTTP2_CANCEL);
      return endCall(caller, grpcStatus.unavailable, "the node refused the call");
    }
    const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    const answer = { ...passable(headers), ":status": 200 };
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

function isGrpc(headers: IncomingHttpHeaders & { ":status"?: number | undefined }): boolean {
  return headers[":status"] === 200 && String(headers["content-type"]).startsWith("application/grpc");
}

/** Ends a call whose caller takes nothing of what is there for it. */
function endStalled(caller: ServerHttp2Stream, upstream: ClientHttp2Stream, milliseconds: number): void {
  let timer: NodeJS.Timeout | undefined;
  upstream.on("pause", () => {
    timer ??= setTimeout(() => caller.close(constants.NGHTTP2_CANCEL), milliseconds);
  });
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  caller.on("drain", stop);
  caller.on("close", stop);
}

/** Ends a call of one request and one answer whose node is silent once it has the request. */
function endSilent(caller: ServerHttp2Stream, upstream: ClientHttp2Stream, milliseconds: number): void {
  let timer: NodeJS.Timeout | undefined;
  caller.on("end", () => {
    timer = setTimeout(() => {
      upstream.close(constants.NGHTTP2_CANCEL);
      endCall(caller, grpcStatus.deadlineExceeded, "the node did not answer in time");
    }, milliseconds);
  });
  for (const sign of ["response", "data"]) upstream.on(sign, () => timer?.refresh());
  upstream.on("close", () => clearTimeout(timer));
  caller.on("close", () => clearTimeout(timer));
}
