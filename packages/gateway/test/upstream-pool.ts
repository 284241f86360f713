import { findFacts } from "./surfaces/json-rpc/method-facts.ts";
import { batchRequest, callRequest } from "../src/upstreams/rpc-request.ts";
import type { RoutedCall } from "../src/upstreams/upstream.ts";
import { readText } from "../src/upstreams/reply-text.ts";
import { UpstreamPool } from "../src/clusters/upstream-pool.ts";
import { createFilters } from "../src/filters/create-filters.ts";
import { HttpUpstream, type HttpUpstreamOptions } from "../src/upstreams/http/http-upstream.ts";

/** A pool of a test's own upstreams. */
export interface TestPool {
  readonly pool: UpstreamPool;
  /** Failures, by the names of the upstreams. */
  readonly failures: string[];
  /** @returns the text of the response to a call. */
  call(method: string, params?: unknown, id?: unknown): Promise<string>;
  /** @returns the text of the response to several calls in one batch. */
  batch(calls: readonly (readonly [id: unknown, method: string])[]): Promise<string>;
}

/** Makes a pool of upstreams at these addresses, named `one`, `two`, `three` and `four`. */
export function createPool(urls: readonly string[], options: Partial<HttpUpstreamOptions> = {}): TestPool {
  const names = ["one", "two", "three", "four"];
  const all = { timeouts: { light: 5_000, standard: 5_000, heavy: 5_000 }, largeResponses: 4, ...options };
  const failures: string[] = [];
  const upstreams = urls.map((url, index) => new HttpUpstream(names[index] ?? "more", url, all));
  const pool = new UpstreamPool(upstreams, {
    createFilters: (parts) => createFilters(parts, {}),
    onFailure: ({ upstream }, reason) => failures.push(`${upstream.name}: ${reason}`),
  });
  return {
    pool,
    failures,
    call: async (method, params = [], id = 1) =>
      readText(await pool.handle(callRequest(createCall(id, method, params)))),
    batch: async (calls) => {
      // Equal calls would be sent once.
      const distinct = calls.map(([id, method], index) => createCall(id, method, [index]));
      return readText(await pool.handle(batchRequest(distinct)));
    },
  };
}

function createCall(id: unknown, method: string, params: unknown): RoutedCall {
  const facts = findFacts(method);
  if (!facts) throw new Error(`no spec has ${method}`);
  return { id: JSON.stringify(id), method, params: JSON.stringify(params), facts };
}
