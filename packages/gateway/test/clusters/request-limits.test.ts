import { onTestFinished, expect, it } from "vitest";
import type { UpstreamLimits } from "../../src/options/network-options.ts";
import { batchRequest, callRequest } from "../../src/upstreams/rpc-request.ts";
import { readText } from "../../src/upstreams/reply-text.ts";
import { UpstreamPool } from "../../src/clusters/upstream-pool.ts";
import { createFilters } from "../../src/filters/create-filters.ts";
import { HttpUpstream } from "../../src/upstreams/http/http-upstream.ts";
import { createCall } from "../filters/send-call.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";

interface Limited {
  readonly pool: UpstreamPool;
  readonly servers: readonly UpstreamServer[];
}

/** A pool of upstreams with these limits, the first of which is preferred. */
async function poolWith(...limits: readonly UpstreamLimits[]): Promise<Limited> {
  const servers = await Promise.all(limits.map(() => startUpstream(respondWith((_, params) => params))));
  const upstreams = servers.map(
    ({ url }, index) =>
      new HttpUpstream(`upstream-${index}`, url, {
        timeouts: { light: 5_000, standard: 5_000, heavy: 5_000 },
        largeResponses: 4,
        tier: index + 1,
        limits: limits[index] ?? {},
      }),
  );
  const pool = new UpstreamPool(upstreams, {
    createFilters: (parts) => createFilters(parts, {}),
    onFailure: () => {},
  });
  onTestFinished(async () => {
    await Promise.all([pool.close(), ...servers.map((server) => server.close())]);
  });
  return { pool, servers };
}

const balances = (count: number, text = "0x1") =>
  Array.from({ length: count }, (_, index) => createCall("eth_getBalance", [text, `0x${index}`], `${index}`));

async function batch({ pool }: Limited, calls: ReturnType<typeof balances>): Promise<{ id: number }[]> {
  return JSON.parse(await readText(await pool.handle(batchRequest(calls)))) as { id: number }[];
}

const sizes = ({ bodies }: UpstreamServer): number[] =>
  bodies.map((body) => [JSON.parse(body)].flat().length);

it("splits a batch with more calls than an upstream accepts, and joins the responses", async () => {
  const limited = await poolWith({ batchItems: 3 });
  const responses = await batch(limited, balances(7));
  expect(responses.map(({ id }) => id).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(sizes(limited.servers[0] as UpstreamServer).toSorted()).toEqual([1, 3, 3]);
  const [first] = (limited.servers[0] as UpstreamServer).bodies;
  expect(first).toMatch(/^\[/);
});

it("sends each call of a batch on its own if an upstream accepts no batches", async () => {
  const limited = await poolWith({ batchItems: 1 });
  expect(await batch(limited, balances(3))).toHaveLength(3);
  expect((limited.servers[0] as UpstreamServer).bodies.every((body) => body.startsWith("{"))).toBe(true);
});

it("splits batches for all upstreams, since any may get them after another one has failed", async () => {
  const limited = await poolWith({}, { batchItems: 2 });
  await (limited.servers[0] as UpstreamServer).close();
  expect(await batch(limited, balances(5))).toHaveLength(5);
  expect(sizes(limited.servers[1] as UpstreamServer).toSorted()).toEqual([1, 2, 2]);
});

it("keeps batches within the bytes that an upstream accepts", async () => {
  const limited = await poolWith({ bodyBytes: 300 });
  expect(await batch(limited, balances(9))).toHaveLength(9);
  const { bodies } = limited.servers[0] as UpstreamServer;
  expect(bodies.length).toBeGreaterThan(2);
  expect(bodies.length).toBeLessThan(9);
  for (const body of bodies) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(300);
});

it("sends a request that is too large for an upstream to another one", async () => {
  const limited = await poolWith({ bodyBytes: 300 }, {});
  const large = createCall("eth_getBalance", [`0x${"ä".repeat(150)}`, "0x1"]);
  const { from } = await limited.pool.handle(callRequest(large));
  expect(from?.name).toBe("upstream-1");
  expect(
    (await limited.pool.handle(callRequest(createCall("eth_getBalance", ["0x1", "0x1"])))).from?.name,
  ).toBe("upstream-0");
  const calls = [...balances(2), { ...large, id: "7" }];
  expect((await batch(limited, calls)).map(({ id }) => id).toSorted()).toEqual([0, 1, 7]);
  for (const body of limited.servers[0]?.bodies ?? []) expect(body).not.toContain("ä");
});

it("names the bytes that a request may have if no upstream accepts it", async () => {
  const limited = await poolWith({ bodyBytes: 100 }, { bodyBytes: 200 });
  const large = createCall("eth_getBalance", [`0x${"1".repeat(400)}`, "0x1"]);
  await expect(limited.pool.handle(callRequest(large))).rejects.toMatchObject({
    shown: expect.stringMatching(/^no node accepts a request of \d+ bytes; send at most 200$/) as string,
  });
  expect(limited.servers.flatMap(({ bodies }) => bodies)).toEqual([]);
});
