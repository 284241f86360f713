import { afterEach, expect, it, vi } from "vitest";
import { createLimiter, type RateLimit } from "../../src/limiter/index.ts";
import { type Call, type CallOptions, runCall } from "../../src/index.ts";

afterEach(() => void vi.useRealTimers());

const limit: RateLimit = { max: 1, window: 1_000, units: () => 1 };

function call(options: CallOptions): Promise<unknown> {
  const target: Call = {
    operation: { name: "write", idempotency: "write" },
    transport: "http",
    endpoint: "https://node.example/***",
    redact: String,
    input: undefined,
  };
  return runCall(target, options, () => Promise.resolve({ value: 1 }));
}

it("starts the next call when one that waited leaves, and leaves no timer and no listener behind", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  // Only the limiter's own: connections that other files of the suite have left may set some too.
  const [set, clear] = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "clearTimeout")];
  const heavy = createLimiter([
    { ...limit, max: 10, units: ({ input }) => (input as number | undefined) ?? 5 },
  ]);
  const middleware = [heavy.middleware];
  await call({ middleware });
  const { signal } = new AbortController();
  const remove = vi.spyOn(signal, "removeEventListener");
  const waiting = call({ middleware, signal, totalTimeout: 100 });
  await vi.advanceTimersByTimeAsync(0);
  expect(await waiting).toEqual({ value: 1 });
  const late = expect(call({ middleware, signal, totalTimeout: 100 })).rejects.toMatchObject({
    code: "TIMEOUT",
    context: { option: "totalTimeout", sent: false },
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(heavy.queued).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  await late;
  const own = set.mock.results.filter((_, index) => set.mock.calls[index]?.[0].name === "startNext");
  expect(own.length).toBeGreaterThan(0);
  const cleared = clear.mock.calls.map(([timer]) => timer as unknown);
  expect(cleared).toEqual(expect.arrayContaining(own.map(({ value }) => value as unknown)));
  expect([heavy.queued, remove.mock.calls.length]).toEqual([0, 2]);
  vi.restoreAllMocks();
});

it("lets calls pass that are smaller than one that was aborted before them", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const sizes = [6, 8, 3];
  const limiter = createLimiter([{ ...limit, max: 10, units: () => sizes.shift() ?? 0 }]);
  const middleware = [limiter.middleware];
  await call({ middleware });
  const ender = new AbortController();
  const aborted = expect(call({ middleware, signal: ender.signal })).rejects.toMatchObject({
    code: "ABORTED",
  });
  const small = call({ middleware });
  await vi.advanceTimersByTimeAsync(1);
  expect(limiter.queued).toBe(2);
  ender.abort();
  await aborted;
  expect(await small).toEqual({ value: 1 });
});

it("does not count places of calls that timed out as waiting, and starts the others behind them", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const limiter = createLimiter([limit], { maxQueued: 2 });
  const middleware = [limiter.middleware];
  await call({ middleware });
  for (let round = 0; round < 3; round += 1) {
    const late = [1, 2].map(() =>
      expect(call({ middleware, timeout: 100, retries: 0 })).rejects.toMatchObject({ code: "TIMEOUT" }),
    );
    await vi.advanceTimersByTimeAsync(101);
    await Promise.all(late);
  }
  expect(limiter.queued).toBe(0);
  const waiting = [call({ middleware }), call({ middleware })];
  await vi.advanceTimersByTimeAsync(1);
  expect(limiter.queued).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await Promise.all(waiting)).toHaveLength(2);
});

it("passes over kept places once when many calls time out together", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const limiter = createLimiter([limit]);
  const middleware = [limiter.middleware];
  await call({ middleware });
  const late = Array.from({ length: 500 }, () =>
    expect(call({ middleware, timeout: 100, retries: 0 })).rejects.toMatchObject({ code: "TIMEOUT" }),
  );
  await vi.advanceTimersByTimeAsync(99);
  const next = vi.spyOn(Map.prototype, Symbol.iterator);
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all(late);
  expect(next.mock.contexts.filter((map) => (map as Map<unknown, unknown>).size === 500).length).toBeLessThan(
    10,
  );
  next.mockRestore();
});

function create(limits: unknown): unknown {
  return createLimiter(limits as RateLimit[]);
}

it("names an invalid limit", () => {
  expect(() => create({})).toThrow(/^limits: expected a list/);
  expect(() => create([{ ...limit, max: 0 }])).toThrow(/^max: expected a number above 0/);
  expect(() => create([{ ...limit, units: 1 }])).toThrow(/^units: expected a function/);
  expect(() => create([null])).toThrow(/^units: expected a function/);
});
