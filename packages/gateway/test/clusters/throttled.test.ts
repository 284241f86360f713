import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Throttle } from "../../src/clusters/health/throttle.ts";
import type { UpstreamsPart } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { startWithCallers, type TestCaller } from "../access/two-callers.ts";
import { type Respond, respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";

const respond = respondWith((method) => method);

/** @param accepts - Whether the upstream accepts a request; it rejects all others with 429 and `Retry-After`. */
async function startThrottling(
  retryAfter: number,
  accepts: (body: string) => boolean,
): Promise<UpstreamServer> {
  const throttling: Respond = (body, response) => {
    if (accepts(body)) return respond(body, response);
    response.writeHead(429, { "retry-after": String(retryAfter), "content-type": "text/plain" });
    response.end("slow down");
  };
  const upstream = await startUpstream(throttling);
  closeAfterTest(upstream);
  return upstream;
}

async function twoCallers(rpc: UpstreamsPart): Promise<readonly [TestCaller, TestCaller]> {
  const { callers } = await startWithCallers(2, { networks: networksWith({ ethereum: { rpc } }) });
  return callers as [TestCaller, TestCaller];
}

/** Makes distinct calls, several at a time, until it is stopped. */
function hammer({ call }: TestCaller, concurrency: number): () => Promise<readonly number[]> {
  const statuses: number[] = [];
  const stopping = new AbortController();
  let next = 0;
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      next += 1;
      statuses.push(
        (await call("eth_call", { to: `0x${next.toString(16).padStart(40, "0")}` }, "latest")).status,
      );
      // Far more than its share, and not all that the machine can send.
      await sleep(100);
    }
  };
  const loops = Array.from({ length: concurrency }, loop);
  return async () => {
    stopping.abort();
    await Promise.all(loops);
    return statuses;
  };
}

/** The statuses of calls that are made one after the other, at most ten a second: less than its share on any machine. */
async function steadily({ call }: TestCaller, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const address = `0x${(1_000 + index).toString(16).padStart(40, "0")}`;
    statuses.push((await call("eth_getBalance", address, "latest")).status);
    await sleep(100);
  }
  return statuses;
}

const served = (count: number): number[] => Array.from({ length: count }, () => 200);

describe("an upstream that rejects requests as too many", () => {
  it("pauses for the credential whose requests it rejects, and not for others", async () => {
    const upstream = await startThrottling(30, (body) => !body.includes("eth_call"));
    const [hog, other] = await twoCallers(upstreamsAt(upstream.url));
    const stop = hammer(hog, 5);
    expect(await steadily(other, 15)).toEqual(served(15));
    expect(new Set(await stop())).toEqual(new Set([429]));
    // After the first ones, none of its requests was sent.
    expect(upstream.bodies.filter((body) => body.includes("eth_call")).length).toBeLessThan(10);
    const { error } = await hog.call("eth_call", {}, "latest");
    expect(error).toMatchObject({
      code: -32_005,
      message: expect.stringMatching(
        /^upstreams have had too many requests, \d+ % of them from this credential: others are served first, send fewer$/,
      ) as string,
      data: { limit_of: "upstreams" },
    });
  });

  it("serves those within their share, whoever's requests it rejects", async () => {
    let tokens = 20;
    const refill = setInterval(() => (tokens = Math.min(20, tokens + 2)), 50);
    const upstream = await startThrottling(1, () => (tokens -= 1) >= 0 || (tokens = 0) !== 0);
    const [hog, other] = await twoCallers(upstreamsAt(upstream.url));
    const stop = hammer(hog, 20);
    expect(await steadily(other, 25)).toEqual(served(25));
    const statuses = await stop();
    clearInterval(refill);
    expect(statuses).toContain(429);
    expect(statuses).toContain(200);
  });

  it("gets few requests of anyone if it serves nobody", async () => {
    let isClosed = false;
    const upstream = await startThrottling(30, () => !isClosed);
    const [hog, other] = await twoCallers(upstreamsAt(upstream.url));
    const stop = hammer(hog, 10);
    await steadily(other, 3);
    isClosed = true;
    const before = upstream.bodies.length;
    const statuses = await steadily(other, 5);
    await stop();
    expect(statuses).toContain(429);
    // Besides requests in flight, a few attempts of those within their share.
    expect(upstream.bodies.length - before).toBeLessThan(60);
  });
});

describe("an upstream's budget", () => {
  it("is left to those within their share", async () => {
    const upstream = await startThrottling(1, () => true);
    const rpc = { upstreams: [{ name: "paid", url: upstream.url, budget: { requestsPerSecond: 30 } }] };
    const [hog, other] = await twoCallers(rpc);
    const stop = hammer(hog, 20);
    await sleep(300);
    expect(await steadily(other, 20)).toEqual(served(20));
    const statuses = await stop();
    expect(statuses).toContain(429);
    expect(statuses).toContain(200);
  });
});

describe("who pauses after a rejection", () => {
  it("are those that use their share or more, by weight", () => {
    const throttle = new Throttle((tenant) => (tenant === "large" ? 10 : 1));
    throttle.used("large", 50, 0);
    throttle.used("small", 40, 0);
    throttle.used("rare", 1, 0);
    throttle.rejected("rare", 5, 1, 2);
    expect(["large", "small", "rare"].map((tenant) => throttle.untilFor(tenant))).toEqual([0, 5_002, 0]);
    // The next one is rejected although nobody else calls: it pauses too.
    for (let round = 0; round < 6; round += 1) throttle.rejected("rare", 5, 10 + round, 10.5 + round);
    expect(throttle.untilFor("rare")).toBeGreaterThan(5_000);
  });

  it("is a credential alone, and again less often after each rejection without a time", () => {
    const throttle = new Throttle(() => 1);
    throttle.used("one", 1, 0);
    throttle.rejected("one", undefined, 0, 1);
    expect(throttle.untilFor("one")).toBe(1_001);
    expect([throttle.mayRetry("one", 50), throttle.mayRetry("one", 150)]).toEqual([false, true]);
    throttle.rejected("one", undefined, 150, 200);
    expect(throttle.untilFor("one")).toBe(2_200);
    throttle.served("one", 300, 310);
    expect(throttle.untilFor("one")).toBe(310);
  });
});
