import {
  type ClientHttp2Stream,
  constants,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from "node:http2";
import type { UpstreamOptions } from "../../options/network-options.ts";
import type { ClusterRequest, Reply, UpstreamRequest } from "../upstream.ts";
import type { UpstreamNode } from "../upstream-node.ts";
import { UpstreamFailure } from "../upstream-failure.ts";
import type { QueueState } from "../../observe/queue-state.ts";
import type { ChainCheck } from "../chain-guard.ts";
import { GuardedUpstream } from "../guarded-upstream.ts";
import { credentialKinds } from "../../generated/catalog.ts";
import { redactHeaders } from "../redact-response.ts";
import { UpstreamSessions } from "./upstream-sessions.ts";
import { statusIn } from "../../codec/grpc/call-headers.ts";
import { frame, FrameReader } from "../../codec/grpc/frames.ts";

/** Headers that belong to one connection, or concern only one side: not passed to the other side. */
const notPassed: ReadonlySet<string> = new Set([
  "authorization",
  "baggage",
  "connection",
  "content-length",
  "cookie",
  "host",
  "http2-settings",
  "keep-alive",
  "proxy-connection",
  "transfer-encoding",
  "upgrade",
  ...Object.values(credentialKinds).flatMap(({ header }) => header?.toLowerCase() ?? []),
]);

/** @returns the headers or trailers of one side that may be passed to the other. */
export function passable(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(":") && !notPassed.has(name)),
  );
}

/** Whether a response is gRPC. Other responses, and where they redirect to, are not passed to callers. */
export function isGrpc(headers: IncomingHttpHeaders & { ":status"?: number | undefined }): boolean {
  return headers[":status"] === 200 && String(headers["content-type"]).startsWith("application/grpc");
}

/** One node that speaks gRPC. Messages pass as raw bytes, so any service and any compression works. */
export class GrpcUpstream extends GuardedUpstream implements UpstreamNode {
  readonly #sessions: UpstreamSessions;
  readonly #base: string;
  readonly #headers: Readonly<Record<string, string>>;
  #isClosed = false;

  /** @param connectTimeout - Milliseconds that a connection may take to open. */
  constructor({ name, url, ...options }: UpstreamOptions, connectTimeout: number, chain?: ChainCheck) {
    super(name, url, { ...options, chain });
    const { headers = {} } = options;
    const address = new URL(url);
    this.#headers = headers;
    this.#base = address.pathname.replace(/\/+$/, "");
    this.#sessions = new UpstreamSessions(address, connectTimeout, () => this.lost());
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  queues(): readonly QueueState[] {
    return [this.#sessions.queue, ...(this.guard ? [this.guard.queue] : [])];
  }

  /**
   * Begins a call, with the upstream's own token in place of the caller's.
   *
   * @throws UpstreamFailure if the upstream cannot be reached: nothing was sent to it.
   */
  async open(headers: OutgoingHttpHeaders, path: string): Promise<ClientHttp2Stream> {
    if (this.guard && !this.guard.isVerified) await this.guard.verify();
    return this.#begin(headers, path);
  }

  async #begin(headers: OutgoingHttpHeaders, path: string): Promise<ClientHttp2Stream> {
    try {
      const { session, release } = await this.#sessions.acquire();
      try {
        const own = { ":method": "POST", ":path": this.#base + path };
        const stream = session.request({ ...headers, ...this.#headers, ...own });
        // These are the first listeners: all others see the redacted headers and trailers.
        for (const event of ["response", "trailers"] as const)
          stream.on(event, (received: IncomingHttpHeaders) => redactHeaders(received, this.redact));
        return stream.on("close", release);
      } catch (error) {
        release();
        throw error;
      }
    } catch (error) {
      throw new UpstreamFailure("unreachable", (error as NodeJS.ErrnoException).code ?? "failed");
    }
  }

  /** Makes a call with an empty request. The response's body is the message alone, in base64. */
  protected sendChainRequest({ path }: ClusterRequest): UpstreamRequest {
    const call = new UnaryCall((headers) => this.#begin(headers, path), new Uint8Array());
    const reply = call.response.then((message): Reply => ({
      status: 200,
      contentType: "text/plain",
      body: Buffer.from(message.toString("base64")),
    }));
    return { sent: true, isQueued: false, isStale: false, reply, abort: () => call.abort() };
  }

  /** @param path - `/package.Service/Method`. */
  callUnary(path: string, request: Uint8Array): UnaryCall {
    return new UnaryCall((headers) => this.open(headers, path), request);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#sessions.close();
  }
}

/** Maximum bytes of a response to the gateway itself: blocks and checkpoints may be large. */
const responseBytes = 64 * 1024 * 1024;

class UnaryCall {
  /** Rejects with an UpstreamFailure if there is no message. */
  readonly response: Promise<Buffer>;
  /** The response's status, once it has arrived. */
  status: number | undefined;
  #stream: ClientHttp2Stream | undefined;

  constructor(begin: (headers: OutgoingHttpHeaders) => Promise<ClientHttp2Stream>, request: Uint8Array) {
    this.response = this.#make(begin, request);
  }

  abort(): void {
    this.#stream?.close(constants.NGHTTP2_CANCEL);
  }

  async #make(
    begin: (headers: OutgoingHttpHeaders) => Promise<ClientHttp2Stream>,
    request: Uint8Array,
  ): Promise<Buffer> {
    const stream = await begin({ "content-type": "application/grpc", te: "trailers" });
    this.#stream = stream;
    const readStatus = (headers: IncomingHttpHeaders): void => void (this.status ??= statusIn(headers));
    stream.on("response", readStatus).on("trailers", readStatus);
    const messages = stream.pipe(new FrameReader(responseBytes));
    stream.on("error", () => {});
    stream.on("close", () => messages.end());
    stream.end(frame(request));
    const [message] = (await messages.toArray().catch(() => [])) as Buffer[];
    if (!message) throw new UpstreamFailure("unreachable", "no response");
    return message;
  }
}
