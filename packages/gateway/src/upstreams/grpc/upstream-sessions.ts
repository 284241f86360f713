import { type ClientHttp2Session, connect } from "node:http2";
import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { UpstreamOptions } from "../../contract/network-options.ts";

/** Milliseconds of silence after which the machine asks whether the other one is still there. */
const keepAliveDelay = 30_000;

/** Called with the name of each upstream that could not be reached, and an error code. */
export type OnUnreachable = (name: string, reason: string) => void;

/** Where a gRPC upstream is. */
export type GrpcAddress = Pick<UpstreamOptions, "name" | "url" | "headers">;

/** Room for one call on a connection to an upstream. */
export interface Seat {
  readonly session: ClientHttp2Session;
  /** What the path of its calls begins with. */
  readonly base: string;
  /** Sent with every call, such as the upstream's own token. */
  readonly headers: Readonly<Record<string, string>>;
  /** The call has ended. */
  leave(): void;
}

/** A connection, and how many calls are on it. */
interface Shared {
  readonly session: ClientHttp2Session;
  calls: number;
}

/**
 * Connections to gRPC upstreams, opened when needed. An upstream takes only so many calls on one of them: those that go on for
 * ever, or whose callers do not read, would leave no room for others.
 */
export class UpstreamSessions {
  readonly #upstreams: readonly GrpcAddress[];
  readonly #timeout: number;
  readonly #onUnreachable: OnUnreachable;
  readonly #shared = new Map<string, Set<Shared>>();
  readonly #opening = new Map<string, Promise<void>>();
  #closed = false;

  /** @param timeout - Milliseconds that an upstream may take to answer a connection. */
  constructor(upstreams: readonly GrpcAddress[], timeout: number, onUnreachable: OnUnreachable) {
    this.#upstreams = upstreams;
    this.#timeout = timeout;
    this.#onUnreachable = onUnreachable;
  }

  /** @returns room for a call at the first upstream that can be reached; nothing if none can be. */
  async seat(): Promise<Seat | undefined> {
    for (const { name, url, headers = {} } of this.#upstreams) {
      try {
        return await this.#seatAt(new URL(url), headers);
      } catch (error) {
        this.#onUnreachable(name, (error as NodeJS.ErrnoException).code ?? "failed");
      }
    }
    return undefined;
  }

  close(): void {
    this.#closed = true;
    for (const all of this.#shared.values()) for (const { session } of all) session.destroy();
  }

  async #seatAt(url: URL, headers: Seat["headers"]): Promise<Seat> {
    const { origin, pathname } = url;
    const all = this.#shared.get(origin) ?? new Set();
    this.#shared.set(origin, all);
    let free = freeOf(all);
    while (!free) {
      let opening = this.#opening.get(origin);
      if (!opening) {
        opening = this.#open(url, all).finally(() => this.#opening.delete(origin));
        this.#opening.set(origin, opening);
      }
      await opening;
      free = freeOf(all);
    }
    const { session } = free;
    const shared = free;
    shared.calls++;
    return {
      session,
      headers,
      base: pathname.replace(/\/+$/, ""),
      leave() {
        shared.calls--;
        // One is kept for the next call.
        if (shared.calls === 0 && all.size > 1) session.close();
      },
    };
  }

  async #open(url: URL, all: Set<Shared>): Promise<void> {
    const session = await open(url, this.#timeout);
    if (this.#closed) return session.destroy();
    const shared = { session, calls: 0 };
    all.add(shared);
    for (const end of ["goaway", "close"]) session.on(end, () => all.delete(shared));
  }
}

function freeOf(all: ReadonlySet<Shared>): Shared | undefined {
  for (const shared of all) {
    const { session, calls } = shared;
    if (session.destroyed || session.closed) continue;
    // One that takes none at all would have connections opened to it for ever.
    if (calls < Math.max(1, session.remoteSettings.maxConcurrentStreams ?? Infinity)) return shared;
  }
  return undefined;
}

/** @returns a connection whose upstream has said how many calls it takes. */
function open(url: URL, timeout: number): Promise<ClientHttp2Session> {
  return new Promise((resolve, reject) => {
    const session = connect(url.origin, { createConnection: () => openSocket(url) });
    const late = Object.assign(new Error("connect timeout"), { code: "ETIMEDOUT" });
    const timer = setTimeout(() => session.destroy(late), timeout);
    session.once("remoteSettings", () => {
      clearTimeout(timer);
      resolve(session);
    });
    session.on("error", reject);
    session.on("close", () => {
      clearTimeout(timer);
      reject(new Error("closed"));
    });
  });
}

function openSocket({ protocol, hostname, port }: URL): Socket {
  const host = hostname.replace(/^\[|\]$/g, "");
  const isTls = protocol === "https:";
  const to = { host, port: Number(port || (isTls ? 443 : 80)) };
  const socket = isTls
    ? connectTls({ ...to, ALPNProtocols: ["h2"], ...(isIP(host) === 0 && { servername: host }) })
    : connectPlain(to);
  // An upstream that is gone without a word is noticed, and its calls end.
  return socket.setKeepAlive(true, keepAliveDelay);
}
