import { afterEach, describe, expect, it, vi } from "vitest";
import { createExchangeClient, createInfoClient } from "../../src/index.ts";
import { callWeight, weightLimiter } from "../../src/limiter/index.ts";
import { privateKeySigner } from "../../src/signing/index.ts";
import { PRIVATE_KEY } from "../signing/python-vectors.ts";
import { startVenue, type Venue } from "../venue.ts";

const venues: Venue[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const venue of venues.splice(0)) await venue.close();
});

async function start(body: unknown): Promise<Venue> {
  const venue = await startVenue(() => ({ body: JSON.stringify(body) }));
  venues.push(venue);
  return venue;
}

function question(name: string): number {
  return callWeight({ operation: { name, idempotency: "safe" }, input: [] });
}

function orders(length: number): number {
  return callWeight({
    operation: { name: "order", idempotency: "write" },
    input: [{ orders: Array.from({ length }) }],
  });
}

describe("callWeight", () => {
  it("is from the spec for info requests, and by batch size for actions", () => {
    expect(["l2Book", "userRole", "meta", "toString"].map(question)).toEqual([2, 60, 20, 20]);
    expect([1, 39, 40, 79, 80].map(orders)).toEqual([1, 1, 2, 2, 3]);
    expect(callWeight({ operation: { name: "noop", idempotency: "write" }, input: undefined })).toBe(1);
  });
});

describe("weightLimiter", () => {
  it("counts calls, and responses by their items", async () => {
    const venue = await start(Array.from({ length: 45 }, () => ({})));
    const limiter = weightLimiter();
    const info = createInfoClient({ endpoint: venue.endpoint, middleware: [limiter.middleware] });
    await info.allMids();
    expect(limiter.used).toBe(2);
    await info.recentTrades({ coin: "BTC" });
    expect(limiter.used).toBe(2 + 20 + 2);
  });

  it("adds up the calls of several clients", async () => {
    const venue = await start({ status: "ok", response: { type: "default" } });
    const limiter = weightLimiter();
    const options = { endpoint: venue.endpoint, middleware: [limiter.middleware] };
    await createInfoClient(options).exchangeStatus();
    await createExchangeClient({ ...options, signer: privateKeySigner(PRIVATE_KEY) }).claimRewards();
    expect(limiter.used).toBe(3);
  });

  it("delays calls in order until there is capacity", async () => {
    const venue = await start({});
    const limiter = weightLimiter({ perMinute: 4 });
    const info = createInfoClient({
      endpoint: venue.endpoint,
      middleware: [limiter.middleware],
      timeout: Number.POSITIVE_INFINITY,
      totalTimeout: Number.POSITIVE_INFINITY,
    });
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
    await Promise.all([info.allMids(), info.allMids()]);
    const third = info.allMids();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(venue.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_100);
    vi.useRealTimers();
    await third;
    expect(venue.sent).toHaveLength(3);
  });

  it("sends a call alone that exceeds the limit of a minute", async () => {
    const venue = await start({});
    const limiter = weightLimiter({ perMinute: 1 });
    const info = createInfoClient({ endpoint: venue.endpoint, middleware: [limiter.middleware] });
    await info.userRole({ user: `0x${"11".repeat(20)}` });
    expect(limiter.used).toBe(60);
  });

  it("stops waiting when the call's signal aborts, without blocking others", async () => {
    const venue = await start({});
    const limiter = weightLimiter({ perMinute: 2 });
    const info = createInfoClient({ endpoint: venue.endpoint, middleware: [limiter.middleware] });
    await info.allMids();
    const ended = info.with({ signal: AbortSignal.timeout(20) }).allMids();
    await expect(ended).rejects.toMatchObject({ code: "ABORTED", context: { sent: false } });
    expect(limiter.used).toBe(2);
    expect(venue.sent).toHaveLength(1);
  });

  it("does not count a call that was aborted while waiting", async () => {
    const venue = await start({});
    const limiter = weightLimiter();
    const info = createInfoClient({ endpoint: venue.endpoint, middleware: [limiter.middleware] });
    const ender = new AbortController();
    const ended = info.with({ signal: ender.signal }).allMids();
    ender.abort();
    await expect(ended).rejects.toMatchObject({ code: "ABORTED", context: { sent: false } });
    await info.allMids();
    expect(limiter.used).toBe(2);
    expect(venue.sent).toHaveLength(1);
  });

  it("names an invalid limit", () => {
    expect(() => weightLimiter({ perMinute: 0 })).toThrow(/^perMinute: expected a number above 0/);
  });
});
