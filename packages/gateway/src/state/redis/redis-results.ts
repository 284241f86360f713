import { RESP_TYPES } from "@redis/client";
import { inTime } from "../../observe/clock.ts";
import type { Log } from "../../observe/log.ts";
import { sha256 } from "../digest.ts";
import type { SharedResults } from "../shared-results.ts";
import type { Vault } from "../vault.ts";
import { connectRedis, type RedisConnection } from "./connect-redis.ts";

/** Milliseconds that a call waits for a shared result. */
const maxWait = 50;
/** After this many consecutive lookups that failed or were late, the server is skipped for a while. */
const maxFailures = 5;
/** Milliseconds for which the server is skipped. */
const pause = 5_000;
/** Seconds until a result expires, unless it is evicted earlier. */
const goodFor = 7 * 86_400;
/** Maximum writes in flight: results beyond them are not stored. */
const maxWrites = 100;
/** Maximum bytes of a result. More is never read, whatever is stored. */
const maxBytes = 8 * 1024 * 1024;
/** Milliseconds in which one result that others have written is logged. */
const logInterval = 60_000;

/**
 * Cached results in Valkey or Redis, without which gateways work too. Others may write to the server: what
 * was not signed, with its key, by a gateway of the same key is no result.
 */
export class RedisResults implements SharedResults {
  readonly #connection: RedisConnection;
  readonly #client: ReturnType<typeof readBuffers>;
  readonly #vault: Pick<Vault, "sign" | "signed">;
  readonly #log: Log;
  #loggedAt = -Infinity;
  #failures = 0;
  #retryAt = 0;
  #writes = 0;

  constructor(url: string, vault: Pick<Vault, "sign" | "signed">, log: Log) {
    this.#connection = connectRedis(url, "cache", log);
    this.#client = readBuffers(this.#connection);
    this.#vault = vault;
    this.#log = log;
  }

  async get(key: string): Promise<Buffer | undefined> {
    if (!this.#isUsable) return undefined;
    try {
      const name = formatName(key);
      const found = await inTime(this.#client.getRange(name, 0, maxBytes), maxWait, late);
      this.#failures = 0;
      return found && found.length > 0 ? this.#read(found, name) : undefined;
    } catch {
      this.#failures += 1;
      if (this.#failures >= maxFailures) {
        this.#failures = 0;
        this.#retryAt = performance.now() + pause;
      }
      return undefined;
    }
  }

  set(key: string, result: Buffer): void {
    if (!this.#isUsable || this.#writes >= maxWrites) return;
    const name = formatName(key);
    const value = this.#vault.sign(result, name);
    if (value.length > maxBytes) return;
    this.#writes += 1;
    const done = (): void => {
      this.#writes -= 1;
    };
    const stored = this.#client.set(name, value, { expiration: { type: "EX", value: goodFor } });
    this.#connection.watch(stored).then(done, done);
  }

  close(): void {
    this.#client.destroy();
  }

  #read(value: Buffer, name: string): Buffer | undefined {
    const result = this.#vault.signed(value, name);
    const now = performance.now();
    if (!result && now - this.#loggedAt > logInterval) {
      this.#loggedAt = now;
      const reason = "it was changed, or written by a gateway with another key (options keyFile and key)";
      this.#log("warn", "cached result ignored", { change: "wrong", name, reason });
    }
    return result;
  }

  get #isUsable(): boolean {
    return this.#client.isReady && performance.now() >= this.#retryAt;
  }
}

function readBuffers({ client }: RedisConnection) {
  return client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
}

function late(): never {
  throw new Error("too late");
}

/** Keys are hashed: calls may be long, and their params are private. */
function formatName(key: string): string {
  return `node-access:result:${sha256(key).toString("hex")}`;
}
