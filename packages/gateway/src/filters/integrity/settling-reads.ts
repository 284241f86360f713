import { LRUCache } from "lru-cache";
import { callRequest, createCall } from "../../upstreams/rpc-request.ts";
import type { Next } from "../filter.ts";
import type { Upstream } from "../../upstreams/upstream.ts";
import { readText } from "../../upstreams/reply-text.ts";
import { resultIn } from "./checked-result.ts";

/** Maximum characters of results that are kept, because results of the same block need the same ones. */
const keptSize = 16 * 1024 * 1024;
const hashLength = 66;

/** In place of a result, if no more calls may be made. */
export const overBudget: unique symbol = Symbol("over budget");

/** The additional calls of checks. */
export interface SettlingReads {
  /** Makes a call at the upstream that is checked. @throws Error if there is no result. */
  read(
    request: { readonly method: string; readonly params: readonly unknown[] },
    upstream: Upstream,
    next: Next,
  ): Promise<unknown>;
  /** Drops what an upstream has returned: it is wrong, or what it was compared with. */
  forget(upstream: Upstream): void;
}

/** @param onRead - Called for each call. */
export function createSettlingReads(perMinute: number, onRead: () => void): SettlingReads {
  const kept = new LRUCache<string, { readonly text: string }>({
    maxSize: keptSize,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  let minute = 0;
  /** Calls that may still be made in this minute. */
  let left = perMinute;
  const take = (): boolean => {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) [minute, left] = [now, perMinute];
    left -= 1;
    return left >= 0;
  };
  const read: SettlingReads["read"] = async ({ method, params }, upstream, next) => {
    const paramsText = JSON.stringify(params);
    // What a hash names never changes.
    const isFixed = String(params[0]).length === hashLength;
    const key = isFixed ? `${upstream.id} ${method} ${paramsText}` : undefined;
    const known = key === undefined ? undefined : kept.get(key);
    if (known) return resultIn(known.text);
    if (!take()) return overBudget;
    onRead();
    const facts = { name: method, idempotency: "safe", cost: "standard" } as const;
    const reply = await next(callRequest(createCall(facts, paramsText), { only: upstream }));
    const text = await readText(reply);
    const result = resultIn(text);
    if (key !== undefined && result !== undefined && result !== null && text.length < keptSize)
      kept.set(key, { text });
    if (result === undefined) throw new Error(`${method} has no result`);
    return result;
  };
  return {
    read,
    forget({ id }) {
      for (const key of kept.keys()) if (key.startsWith(`${id} `)) kept.delete(key);
    },
  };
}
