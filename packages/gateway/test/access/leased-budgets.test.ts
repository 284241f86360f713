import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LeasedBudgets } from "../../src/access/leased-budgets.ts";
import { type LeaseGrant, type LeaseRequest, settle, type SharedBudgets } from "../../src/state/budgets.ts";

/** Shared buckets as in a database, with a delay and outages. */
class SimulatedBudgets implements SharedBudgets {
  readonly #buckets = new Map<string, { tokens: number; at: number }>();
  readonly #latency: number;
  state: "responds" | "rejects" | "is silent" = "responds";
  roundTrips = 0;

  constructor(latency: number) {
    this.#latency = latency;
  }

  close(): void {}

  async lease(requests: readonly LeaseRequest[]): Promise<LeaseGrant[]> {
    this.roundTrips++;
    if (this.state === "is silent") return new Promise(() => {});
    await new Promise((resolve) => setTimeout(resolve, this.#latency));
    if (this.state === "rejects") throw new Error("away");
    return requests.map((request) => {
      const now = performance.now();
      const { tokens, at } = this.#buckets.get(request.credential) ?? {
        tokens: request.quota.burst,
        at: now,
      };
      const settled = settle(tokens, (now - at) / 1000, request);
      this.#buckets.set(request.credential, { tokens: settled.tokens, at: now });
      return settled;
    });
  }
}

interface Load {
  readonly rate: number;
  readonly burst: number;
  readonly instances: number;
  readonly latency: number;
  /** The offered calls, as a multiple of the rate. */
  readonly offered: number;
  /** The index of the instance that serves a call. */
  route(milliseconds: number, call: number): number;
  /** Called at the beginning of each millisecond. */
  during?(milliseconds: number, shared: SimulatedBudgets): void;
  /** Which instances exist at a time; calls to others are lost. */
  alive?(milliseconds: number): number;
}

interface Outcome {
  /** Calls that were admitted in each millisecond. */
  readonly admitted: readonly number[];
  readonly rejected: number;
  readonly roundTrips: number;
}

async function simulate(load: Load, milliseconds: number): Promise<Outcome> {
  const shared = new SimulatedBudgets(load.latency);
  let now = 0;
  const count = (): number => load.alive?.(now) ?? load.instances;
  const instances = Array.from({ length: load.instances }, () => new LeasedBudgets(shared, count));
  const quota = { rate: load.rate, burst: load.burst };
  const admitted: number[] = [];
  let [rejected, due, call] = [0, 0, 0];
  for (; now < milliseconds; now++) {
    load.during?.(now, shared);
    let admittedNow = 0;
    for (due += (load.rate * load.offered) / 1000; due >= 1; due--) {
      const instance = instances[load.route(now, call++) % count()];
      if (instance?.take("credential", 1, quota) === 0) admittedNow++;
      else rejected++;
    }
    admitted.push(admittedNow);
    await vi.advanceTimersByTimeAsync(1);
  }
  for (const instance of instances) instance.close();
  return { admitted, rejected, roundTrips: shared.roundTrips };
}

function sum(numbers: readonly number[], from: number, to: number): number {
  return numbers.slice(from, to).reduce((total, number) => total + number, 0);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
});
afterEach(() => vi.useRealTimers());

const loads = fc.record({
  rate: fc.integer({ min: 20, max: 2_000 }),
  burstSeconds: fc.double({ min: 0.5, max: 2, noNaN: true }),
  instances: fc.integer({ min: 1, max: 5 }),
  latency: fc.integer({ min: 1, max: 30 }),
  /** How long calls go to the same instance; 0 sends each to another one. */
  stay: fc.constantFrom(0, 100, 700, 2_500, 60_000),
});

function simulateLoad(
  {
    rate,
    burstSeconds,
    instances,
    latency,
    stay,
  }: typeof loads extends fc.Arbitrary<infer Value> ? Value : never,
  offered: number,
): Load {
  const route = (now: number, call: number): number => (stay === 0 ? call : Math.floor(now / stay));
  return { rate, burst: Math.ceil(rate * burstSeconds), instances, latency, offered, route };
}

const runs = { numRuns: process.env["NIGHTLY"] ? 250 : 4 };
const seconds = 1_000;

describe("limits by leases", () => {
  it("admit the rate within 10 % over ten seconds, however calls are spread over instances", () =>
    fc.assert(
      fc.asyncProperty(loads, async (parameters) => {
        const load = simulateLoad(parameters, 4);
        const { admitted } = await simulate(load, 13 * seconds);
        const { rate, burst } = load;
        expect(sum(admitted, 0, 10 * seconds)).toBeLessThanOrEqual(1.1 * (burst + 10 * rate));
        // The burst is spent by then.
        for (const start of [2, 3]) {
          const window = sum(admitted, start * seconds, (start + 10) * seconds);
          expect(window).toBeLessThanOrEqual(1.1 * 10 * rate);
          expect(window).toBeGreaterThanOrEqual(0.9 * 10 * rate);
        }
      }),
      runs,
    ));

  it("reject no request of a caller below the rate", () =>
    fc.assert(
      fc.asyncProperty(loads, async (parameters) => {
        const { rejected } = await simulate(
          simulateLoad({ ...parameters, burstSeconds: 2 }, 0.8),
          6 * seconds,
        );
        expect(rejected).toBe(0);
      }),
      runs,
    ));

  it("make far fewer round trips than there are calls", () =>
    fc.assert(
      fc.asyncProperty(loads, async (parameters) => {
        const load = simulateLoad(parameters, 4);
        const { roundTrips } = await simulate(load, 5 * seconds);
        expect(roundTrips).toBeLessThanOrEqual(load.instances * 5 * 51);
        const { roundTrips: calm } = await simulate(simulateLoad(parameters, 0.5), 5 * seconds);
        expect(calm).toBeLessThanOrEqual(load.instances * (5 * 51));
      }),
      { numRuns: process.env["NIGHTLY"] ? 100 : 3 },
    ));

  it("still apply when an instance crashes with its lease, and when one joins", () =>
    fc.assert(
      fc.asyncProperty(loads, fc.integer({ min: 1, max: 9 }), async (parameters, at) => {
        const load = {
          ...simulateLoad({ ...parameters, instances: parameters.instances + 1 }, 4),
          alive: (now: number) =>
            parameters.instances + (now < at * seconds || now > (at + 2) * seconds ? 1 : 0),
        };
        const { admitted } = await simulate(load, 12 * seconds);
        const window = sum(admitted, 2 * seconds, 12 * seconds);
        expect(window).toBeLessThanOrEqual(1.1 * 10 * load.rate);
        expect(window).toBeGreaterThanOrEqual(0.9 * 10 * load.rate);
      }),
      runs,
    ));

  it("still apply while the shared budget is unreachable, and afterwards", () =>
    fc.assert(
      fc.asyncProperty(
        loads,
        fc.constantFrom("rejects", "is silent"),
        fc.integer({ min: 1, max: 6 }),
        async (parameters, state, lasts) => {
          const load: Load = {
            ...simulateLoad({ ...parameters, stay: 0 }, 4),
            during: (now, shared) => {
              shared.state = now >= 3 * seconds && now < (3 + lasts) * seconds ? state : "responds";
            },
          };
          const { rate, burst } = load;
          const { admitted } = await simulate(load, 13 * seconds);
          for (const start of [2, 3]) {
            const window = sum(admitted, start * seconds, (start + 10) * seconds);
            // The bucket refills meanwhile, as it does for a caller that pauses.
            expect(window).toBeLessThanOrEqual(1.1 * (10 * rate + burst));
            expect(window).toBeGreaterThanOrEqual(0.9 * 10 * rate);
          }
        },
      ),
      runs,
    ));

  it("reject nothing below the rate while the shared budget is unreachable", () =>
    fc.assert(
      fc.asyncProperty(loads, fc.constantFrom("rejects", "is silent"), async (parameters, state) => {
        const load: Load = {
          ...simulateLoad({ ...parameters, stay: 0, burstSeconds: 2 }, 0.8),
          during: (now, shared) => {
            shared.state = now >= seconds && now < 5 * seconds ? (state as "rejects") : "responds";
          },
        };
        expect((await simulate(load, 8 * seconds)).rejected).toBe(0);
      }),
      runs,
    ));

  it("admit a batch of up to the burst after a pause", () =>
    fc.assert(
      fc.asyncProperty(loads, fc.double({ min: 0.1, max: 3, noNaN: true }), async (parameters, part) => {
        const { rate, burst, instances, latency } = simulateLoad(parameters, 1);
        const shared = new SimulatedBudgets(latency);
        const all = Array.from({ length: instances }, () => new LeasedBudgets(shared, () => instances));
        const quota = { rate, burst };
        let attempts = 0;
        let wait = 0;
        do {
          wait = all[0]?.take("credential", burst * part, quota) ?? 0;
          attempts++;
          await vi.advanceTimersByTimeAsync(wait * 1000);
        } while (wait > 0 && attempts < 6);
        expect(wait).toBe(0);
        expect(attempts).toBeLessThanOrEqual(3);
        for (const budgets of all) budgets.close();
      }),
      runs,
    ));

  it("admit what one instance alone would deny, once the others have said what is left", async () => {
    const shared = new SimulatedBudgets(1);
    const all = Array.from({ length: 3 }, () => new LeasedBudgets(shared, () => 3));
    const quota = { rate: 50, burst: 50 };
    const take = async (index: number, tokens: number): Promise<number> => {
      const wait = all[index]?.take("credential", tokens, quota) ?? 0;
      if (wait === 0) return wait;
      await Promise.all([all[index]?.request("credential", tokens, quota), vi.advanceTimersByTimeAsync(100)]);
      return all[index]?.take("credential", tokens, quota) ?? 0;
    };
    // Each instance has a third.
    expect(await take(0, 50)).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await take(1, 40)).toBe(0);
    expect(await take(2, 40)).toBe(1);
    // No more than a burst waits.
    expect(all[2]?.request("credential", 40, quota)).toBeDefined();
    expect(all[2]?.request("credential", 40, quota)).toBeUndefined();
    for (const budgets of all) budgets.close();
  });

  it("settle what was spent during an outage, also when the caller has gone", async () => {
    const shared = new SimulatedBudgets(1);
    const budgets = new LeasedBudgets(shared, () => 1);
    const quota = { rate: 1, burst: 100 };
    expect(budgets.take("credential", 1, quota)).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    shared.state = "rejects";
    for (let call = 0; call < 80; call++) expect(budgets.take("credential", 1, quota)).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    shared.state = "responds";
    const lease = vi.spyOn(shared, "lease");
    await vi.advanceTimersByTimeAsync(5_000);
    const settled = lease.mock.calls.flat(2).reduce((total, { spent }) => total + spent, 0);
    // 80 calls, less one token for each of the ten seconds.
    expect(settled).toBeGreaterThan(65);
    expect(settled).toBeLessThanOrEqual(80);
    budgets.close();
  });

  it("return unused tokens", async () => {
    const shared = new SimulatedBudgets(1);
    const [one, other] = [0, 1].map(() => new LeasedBudgets(shared, () => 2));
    const quota = { rate: 10, burst: 10 };
    expect(one?.take("credential", 1, quota)).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(other?.take("credential", 10, quota)).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(other?.take("credential", 10, quota)).toBe(0);
    one?.close();
    other?.close();
  });
});
