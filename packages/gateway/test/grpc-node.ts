import { createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from "node:http2";
import { listen } from "@node-access-tools/local-servers";
import { FrameReader } from "../src/codec/grpc/frames.ts";

/** A gRPC node for tests, which can be killed and then serves again. */
export abstract class GrpcNode {
  readonly #sessions = new Set<ServerHttp2Session>();
  #server: Http2Server | undefined;
  url = "";
  /** If set, the node ends each call with this status. */
  rejectsWith: number | undefined;

  /** Responds to one message of a call that has begun. */
  protected abstract respond(path: string, message: Buffer, stream: ServerHttp2Stream): void;

  async start(): Promise<this> {
    const server = createServer();
    this.#server = server;
    server.on("session", (session) => this.#sessions.add(session));
    server.on("stream", (stream, headers) => {
      stream.on("error", () => {});
      const head = { ":status": 200, "content-type": "application/grpc" };
      if (this.rejectsWith !== undefined) {
        const trailers = { "grpc-status": this.rejectsWith, "grpc-message": "no%20longer" };
        return stream.respond({ ...head, ...trailers }, { endStream: true });
      }
      stream.respond(head, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      const path = String(headers[":path"]);
      stream.pipe(new FrameReader(1e6)).on("data", (bytes: Buffer) => this.respond(path, bytes, stream));
    });
    this.url = (await listen(server)).url;
    return this;
  }

  /** Drops all connections. */
  kill(): void {
    for (const session of this.#sessions) session.destroy();
    this.#sessions.clear();
  }

  close(): void {
    this.kill();
    this.#server?.close();
  }
}
