import { LRUCache } from "lru-cache";
import { callRequest, createCall } from "../../upstreams/rpc-request.ts";
import type { Next } from "../filter.ts";
import type { Upstream } from "../../upstreams/upstream.ts";
import { textOf } from "../../upstreams/reply-text.ts";
import { resultIn } from "./checked-result.ts";

/** Maximum characters of results that are kept, because results of the same block need the same ones. */
const keptSize = 16 * 1024 * 1024;
const hashLength = 66;

/** In place of a result, if no more calls may be made. */
export const overBudget: unique symbol = Symbol("over budget");

/** The additional calls that checks make at the upstream whose result they check. */
export class SettlingReads {
  readonly #perMinute: number;
  readonly #onRead: () => void;
  readonly #kept = new LRUCache<string, { readonly text: string }>({
    maxSize: keptSize,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  /** Calls that may still be made in this minute. */
  #left: number;
  #minute = 0;

  /**
   * @param perMinute - Maximum calls in a minute.
   * @param onRead - Called for each call.
   */
  constructor(perMinute: number, onRead: () => void) {
    this.#perMinute = perMinute;
    this.#left = perMinute;
    this.#onRead = onRead;
  }

  /**
   * Makes a call.
   *
   * @returns its result, or {@link overBudget}.
   * @throws Error if there is no result.
   */
  async read(
    { method, params }: { readonly method: string; readonly params: readonly unknown[] },
    upstream: Upstream,
    next: Next,
  ): Promise<unknown> {
    const paramsText = JSON.stringify(params);
    // What a hash names never changes.
    const key =
      String(params[0]).length === hashLength ? `${upstream.id} ${method} ${paramsText}` : undefined;
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (kept) return resultIn(kept.text);
    if (!this.#take()) return overBudget;
    this.#onRead();
    const facts = { name: method, idempotency: "safe", cost: "standard" } as const;
    const reply = await next(callRequest(createCall(facts, paramsText), { only: upstream }));
    const text = await textOf(reply);
    const result = resultIn(text);
    if (key !== undefined && result !== undefined && result !== null && text.length < keptSize)
      this.#kept.set(key, { text });
    if (result === undefined) throw new Error(`${method} has no result`);
    return result;
  }

  #take(): boolean {
    const minute = Math.floor(performance.now() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#left = this.#perMinute;
    }
    this.#left -= 1;
    return this.#left >= 0;
  }
}
