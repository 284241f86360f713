import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { type ExchangeRequest, signedHash } from "@node-access/simulators/venue";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { Nonces } from "../../../../simulators/src/venue/nonces.ts";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { openState } from "../../../src/state/open-state.ts";
import type { State } from "../../../src/state/state.ts";
import { temporaryFolder } from "../../cleanup.ts";
import { type HttpResponse, post, request } from "../../client.ts";

const privateKey = Buffer.from("0123456789".repeat(7).slice(0, 64), "hex");
const address = deriveAddress(privateKey);

function deriveAddress(key: Uint8Array): string {
  const hash = keccak_256(secp256k1.getPublicKey(key, false).subarray(1));
  return `0x${Buffer.from(hash.subarray(-20)).toString("hex")}`;
}

function sign(hash: Uint8Array, key: Uint8Array = privateKey): ExchangeRequest["signature"] {
  const bytes = secp256k1.sign(hash, key, { prehash: false, format: "recovered" });
  const hex = (from: number, to: number): string =>
    `0x${Buffer.from(bytes.subarray(from, to)).toString("hex")}`;
  return { r: hex(1, 33), s: hex(33, 65), v: 27 + (bytes[0] ?? 0) };
}

async function stored({ database }: State): Promise<number> {
  return (await database.selectFrom("venueNonces").selectAll().execute()).length;
}

describe("nonces", async () => {
  const day = 86_400_000;

  it("of all signers are removed when they are too old to be accepted", async () => {
    const store = await openState({ database: ":memory:" }, () => {});
    const nonces = new Nonces(store);
    const now = 1_700_000_000_000;
    for (let signer = 0; signer < 50; signer++) await nonces.take(`0x${signer}`, now, now);
    expect(await stored(store)).toBe(50);
    expect(await nonces.take("0xnew", now + 3 * day, now + 3 * day)).toBeUndefined();
    expect(await stored(store)).toBe(1);
    expect(await nonces.take("0x0", now, now + 3 * day)).toBe("old");
    await store.close();
  });

  it("are stored for a limited number of signers, and for others when those are removed", async () => {
    const store = await openState({ database: ":memory:" }, () => {});
    const nonces = new Nonces(store);
    const now = 1_700_000_000_000;
    // As stored by an earlier start: to take each would be slow.
    const earlier = Array.from({ length: 9_999 }, (_, signer) => ({ signer: `0x${signer}`, nonce: now }));
    await store.database.insertInto("venueNonces").values(earlier).execute();
    expect(await nonces.take("0xlast", now, now)).toBeUndefined();
    expect(await nonces.take("0xnew", now, now)).toBe("full");
    expect(await nonces.take("0x1", now + 1, now)).toBeUndefined();
    expect(await nonces.take("0xnew", now + 3 * day, now + 3 * day)).toBeUndefined();
    await store.close();
  });
});

it("signed actions through a trusted proxy are limited by the address that it reports", async () => {
  const gateway = await createGateway({ limits: { requestsPerSecond: 0.001, requestBurst: 1 } });
  const statusFor = async (from: string): Promise<number> => {
    const headers = { "x-forwarded-for": from };
    return (await request(`${gateway.url}/exchange`, { method: "POST", headers, body: {} })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 10 }, () => statusFor("192.0.2.1")));
  expect(statuses).toContain(429);
  expect(await statusFor("192.0.2.2")).toBe(422);
  await gateway.close();
});

describe("exchange endpoint without an upstream", () => {
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    gateway = await createGateway({ venue: { accounts: [address.toUpperCase().replace("0X", "0x")] } });
  });
  afterAll(() => gateway.close());

  let lastNonce = Date.now();
  const enable = { type: "agentEnableDexAbstraction" };

  function signed(more: Partial<ExchangeRequest> = {}): ExchangeRequest {
    const unsigned = { action: enable, nonce: ++lastNonce, signature: { r: "", s: "", v: 27 }, ...more };
    return { ...unsigned, signature: sign(signedHash(unsigned, "mainnet")) };
  }

  function exchange(body: unknown): Promise<HttpResponse> {
    return request(`${gateway.url}/exchange`, { method: "POST", body });
  }

  it("responds ok to a signed action, without a credential and with a token", async () => {
    const { status, json, headers } = await exchange(signed());
    expect(status).toBe(200);
    expect(json).toEqual({ status: "ok", response: { type: "default" } });
    expect(headers.get("x-node-access-served-by")).toBe("simulator");
    expect((await post(gateway, "hyperliquid", signed(), "/exchange")).json).toMatchObject({ status: "ok" });
  });

  it.each([
    ["a vault", { vaultAddress: `0x${"ab".repeat(20)}` }],
    ["an explicit null as vault", { vaultAddress: null }],
    ["an expiry", { expiresAfter: Date.now() + 60_000 }],
    ["a configuration", { action: { ...enable, dexAbstraction: { b: 5_000_000_000, a: "1" } } }],
    ["another action", { action: { type: "agentSetAbstraction", abstraction: "u" } }],
  ])("includes %s in the signed hash", async (_, more) => {
    expect((await exchange(signed(more))).json).toMatchObject({ status: "ok" });
  });

  it("accepts an action that the user signs as typed data", async () => {
    const nonce = ++lastNonce;
    const action = {
      type: "userDexAbstraction",
      signatureChainId: "0x66eee",
      hyperliquidChain: "Mainnet",
      user: address,
      enabled: true,
      nonce,
    };
    expect((await exchange(signed({ action, nonce }))).json).toMatchObject({ status: "ok" });
    const other = signed({
      action: { ...action, nonce: nonce + 1, user: `0x${"1".repeat(40)}` },
      nonce: nonce + 1,
    });
    expect((await exchange(other)).json).toMatchObject({
      status: "err",
      response: expect.stringContaining("Must be signed by"),
    });
    lastNonce += 1;
  });

  it.each([
    ["a changed action", { action: { type: "agentSetAbstraction", abstraction: "p" } }, /does not exist/],
    ["a changed nonce", { nonce: Date.now() + 500_000 }, /does not exist/],
    ["an added vault", { vaultAddress: `0x${"cd".repeat(20)}` }, /does not exist/],
    [
      "a signature that is not valid for any key",
      { signature: { r: "0x0", s: "0x0", v: 27 } },
      /Invalid signature/,
    ],
  ])("rejects %s as the venue does: 200 and err", async (_, change, reason) => {
    const { status, json } = await exchange({ ...signed(), ...change });
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: "err", response: expect.stringMatching(reason) });
  });

  it("rejects a used nonce, and one that is not recent", async () => {
    const once = signed();
    expect((await exchange(once)).json).toMatchObject({ status: "ok" });
    expect((await exchange(once)).json).toMatchObject({
      status: "err",
      response: expect.stringContaining("used before"),
    });
    for (const nonce of [Date.now() - 2 * 86_400_000 - 1000, Date.now() + 86_400_000 + 60_000]) {
      expect((await exchange(signed({ nonce }))).json).toMatchObject({
        response: expect.stringContaining("not recent"),
      });
    }
  });

  it("rejects an expired action", async () => {
    expect((await exchange(signed({ expiresAfter: 1 }))).json).toMatchObject({
      response: "Action has expired",
    });
  });

  it("keeps the hundred highest nonces, and accepts none below them", async () => {
    const start = lastNonce + 1000;
    for (let nonce = start; nonce < start + 100; nonce++) {
      expect((await exchange(signed({ nonce }))).json).toMatchObject({ status: "ok" });
    }
    lastNonce = start + 100;
    expect((await exchange(signed({ nonce: start - 1 }))).json).toMatchObject({
      response: expect.stringContaining("too low"),
    });
    expect((await exchange(signed({ nonce: start + 200 }))).json).toMatchObject({ status: "ok" });
  });

  it.each([
    [{}],
    ["{"],
    [{ action: { type: "unheardOf" }, nonce: 1, signature: { r: "0x1", s: "0x1", v: 27 } }],
  ])("responds to the unreadable body %j with 422", async (body) => {
    expect((await exchange(body)).status).toBe(422);
  });
});

const readStatuses = ({ response }: { response: unknown }): unknown[] =>
  (response as { data: { statuses: unknown[] } }).data.statuses;

const order = (b: boolean, p: string, s: string, more: object = {}): object => ({
  a: 1,
  b,
  p,
  s,
  r: false,
  t: { limit: { tif: "Gtc" } },
  ...more,
});
const orders = (...list: object[]): ExchangeRequest["action"] => ({
  type: "order",
  orders: list,
  grouping: "na",
});

describe("orders at the exchange endpoint without an upstream", () => {
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    gateway = await createGateway({ venue: { network: "testnet" } });
    await info({ type: "clearinghouseState", user: address });
  });
  afterAll(() => gateway.close());

  const otherKey = Buffer.from("77".repeat(32), "hex");
  let nonce = Date.now();

  async function act(
    action: ExchangeRequest["action"],
    { key = privateKey, network = "testnet" as "mainnet" | "testnet" } = {},
  ): Promise<{ status: string; response: unknown }> {
    const unsigned = { action, nonce: ++nonce, signature: { r: "", s: "", v: 27 } };
    const body = { ...unsigned, signature: sign(signedHash(unsigned, network), key) };
    return (await request(`${gateway.url}/exchange`, { method: "POST", body })).json as never;
  }

  async function info(body: object): Promise<unknown> {
    return (await post(gateway, "hyperliquid", body, "/info")).json;
  }

  it("rest, fill, are shown, changed and cancelled", async () => {
    const cloid = `0x${"12".repeat(16)}`;
    const placed = readStatuses(
      await act(
        orders(order(true, "2000", "1.5"), order(true, "1999", "1", { c: cloid }), order(true, "0", "1")),
      ),
    );
    expect(placed).toEqual([
      { resting: { oid: expect.any(Number) } },
      { resting: { oid: expect.any(Number), cloid } },
      { error: "Order has invalid price." },
    ]);
    const [{ resting }] = placed as [{ resting: { oid: number } }];
    expect(await info({ type: "openOrders", user: address })).toMatchObject([
      { coin: "ETH", side: "B", limitPx: "1999.0", sz: "1.0", cloid },
      { coin: "ETH", side: "B", limitPx: "2000.0", sz: "1.5", origSz: "1.5", oid: resting.oid },
    ]);
    expect(readStatuses(await act(orders(order(false, "2000", "0.5")), { key: otherKey }))).toMatchObject([
      { filled: { totalSz: "0.5", avgPx: "2000.0" } },
    ]);
    expect(await info({ type: "userFills", user: address })).toMatchObject([
      { coin: "ETH", px: "2000.0", sz: "0.5", side: "B", dir: "Open Long", crossed: false, oid: resting.oid },
    ]);
    expect(await info({ type: "orderStatus", user: address, oid: resting.oid })).toMatchObject({
      status: "order",
      order: { status: "open", order: { sz: "1.0", origSz: "1.5" } },
    });
    expect(await info({ type: "l2Book", coin: "ETH" })).toMatchObject({
      levels: [
        [
          { px: "2000.0", sz: "1.0", n: 1 },
          { px: "1999.0", sz: "1.0", n: 1 },
        ],
        [],
      ],
    });
    expect(await act({ type: "modify", oid: resting.oid, order: order(true, "1998", "2") })).toEqual({
      status: "ok",
      response: { type: "default" },
    });
    expect(await act({ type: "modify", oid: resting.oid, order: order(true, "1998", "2") })).toMatchObject({
      status: "err",
    });
    const cancelled = await act({
      type: "cancelByCloid",
      cancels: [
        { asset: 1, cloid },
        { asset: 1, cloid },
      ],
    });
    expect(readStatuses(cancelled)).toEqual([
      "success",
      { error: "Order was never placed, already canceled, or filled. asset=1" },
    ]);
    expect(await info({ type: "orderStatus", user: address, oid: cloid })).toMatchObject({
      order: { status: "canceled" },
    });
    const [left] = (await info({ type: "openOrders", user: address })) as { oid: number; limitPx: string }[];
    expect(left?.limitPx).toBe("1998.0");
    const byOther = await act({ type: "cancel", cancels: [{ a: 1, o: left?.oid }] }, { key: otherKey });
    expect(readStatuses(byOther)).toMatchObject([{ error: expect.stringContaining("never placed") }]);
    expect(readStatuses(await act({ type: "cancel", cancels: [{ a: 1, o: left?.oid }] }))).toEqual([
      "success",
    ]);
    expect(await info({ type: "openOrders", user: address })).toEqual([]);
    expect(await info({ type: "orderStatus", user: address, oid: 999_999 })).toEqual({
      status: "unknownOid",
    });
  });

  it("of an agent belong to the user that has approved it, as transfers do to both sides", async () => {
    const [userKey, agentKey] = [Buffer.from("21".repeat(32), "hex"), Buffer.from("31".repeat(32), "hex")];
    const user = deriveAddress(userKey);
    const signed = { signatureChainId: "0x66eee", hyperliquidChain: "Testnet" };
    const approval = { type: "approveAgent", agentAddress: deriveAddress(agentKey), agentName: "bot" };
    const approve = { ...approval, ...signed, nonce: nonce + 1 } as unknown as ExchangeRequest["action"];
    expect(await act(approve, { key: userKey })).toMatchObject({ status: "ok" });
    expect(await info({ type: "extraAgents", user })).toMatchObject([{ name: "bot" }]);
    const [placed] = readStatuses(await act(orders(order(true, "1500", "1")), { key: agentKey }));
    const { oid } = (placed as { resting: { oid: number } }).resting;
    expect(await info({ type: "openOrders", user })).toMatchObject([{ oid, limitPx: "1500.0" }]);
    expect(await info({ type: "openOrders", user: deriveAddress(agentKey) })).toEqual([]);
    const cancel = { type: "cancel", cancels: [{ a: 1, o: oid }] };
    expect(readStatuses(await act(cancel, { key: agentKey }))).toEqual(["success"]);
    const transfer = { type: "usdSend", destination: address, amount: "12.5", time: nonce + 1 };
    const send = { ...transfer, ...signed } as unknown as ExchangeRequest["action"];
    expect(await act(send, { key: userKey })).toMatchObject({ status: "ok" });
    const delta = { type: "internalTransfer", usdc: "12.5", user, destination: address };
    for (const one of [user, address])
      expect(await info({ type: "userNonFundingLedgerUpdates", user: one, startTime: 0 })).toMatchObject([
        { delta },
      ]);
    expect(await info({ type: "clearinghouseState", user })).toMatchObject({
      marginSummary: { accountValue: "999987.5" },
    });
  });

  it("are reported to subscribers", async () => {
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws`);
    const messages: { channel: string; data: unknown }[] = [];
    socket.on("message", (data) => messages.push(JSON.parse(String(data)) as (typeof messages)[number]));
    await new Promise((resolve) => socket.once("open", resolve));
    for (const type of ["orderUpdates", "userFills"])
      socket.send(JSON.stringify({ method: "subscribe", subscription: { type, user: address } }));
    await expect.poll(() => messages).toHaveLength(3);
    expect(messages[2]).toMatchObject({ channel: "userFills", data: { isSnapshot: true } });
    const [status] = readStatuses(await act(orders(order(true, "10", "1"))));
    const { oid } = (status as { resting: { oid: number } }).resting;
    await act(orders(order(false, "10", "1")), { key: otherKey });
    await expect.poll(() => messages).toHaveLength(6);
    expect(messages.slice(3)).toMatchObject([
      { channel: "orderUpdates", data: [{ order: { oid }, status: "open" }] },
      { channel: "userFills", data: { fills: [{ oid, px: "10.0", sz: "1.0" }] } },
      { channel: "orderUpdates", data: [{ order: { oid }, status: "filled" }] },
    ]);
    socket.terminate();
  });

  it("update the market's subscribers: levels, best prices and trades", async () => {
    const market = await createGateway({ venue: { network: "testnet" } });
    await post(market, "hyperliquid", { type: "openOrders", user: address }, "/info");
    const socket = new WebSocket(`${market.url.replace("http", "ws")}/ws`);
    const messages: { channel: string; data: Record<string, unknown> }[] = [];
    socket.on("message", (data) => messages.push(JSON.parse(String(data)) as (typeof messages)[number]));
    await new Promise((resolve) => socket.once("open", resolve));
    const follow = (type: string, coin = "ETH"): void =>
      socket.send(JSON.stringify({ method: "subscribe", subscription: { type, coin } }));
    const listEvents = (channel: string): unknown[] =>
      messages.filter((message) => message.channel === channel).map(({ data }) => data);
    const place = async (one: object, key = privateKey): Promise<void> => {
      const unsigned = { action: orders(one), nonce: ++nonce, signature: { r: "", s: "", v: 27 } };
      const body = { ...unsigned, signature: sign(signedHash(unsigned, "testnet"), key) };
      await request(`${market.url}/exchange`, { method: "POST", body });
    };
    for (const type of ["l2Book", "bbo", "trades"]) follow(type);
    // There are no trades yet, so the spec's example is sent.
    await expect.poll(() => messages).toHaveLength(6);
    expect(listEvents("trades")).toMatchObject([[{ coin: "ETH" }]]);
    messages.length = 0;
    await place(order(true, "2000", "2"));
    await place(order(true, "1999", "1"));
    await place(order(false, "2000", "0.5"), otherKey);
    await expect.poll(() => listEvents("trades")).toHaveLength(1);
    await expect.poll(() => listEvents("l2Book")).toHaveLength(3);
    expect(listEvents("l2Book")).toMatchObject([
      { coin: "ETH", levels: [[{ px: "2000.0", sz: "2.0", n: 1 }], []] },
      { levels: [[{ px: "2000.0" }, { px: "1999.0" }], []] },
      { levels: [[{ px: "2000.0", sz: "1.5" }, { px: "1999.0" }], []] },
    ]);
    // The second order did not change the best price.
    expect(listEvents("bbo")).toMatchObject([
      { coin: "ETH", bbo: [{ px: "2000.0", sz: "2.0", n: 1 }, null] },
      { bbo: [{ px: "2000.0", sz: "1.5", n: 1 }, null] },
    ]);
    const other = deriveAddress(otherKey);
    const trade = { coin: "ETH", side: "A", px: "2000.0", sz: "0.5", users: [address, other] };
    expect(listEvents("trades")).toMatchObject([[trade]]);
    const { json } = await post(market, "hyperliquid", { type: "recentTrades", coin: "ETH" }, "/info");
    expect(json).toMatchObject([trade]);
    messages.length = 0;
    // A later subscriber gets the current state.
    const second = new WebSocket(`${market.url.replace("http", "ws")}/ws`);
    second.on("message", (data) => messages.push(JSON.parse(String(data)) as (typeof messages)[number]));
    await new Promise((resolve) => second.once("open", resolve));
    for (const type of ["l2Book", "trades"])
      second.send(JSON.stringify({ method: "subscribe", subscription: { type, coin: "ETH" } }));
    await expect.poll(() => messages).toHaveLength(4);
    expect(listEvents("trades")).toMatchObject([[trade]]);
    expect(listEvents("l2Book")).toMatchObject([{ levels: [[{ sz: "1.5" }, { sz: "1.0" }], []] }]);
    for (const one of [socket, second]) one.terminate();
    await market.close();
  });

  it("are rejected if they are signed for the other network, also the first one of a key", async () => {
    const key = Buffer.from("88".repeat(31) + "01", "hex");
    const user = deriveAddress(key);
    const signed = orders(order(true, "5", "1"));
    const refused = /^User or API Wallet 0x[0-9a-f]{40} does not exist\. \(/;
    for (const network of ["mainnet", "mainnet", "testnet"] as const) {
      const { status, response } = await act(signed, { key, network });
      expect([status, response]).toEqual(["err", expect.stringMatching(refused)]);
      // Which of the two the caller is, the venue cannot know yet: it names both.
      expect(response).toContain(user);
      expect(response).toMatch(/ask the info endpoint about it first.* you signed for mainnet/);
    }
    await info({ type: "clearinghouseState", user });
    expect(await act(signed, { key, network: "mainnet" })).toMatchObject({
      status: "err",
      response: expect.stringMatching(`${user} signed for mainnet; this venue is testnet: sign for testnet`),
    });
    expect(await act(signed, { key })).toMatchObject({ status: "ok" });
    expect(await info({ type: "openOrders", user })).toHaveLength(1);
  });

  it("are rejected of an address without an account, whatever the action", async () => {
    const [strangerKey, receiverKey] = ["ab01", "ab02"].map((end) =>
      Buffer.from("ab".repeat(30) + end, "hex"),
    );
    if (!strangerKey || !receiverKey) throw new Error("there are two keys");
    const [stranger, receiver] = [deriveAddress(strangerKey), deriveAddress(receiverKey)];
    const fields = { signatureChainId: "0x66eee", hyperliquidChain: "Testnet" };
    const send = (destination: string, hyperliquidChain = "Testnet"): ExchangeRequest["action"] =>
      ({ type: "usdSend", ...fields, hyperliquidChain, destination, amount: "1", time: nonce + 1 }) as never;
    expect(await act(send(receiver), { key: strangerKey })).toMatchObject({
      response: expect.stringMatching(
        new RegExp(`^User or API Wallet ${stranger} does not exist\\. \\(If this is your address, ask`),
      ),
    });
    expect(await act(send(receiver, "Mainnet"))).toMatchObject({
      response: expect.stringContaining(
        "The action is for Mainnet; this venue is Testnet: sign for Testnet.",
      ),
    });
    expect(await act(orders(order(true, "5", "1")), { key: receiverKey })).toMatchObject({ status: "err" });
    // Who has received a transfer has an account.
    expect(await act(send(receiver))).toMatchObject({ status: "ok" });
    expect(await act(orders(order(true, "5", "1")), { key: receiverKey })).toMatchObject({ status: "ok" });
  });
});

describe("orders of a gateway with a database file", () => {
  it("survive a restart, as accounts do", async () => {
    const folder = temporaryFolder();
    const options = { database: join(folder, "gateway.db") };
    const query = { type: "openOrders", user: address };
    const before = await createGateway(options);
    const { credentials } = before;
    await post(before, "hyperliquid", query, "/info");
    await before.close();
    const first = await createGateway(options);
    const unsigned = {
      action: orders(order(true, "2000", "1.5")),
      nonce: Date.now(),
      signature: { r: "", s: "", v: 27 },
    };
    const body = { ...unsigned, signature: sign(signedHash(unsigned, "mainnet")) };
    expect((await request(`${first.url}/exchange`, { method: "POST", body })).json).toMatchObject({
      status: "ok",
    });
    await first.close();
    const second = await createGateway(options);
    const { json } = await post({ ...second, credentials }, "hyperliquid", query, "/info");
    expect(json).toMatchObject([{ coin: "ETH", side: "B", sz: "1.5" }]);
    await second.close();
  });
});
