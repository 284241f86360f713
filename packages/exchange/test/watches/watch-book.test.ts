import { deflateRawSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSubscriptionClient, type SubscriptionClient } from "../../src/subscriptions/index.ts";
import { watchBook } from "../../src/watches/index.ts";
import { startVenueSocket, type VenueServer } from "../venue-socket.ts";

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const end of cleanups.splice(0)) await end();
});

const level = (px: string, sz: string): object => ({ px, sz, n: 1 });
const book = (time: number, bid: string, coin = "BTC"): object => ({
  coin,
  time,
  levels: [[level("90", bid)], [level("110", "1")]],
});
const change = (t: number, bid: string, c = "BTC"): object => ({
  c,
  t,
  l: [[{ p: "90", s: bid }], []],
  r: [[], []],
});
const pack = (value: unknown): object => ({ c: deflateRawSync(JSON.stringify(value)).toString("base64") });

/** @param onSubscribed - Called after each confirmation, with the number of subscriptions to `l2` so far. */
async function start(
  onSubscribed: (server: VenueServer, type: string, count: number) => void,
): Promise<{ venue: VenueServer; client: SubscriptionClient }> {
  let count = 0;
  const venue = await startVenueSocket(({ method, subscription }, server) => {
    if (method !== "subscribe") return false;
    const { type } = subscription as { type: string };
    if (type === "l2") count += 1;
    server.send("subscriptionResponse", { method, subscription });
    onSubscribed(server, type, count);
    return true;
  });
  const client = createSubscriptionClient({ endpoint: venue.endpoint });
  cleanups.push(
    () => client.close(),
    () => venue.close(),
  );
  return { venue, client };
}

async function take(events: AsyncIterator<unknown>, count: number): Promise<unknown[]> {
  const taken: unknown[] = [];
  while (taken.length < count) {
    const { value } = (await events.next()) as {
      value: { book?: { levels: { sz: string }[][] }; reason?: string };
    };
    taken.push(value.book ? value.book.levels[0]?.[0]?.sz : value.reason);
  }
  return taken;
}

describe("watchBook", () => {
  it("applies plain and compressed changes of its coin", async () => {
    const { client, venue } = await start((server, type) => {
      if (type !== "l2Book") return;
      server.send("l2", { s: book(1, "1") });
      server.send("l2", pack(change(2, "2")));
      server.send("l2", pack(change(2, "9", "ETH")));
      server.send("l2", { s: book(2, "9", "ETH") });
      server.send("l2", { u: change(3, "3") });
      server.send("l2Book", book(3, "3"));
    });
    const events = watchBook(client, { coin: "BTC" });
    expect(await take(events, 3)).toEqual(["1", "2", "3"]);
    expect(venue.received[0]).toEqual([
      { method: "subscribe", subscription: { type: "l2", c: "BTC" } },
      { method: "subscribe", subscription: { type: "l2Book", coin: "BTC" } },
    ]);
    await events.return?.();
    await expect.poll(() => venue.received[0]).toHaveLength(4);
  });

  it.each<[string, (server: VenueServer) => void, RegExp]>([
    [
      "a snapshot differs",
      (server) => {
        server.send("l2Book", book(1, "7"));
        server.send("l2", { u: change(2, "2") });
      },
      /bid 0 differs from the snapshot of the time 1/,
    ],
    [
      "a change does not fit",
      (server) => server.send("l2", { u: { ...change(2, "2"), r: [[], [5]] } }),
      /level 5/,
    ],
    ["a change cannot be decompressed", (server) => server.send("l2", { c: "?" }), /another form/],
    ["a change has no coin", (server) => server.send("l2", { u: { t: 2 } }), /no coin/],
    ["a change has another form", (server) => server.send("l2", { u: { c: "BTC" } }), /another form/],
  ])("subscribes again if %s", async (_, spoil, reason) => {
    const { client, venue } = await start((server, type, count) => {
      if (type === "l2") server.send("l2", { s: book(count, `${count}`) });
      else if (count === 1) spoil(server);
    });
    const events = watchBook(client, { coin: "BTC" });
    const taken = await take(events, 3);
    expect(taken).toEqual(["1", expect.stringMatching(reason), "2"]);
    expect(venue.received[0]?.map((message) => (message as { method: string }).method)).toEqual([
      "subscribe",
      "subscribe",
      "unsubscribe",
      "unsubscribe",
      "subscribe",
      "subscribe",
    ]);
  });

  it("pauses longer each time that a book is wrong, also a first one that is crossed", async () => {
    const delays: unknown[] = [];
    const { setTimeout } = globalThis;
    vi.stubGlobal("setTimeout", (callback: () => void, delay?: number) => {
      delays.push(delay);
      return setTimeout(callback, delay === 500 || delay === 1_000 || delay === 2_000 ? 1 : delay);
    });
    const crossed = { coin: "BTC", time: 1, levels: [[level("120", "1")], [level("110", "1")]] };
    const { client, venue } = await start((server, type, count) => {
      if (type === "l2") server.send("l2", { s: count === 1 ? crossed : book(count, "1") });
      else if (count > 1) {
        server.send("l2Book", book(count, "7"));
        server.send("l2", { u: change(count + 1, "2") });
      }
    });
    const events = watchBook(client, { coin: "BTC" });
    expect(await take(events, 6)).toEqual([
      "the best bid 120 is not below the best ask 110",
      "1",
      expect.stringMatching("bid 0 differs from the snapshot of the time 2"),
      "1",
      expect.stringMatching("bid 0 differs from the snapshot of the time 3"),
      "1",
    ]);
    const waits = delays.filter((delay) => [500, 1_000, 2_000].includes(Number(delay)));
    expect(waits.slice(-3)).toEqual([500, 1_000, 2_000]);
    await events.return?.();
    expect(venue.received).toHaveLength(1);
  });

  it("starts with a new book after a reconnect", async () => {
    const { client, venue } = await start((server, type, count) => {
      if (type === "l2") server.send("l2", { s: book(count, `${count}`) });
    });
    const events = watchBook(client, { coin: "BTC" });
    expect(await take(events, 1)).toEqual(["1"]);
    venue.sockets.at(-1)?.terminate();
    expect(await take(events, 1)).toEqual(["2"]);
  });

  it("does not apply changes to the book of before a reconnect", async () => {
    const { client, venue } = await start((server, type, count) => {
      if (type !== "l2") return;
      if (count === 2) server.send("l2", { u: change(2, "5") });
      server.send("l2", { s: book(count, `${count}`) });
    });
    const events = watchBook(client, { coin: "BTC" });
    expect(await take(events, 1)).toEqual(["1"]);
    venue.sockets.at(-1)?.terminate();
    expect(await take(events, 1)).toEqual(["2"]);
  });

  it("fails if another subscription on the client has the book", async () => {
    const { client, venue } = await start(() => {});
    await client.l2({ c: "BTC" });
    const next = watchBook(client, { coin: "BTC" }).next();
    await expect.poll(() => venue.received[0]).toHaveLength(2);
    for (let time = 1; time < 30; time += 1) venue.send("l2", { u: change(time, "1") });
    await expect(next).rejects.toMatchObject({ code: "INVALID_RESPONSE" });
  });

  it("ends both subscriptions if the venue rejects one", async () => {
    const venue = await startVenueSocket(({ method, subscription }, server) => {
      if (method !== "subscribe" || (subscription as { type: string }).type === "l2") return false;
      server.send("error", `Invalid subscription ${JSON.stringify(subscription)}`);
      return true;
    });
    const client = createSubscriptionClient({ endpoint: venue.endpoint });
    cleanups.push(
      () => client.close(),
      () => venue.close(),
    );
    const events = watchBook(client, { coin: "BTC" });
    await expect(events.next()).rejects.toMatchObject({ code: "VENUE_ERROR" });
    await expect
      .poll(() => venue.received[0]?.at(-1))
      .toEqual({ method: "unsubscribe", subscription: { type: "l2", c: "BTC" } });
  });

  it("ends at once with its signal, and rejects invalid arguments by name", async () => {
    const { client, venue } = await start(() => {});
    const controller = new AbortController();
    const next = watchBook(client, { coin: "BTC", signal: controller.signal }).next();
    await expect.poll(() => venue.received[0]).toHaveLength(2);
    controller.abort();
    expect(await next).toEqual({ done: true, value: undefined });
    await expect.poll(() => venue.received[0]).toHaveLength(4);
    expect(() => watchBook(client, {} as never)).toThrow(/options.coin/);
    expect(() => watchBook({} as never, { coin: "BTC" })).toThrow(/subscriptions/);
  });
});
