import { once } from "node:events";
import { connect as connectHttp2, type ClientHttp2Session } from "node:http2";
import { connect as connectSocket, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { openTunnel, type Proxy, readProxy } from "@node-access/transport/proxy";
import type { GrpcEndpoint } from "./endpoint.ts";

export interface ConnectionSettings {
  readonly endpoint: GrpcEndpoint;
  /** PEM certificates to trust in place of the platform's. */
  readonly rootCertificates: Buffer | undefined;
  /** The option `proxy`. */
  readonly proxy: string | undefined;
}

/** Detects a connection that died silently, in milliseconds. While no call runs, no ping is sent. */
const PING_AFTER = 60_000;
const PING_TIMEOUT = 20_000;

/** Pings without a call in between after which a connection is closed: half an hour. */
const MAX_IDLE = 30;

/** Bytes that a server may send ahead. The standard's 64 KiB limit a stream over 50 ms to 1.3 MB per second. */
const STREAM_WINDOW = 2 ** 20;
const CONNECTION_WINDOW = 2 ** 22;

/** The connection of a channel, which its calls share. It is opened when a call needs it, again after it was lost. */
export class Connection {
  readonly #settings: ConnectionSettings;
  readonly #proxy: Proxy | undefined;
  #session: ClientHttp2Session | undefined;
  /** All sessions that are open, with those that end after their last call because the server said so. */
  readonly #sessions = new Set<ClientHttp2Session>();
  #opening: { readonly abort: AbortController; readonly settled: Promise<unknown> } | undefined;
  /** Attempts that need the connection. */
  #attempts = 0;

  /** @throws NodeAccessError `INVALID_ARGUMENT` if the option `proxy` is invalid. */
  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
    const { target, secure } = settings.endpoint;
    this.#proxy = readProxy(settings.proxy, new URL(`${secure ? "https" : "http"}://${target}`));
  }

  /** The session, if a call that starts now is sent immediately. */
  get ready(): ClientHttp2Session | undefined {
    const session = this.#session;
    return session && !session.closed && !session.destroyed ? session : undefined;
  }

  /** Counts an attempt that needs this connection, until {@link release}. While there are any, the process stays alive. */
  acquire(): void {
    this.#attempts += 1;
    if (this.#attempts === 1) this.ready?.ref();
  }

  /** Ends an attempt's use. If none is left and the connection is not ready, its socket is destroyed. */
  release(): void {
    this.#attempts -= 1;
    if (this.#attempts > 0) return;
    this.#abort();
    this.ready?.unref();
  }

  /** Waits until the connection is ready. @returns the session, or why there is none. */
  async open(): Promise<ClientHttp2Session | Error> {
    this.#opening ??= this.#start();
    const opening = this.#opening;
    try {
      await opening.settled;
      return this.ready ?? new Error("the server closed the connection");
    } catch (error) {
      return error as Error;
    } finally {
      if (this.#opening === opening) this.#opening = undefined;
    }
  }

  /** Destroys the sockets, whatever they are doing. */
  destroy(): void {
    this.#abort();
    for (const session of this.#sessions) session.destroy();
  }

  #abort(): void {
    this.#opening?.abort.abort();
    this.#opening = undefined;
  }

  #start(): { readonly abort: AbortController; readonly settled: Promise<unknown> } {
    const abort = new AbortController();
    return { abort, settled: this.#connect(abort.signal) };
  }

  async #connect(signal: AbortSignal): Promise<void> {
    const { target, secure } = this.#settings.endpoint;
    const socket = await this.#openSocket(signal);
    const session = connectHttp2(`${secure ? "https" : "http"}://${target}`, {
      createConnection: () => socket,
      settings: { enablePush: false, initialWindowSize: STREAM_WINDOW },
      // Messages and queues have limits of their own. At these, Node would refuse what is within them.
      maxSessionMemory: Number.MAX_SAFE_INTEGER,
      maxSendHeaderBlockLength: Number.MAX_SAFE_INTEGER,
    });
    this.#sessions.add(session);
    session.on("error", () => {}).once("close", () => this.#sessions.delete(session));
    await new Promise<void>((resolve, reject) => {
      // A server of another protocol accepts the connection, too. Only its settings show that it speaks HTTP/2.
      session.once("remoteSettings", () => resolve());
      session.once("error", reject).once("close", () => reject(new Error("Failed to connect")));
    });
    session.setLocalWindowSize(CONNECTION_WINDOW);
    this.#session = session;
    if (this.#attempts === 0) session.unref();
    this.#watch(session);
  }

  /** Opens a socket to the server, which is destroyed when the signal aborts. */
  async #openSocket(signal: AbortSignal): Promise<Socket> {
    const { endpoint, rootCertificates: ca } = this.#settings;
    const { hostname, port } = new URL(`http://${endpoint.target}`);
    const host = hostname.replace(/^\[|\]$/g, "");
    const proxy = this.#proxy;
    const direct = connectSocket({
      host: proxy?.hostname ?? host,
      port: proxy?.port ?? (Number(port) || 80),
      signal,
    });
    direct.on("error", () => {});
    try {
      await once(direct, "connect");
      const socket = proxy ? await openTunnel(direct, proxy, endpoint.target) : direct;
      if (!endpoint.secure) return socket;
      const secure = connectTls({
        socket,
        ALPNProtocols: ["h2"],
        host,
        servername: isIP(host) ? "" : host,
        ...(ca && { ca }),
      });
      secure.on("error", () => {});
      await once(secure, "secureConnect");
      return secure;
    } catch (error) {
      direct.destroy();
      throw error;
    }
  }

  /** Pings a connection while it has calls, and closes it when it has had none for long. */
  #watch(session: ClientHttp2Session): void {
    let idle = 0;
    const timer = setInterval(() => {
      idle = this.#attempts > 0 ? 0 : idle + 1;
      if (idle >= MAX_IDLE) session.close();
      if (idle > 0 || session.closed || session.destroyed) return;
      const lost = (): void => session.destroy(new Error("the server does not respond to pings"));
      const timeout = setTimeout(lost, PING_TIMEOUT).unref();
      session.ping(() => clearTimeout(timeout));
    }, PING_AFTER).unref();
    session.once("close", () => clearInterval(timer));
  }
}
