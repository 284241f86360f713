import { type ClientHttp2Session, connect } from "node:http2";

const connectTimeout = 10_000;

/** Told of each upstream that could not be reached: its origin and an error code. */
export type OnUnreachable = (origin: string, reason: string) => void;

/** Connections to gRPC upstreams, one to each, opened when needed and again after it ended. */
export class UpstreamSessions {
  readonly #urls: readonly URL[];
  readonly #onUnreachable: OnUnreachable;
  readonly #sessions = new Map<string, Promise<ClientHttp2Session>>();

  constructor(urls: readonly string[], onUnreachable: OnUnreachable) {
    this.#urls = urls.map((url) => new URL(url));
    this.#onUnreachable = onUnreachable;
  }

  /**
   * Connects to the first upstream that can be reached.
   *
   * @returns the connection, and the path that its calls begin with; nothing if none can be reached.
   */
  async first(): Promise<{ readonly session: ClientHttp2Session; readonly base: string } | undefined> {
    for (const { origin, pathname } of this.#urls) {
      try {
        return { session: await this.#session(origin), base: pathname.replace(/\/+$/, "") };
      } catch (error) {
        this.#onUnreachable(origin, (error as NodeJS.ErrnoException).code ?? "failed");
      }
    }
    return undefined;
  }

  close(): void {
    for (const session of this.#sessions.values()) {
      // One that cannot be reached has nothing to end.
      session.then((one) => one.destroy()).catch(() => {});
    }
  }

  #session(origin: string): Promise<ClientHttp2Session> {
    const known = this.#sessions.get(origin);
    if (known) return known;
    const session = open(origin, () => this.#sessions.delete(origin));
    this.#sessions.set(origin, session);
    return session;
  }
}

/** @param onEnd - Told when the connection takes no more calls. */
function open(origin: string, onEnd: () => void): Promise<ClientHttp2Session> {
  return new Promise((resolve, reject) => {
    const session = connect(origin);
    const late = Object.assign(new Error("connect timeout"), { code: "ETIMEDOUT" });
    const timer = setTimeout(() => session.destroy(late), connectTimeout);
    session.on("connect", () => {
      clearTimeout(timer);
      resolve(session);
    });
    session.on("error", reject);
    session.on("goaway", onEnd);
    session.on("close", () => {
      clearTimeout(timer);
      onEnd();
      reject(new Error("closed"));
    });
  });
}
