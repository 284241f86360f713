import { hash } from "node:crypto";
import {
  type ClientHttp2Stream,
  constants,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from "node:http2";
import { frame, FrameReader } from "../../contract/grpc/frames.ts";
import type { UpstreamLimits, UpstreamOptions } from "../../contract/network-options.ts";
import {
  type PartRequest,
  type Reply,
  UpstreamFailure,
  type UpstreamFlight,
  type UpstreamNode,
} from "../../contract/part-source.ts";
import type { QueueState } from "../../contract/queue-state.ts";
import { type ChainCheck, ChainGuard } from "../chain-guard.ts";
import { UpstreamSessions } from "./upstream-sessions.ts";

/** Bytes of the response that tells an upstream's chain, at most: a block of TRON may have many. */
const identityBytes = 4 * 1024 * 1024;

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

/** @returns the headers or trailers of one side that the other side may see. */
export function passable(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(":") && !notPassed.has(name)),
  );
}

/** Whether a response is gRPC's: what else a server says, and where it leads, is for the gateway and nobody else. */
export function isGrpc(headers: IncomingHttpHeaders & { ":status"?: number | undefined }): boolean {
  return headers[":status"] === 200 && String(headers["content-type"]).startsWith("application/grpc");
}

/** One node that speaks gRPC. Calls pass as raw bytes, so any service and any compression works. */
export class GrpcUpstream implements UpstreamNode {
  readonly id: string;
  readonly name: string;
  readonly tier: number;
  readonly weight: number;
  readonly limits: UpstreamLimits;
  readonly #sessions: UpstreamSessions;
  readonly #guard: ChainGuard | undefined;
  readonly #base: string;
  readonly #headers: Readonly<Record<string, string>>;
  #isClosed = false;

  /**
   * @param connectTimeout - Milliseconds that a connection may take to open.
   * @param chain - How it tells which chain it serves. Default: it is not asked.
   */
  constructor(
    { name, url, tier = 1, weight = 1, limits = {}, headers = {} }: UpstreamOptions,
    connectTimeout: number,
    chain?: ChainCheck,
  ) {
    const address = new URL(url);
    this.id = hash("sha256", url).slice(0, 16);
    this.name = name;
    this.tier = tier;
    this.weight = weight;
    this.limits = limits;
    this.#headers = headers;
    this.#base = address.pathname.replace(/\/+$/, "");
    this.#guard = chain && new ChainGuard(chain, (request) => this.#askEmpty(request));
    this.#sessions = new UpstreamSessions(address, connectTimeout, () => this.#guard?.lost());
  }

  /** Whether it was closed. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether it told another chain than that of its network. */
  get isMismatched(): boolean {
    return this.#guard?.isMismatched ?? false;
  }

  /** Whether it has told the chain of its network, or need not tell it. */
  get isVerified(): boolean {
    return this.#guard?.isVerified ?? true;
  }

  async verify(): Promise<void> {
    await this.#guard?.verify();
  }

  queues(): readonly QueueState[] {
    return [this.#sessions.queue, ...(this.#guard ? [this.#guard.queue] : [])];
  }

  /**
   * Begins a call.
   *
   * @param headers - The caller's. The upstream's own token takes the place of the caller's.
   * @param path - `/package.Service/Method`.
   * @throws UpstreamFailure if the upstream cannot be reached: nothing was sent to it.
   */
  async open(headers: OutgoingHttpHeaders, path: string): Promise<ClientHttp2Stream> {
    if (this.#guard && !this.#guard.isVerified) await this.#guard.verify();
    return this.#begin(headers, path);
  }

  async #begin(headers: OutgoingHttpHeaders, path: string): Promise<ClientHttp2Stream> {
    try {
      const { session, leave } = await this.#sessions.seat();
      try {
        const own = { ":method": "POST", ":path": this.#base + path };
        const stream = session.request({ ...headers, ...this.#headers, ...own });
        return stream.on("close", leave);
      } catch (error) {
        leave();
        throw error;
      }
    } catch (error) {
      throw new UpstreamFailure("unreachable", (error as NodeJS.ErrnoException).code ?? "failed");
    }
  }

  /** Makes a call with an empty request. Its response, in base64, is the message alone. */
  #askEmpty({ path }: PartRequest): UpstreamFlight {
    let stream: ClientHttp2Stream | undefined;
    const ask = async (): Promise<Reply> => {
      const headers = { "content-type": "application/grpc", te: "trailers" };
      stream = await this.#begin(headers, path);
      const messages = stream.pipe(new FrameReader(identityBytes));
      stream.on("error", () => {});
      stream.on("close", () => messages.end());
      stream.end(frame(new Uint8Array()));
      const [message] = (await messages.toArray().catch(() => [])) as Buffer[];
      if (!message) throw new UpstreamFailure("unreachable", "no response");
      return { status: 200, contentType: "text/plain", body: Buffer.from(message.toString("base64")) };
    };
    return { sent: true, isStale: false, reply: ask(), abort: () => stream?.close(constants.NGHTTP2_CANCEL) };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#sessions.close();
  }
}
