import { deflateRawSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import {
  createSubscriptionClient,
  type SubscriptionClient,
  type SubscriptionClientOptions,
} from "../../src/subscriptions/index.ts";
import { startVenueSocket, type VenueServer } from "../venue-socket.ts";

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

async function start(
  handle?: Parameters<typeof startVenueSocket>[0],
  options: Omit<SubscriptionClientOptions, "endpoint"> = {},
): Promise<{ venue: VenueServer; client: SubscriptionClient }> {
  const venue = await startVenueSocket(handle);
  const client = createSubscriptionClient({ endpoint: venue.endpoint, ...options });
  cleanups.push(
    () => client.close(),
    () => venue.close(),
  );
  return { venue, client };
}

function book(coin: string, px: string): object {
  return { coin, time: 1, levels: [[{ px, sz: "1", n: 1 }], []] };
}

function pack(json: string): string {
  return deflateRawSync(json).toString("base64");
}

describe("createSubscriptionClient", () => {
  it("subscribes with the venue's protocol, and delivers each subscriber its own events", async () => {
    const { venue, client } = await start();
    const [btc, eth] = await Promise.all([
      client.l2Book({ coin: "BTC" }),
      client.l2Book({ coin: "ETH", nSigFigs: 5 }),
    ]);
    venue.send("l2Book", book("ETH", "2"));
    venue.send("l2Book", book("BTC", "1"));
    venue.send("bbo", { coin: "BTC", time: 1, bbo: [null, null] });
    expect((await btc.next()).value).toEqual(book("BTC", "1"));
    expect((await eth.next()).value).toEqual(book("ETH", "2"));
    expect(venue.received[0]).toEqual([
      { method: "subscribe", subscription: { type: "l2Book", coin: "BTC" } },
      { method: "subscribe", subscription: { type: "l2Book", coin: "ETH", nSigFigs: 5 } },
    ]);
  });

  it.each([null, "BTC", 5, ["BTC"]])("rejects %j as a request, without a subscription", async (request) => {
    const { venue, client } = await start();
    await expect(client.trades(request as never)).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "request" },
    });
    expect(venue.received).toEqual([]);
  });

  it("sends the option headers with the handshake, also for a client with other options", async () => {
    const { venue, client } = await start(undefined, { headers: async () => ({ "x-team": "indexing" }) });
    await client.l2Book({ coin: "BTC" });
    await client.with({ timeout: 5_000 }).l2Book({ coin: "ETH" });
    expect(venue.handshakes).toMatchObject([{ "x-team": "indexing" }]);
  });

  it.each([5, true, {}, null])("rejects the engine %j when the client is created", async (engine) => {
    await expect(start(undefined, { engine: engine as never })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "engine.open" },
    });
  });

  it("rejects a malformed proxy address", async () => {
    await expect(start(undefined, { proxy: "none" })).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
  });

  it("matches events by the fields defined in the spec", async () => {
    const { venue, client } = await start();
    const user = `0x${"AB".repeat(20)}` as const;
    const lower = user.toLowerCase();
    const candles = await client.candle({ coin: "BTC", interval: "1m" });
    const trades = await client.trades({ coin: "@107" });
    const state = await client.webData3({ user });
    const spot = await client.activeSpotAssetCtx({ coin: "@107" });
    const orders = await client.openOrders({ user });
    venue.send("candle", { s: "BTC", i: "5m" });
    venue.send("candle", { s: "BTC", i: "1m", n: 7 });
    venue.send("trades", [{ coin: "BTC" }]);
    venue.send("trades", [{ coin: "@107", tid: 1 }]);
    venue.send("webData3", { userState: { user: `0x${"00".repeat(20)}` } });
    venue.send("webData3", { userState: { user: lower }, perpDexStates: [] });
    venue.send("activeSpotAssetCtx", { coin: "@107", ctx: {} });
    venue.send("openOrders", { user: lower, dex: "other", orders: [] });
    venue.send("openOrders", { user: lower, dex: "", orders: [] });
    expect((await candles.next()).value).toMatchObject({ n: 7 });
    expect((await trades.next()).value).toMatchObject([{ tid: 1 }]);
    expect((await state.next()).value).toMatchObject({ perpDexStates: [] });
    expect((await spot.next()).value).toMatchObject({ coin: "@107" });
    expect((await orders.next()).value).toMatchObject({ dex: "" });
    expect(venue.received[0]?.[2]).toEqual({
      method: "subscribe",
      subscription: { type: "webData3", user: lower },
    });
    expect(venue.received[0]?.[3]).toEqual({
      method: "subscribe",
      subscription: { type: "activeAssetCtx", coin: "@107" },
    });
  });

  it("shares equal subscriptions, and unsubscribes with the last subscriber", async () => {
    const { venue, client } = await start();
    const [first, second] = await Promise.all([client.bbo({ coin: "BTC" }), client.bbo({ coin: "BTC" })]);
    const third = await client.bbo({ coin: "BTC" });
    venue.send("bbo", { coin: "BTC", time: 5 });
    for (const one of [first, second, third]) expect((await one.next()).value).toMatchObject({ time: 5 });
    await first.unsubscribe();
    await second.unsubscribe();
    expect(venue.received[0]).toHaveLength(1);
    await third.unsubscribe();
    await expect.poll(() => venue.received[0]).toHaveLength(2);
    expect(venue.received[0]?.[1]).toEqual({
      method: "unsubscribe",
      subscription: { type: "bbo", coin: "BTC" },
    });
    expect(await third.next()).toEqual({ done: true, value: undefined });
  });

  it("reports the venue's rejection to the subscriber", async () => {
    const { client } = await start(({ subscription }, server) => {
      if (!JSON.stringify(subscription).includes("NONE")) return false;
      server.send("error", `Invalid subscription ${JSON.stringify(subscription)}`);
      return true;
    });
    const [good, bad] = await Promise.allSettled([client.bbo({ coin: "BTC" }), client.bbo({ coin: "NONE" })]);
    expect(good.status).toBe("fulfilled");
    expect(bad).toMatchObject({
      status: "rejected",
      reason: {
        code: "VENUE_ERROR",
        context: { response: 'Invalid subscription {"type":"bbo","coin":"NONE"}' },
        requestId: expect.any(String),
        attempts: [{ attempt: 1 }],
      },
    });
  });

  it("subscribes again on a new socket, and calls onReconnect", async () => {
    let reconnected = 0;
    const { venue, client } = await start(undefined, { onReconnect: () => (reconnected += 1) });
    const fills = await client.userFills({ user: `0x${"01".repeat(20)}` });
    venue.sockets[0]?.terminate();
    await expect.poll(() => reconnected).toBe(1);
    expect(venue.received[1]).toEqual(venue.received[0]);
    venue.send("userFills", { user: `0x${"01".repeat(20)}`, fills: [], isSnapshot: true });
    expect((await fills.next()).value).toMatchObject({ isSnapshot: true });
  });

  it("keeps the socket alive with the venue's heartbeat, and closes a silent one", async () => {
    let isSilent = false;
    const { venue, client } = await start(({ method }) => method === "ping" && isSilent, {
      pingInterval: 40,
    });
    await client.allMids();
    await expect.poll(() => venue.received[0]?.slice(1, 3)).toEqual([{ method: "ping" }, { method: "ping" }]);
    expect(venue.sockets).toHaveLength(1);
    isSilent = true;
    await expect.poll(() => venue.sockets.length).toBe(2);
  });

  it("decompresses events in order", async () => {
    const { venue, client } = await start();
    const mids = await client.fastAssetCtxs();
    const large = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`C${index}`, { markPx: "1" }]),
    );
    for (const event of [large, { BTC: { markPx: "2" } }]) {
      venue.send("fastAssetCtxs", deflateRawSync(JSON.stringify(event)).toString("base64"));
    }
    expect((await mids.next()).value).toEqual(large);
    expect((await mids.next()).value).toEqual({ BTC: { markPx: "2" } });
  });

  it.each([
    ["invalid base64", "***"],
    ["a compressed event that is not a string", 7],
    ["invalid deflate", Buffer.from("plain text").toString("base64")],
    ["truncated deflate", deflateRawSync("[1,2,3,4,5,6,7,8,9]").subarray(0, 6).toString("base64")],
    ["invalid JSON", deflateRawSync("{").toString("base64")],
    ["invalid UTF-8", deflateRawSync(Buffer.from([0x22, 0xff, 0x22])).toString("base64")],
  ])("ends the subscription with an error for %s, after delivering earlier events", async (_, packed) => {
    const { venue, client } = await start();
    const mids = await client.fastAssetCtxs();
    for (const event of [pack('{"BTC":{"markPx":"1"}}'), packed, pack("{}")]) {
      venue.send("fastAssetCtxs", event);
    }
    expect((await mids.next()).value).toEqual({ BTC: { markPx: "1" } });
    await expect(mids.next()).rejects.toMatchObject({
      code: "UNDECODABLE_BODY",
      context: { operation: "fastAssetCtxs" },
    });
    expect(await mids.next()).toEqual({ done: true, value: undefined });
    await expect
      .poll(() => venue.received[0]?.at(-1))
      .toEqual({ method: "unsubscribe", subscription: { type: "fastAssetCtxs" } });
  });

  it("stops decompressing an event at maxResponseBytes", async () => {
    const { venue, client } = await start();
    const mids = await client.with({ maxResponseBytes: 100_000 }).fastAssetCtxs();
    venue.send("fastAssetCtxs", pack(JSON.stringify("x".repeat(50_000))));
    venue.send("fastAssetCtxs", pack(`[${" ".repeat(50_000_000)}]`));
    expect((await mids.next()).value).toHaveLength(50_000);
    await expect(mids.next()).rejects.toMatchObject({
      code: "RESPONSE_TOO_LARGE",
      context: { operation: "fastAssetCtxs", limit: 100_000, option: "maxResponseBytes" },
    });
    expect(await mids.next()).toEqual({ done: true, value: undefined });
  });

  it("delivers integers above 2^53 exactly", async () => {
    const { venue, client } = await start();
    const [mids, best] = [await client.fastAssetCtxs(), await client.bbo({ coin: "BTC" })];
    venue.send("fastAssetCtxs", pack('{"n":9007199254740993}'));
    expect((await mids.next()).value).toEqual({ n: 9007199254740993n });
    for (const text of [
      '{"channel":"bbo","data":{"coin":"BTC","n":9007199254740993}}',
      ' { "channel" : "bbo", "data" : {"coin":"BTC","n":9007199254740993} }\n',
      '{"data": {"coin":"BTC","n":9007199254740993}, "channel": "bbo"}',
      '{"channel":"bbo","time":1,"data":{"coin":"BTC","n":9007199254740993},"more":{}}',
      '{"ch\\u0061nnel":"bbo","data":{"coin":"BTC","n":9007199254740993}}',
    ]) {
      venue.sockets[0]?.send(text);
      expect((await best.next()).value).toEqual({ coin: "BTC", n: 9007199254740993n });
    }
  });

  it.each([
    ["another subscription", 'Already subscribed: {"type":"bbo","coin":"ETH"}'],
    [
      "a pending subscription of another socket",
      'Invalid subscription {"type":"bbo","coin":"BTC","x":1}, {}',
    ],
    ["an unsubscription", 'Already unsubscribed: {"type":"bbo","coin":"BTC"}'],
    [
      "the request that unsubscribes",
      'Bad: {"method":"unsubscribe","subscription":{"type":"bbo","coin":"BTC"}}',
    ],
  ])("does not reject a pending subscription for an error about %s", async (_, message) => {
    const { venue, client } = await start(({ method }, server) => {
      if (method === "subscribe") server.send("error", message);
      return false;
    });
    const [btc, eth] = await Promise.all([client.bbo({ coin: "BTC" }), client.trades({ coin: "ETH" })]);
    venue.send("bbo", { coin: "BTC", time: 1 });
    expect((await btc.next()).value).toMatchObject({ time: 1 });
    await eth.unsubscribe();
  });

  it("assigns an error without a subscription to the only pending one", async () => {
    const { client } = await start(({ subscription }, server) => {
      if (!JSON.stringify(subscription).includes("NONE")) return false;
      server.send("error", "Cannot track more than 10 total users.");
      return true;
    });
    const [good, bad, late] = await Promise.allSettled([
      client.trades({ coin: "BTC" }),
      client.bbo({ coin: "NONE" }),
      client.candle({ coin: "BTC", interval: "1m" }),
    ]);
    expect([good.status, late.status]).toEqual(["fulfilled", "fulfilled"]);
    expect(bad).toMatchObject({
      reason: { code: "VENUE_ERROR", context: { response: "Cannot track more than 10 total users." } },
    });
  });

  it("reconnects after a truncated event, so the loss is reported", async () => {
    let reconnected = 0;
    const { venue, client } = await start(undefined, { onReconnect: () => (reconnected += 1) });
    const best = await client.bbo({ coin: "BTC" });
    venue.sockets[0]?.send('{"channel":"bbo","data":{"coin":"BTC","ti');
    await expect.poll(() => reconnected).toBe(1);
    venue.send("bbo", { coin: "BTC", time: 2 });
    expect((await best.next()).value).toMatchObject({ time: 2 });
  });

  it("ends the subscription of a slow consumer, without affecting others", async () => {
    const { venue, client } = await start();
    const slow = await client.with({ maxBuffered: 2 }).trades({ coin: "BTC" });
    const quick = await client.trades({ coin: "BTC" });
    for (let tid = 0; tid < 3; tid += 1) venue.send("trades", [{ coin: "BTC", tid }]);
    for (let tid = 0; tid < 3; tid += 1) expect((await quick.next()).value).toMatchObject([{ tid }]);
    for (let tid = 0; tid < 3; tid += 1) await slow.next();
    await expect(slow.next()).rejects.toMatchObject({ code: "SUBSCRIPTION_OVERFLOW", context: { limit: 2 } });
  });

  it("ignores a greeting and anything else that is not an event", async () => {
    const { venue, client } = await start();
    const best = await client.bbo({ coin: "BTC" });
    const [socket] = venue.sockets;
    for (const text of [
      "Websocket connection established.",
      "null",
      "[]",
      "{}",
      '{"channel":7}',
      '{"channel":"bbo"}',
    ]) {
      socket?.send(text);
    }
    socket?.send('{ "channel" : "bbo", "data" : { "coin": "BTC", "time": 9 } }');
    expect((await best.next()).value).toMatchObject({ time: 9 });
  });

  it("names an invalid option", () => {
    expect(() => createSubscriptionClient({ endpoint: "https://exchange.example" })).toThrow(
      /^endpoint: expected ws/,
    );
    expect(() => createSubscriptionClient({ endpoint: "wss://exchange.example", pingInterval: -1 })).toThrow(
      /pingInterval/,
    );
  });

  it("ends every iteration when it is closed", async () => {
    const { client } = await start();
    const mids = await client.allMids();
    const ended = expect(mids.next()).rejects.toMatchObject({ code: "CLOSED" });
    await client.close();
    await ended;
    await expect(client.allMids()).rejects.toMatchObject({ code: "CLOSED" });
  });
});
