import type { ExchangeClient, InfoClient } from "@node-access/exchange";
import { findAsset } from "@node-access/exchange";
import type { SubscriptionClient } from "@node-access/exchange/subscriptions";
import { quotesAround } from "./quote.ts";

export interface MarketMakerOptions {
  readonly info: InfoClient;
  readonly exchange: ExchangeClient;
  readonly subscriptions: SubscriptionClient;
  /** The address of the account that trades. */
  readonly account: `0x${string}`;
  readonly coin: string;
  /** How much of the coin each quote offers. */
  readonly size: string;
  /** Distance of each quote from the mid price, as a share. */
  readonly spread: number;
  /** Ends the bot; its orders are cancelled. */
  readonly signal: AbortSignal;
  readonly log?: (line: string) => void;
}

/** Keeps a bid and an ask around the mid price, and replaces both after each fill. */
export async function makeMarket(options: MarketMakerOptions): Promise<void> {
  const { subscriptions, account, signal, log = console.log } = options;
  const fills = await subscriptions.userFills({ user: account });
  signal.addEventListener("abort", () => void fills.return());
  try {
    await replaceQuotes(options);
    for await (const event of fills) {
      // The first event has the fills of the past.
      if (event.isSnapshot === true) continue;
      for (const { side, sz, px } of event.fills) log(`${side === "B" ? "bought" : "sold"} ${sz} at ${px}`);
      await replaceQuotes(options);
    }
  } finally {
    await cancelAll(options);
  }
}

async function replaceQuotes(options: MarketMakerOptions): Promise<void> {
  const { info, exchange, coin, size, spread, log = console.log } = options;
  const [meta, mids] = await Promise.all([info.meta(), info.allMids()]);
  const found = findAsset(meta, coin);
  const mid = Number(mids[coin]);
  if (found === undefined || !(mid > 0)) throw new Error(`the venue has no market for ${coin}`);
  await cancelAll(options);
  const quotes = quotesAround(mid, spread, size, found.asset);
  const { response } = await exchange.order({
    orders: quotes.map(({ isBuy, price, size: s }) => ({
      a: found.index,
      b: isBuy,
      p: price,
      s,
      r: false,
      // Add liquidity only: an order that would match at once is rejected.
      t: { limit: { tif: "Alo" } },
    })),
  });
  for (const [index, status] of response.data.statuses.entries()) {
    const { isBuy, price, size: s } = quotes[index];
    const result = typeof status === "object" && "error" in status ? status.error : "on the book";
    log(`${isBuy ? "bid" : "ask"} ${s} at ${price}: ${result}`);
  }
}

async function cancelAll({ info, exchange, account, coin }: MarketMakerOptions): Promise<void> {
  const [meta, open] = await Promise.all([info.meta(), info.openOrders({ user: account })]);
  const index = findAsset(meta, coin)?.index;
  const orders = open.filter((order) => order.coin === coin);
  if (index === undefined || orders.length === 0) return;
  await exchange.cancel({ cancels: orders.map(({ oid }) => ({ a: index, o: oid })) });
}
