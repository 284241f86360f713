import { hash } from "node:crypto";
import type { ClientHttp2Stream, IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http2";
import type { UpstreamLimits, UpstreamOptions } from "../../contract/network-options.ts";
import { UpstreamFailure, type UpstreamNode } from "../../contract/part-source.ts";
import { UpstreamSessions } from "./upstream-sessions.ts";

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
  readonly #base: string;
  readonly #headers: Readonly<Record<string, string>>;
  #isClosed = false;

  /** @param connectTimeout - Milliseconds that a connection may take to open. */
  constructor(
    { name, url, tier = 1, weight = 1, limits = {}, headers = {} }: UpstreamOptions,
    connectTimeout: number,
  ) {
    const address = new URL(url);
    this.id = hash("sha256", url).slice(0, 16);
    this.name = name;
    this.tier = tier;
    this.weight = weight;
    this.limits = limits;
    this.#headers = headers;
    this.#base = address.pathname.replace(/\/+$/, "");
    this.#sessions = new UpstreamSessions(address, connectTimeout);
  }

  /** Whether it was closed. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Geyser, Sui and TRON nodes are not asked which chain they serve. */
  readonly isMismatched = false;
  readonly isVerified = true;

  async verify(): Promise<void> {}

  /**
   * Begins a call.
   *
   * @param headers - The caller's. The upstream's own token takes the place of the caller's.
   * @param path - `/package.Service/Method`.
   * @throws UpstreamFailure if the upstream cannot be reached: nothing was sent to it.
   */
  async open(headers: OutgoingHttpHeaders, path: string): Promise<ClientHttp2Stream> {
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

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#sessions.close();
  }
}
