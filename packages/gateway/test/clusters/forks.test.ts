import { describe, expect, it, onTestFinished } from "vitest";
import type { Reply } from "../../src/upstreams/upstream.ts";
import { createFilters } from "../../src/filters/create-filters.ts";
import { UpstreamPool } from "../../src/clusters/upstream-pool.ts";
import { headReader } from "../../src/clusters/chain/create-head-reader.ts";
import { HttpUpstream } from "../../src/upstreams/http/http-upstream.ts";
import { readResponse, createCall, sendCall } from "../filters/send-call.ts";
import { type ChainServer, createForkHash, createHash, startChain } from "./chain-server.ts";

const quantity = (number: number): string => `0x${number.toString(16)}`;
const account = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
const timeouts = { light: 5_000, standard: 5_000, heavy: 5_000 };

interface Pool {
  readonly servers: readonly [ChainServer, ChainServer, ChainServer];
  readonly pool: UpstreamPool;
  /** @param upstream - The upstream that serves the call. Default: any. */
  call(
    method: string,
    params: unknown[],
    upstream?: string,
  ): Promise<{ result: unknown; route: Reply["route"] }>;
}

/** Upstreams `one`, `two` and `three` that have block 20. */
async function poolOfThree(cacheBytes = 0): Promise<Pool> {
  const servers = [await startChain(20), await startChain(20), await startChain(20)] as const;
  const upstreams = ["one", "two", "three"].map(
    (name, index) => new HttpUpstream(name, servers[index]?.url ?? "", { timeouts, largeResponses: 4 }),
  );
  const reader = headReader("rpc", "ethereum", "ethereum-mainnet");
  const pool = new UpstreamPool(upstreams, {
    onFailure: () => {},
    headReader: reader,
    createFilters: (parts) => createFilters(parts, { cacheBytes }),
  });
  onTestFinished(async () => {
    await pool.close();
    for (const server of servers) await server.close();
  });
  const call: Pool["call"] = async (method, params, upstream) => {
    await pool.heads.ready();
    const pinned = pool.heads.pin(createCall(method, params));
    const block = pinned.block === undefined ? {} : { minBlock: pinned.block };
    const { text, reply } = await readResponse(
      sendCall(pool, pinned, { ...block, ...(upstream !== undefined && { route: { upstream } }) }),
    );
    return { result: (JSON.parse(text) as { result: unknown }).result, route: reply.route };
  };
  const readsAll = (): boolean => pool.members.every(({ head }) => head === 20);
  await expect.poll(async () => (await call("eth_blockNumber", []), readsAll())).toBe(true);
  return { servers, pool, call };
}

async function hashes({ call }: Pool, block: number): Promise<Set<unknown>> {
  const found = new Set<unknown>();
  for (let count = 0; count < 12; count++) {
    const { result } = await call("eth_getBlockByNumber", [quantity(block), false]);
    found.add((result as { hash: string }).hash);
  }
  return found;
}

describe("an upstream on a fork", () => {
  it("is not used while the others have other blocks at the same height, and is used again once it agrees", async () => {
    const pool = await poolOfThree();
    const [one, two, forked] = pool.servers;
    forked.forkedAt = 17;
    await expect.poll(() => hashes(pool, 20)).toEqual(new Set([createHash(20)]));
    expect(await hashes(pool, 18)).toEqual(new Set([createHash(18)]));
    forked.forkedAt = Infinity;
    for (const server of pool.servers) server.height = 21;
    await expect
      .poll(() => pool.pool.members.map(({ agreement }) => agreement))
      .toEqual(["agrees", "agrees", "agrees"]);
    // The choice of the upstream depends on its speed, so the others are stopped.
    one.isDown = two.isDown = true;
    const { route } = await pool.call("eth_getBalance", [account, "latest"]);
    expect(route?.upstream).toBe("three");
  });

  it("does not advance the chain for callers until others follow it", async () => {
    const pool = await poolOfThree();
    const [one, two, forked] = pool.servers;
    forked.forkedAt = 17;
    await expect.poll(() => pool.pool.members[2]?.agreement).toBe("forked");
    forked.height = 21;
    await expect.poll(() => pool.pool.members[2]?.head).toBe(21);
    expect(pool.pool.heads.served).toBe(20);
    one.forkedAt = two.forkedAt = 17;
    one.height = two.height = 21;
    await expect.poll(() => hashes(pool, 21)).toEqual(new Set([createForkHash(21)]));
    await expect
      .poll(() => pool.pool.members.map(({ agreement }) => agreement))
      .toEqual(["agrees", "agrees", "agrees"]);
  });

  it("leaves nothing in the cache, even if it returns before its newest block is polled", async () => {
    const pool = await poolOfThree(1_000_000);
    const [, , forked] = pool.servers;
    forked.readsForkedAt = 17;
    const params = [quantity(20), false];
    expect(await pool.call("eth_getBlockByNumber", params, "three")).toMatchObject({
      result: { hash: createForkHash(20) },
    });
    forked.readsForkedAt = Infinity;
    expect(await hashes(pool, 20)).toEqual(new Set([createHash(20)]));
    expect((await pool.call("eth_getBlockByNumber", params)).route?.cache).toBe("hit");
  });

  it("leaves no state in the cache once it is known to be on a fork", async () => {
    const pool = await poolOfThree(1_000_000);
    const [, , forked] = pool.servers;
    forked.forkedAt = 17;
    const params = [account, quantity(20)];
    // The result is cached before the fork is known.
    await pool.call("eth_getBalance", params, "three");
    await expect.poll(() => pool.pool.members[2]?.agreement).toBe("forked");
    expect((await pool.call("eth_getBalance", params)).result).toBe(quantity(20));
    expect((await pool.call("eth_getBalance", params, "three")).result).toBe(quantity(1_020));
    expect(await pool.call("eth_getBalance", params)).toMatchObject({
      result: quantity(20),
      route: { cache: "hit" },
    });
  });
});
