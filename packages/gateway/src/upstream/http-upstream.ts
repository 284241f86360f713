import { Pool } from "undici";
import { ReplyCollector } from "./reply-collector.ts";
import type { PartRequest } from "./reply.ts";

/** How long one upstream that failed is passed over while another one can be asked, in milliseconds. */
const coolDown = 5_000;

/** Limits of one upstream. */
export interface UpstreamOptions {
  /** Milliseconds until the first byte of an answer, and between two of its bytes. */
  readonly timeout: number;
  /** Sent with every request. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One node that speaks HTTP: a pool of connections that stay open. */
export class HttpUpstream {
  /** `https://host`, without path and credentials: what logs and metrics show. */
  readonly shown: string;
  readonly #pool: Pool;
  readonly #base: string;
  readonly #ownHeaders: Readonly<Record<string, string>>;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #timeout: number;
  readonly #url: URL;
  #restsUntil = 0;

  constructor(address: string, { timeout, headers = {} }: UpstreamOptions) {
    const url = new URL(address);
    this.#url = url;
    this.shown = url.origin;
    this.#base = url.pathname.replace(/\/+$/, "") + url.search;
    this.#timeout = timeout;
    this.#ownHeaders = { ...authorization(url), ...headers };
    this.#headers = { "content-type": "application/json", ...this.#ownHeaders };
    this.#pool = new Pool(url.origin, { connections: 128, connect: { timeout: Math.min(timeout, 10_000) } });
  }

  send({ method, path, body }: PartRequest): ReplyCollector {
    const collector = new ReplyCollector(this);
    this.#pool.dispatch(
      {
        method,
        path: this.#base + path || "/",
        headers: this.#headers,
        body: body ?? null,
        headersTimeout: this.#timeout,
        bodyTimeout: this.#timeout,
      },
      collector,
    );
    return collector;
  }

  /** Where this node takes WebSockets, and the headers to send: the same address with the other scheme. */
  webSocket(): { url: string; headers: Readonly<Record<string, string>> } {
    const url = new URL(this.#url);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.username = "";
    url.password = "";
    return { url: url.href, headers: this.#ownHeaders };
  }

  /** Whether it is to be asked before others: it has not failed in the last seconds. */
  isReady(): boolean {
    return this.#restsUntil === 0 || Date.now() >= this.#restsUntil;
  }

  failed(): void {
    this.#restsUntil = Date.now() + coolDown;
  }

  /** Whether it was closed, as that of an anvil that ended. */
  get isClosed(): boolean {
    return this.#pool.destroyed;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

function authorization({ username, password }: URL): Readonly<Record<string, string>> {
  if (!username && !password) return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
}
