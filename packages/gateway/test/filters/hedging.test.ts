import type { ServerResponse } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RouteReport } from "../../src/codec/http/respond.ts";
import type { Next } from "../../src/filters/filter.ts";
import { HedgeBudget, hedgeCalls } from "../../src/filters/hedge/hedge.ts";
import { Latencies } from "../../src/filters/hedge/latencies.ts";
import { createFilters } from "../../src/filters/create-filters.ts";
import { UpstreamPool } from "../../src/clusters/upstream-pool.ts";
import { respondWith } from "../upstream-server.ts";
import type { Reply, Upstream } from "../../src/upstreams/upstream.ts";
import { createCall, filtersTo, readResponse, sendCall, startNamedUpstream } from "./send-call.ts";

/** Two upstreams. The first one can be made to hold its responses. */
async function twoUpstreams() {
  const held: ServerResponse[] = [];
  const state = { holds: false, closed: 0 };
  const watch = (response: ServerResponse): void => {
    response.on("close", () => (state.closed += response.writableFinished ? 0 : 1));
  };
  const one = await startNamedUpstream("one", (body, response) => {
    watch(response);
    if (state.holds && !body.includes("eth_syncing")) held.push(response);
    else respondWith(() => "0x1")(body, response);
  });
  const two = await startNamedUpstream("two", (body, response) => {
    watch(response);
    respondWith(() => "0x2")(body, response);
  });
  const hedged: boolean[] = [];
  const pool = new UpstreamPool([one.upstream, two.upstream], {
    onFailure: () => {},
    createFilters: (parts) =>
      createFilters(parts, { hedging: true, onHedged: (isWon) => hedged.push(isWon) }),
  });
  /** Makes enough calls for the latency of the method to be known, and for some hedged calls to be allowed. */
  const warmUp = async (): Promise<void> => {
    for (let count = 0; count < 100; count++)
      await readResponse(sendCall(pool, createCall("eth_gasPrice", [count])));
  };
  return { pool, one, two, held, state, hedged, warmUp };
}

describe("a call that takes unusually long", () => {
  it("is sent to a second upstream, whose response wins, and its first request is cancelled", async () => {
    const { pool, state, hedged, warmUp } = await twoUpstreams();
    await warmUp();
    state.holds = true;
    // The test cannot decide which upstream gets a call, nor how fast the other one is:
    // calls that are not held may be hedged too.
    let won: RouteReport | undefined;
    for (let count = 1_000; !won; count++) {
      // One call in twenty may be hedged, and on a busy machine other calls may have used that up.
      const others = Array.from({ length: 25 }, (_, index) => createCall("eth_syncing", [count, index]));
      const responses = [createCall("eth_gasPrice", [count]), ...others].map((call) =>
        readResponse(sendCall(pool, call)),
      );
      const [held] = await Promise.all(responses);
      expect(held?.text).toContain('"0x2"');
      if (held?.reply.route?.hedged === "second") won = held.reply.route;
    }
    expect(won).toEqual({ upstream: "two", attempts: 2, hedged: "second" });
    expect(hedged).toContain(true);
    await expect.poll(() => state.closed).toBeGreaterThan(0);
  });

  it("is not hedged if it is a write, or belongs to one upstream", async () => {
    const { pool, one, two, held, state, warmUp } = await twoUpstreams();
    await warmUp();
    state.holds = true;
    const before = one.bodies.length + two.bodies.length;
    const only = sendCall(pool, createCall("eth_gasPrice", [5_000]), { only: one.upstream });
    const write = sendCall(pool, createCall("eth_sendRawTransaction", ["0x1"]));
    await expect.poll(() => one.bodies.length + two.bodies.length).toBe(before + 2);
    // Long enough for many hedges, if there were any.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(one.bodies.length + two.bodies.length).toBe(before + 2);
    for (const response of held) response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    await Promise.all([only, write].map(readResponse));
  });
});

/** A response of an upstream with a JSON-RPC error. */
function rejection(status: number, code: number): Reply {
  const body = Buffer.from(`{"jsonrpc":"2.0","id":1,"error":{"code":${code},"message":"no"}}`);
  return { status, body, contentType: "application/json" };
}

const busy = rejection(429, -32_005);
const invalid = rejection(400, -32_602);

describe("of two errors", () => {
  it.each([
    ["the first responds last", busy, invalid, [1, 0]],
    ["the second responds last", busy, invalid, [0, 1]],
    ["the first says more and responds first", invalid, busy, [0, 1]],
    ["the first says more and responds last", invalid, busy, [1, 0]],
  ])("the caller gets the one that says more: %s", async (_, first, second, order) => {
    const waiting: ((reply: Reply) => void)[] = [];
    let holds = false;
    const next: Next = (request) => {
      if (request.inFlight) request.inFlight.at = {} as Upstream;
      if (!holds) return { status: 200, body: Buffer.from('{"result":1}'), contentType: "application/json" };
      return new Promise((resolve) => waiting.push(resolve));
    };
    const filters = filtersTo(
      next,
      hedgeCalls(
        () => [{} as Upstream],
        () => {},
      ),
    );
    for (let count = 0; count < 100; count++) await sendCall(filters, createCall("eth_gasPrice")).reply;
    holds = true;
    const { reply } = sendCall(filters, createCall("eth_gasPrice"));
    await expect.poll(() => waiting.length).toBe(2);
    for (const index of order) {
      waiting[index]?.([first, second][index] as Reply);
      await new Promise(setImmediate);
    }
    const { status, route } = await reply;
    expect(status).toBe(400);
    expect(route).toEqual({ attempts: 2, hedged: first === invalid ? "first" : "second" });
  });
});

describe("the budget of hedged calls", () => {
  it("allows at most one in twenty calls", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 400 }), (steps) => {
        const budget = new HedgeBudget();
        let [calls, hedged] = [0, 0];
        for (const isCall of steps) {
          if (isCall) {
            budget.count();
            calls += 1;
          } else if (budget.take()) hedged += 1;
          expect(hedged).toBeLessThanOrEqual(calls / 20);
        }
      }),
    );
  });
});

it("a method's latency is the 95th percentile of its last 100 calls, once there are enough", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 20, maxLength: 300 }), (samples) => {
      const latencies = new Latencies();
      for (const took of samples) latencies.add("eth_call", took);
      const counted = samples.slice(0, samples.length - (samples.length % 20)).slice(-100);
      const limit = latencies.p95("eth_call") ?? -1;
      expect(counted.filter((took) => took <= limit).length).toBeGreaterThanOrEqual(
        0.95 * counted.length - 1,
      );
      expect(counted).toContain(limit);
    }),
  );
  expect(new Latencies().p95("eth_call")).toBeUndefined();
});
