import { createExchangeClient, createInfoClient, type ExchangeClient, urlToken } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
import { watchBook, type WatchClients, watchUserEvents } from "@node-access/exchange/watches";
import { describe, expect, it, onTestFinished } from "vitest";
import { createGateway, type Fault } from "@node-access/gateway";

const signer = privateKeySigner(`0x${"11".repeat(32)}`);
const user = signer.address;

async function open(faults: readonly Fault[]): Promise<
  WatchClients & {
    readonly exchange: ExchangeClient;
    readonly info: ReturnType<typeof createInfoClient>;
    readonly subscriptions: ReturnType<typeof createSubscriptionClient>;
  }
> {
  const gateway = await createGateway({ faults });
  onTestFinished(() => gateway.close());
  const subscriptions = createSubscriptionClient({ endpoint: gateway.url.replace("http", "ws") });
  onTestFinished(() => subscriptions.close());
  const key = gateway.credentials?.nodes["hyperliquid"]?.key ?? "";
  const info = createInfoClient({ endpoint: gateway.url, credential: urlToken(key) });
  const exchange = createExchangeClient({ endpoint: gateway.url, signer });
  return { info, subscriptions, exchange };
}

async function place(
  exchange: ExchangeClient,
  isBuy: boolean,
  price: string,
  tif: "Gtc" | "Ioc",
): Promise<void> {
  await exchange.order({ orders: [{ a: 0, b: isBuy, p: price, s: "1", r: false, t: { limit: { tif } } }] });
}

describe("watches of the venue", () => {
  it("deliver each fill and the last status of each order once, while sockets are lost", async () => {
    const faults = [{ subscriptions: ["userFills", "orderUpdates"], rate: 0.2, disconnect: true }] as const;
    const { exchange, ...clients } = await open(faults);
    const fills = watchUserEvents(clients, "userFills", { user, since: 0 });
    const orders = watchUserEvents(clients, "orderUpdates", { user, since: 0 });
    const [seenFills, statuses] = [[] as string[], new Map<number, string>()];
    const readFills = (async () => {
      for await (const fill of fills)
        if (fill.type === "event") seenFills.push(`${fill.event.tid} ${fill.event.oid}`);
    })();
    const readOrders = (async () => {
      for await (const update of orders)
        if (update.type === "event") statuses.set(update.event.order.oid, update.event.status);
    })();
    for (let round = 0; round < 12; round += 1) {
      await place(exchange, true, "1", "Gtc");
      await place(exchange, false, "1", "Ioc");
    }
    const all = await clients.info.userFills({ user });
    expect(all).toHaveLength(24);
    await expect
      .poll(() => seenFills.toSorted(), { timeout: 20_000 })
      .toEqual(all.map(({ tid, oid }) => `${tid} ${oid}`).toSorted());
    await expect.poll(() => [...statuses.values()], { timeout: 20_000 }).toEqual(Array(24).fill("filled"));
    await Promise.all([fills.return?.(), orders.return?.()]);
    await Promise.all([readFills, readOrders]);
  });

  it("have the order book that the venue shows", async () => {
    const { exchange, info, subscriptions } = await open([]);
    const events = watchBook(subscriptions, { coin: "BTC" });
    const seen: unknown[] = [];
    const read = (async () => {
      for await (const event of events) seen.push(event);
    })();
    await expect.poll(() => seen).toHaveLength(1);
    for (const price of ["10", "11", "12", "9"]) await place(exchange, true, price, "Gtc");
    await place(exchange, false, "12", "Ioc");
    await place(exchange, false, "13", "Gtc");
    const shown = await info.l2Book({ coin: "BTC" });
    const levels = shown?.levels.map((side) => side.map(({ px, sz }) => ({ px, sz })));
    await expect.poll(() => seen.at(-1)).toMatchObject({ type: "book", book: { levels } });
    expect(seen).not.toContainEqual(expect.objectContaining({ type: "resync" }));
    await events.return?.();
    await read;
  });
});
