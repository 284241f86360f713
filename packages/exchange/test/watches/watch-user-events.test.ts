import { afterEach, describe, expect, it, vi } from "vitest";
import { createInfoClient, type Fill } from "../../src/index.ts";
import { createSubscriptionClient, type SubscriptionClient } from "../../src/subscriptions/index.ts";
import { type UserEventName, watchUserEvents, type WatchUserOptions } from "../../src/watches/index.ts";
import { type Reply, startVenue } from "../venue.ts";
import { startVenueSocket, type VenueServer } from "../venue-socket.ts";

const user = "0x1719884eb866cb12b2287399b15f7db5e7d775ea";
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const end of cleanups.splice(0)) await end();
});

type Body = Readonly<Record<string, unknown>> & { readonly type: string };

interface Setup {
  readonly socket: VenueServer;
  readonly subscriptions: SubscriptionClient;
  /** The bodies of the info requests. */
  readonly requests: () => Body[];
  watch<Name extends UserEventName>(
    name: Name,
    options?: Partial<WatchUserOptions>,
  ): ReturnType<typeof watchUserEvents<Name>>;
}

/** @param snapshots - What the venue sends after each subscription. @param respond - Its info endpoint. */
async function start(
  snapshots: (count: number) => unknown,
  respond: (body: Body, server: VenueServer) => unknown,
): Promise<Setup> {
  let count = 0;
  const socket = await startVenueSocket(({ method, subscription }, server) => {
    if (method !== "subscribe") return false;
    server.send("subscriptionResponse", { method, subscription });
    const snapshot = snapshots(count);
    count += 1;
    if (snapshot !== undefined) server.send((subscription as { type: string }).type, snapshot);
    return true;
  });
  const http = await startVenue(({ body }): Reply | undefined => {
    const response = respond(JSON.parse(body) as Body, socket);
    return response === undefined ? undefined : { body: JSON.stringify(response) };
  });
  const info = createInfoClient({ endpoint: http.endpoint, retries: 0 });
  const subscriptions = createSubscriptionClient({ endpoint: socket.endpoint, connectTimeout: 5_000 });
  cleanups.push(
    () => subscriptions.close(),
    () => socket.close(),
    () => http.close(),
  );
  return {
    socket,
    subscriptions,
    requests: () => http.sent.map(({ body }) => JSON.parse(body) as Body),
    watch: (name, options) => watchUserEvents({ info, subscriptions }, name, { user, ...options }),
  };
}

function fill(tid: number, time: number, oid = 1): Fill {
  const decimals = { px: "1", sz: "1", startPosition: "0", closedPnl: "0", fee: "0" };
  const texts = {
    coin: "BTC",
    side: "B",
    dir: "Buy",
    feeToken: "USDC",
    hash: `0x${"00".repeat(32)}`,
  } as const;
  return { ...decimals, ...texts, time, oid, tid, crossed: true, twapId: null };
}

const snapshot = (...fills: Fill[]): unknown => ({ user, fills, isSnapshot: true });
const live = (...fills: Fill[]): unknown => ({ user, fills });

const order = (oid: number): object => ({
  coin: "BTC",
  side: "B",
  limitPx: "1",
  sz: "1",
  oid,
  timestamp: 1,
  origSz: "1",
});
const detailed = (oid: number, status: string, statusTimestamp: number): object => ({
  order: { ...order(oid), cloid: null, reduceOnly: false, tif: "Gtc", children: [] },
  status,
  statusTimestamp,
});

/** Makes the second read follow the first at once. */
function readAgainSoon(): void {
  const { setTimeout } = globalThis;
  vi.stubGlobal("setTimeout", (callback: () => void, delay?: number) =>
    setTimeout(callback, delay === 10_000 ? 1 : delay),
  );
}

/** The argument that a call rejects. */
const pathOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return (error as { context: { path: string } }).context.path;
  }
};

/** Collects the next events: the tids of fills, and gaps. */
async function take(events: AsyncIterator<unknown>, count: number): Promise<unknown[]> {
  const taken: unknown[] = [];
  while (taken.length < count) {
    const { value, done } = (await events.next()) as { value: { event?: Fill }; done?: boolean };
    if (done) break;
    taken.push(value.event ? value.event.tid : value);
  }
  return taken;
}

describe("watchUserEvents", () => {
  it("delivers what a lost socket has missed, in order, and each fill once", async () => {
    const all = [fill(1, 1_000), fill(2, 2_000)];
    const { socket, requests, watch } = await start(
      () => snapshot(...all.toReversed()),
      () => all,
    );
    const events = watch("userFills");
    const first = events.next();
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    all.push(fill(3, 3_000));
    socket.send("userFills", live(fill(3, 3_000)));
    expect((await first).value).toMatchObject({ type: "event", event: { tid: 3 } });
    // Two fills in the same millisecond, one of them also live.
    all.push(fill(4, 4_000), fill(5, 4_000));
    socket.sockets.at(-1)?.terminate();
    await expect.poll(() => socket.received).toHaveLength(2);
    const next = take(events, 3);
    await expect.poll(requests).not.toEqual([]);
    socket.send("userFills", live(fill(5, 4_000), fill(6, 6_000)));
    expect(await next).toEqual([4, 5, 6]);
    // It starts before the newest fill, because the venue's time may go back.
    expect(requests()[0]).toEqual({ type: "userFillsByTime", user, startTime: 1_000 });
  });

  it("delivers a missed fill whose time is before the newest one", async () => {
    const all = [fill(1, 100_000)];
    const { socket, watch } = await start(
      (count) => (count ? undefined : snapshot(...all)),
      ({ startTime }) => all.filter(({ time }) => time >= Number(startTime)),
    );
    const events = watch("userFills");
    const first = events.next();
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    socket.send("userFills", live(fill(2, 120_000)));
    await first;
    all.splice(0, 1, fill(3, 115_000), fill(2, 120_000));
    socket.sockets.at(-1)?.terminate();
    expect(await take(events, 1)).toEqual([3]);
  });

  it("delivers missed fills although the venue's time has gone ahead for an event", async () => {
    const all = [fill(1, 1_000)];
    const { socket, watch } = await start(
      (count) => (count ? undefined : snapshot(...all)),
      ({ startTime }) => all.filter(({ time }) => time >= Number(startTime)),
    );
    const events = watch("userFills");
    const first = take(events, 2);
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    all.push(fill(2, Date.now() + 86_400_000), fill(3, 2_000));
    for (const one of all.slice(1)) socket.send("userFills", live(one));
    expect(await first).toEqual([2, 3]);
    all.push(fill(4, 3_000));
    socket.sockets.at(-1)?.terminate();
    expect(await take(events, 1)).toEqual([4]);
  });

  it("delivers the fills since a time, with those of its millisecond", async () => {
    const all = [fill(1, 1), fill(2, 2), fill(3, 3)];
    const { watch } = await start(
      () => snapshot(...all.toReversed()),
      ({ startTime }) => all.filter(({ time }) => time >= Number(startTime)),
    );
    expect(await take(watch("userFills", { since: 2 }), 2)).toEqual([2, 3]);
  });

  it("completes from the venue's snapshot what the info endpoint does not have yet", async () => {
    const { socket, requests, watch } = await start(
      (count) => (count ? snapshot(fill(2, 2_000), fill(1, 1_000)) : snapshot(fill(1, 1_000))),
      () => [fill(1, 1_000)],
    );
    const next = take(watch("userFills"), 1);
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    socket.sockets.at(-1)?.terminate();
    expect(await next).toEqual([2]);
    expect(requests()).toHaveLength(1);
  });

  it("completes a watch whose socket was lost before its first snapshot", async () => {
    const now = Date.now();
    const { socket, watch } = await start(
      (count) => (count ? snapshot(fill(2, now), fill(1, now - 60_000)) : undefined),
      () => [],
    );
    const next = take(watch("userFills"), 1);
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    socket.sockets.at(-1)?.terminate();
    expect(await next).toEqual([2]);
  });

  it("does so with the venue's time if the clock of this computer is ahead", async () => {
    const now = Date.now();
    const { socket, watch } = await start(
      (count) => (count ? snapshot(fill(2, now), fill(1, now - 60_000)) : undefined),
      ({ type }) => (type === "exchangeStatus" ? { time: now + 1_000, specialStatuses: null } : []),
    );
    const clock = vi.spyOn(Date, "now").mockReturnValue(now + 3_600_000);
    try {
      const next = take(watch("userFills"), 1);
      await expect.poll(() => socket.received[0]).toHaveLength(1);
      socket.sockets.at(-1)?.terminate();
      expect(await next).toEqual([2]);
    } finally {
      clock.mockRestore();
    }
  });

  it("reads again if the socket is lost while it reads", async () => {
    const all = [fill(1, 1_000)];
    let reads = 0;
    const { socket, watch } = await start(
      (count) => (count ? undefined : snapshot(...all)),
      (_, server) => {
        reads += 1;
        if (reads > 1) return all;
        // The response has no fill of the time until the second reconnect.
        const response = [...all];
        all.push(fill(2, 2_000));
        server.sockets.at(-1)?.terminate();
        return response;
      },
    );
    const next = take(watch("userFills"), 1);
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    socket.sockets.at(-1)?.terminate();
    expect(await next).toEqual([2]);
  });

  it("reads the page after a full one from the millisecond that it may have split", async () => {
    const all = Array.from({ length: 2_500 }, (_, index) => fill(index, 1_000 + Math.floor(index / 7)));
    const { requests, watch } = await start(
      () => undefined,
      ({ startTime }) => all.filter(({ time }) => time >= Number(startTime)).slice(0, 2_000),
    );
    expect(await take(watch("userFills", { since: 0 }), 2_500)).toEqual(all.map(({ tid }) => tid));
    expect(requests().map(({ startTime }) => startTime)).toEqual([0, 1_000 + Math.floor(1_999 / 7)]);
  });

  it("reports a gap if there are as many fills as the venue retains", async () => {
    const all = Array.from({ length: 10_000 }, (_, index) => fill(index, 1_000 + index));
    const { watch } = await start(
      () => undefined,
      ({ startTime }) => all.filter(({ time }) => time >= Number(startTime)).slice(0, 2_000),
    );
    const taken = await take(watch("userFills", { since: 5 }), 10_001);
    expect(taken.at(-1)).toEqual({ type: "gap", fromTime: 5, toTime: 1_000, reason: undefined });
  });

  it("delivers live fills while the info endpoint does not respond", async () => {
    const { socket, watch } = await start(
      (count) => (count ? undefined : snapshot()),
      () => undefined,
    );
    const next = take(watch("userFills"), 1);
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    socket.sockets.at(-1)?.terminate();
    await expect.poll(() => socket.received[1]).toHaveLength(1);
    socket.send("userFills", live(fill(7, 7_000)));
    expect(await next).toEqual([7]);
  });

  it.each([
    ["delivers what the second read has found", [undefined], [2]],
    [
      "reports a gap if the info endpoint fails twice",
      [undefined, undefined],
      [{ type: "gap", fromTime: 1_000, reason: { code: "UNANSWERED" } }],
    ],
    [
      "reports a gap if its responses have another form",
      [{}, [{ tid: 5 }]],
      [{ type: "gap", fromTime: 1_000, reason: { code: "INVALID_RESPONSE" } }],
    ],
  ])("%s", async (_, failures: readonly unknown[], expected) => {
    const all = [fill(1, 1_000)];
    let reads = 0;
    const { socket, watch } = await start(
      (count) => (count ? undefined : snapshot(...all)),
      () => {
        reads += 1;
        return reads > failures.length ? all : failures[reads - 1];
      },
    );
    const next = take(watch("userFills"), 1);
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    all.push(fill(2, 2_000));
    readAgainSoon();
    socket.sockets.at(-1)?.terminate();
    expect(await next).toMatchObject(expected);
    expect(reads).toBe(2);
  });

  it("asks for known open orders that a full list of orders does not have", async () => {
    let list = [detailed(1, "open", 1)];
    const { socket, requests, watch } = await start(
      () => undefined,
      ({ type, oid }) =>
        type !== "orderStatus"
          ? list
          : oid === 5
            ? { status: "order", order: detailed(5, "canceled", 60_000) }
            : { status: "unknownOid" },
    );
    const events = watch("orderUpdates");
    const first = events.next();
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    await expect.poll(requests).toHaveLength(2);
    socket.send("orderUpdates", [{ order: order(5), status: "open", statusTimestamp: 50_000 }]);
    expect((await first).value).toMatchObject({ event: { order: { oid: 5 }, status: "open" } });
    list = Array.from({ length: 2_000 }, (_, index) => detailed(100 + index, "filled", 70_000));
    socket.sockets.at(-1)?.terminate();
    const taken: unknown[] = [];
    for (let count = 0; count < 2_002; count += 1) taken.push((await events.next()).value);
    // The second read of the start was still due.
    expect(taken[0]).toEqual({ type: "gap", fromTime: 1, toTime: 70_000, reason: undefined });
    expect(taken[1]).toEqual({
      type: "event",
      event: { order: order(100), status: "filled", statusTimestamp: 70_000 },
    });
    expect(taken.at(-1)).toMatchObject({ event: { order: { oid: 5 }, status: "canceled" } });
    expect(requests().filter(({ type }) => type === "orderStatus")).toEqual(
      [1, 5].map((oid) => ({ type: "orderStatus", user, oid })),
    );
  });

  it("reports a gap once, although it reads twice", async () => {
    const list = Array.from({ length: 2_000 }, (_, index) => detailed(index, "filled", 70_000 + index));
    const { socket, requests, watch } = await start(
      () => undefined,
      () => list,
    );
    readAgainSoon();
    const events = watch("orderUpdates", { since: 5 });
    const [gap, ...others] = await take(events, 2_001);
    expect(gap).toMatchObject({ type: "gap", fromTime: 5, toTime: 70_000 });
    expect(others).toHaveLength(2_000);
    const last = events.next();
    await expect.poll(requests).toHaveLength(2);
    socket.send("orderUpdates", [{ order: order(9_999), status: "open", statusTimestamp: 90_000 }]);
    expect((await last).value).toMatchObject({ event: { order: { oid: 9_999 } } });
  });

  it("recognizes funding payments and ledger updates that arrive live and are read", async () => {
    const payment = { coin: "BTC", usdc: "-1", szi: "1", fundingRate: "0.1", nSamples: null };
    const hash = `0x${"ab".repeat(32)}`;
    const update = { time: 5, hash, delta: { type: "deposit", usdc: "1" } };
    const { watch } = await start(
      (count) =>
        count
          ? { user, nonFundingLedgerUpdates: [update, { ...update, delta: { usdc: "2", type: "deposit" } }] }
          : {
              user,
              fundings: [
                { time: 5, ...payment },
                { time: 6, ...payment },
              ],
            },
      ({ type }) =>
        type === "userFunding"
          ? [{ time: 5, hash, delta: { type: "funding", ...payment } }]
          : [{ ...update, delta: { usdc: "1", type: "deposit" } }],
    );
    const fundings = watch("userFundings", { since: 0 });
    expect([(await fundings.next()).value, (await fundings.next()).value]).toEqual(
      [5, 6].map((time) => ({ type: "event", event: { time, ...payment } })),
    );
    const updates = watch("userNonFundingLedgerUpdates", { since: 0 });
    expect([(await updates.next()).value, (await updates.next()).value]).toMatchObject([
      { event: { delta: { usdc: "1" } } },
      { event: { delta: { usdc: "2" } } },
    ]);
  });

  it("delivers equal ledger updates of different times, which have no hash", async () => {
    const [hash, delta] = [`0x${"00".repeat(32)}`, { type: "deposit", usdc: "1" }];
    const updates = [5, 6].map((time) => ({ time, hash, delta }));
    const { watch } = await start(
      () => undefined,
      () => updates,
    );
    const events = watch("userNonFundingLedgerUpdates", { since: 0 });
    for (const event of updates) expect((await events.next()).value).toEqual({ type: "event", event });
  });

  it("delivers an order of after the start, even if the first reads have it", async () => {
    const list: object[] = [];
    const { socket, watch } = await start(
      () => undefined,
      (_, server) => {
        // The order is placed while a read is on its way.
        if (server.sockets.length > 0 && list.length === 0) list.push(detailed(5, "filled", 50_000));
        return list;
      },
    );
    const next = watch("orderUpdates").next();
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    socket.send("orderUpdates", [{ order: order(5), status: "filled", statusTimestamp: 50_000 }]);
    expect((await next).value).toMatchObject({ event: { order: { oid: 5 }, status: "filled" } });
  });

  it("reads a second time after the last of several reconnects", async () => {
    const all = [fill(1, 1_000)];
    const { setTimeout } = globalThis;
    const timers: { callback: () => void; timer: unknown }[] = [];
    vi.stubGlobal("setTimeout", (callback: () => void, delay?: number) => {
      const timer = setTimeout(callback, delay);
      if (delay === 10_000) timers.push({ callback, timer });
      return timer;
    });
    const cleared = vi.spyOn(globalThis, "clearTimeout");
    const { socket, requests, watch } = await start(
      (count) => (count ? undefined : snapshot(...all)),
      () => all,
    );
    const events = watch("userFills");
    const next = events.next();
    for (const count of [1, 2]) {
      await expect.poll(() => socket.received[count - 1]).toHaveLength(1);
      socket.sockets.at(-1)?.terminate();
      await expect.poll(requests).toHaveLength(count);
    }
    await expect.poll(() => timers).toHaveLength(2);
    expect(cleared).toHaveBeenCalledWith(timers[0]?.timer);
    expect(cleared).not.toHaveBeenCalledWith(timers[1]?.timer);
    cleared.mockRestore();
    await events.return?.();
    expect(await next).toMatchObject({ done: true });
  });

  it("ends at once with its signal or its consumer, and unsubscribes", async () => {
    const { socket, watch } = await start(
      () => snapshot(),
      () => [],
    );
    const controller = new AbortController();
    const pending = watch("userFills", { signal: controller.signal }).next();
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    controller.abort();
    expect(await pending).toEqual({ done: true, value: undefined });
    await expect.poll(() => socket.received[0]).toMatchObject([{}, { method: "unsubscribe" }]);
    expect(await watch("userFills", { signal: controller.signal }).next()).toMatchObject({ done: true });
    const events = watch("userFills");
    const other = events.next();
    await events.return?.();
    expect(await other).toEqual({ done: true, value: undefined });
  });

  it("fails with the subscription's error, such as that of a slow consumer", async () => {
    const { socket, subscriptions, watch } = await start(
      () => undefined,
      () => [],
    );
    const events = watch("userFills");
    const first = events.next();
    await expect.poll(() => socket.received[0]).toHaveLength(1);
    socket.send("userFills", live(fill(1, 1)));
    await first;
    const marker = await subscriptions.bbo({ coin: "BTC" });
    for (let tid = 2; tid < 10_010; tid += 1) socket.send("userFills", live(fill(tid, tid)));
    socket.send("bbo", { coin: "BTC", time: 1, bbo: [null, null] });
    await marker.next();
    await expect(take(events, 10_010)).rejects.toMatchObject({ code: "SUBSCRIPTION_OVERFLOW" });
    expect(await events.next()).toMatchObject({ done: true });
  });

  it.each([{ fills: 5 }, { fills: [null] }, { fills: [{ tid: 1 }] }, []])(
    "fails with INVALID_RESPONSE for the notification %j",
    async (notification) => {
      const { watch } = await start(
        () => ({ user, ...notification }),
        () => [],
      );
      await expect(watch("userFills").next()).rejects.toMatchObject({ code: "INVALID_RESPONSE" });
    },
  );

  it("rejects invalid arguments by name", async () => {
    const { watch } = await start(
      () => undefined,
      () => [],
    );
    expect(pathOf(() => watch("trades" as never))).toBe("name");
    expect(pathOf(() => watch("userFills", { user: 5 as never }))).toBe("options.user");
    expect(pathOf(() => watch("userFills", { since: "now" as never }))).toBe("options.since");
    expect(pathOf(() => watchUserEvents({} as never, "userFills", { user }))).toBe("clients.info");
  });
});
