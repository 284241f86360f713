import { createClient, RESP_TYPES } from "@redis/client";
import { sha256 } from "../digest.ts";
import type { SharedResults } from "../shared-results.ts";

/** Milliseconds that a call waits for a shared result. */
const patience = 50;
/** Lookups that fail or take too long, in a row, after which the server is left alone. */
const mostFailures = 5;
/** Milliseconds for which it is left alone. */
const pause = 5_000;
/** Milliseconds between two attempts to connect. */
const reconnectEvery = 500;
/** Seconds after which a result is forgotten that nobody else has pushed out. */
const goodFor = 7 * 86_400;
/** Writes that may be in flight: what comes meanwhile is not kept. */
const mostWrites = 100;

/** Results in Valkey or Redis. If the server is slow or away, gateways do without it. */
export class RedisResults implements SharedResults {
  readonly #client: ReturnType<typeof connect>;
  #failures = 0;
  #restsUntil = 0;
  #writes = 0;

  /** @param url - `redis://` or `rediss://`, with the password if there is one. */
  constructor(url: string) {
    this.#client = connect(url);
  }

  async get(key: string): Promise<Buffer | undefined> {
    if (!this.#isUsable) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("too late")), patience);
    });
    try {
      const found = await Promise.race([this.#client.get(nameOf(key)), late]);
      this.#failures = 0;
      return found ?? undefined;
    } catch {
      this.#failures += 1;
      if (this.#failures >= mostFailures) {
        this.#failures = 0;
        this.#restsUntil = performance.now() + pause;
      }
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  set(key: string, result: Buffer): void {
    if (!this.#isUsable || this.#writes >= mostWrites) return;
    this.#writes += 1;
    const done = (): void => {
      this.#writes -= 1;
    };
    this.#client.set(nameOf(key), result, { expiration: { type: "EX", value: goodFor } }).then(done, done);
  }

  close(): void {
    this.#client.destroy();
  }

  get #isUsable(): boolean {
    return this.#client.isReady && performance.now() >= this.#restsUntil;
  }
}

function connect(url: string) {
  const client = createClient({
    url,
    // A result that comes late is worth nothing.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: () => reconnectEvery },
  });
  // Each lookup tells.
  client.on("error", () => {});
  client.connect().catch(() => {});
  return client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
}

/** Calls may be long, and their params are nobody else's business. */
function nameOf(key: string): string {
  return `node-access:result:${sha256(key).toString("hex")}`;
}
