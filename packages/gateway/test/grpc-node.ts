import { once } from "node:events";
import { createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { FrameReader } from "../src/contract/grpc/frames.ts";

/** A gRPC node for tests, which can be killed and then serves again. */
export abstract class GrpcNode {
  readonly #sessions = new Set<ServerHttp2Session>();
  #server: Http2Server | undefined;
  url = "";
  /** The status that it ends each call with. */
  refuses: number | undefined;

  /** Responds to one message of a call that has begun. */
  protected abstract answer(path: string, message: Buffer, stream: ServerHttp2Stream): void;

  async start(): Promise<this> {
    const server = createServer();
    this.#server = server;
    server.on("session", (session) => this.#sessions.add(session));
    server.on("stream", (stream, headers) => {
      stream.on("error", () => {});
      const head = { ":status": 200, "content-type": "application/grpc" };
      if (this.refuses !== undefined) {
        const trailers = { "grpc-status": this.refuses, "grpc-message": "no%20longer" };
        return stream.respond({ ...head, ...trailers }, { endStream: true });
      }
      stream.respond(head, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
      const path = String(headers[":path"]);
      stream.pipe(new FrameReader(1e6)).on("data", (bytes: Buffer) => this.answer(path, bytes, stream));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
