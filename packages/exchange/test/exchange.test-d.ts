import { bearer } from "@node-access/auth";
import { createExchangeClient, createInfoClient, type Fill, type Meta, urlToken } from "../src/index.ts";
import { roundPrice } from "../src/orders/index.ts";
import { createSubscriptionClient } from "../src/subscriptions/index.ts";
import { watchBook, watchUserEvents } from "../src/watches/index.ts";

const endpoint = "https://node.example";
const info = createInfoClient({ endpoint, credential: urlToken("t0ken") });
const exchange = createExchangeClient({ endpoint });

// @ts-expect-error A node takes no bearer.
createInfoClient({ endpoint, credential: bearer("k3y") });
// @ts-expect-error The venue takes no credential.
createExchangeClient({ endpoint, credential: urlToken("t0ken") });
// @ts-expect-error There are two networks.
createExchangeClient({ endpoint, network: "main" });

export async function calls(): Promise<number> {
  const meta: Meta = await info.meta({ dex: "" });
  // @ts-expect-error The type is the method's.
  await info.meta({ type: "meta" });
  // @ts-expect-error Only the spec's questions are methods.
  await info.allMiddles();
  await exchange.agentEnableDexAbstraction();
  await exchange.agentSetAbstraction({ abstraction: "u" }, { vaultAddress: null, nonce: 1 });
  // @ts-expect-error An abstraction must be given.
  await exchange.agentSetAbstraction();
  // @ts-expect-error There is no such abstraction.
  await exchange.agentSetAbstraction({ abstraction: "x" });
  await exchange.userDexAbstraction({ user: "0x1719884eb866cb12b2287399b15f7db5e7d775ea", enabled: true });
  // @ts-expect-error There are two networks.
  await exchange.userDexAbstraction({ user: "0x", enabled: true, hyperliquidChain: "main" });
  // @ts-expect-error A user's own signature does not cover a vault.
  await exchange.userDexAbstraction({ user: "0x", enabled: true }, { vaultAddress: "0x" });
  const [id, table] = meta.marginTables[0] ?? [0, undefined];
  return id + (table?.marginTiers.length ?? 0);
}

const order = { a: 0, b: true, p: "1", s: 0.5, r: false, t: { limit: { tif: "Gtc" } } } as const;
const user = "0x1719884eb866cb12b2287399b15f7db5e7d775ea";

export async function orders(): Promise<readonly string[]> {
  const { response } = await exchange.order({ orders: [order], grouping: { p: 1 } }, { vaultAddress: user });
  // @ts-expect-error There is no such time in force.
  await exchange.order({ orders: [{ ...order, t: { limit: { tif: "Never" } } }] });
  // @ts-expect-error A user's own signature does not cover an expiry.
  await exchange.usdSend({ destination: user, amount: "1" }, { expiresAfter: 1 });
  // @ts-expect-error A destination must be given.
  await exchange.usdSend({ amount: "1" });
  // @ts-expect-error Where an asset trades is one of two.
  roundPrice("1", { szDecimals: 0 }, "option");
  return response.data.statuses.map((status) => {
    if (typeof status === "string") return status;
    if ("error" in status) return status.error;
    // @ts-expect-error Only what was filled has a price.
    if ("resting" in status) return status.filled.avgPx;
    return status.filled.avgPx;
  });
}

export async function events(): Promise<Fill | undefined> {
  const subscriptions = createSubscriptionClient({ endpoint: "wss://exchange.example" });
  // @ts-expect-error A candle has an interval.
  await subscriptions.candle({ coin: "BTC" });
  // @ts-expect-error Only the spec's subscriptions are methods.
  await subscriptions.prices();
  for await (const { fills, isSnapshot } of await subscriptions.userFills({ user })) {
    if (isSnapshot !== true) return fills[0];
  }
  return undefined;
}

export async function watches(): Promise<string> {
  const subscriptions = createSubscriptionClient({ endpoint: "wss://venue.example" });
  for await (const event of watchUserEvents({ info, subscriptions }, "userFills", { user })) {
    if (event.type === "gap") return `${event.fromTime} ${event.reason?.code}`;
    const fill: Fill = event.event;
    return fill.hash;
  }
  for await (const update of watchUserEvents({ info, subscriptions }, "orderUpdates", { user }))
    if (update.type === "event") return update.event.status;
  // @ts-expect-error Trades are not a user's.
  watchUserEvents({ info, subscriptions }, "trades", { user });
  // @ts-expect-error A user must be given.
  watchUserEvents({ info, subscriptions }, "userFills", {});
  for await (const event of watchBook(subscriptions, { coin: "BTC" })) {
    // @ts-expect-error A resync has no book.
    if (event.type === "resync") return event.book;
    return event.book.levels[0][0]?.px ?? "";
  }
  return "";
}
