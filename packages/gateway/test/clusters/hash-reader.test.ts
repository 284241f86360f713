import { describe, expect, it, onTestFinished } from "vitest";
import { createHashReader } from "../../src/clusters/chain/hash-reader.ts";
import type { PoolMember } from "../../src/clusters/pool-member.ts";
import { UpstreamPool } from "../../src/clusters/upstream-pool.ts";
import { createFilters } from "../../src/filters/create-filters.ts";
import type { MethodFacts } from "../../src/generated/methods.ts";
import { HttpUpstream } from "../../src/upstreams/http/http-upstream.ts";
import { readResponse, sendCall } from "../filters/send-call.ts";
import { createBlocks, type HashChain, hashMethods, startHashChain } from "./hash-chain.ts";

const timeouts = { light: 5_000, standard: 5_000, heavy: 5_000 };
const finalDepth = 6;

interface Pool {
  readonly servers: readonly HashChain[];
  readonly pool: UpstreamPool;
  /** The blocks that replaced others. */
  readonly reorgs: readonly number[];
  /** @returns the result, or the error's message. */
  call(method: string, ...params: unknown[]): Promise<unknown>;
}

const facts = new Map<string, MethodFacts>(
  [
    hashMethods.hashOf,
    hashMethods.block,
    hashMethods.newest,
    { name: "height", idempotency: "safe", height: true } as const,
    { name: "newestHash", idempotency: "safe", newestHash: true } as const,
  ].map((one) => [one.name, one]),
);
facts.set("cachedHashOf", { ...hashMethods.hashOf, cache: { by: "block" } });

async function startPool(count: number, blocks: string[], cacheBytes = 0): Promise<Pool> {
  const servers = await Promise.all(Array.from({ length: count }, () => startHashChain([...blocks])));
  const upstreams = servers.map(
    ({ url }, index) =>
      new HttpUpstream(`node-${index + 1}`, url, { timeouts, largeResponses: 4, errorStatuses: [500] }),
  );
  const reorgs: number[] = [];
  const pool = new UpstreamPool(upstreams, {
    onFailure: () => {},
    headReader: createHashReader(hashMethods, finalDepth),
    createFilters: (parts) =>
      createFilters(parts, { cacheBytes, onReorg: (number) => void reorgs.push(number) }),
  });
  onTestFinished(async () => {
    await pool.close();
    for (const server of servers) await server.close();
  });
  const call: Pool["call"] = async (method, ...params) => {
    const known = facts.get(method) ?? hashMethods.block;
    const routed = { id: "1", method: known.name, params: JSON.stringify(params), facts: known };
    const { text } = await readResponse(sendCall(pool, routed));
    const { result, error } = JSON.parse(text) as { result?: unknown; error?: { message: string } | null };
    return error ? error.message : result;
  };
  await expect
    .poll(async () => (await call("height"), pool.members.map(({ head }) => head)))
    .toEqual(servers.map(() => blocks.length - 1));
  return { servers, pool, reorgs, call };
}

async function refresh({ heads }: UpstreamPool, member: PoolMember): Promise<void> {
  member.headAt = -Infinity;
  await heads.refresh(member);
}

describe("a chain whose blocks are read by hash", () => {
  it("has its newest block's number and hash, without a call to a node", async () => {
    const { servers, call } = await startPool(2, createBlocks("a", 20));
    expect([await call("height"), await call("newestHash")]).toEqual([20, "a20"]);
    expect(servers.flatMap(({ calls }) => calls).join()).not.toContain("newestHash");
    for (const server of servers) server.blocks.push("a21");
    await expect.poll(() => call("height")).toBe(21);
    expect(await call("newestHash")).toBe("a21");
  });

  it("is asked for the parent of each block once", async () => {
    const { servers, pool } = await startPool(2, createBlocks("a", 20));
    await expect.poll(() => pool.heads.finalizedNumber).toBe(15);
    const parents = (): string[] =>
      servers.flatMap(({ calls }) => calls.filter((one) => one.startsWith("block")));
    const before = parents();
    expect(new Set(before)).toEqual(new Set(['block ["a20"]']));
    for (let count = 0; count < 3; count++) for (const member of pool.members) await refresh(pool, member);
    expect(parents()).toEqual(before);
  });

  it("counts a block as final once it has enough confirmations", async () => {
    const { pool } = await startPool(2, createBlocks("a", 20));
    await expect.poll(() => pool.heads.finalizedNumber).toBe(15);
    const { pool: short } = await startPool(2, createBlocks("a", 3));
    await expect.poll(() => short.heads.finalizedNumber).toBe(0);
  });

  it("sends a call to an upstream that has its block", async () => {
    const { servers, call } = await startPool(2, createBlocks("a", 20));
    servers[0]?.blocks.push("a21");
    await expect.poll(() => call("height")).toBe(21);
    for (let count = 0; count < 6; count++) expect(await call("hashOf", 21)).toBe("a21");
    expect(await call("hashOf", 99)).toBe("Block not found");
    // No tag, and no param, stands for a number.
    expect(await call("hashOf", "latest")).toBe("Block not found");
    expect(servers.flatMap(({ calls }) => calls)).toContain('hashOf ["latest"]');
  });

  it("forgets cached results from the blocks that a reorg replaces", async () => {
    const before = createBlocks("a", 20);
    const { servers, call } = await startPool(2, before, 1_000_000);
    expect(await call("cachedHashOf", 19)).toBe("a19");
    for (const server of servers) server.blocks = createBlocks("b", 21, 17, before);
    await expect.poll(() => call("newestHash")).toBe("b21");
    await expect.poll(() => call("cachedHashOf", 19)).toBe("b19");
    expect(await call("cachedHashOf", 17)).toBe("a17");
  });

  it("shows one newest block while two upstreams have different ones", async () => {
    const { servers, call, reorgs } = await startPool(2, createBlocks("a", 19), 1_000_000);
    servers[0]?.blocks.push("a20");
    await expect.poll(() => call("newestHash")).toBe("a20");
    servers[1]?.blocks.push("b20");
    const seen = new Set<unknown>();
    await expect
      .poll(async () => (seen.add(await call("newestHash")), servers[1]?.calls.includes('block ["b20"]')))
      .toBe(true);
    for (let count = 0; count < 20; count++) {
      seen.add(await call("newestHash"));
      seen.add(await call("hashOf", 20));
    }
    expect(seen).toEqual(new Set(["a20"]));
    expect(reorgs).toEqual([]);
    // The next block decides.
    servers[1]?.blocks.push("b21");
    await expect.poll(() => call("newestHash")).toBe("b21");
    for (let count = 0; count < 6; count++) expect(await call("hashOf", 21)).toBe("b21");
    await expect.poll(() => reorgs).toEqual([20]);
  });

  it("does not use an upstream that is starting, or that is still loading the chain", async () => {
    const { servers, pool, call } = await startPool(3, createBlocks("a", 20));
    const [one, two, three] = servers as [HashChain, HashChain, HashChain];
    one.isStarting = true;
    two.isSyncing = true;
    await expect.poll(() => pool.members.map(({ isSyncing }) => isSyncing)).toEqual([false, true, false]);
    for (let count = 0; count < 6; count++) expect(await call("block", "a20")).toMatchObject({ hash: "a20" });
    three.blocks.push("a21");
    await expect.poll(() => call("height")).toBe(21);
  });
});
