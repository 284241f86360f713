import {
  createExchangeClient,
  createInfoClient,
  type ExchangeClient,
  type InfoClient,
  urlToken,
} from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Target } from "./target.ts";

interface Trader {
  readonly address: `0x${string}`;
  /** A client of any of the target's gateways, like `info`. */
  exchange(): ExchangeClient;
  info(): InfoClient;
}

/** A trader with a new key, whose account is opened by asking about it. */
async function createTrader(target: Target): Promise<Trader> {
  const signer = privateKeySigner(`0x${randomBytes(32).toString("hex")}`);
  const credential = urlToken(target.findNode("hyperliquid").key);
  const info = (): InfoClient => createInfoClient({ endpoint: target.pick().url, credential });
  await info().clearinghouseState({ user: signer.address });
  return {
    address: signer.address,
    exchange: () => createExchangeClient({ endpoint: target.pick().url, signer }),
    info,
  };
}

function limit(a: number, b: boolean, s: string, tif: "Gtc" | "Ioc" = "Gtc"): OrderOf {
  return { orders: [{ a, b, p: "1000", s, r: false, t: { limit: { tif } } }], grouping: "na" };
}

type OrderOf = Parameters<ExchangeClient["order"]>[0];

/** A signer's nonce is accepted once, and every gateway sees the same orders. */
export function venueContract(target: () => Target): void {
  it("accepts a nonce once, even if all gateways receive it at the same time", async () => {
    const { exchange } = await createTrader(target());
    const send = (nonce: number): Promise<unknown> => exchange().agentEnableDexAbstraction({}, { nonce });
    const start = Date.now();
    for (let round = 0; round < 5; round++) {
      const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => send(start + round)));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "VENUE_ERROR" });
    }
    await expect(send(start)).rejects.toMatchObject({ code: "VENUE_ERROR" });
  });

  it("accepts different nonces of one signer concurrently, and rejects one below the newest hundred", async () => {
    const { exchange } = await createTrader(target());
    const send = (nonce: number): Promise<unknown> => exchange().agentEnableDexAbstraction({}, { nonce });
    const start = Date.now();
    await Promise.all(Array.from({ length: 105 }, (_, index) => send(start + index)));
    await expect(send(start - 1)).rejects.toThrow("too low");
    await send(start + 200);
  });

  it("shows, fills and cancels an order at any gateway, and notifies every gateway's subscribers", async () => {
    const [maker, taker] = [await createTrader(target()), await createTrader(target())];
    const market = 10_001;
    const followers = await Promise.all(
      target().fleet.gateways.map(({ url }) => followOrders(url, maker.address)),
    );
    const placed = await maker.exchange().order(limit(market, true, "3"));
    expect(placed).toMatchObject({ response: { data: { statuses: [{ resting: {} }] } } });
    const [first] = await maker.info().openOrders({ user: maker.address });
    const oid = Number(first?.oid);
    for (let time = 0; time < 6; time++)
      expect(await maker.info().openOrders({ user: maker.address })).toMatchObject([{ oid, sz: "3.0" }]);
    await taker.exchange().order(limit(market, false, "1"));
    for (let time = 0; time < 6; time++) {
      expect(await maker.info().openOrders({ user: maker.address })).toMatchObject([{ oid, sz: "2.0" }]);
      expect(await taker.info().userFills({ user: taker.address })).toMatchObject([{ sz: "1.0" }]);
    }
    await maker.exchange().cancel({ cancels: [{ a: market, o: oid }] });
    for (let time = 0; time < 6; time++)
      expect(await maker.info().openOrders({ user: maker.address })).toEqual([]);
    for (const { statuses, socket } of followers) {
      await expect.poll(() => statuses).toEqual(["open 3.0", "open 2.0", "canceled 2.0"]);
      socket.terminate();
    }
  });

  it("fills an order once although several gateways match it at the same time", async () => {
    const maker = await createTrader(target());
    const takers = await Promise.all(Array.from({ length: 8 }, () => createTrader(target())));
    const market = 10_002;
    await maker.exchange().order(limit(market, true, "5"));
    await Promise.allSettled(takers.map((taker) => taker.exchange().order(limit(market, false, "1", "Ioc"))));
    const fills = await Promise.all(takers.map(({ address, info }) => info().userFills({ user: address })));
    expect(fills.flat()).toHaveLength(5);
    expect(await maker.info().userFills({ user: maker.address })).toHaveLength(5);
    expect(await maker.info().openOrders({ user: maker.address })).toEqual([]);
  });
}

/** Collects the updates of a user's orders at one gateway. */
async function followOrders(url: string, user: string): Promise<{ statuses: string[]; socket: WebSocket }> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws`);
  const statuses: string[] = [];
  const confirmed = new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.on("message", (text) => {
      const { channel, data } = JSON.parse(String(text)) as { channel: string; data: unknown };
      if (channel === "subscriptionResponse") resolve();
      if (channel !== "orderUpdates") return;
      for (const { order, status } of data as { order: { sz: string }; status: string }[])
        statuses.push(`${status} ${order.sz}`);
    });
  });
  socket.once("open", () =>
    socket.send(JSON.stringify({ method: "subscribe", subscription: { type: "orderUpdates", user } })),
  );
  await confirmed;
  return { statuses, socket };
}
