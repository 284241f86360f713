import { type ClientHttp2Session, connect } from "node:http2";
import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { QueueState } from "../../contract/queue-state.ts";

/** Milliseconds of silence after which the machine checks whether the other one is still there. */
const keepAliveDelay = 30_000;

/** Room for one call on a connection to an upstream. */
export interface Seat {
  readonly session: ClientHttp2Session;
  /** The call has ended. */
  leave(): void;
}

/** A connection, and how many calls are on it. */
interface Shared {
  readonly session: ClientHttp2Session;
  calls: number;
  /** Whether it was closed because it is no longer needed. */
  isLetGo: boolean;
}

/**
 * Connections to one gRPC upstream, opened when needed. It accepts only this many calls on one of them: those that go on for
 * ever, or whose callers do not read, would leave no room for others.
 */
export class UpstreamSessions {
  readonly #url: URL;
  readonly #timeout: number;
  readonly #all = new Set<Shared>();
  readonly #onLost: () => void;
  #opening: Promise<void> | undefined;
  #isClosed = false;
  /** Calls that wait for a connection. */
  #waiting = 0;

  /**
   * @param timeout - Milliseconds that the upstream may take to answer a connection.
   * @param onLost - Called when a connection is lost: another node may take the next one.
   */
  constructor(url: URL, timeout: number, onLost: () => void) {
    this.#url = url;
    this.#timeout = timeout;
    this.#onLost = onLost;
  }

  /**
   * @returns room for a call.
   * @throws Error with the platform's code if the upstream cannot be reached.
   */
  async seat(): Promise<Seat> {
    const all = this.#all;
    let free = freeOf(all);
    while (!free) {
      this.#opening ??= this.#open().finally(() => {
        this.#opening = undefined;
      });
      this.#waiting += 1;
      await this.#opening.finally(() => (this.#waiting -= 1));
      if (this.#isClosed) throw new Error("closed");
      free = freeOf(all);
    }
    const shared = free;
    shared.calls++;
    return {
      session: shared.session,
      leave() {
        shared.calls--;
        // One is kept for the next call.
        if (shared.calls > 0 || all.size <= 1) return;
        shared.isLetGo = true;
        shared.session.close();
      },
    };
  }

  get queue(): QueueState {
    let active = 0;
    for (const { calls } of this.#all) active += calls;
    return { queue: "connections", waiting: this.#waiting, active };
  }

  close(): void {
    this.#isClosed = true;
    for (const { session } of this.#all) session.destroy();
  }

  async #open(): Promise<void> {
    const session = await open(this.#url, this.#timeout);
    if (this.#isClosed) return session.destroy();
    const shared = { session, calls: 0, isLetGo: false };
    this.#all.add(shared);
    for (const end of ["goaway", "close"])
      session.on(end, () => {
        if (this.#all.delete(shared) && !shared.isLetGo) this.#onLost();
      });
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
