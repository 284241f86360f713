import type { IncomingMessage, ServerResponse } from "node:http";
import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerStreamResponseOptions } from "node:http2";
import { Duplex } from "node:stream";
import type { CallerStream } from "./caller-stream.ts";
import { frame } from "./frames.ts";

/** Milliseconds of silence after which TCP checks whether the caller of a stream still exists. */
const keepAliveDelay = 30_000;

/** Headers that a browser adds, or that are about the body as HTTP/1.1 carries it: they are not metadata of the call. */
const notMetadata =
  /^(accept|accept-.*|access-control-.*|cache-control|content-.*|dnt|expect|origin|pragma|priority|referer|sec-.*|te|trailer|x-grpc-web)$/;

/** A gRPC-Web call of a caller, as a stream of HTTP/2 has it. */
export class WebCallStream extends Duplex implements CallerStream {
  readonly session: CallerStream["session"];
  readonly headers: IncomingHttpHeaders;
  sentHeaders: OutgoingHttpHeaders | undefined;
  sentTrailers: OutgoingHttpHeaders | undefined;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #form: WebForm;

  constructor(request: IncomingMessage, response: ServerResponse, path: string, form: WebForm) {
    super();
    this.#request = request;
    this.#response = response;
    // A caller that accepts only text gets text.
    this.#form = detectWebForm(request.headers.accept) ?? form;
    this.headers = nativeHeaders(request.headers, path);
    const { socket } = request;
    socket.setKeepAlive(true, keepAliveDelay);
    this.session = { socket, destroy: () => void socket.destroy() };
    const decoder = form === "text" ? new Base64Decoder() : undefined;
    request.on("data", (chunk: Buffer) => {
      if (!this.destroyed && !this.push(decoder ? decoder.decode(chunk) : chunk)) request.pause();
    });
    request.on("end", () => {
      const last = decoder?.end();
      if (last?.length && !this.destroyed) this.push(last);
      this.push(null);
    });
    response.on("drain", () => this.#written?.());
    // Emitted when the response was sent, and when the caller disconnects.
    response.on("close", () => this.destroy());
  }

  #hasTrailers = false;
  #written: (() => void) | undefined;

  get headersSent(): boolean {
    return this.sentHeaders !== undefined;
  }

  respond(
    { ":status": status = 200, ...headers }: OutgoingHttpHeaders,
    options: ServerStreamResponseOptions,
  ): void {
    if (this.destroyed || this.headersSent) return;
    this.sentHeaders = headers;
    // A response of HTTP/1.0 cannot announce trailers. Here, they are in the body.
    const { "content-type": type, "content-encoding": _, trailer: _announced, ...others } = headers;
    const isGrpc = String(type).startsWith("application/grpc");
    const name = this.#form === "text" ? "application/grpc-web-text+proto" : "application/grpc-web+proto";
    this.#response.writeHead(Number(status), { ...others, ...(isGrpc && { "content-type": name }) });
    this.#hasTrailers = options.waitForTrailers === true;
    if (!options.endStream) return this.#response.flushHeaders();
    this.#response.end();
    this.end();
  }

  sendTrailers(trailers: OutgoingHttpHeaders): void {
    this.sentTrailers = trailers;
    this.#response.end(this.#encoded(trailersFrame(trailers)));
  }

  close(code = 0): void {
    if (code !== 0) this.#response.destroy();
    this.destroy();
  }

  override _read(): void {
    this.#request.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (this.#response.write(this.#encoded(chunk))) return done();
    this.#written = () => {
      this.#written = undefined;
      done();
    };
  }

  override _final(done: () => void): void {
    if (!this.#hasTrailers || !this.emit("wantTrailers")) this.#response.end();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#written = undefined;
    // What the caller still sends is not read.
    this.#request.resume();
    if (!this.#response.writableEnded) this.#response.destroy();
    done(error);
  }

  #encoded(bytes: Buffer): Buffer | string {
    return this.#form === "text" ? bytes.toString("base64") : bytes;
  }
}

function nativeHeaders(headers: IncomingHttpHeaders, path: string): IncomingHttpHeaders {
  const metadata = Object.entries(headers).filter(([name]) => !notMetadata.test(name));
  return {
    ...Object.fromEntries(metadata),
    ":method": "POST",
    ":path": path,
    "content-type": "application/grpc+proto",
    te: "trailers",
  };
}

/** How gRPC-Web writes the bytes of a body. Source: grpc/grpc, gRPC-Web. */
type WebForm = "binary" | "text";

/** The flag of a frame that holds trailers. */
const trailersFlag = 0x80;

/** @returns the form of gRPC-Web with protobuf's messages that a content type names, if it does. */
export function detectWebForm(type: string | undefined): WebForm | undefined {
  const found = /^application\/grpc-web(-text)?(\+proto)?\s*([;,]|$)/.exec(type ?? "");
  return found ? (found[1] === undefined ? "binary" : "text") : undefined;
}

function trailersFrame(trailers: OutgoingHttpHeaders): Buffer {
  const lines = Object.entries(trailers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  const bytes = frame(Buffer.from(lines.join(""), "latin1"));
  bytes[0] = trailersFlag;
  return bytes;
}

/** Decodes a body in base64, in chunks of any size. Each part of it may end with padding, and it may have lines. */
export class Base64Decoder {
  #rest = "";

  /** @returns the bytes of all complete groups of four letters. */
  decode(chunk: Buffer): Buffer {
    const text = this.#rest + chunk.toString("latin1").replace(/\s+/g, "");
    const end = text.length - (text.length % 4);
    this.#rest = text.slice(end);
    const parts = text.slice(0, end).split(/(?<==)(?!=)/);
    return Buffer.concat(parts.map((part) => Buffer.from(part, "base64")));
  }

  /** @returns the bytes of a last group without padding. */
  end(): Buffer {
    return Buffer.from(this.#rest, "base64");
  }
}
