import { type ClientHttp2Session, connect } from "node:http2";
import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { QueueState } from "../../observe/queue-state.ts";

/** Milliseconds of silence after which TCP keep-alive checks whether the peer still exists. */
const keepAliveDelay = 30_000;

export interface CallSlot {
  readonly session: ClientHttp2Session;
  release(): void;
}

interface SharedSession {
  readonly session: ClientHttp2Session;
  calls: number;
  /** Whether the connection was closed because it was no longer needed. */
  isUnused: boolean;
}

/**
 * Opens connections to one gRPC upstream as needed, each for a limited number of calls: endless calls and
 * callers that do not read cannot block the others.
 */
export class UpstreamSessions {
  readonly #url: URL;
  readonly #timeout: number;
  readonly #all = new Set<SharedSession>();
  readonly #onLost: () => void;
  #opening: Promise<void> | undefined;
  #isClosed = false;
  #waiting = 0;

  /** @param onLost - Called when a connection is lost: the next one may reach another node. */
  constructor(url: URL, timeout: number, onLost: () => void) {
    this.#url = url;
    this.#timeout = timeout;
    this.#onLost = onLost;
  }

  /** @throws Error with the platform's code if the upstream cannot be reached. */
  async acquire(): Promise<CallSlot> {
    const all = this.#all;
    let free = findFree(all);
    while (!free) {
      this.#opening ??= this.#open().finally(() => {
        this.#opening = undefined;
      });
      this.#waiting += 1;
      await this.#opening.finally(() => (this.#waiting -= 1));
      if (this.#isClosed) throw new Error("closed");
      free = findFree(all);
    }
    const shared = free;
    shared.calls++;
    return {
      session: shared.session,
      release() {
        shared.calls--;
        // One connection stays open for the next call.
        if (shared.calls > 0 || all.size <= 1) return;
        shared.isUnused = true;
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
    const shared = { session, calls: 0, isUnused: false };
    this.#all.add(shared);
    for (const end of ["goaway", "close"])
      session.on(end, () => {
        if (this.#all.delete(shared) && !shared.isUnused) this.#onLost();
      });
  }
}

function findFree(all: ReadonlySet<SharedSession>): SharedSession | undefined {
  for (const shared of all) {
    const { session, calls } = shared;
    if (session.destroyed || session.closed) continue;
    // At least one, since an upstream that accepts no calls would otherwise cause new connections for ever.
    if (calls < Math.max(1, session.remoteSettings.maxConcurrentStreams ?? Infinity)) return shared;
  }
  return undefined;
}

/** @returns a connection whose upstream has announced how many calls it accepts. */
function open(url: URL, timeout: number): Promise<ClientHttp2Session> {
  return new Promise((resolve, reject) => {
    const session = connect(url.origin, { createConnection: () => openSocket(url) });
    const timeoutError = Object.assign(new Error("connect timeout"), { code: "ETIMEDOUT" });
    const timer = setTimeout(() => session.destroy(timeoutError), timeout);
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
  // Detects an upstream that has vanished, and ends its calls.
  return socket.setKeepAlive(true, keepAliveDelay);
}
