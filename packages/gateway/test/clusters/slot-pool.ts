import { expect, onTestFinished } from "vitest";
import { headReader } from "../../src/clusters/chain/create-head-reader.ts";
import { UpstreamPool } from "../../src/clusters/upstream-pool.ts";
import { createFilters } from "../../src/filters/create-filters.ts";
import { HttpUpstream } from "../../src/upstreams/http/http-upstream.ts";
import { createCall, readResponse, sendCall } from "../filters/send-call.ts";
import { type SlotChain, startSlotChain } from "./slot-chain.ts";

const timeouts = { light: 5_000, standard: 5_000, heavy: 5_000 };
const confirmed = { commitment: "confirmed" };

/** A pool of a test's own nodes of Solana. */
export interface SlotPool {
  readonly servers: readonly SlotChain[];
  readonly pool: UpstreamPool;
  readonly failures: readonly string[];
  /** @returns the result, or the error's code. */
  call(method: string, ...params: unknown[]): Promise<unknown>;
  /** @returns the calls that a method of callers has caused, by server. */
  calls(method: string): string[][];
}

/** Makes a pool of nodes with these newest slots, named `node-1` and so on. */
export async function createSlotPool(slots: readonly number[], cacheBytes = 0): Promise<SlotPool> {
  const servers = await Promise.all(slots.map((slot) => startSlotChain(slot)));
  const upstreams = servers.map(
    ({ url }, index) => new HttpUpstream(`node-${index + 1}`, url, { timeouts, largeResponses: 4 }),
  );
  const failures: string[] = [];
  const pool = new UpstreamPool(upstreams, {
    onFailure: ({ upstream }, reason) => void failures.push(`${upstream.name}: ${reason}`),
    headReader: headReader("rpc", "solana", "solana-mainnet"),
    createFilters: (parts) => createFilters(parts, { cacheBytes }),
  });
  onTestFinished(async () => {
    await pool.close();
    for (const server of servers) await server.close();
  });
  const call: SlotPool["call"] = async (method, ...params) => {
    const { text } = await readResponse(sendCall(pool, createCall(method, params)));
    const { result, error } = JSON.parse(text) as { result?: unknown; error?: { code: number } };
    return error ? error.code : result;
  };
  await expect
    .poll(async () => (await call("getSlot", confirmed), pool.members.map(({ head }) => head)))
    .toEqual(slots);
  const calls = (method: string): string[][] =>
    servers.map((server) => server.calls.filter((one) => one.startsWith(`${method} `)));
  return { servers, pool, failures, call, calls };
}
