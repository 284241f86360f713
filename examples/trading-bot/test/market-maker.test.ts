import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createExchangeClient, createInfoClient, findAsset, urlToken } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
import { createGateway } from "@node-access/gateway";
import { makeMarket } from "../src/market-maker.ts";

const gateway = await createGateway({
  networks: { "hyperliquid-mainnet": "simulator" },
  fixtures: { allMids: { BTC: "60000" } },
});
const node = { endpoint: gateway.url, credential: urlToken(gateway.credentials.nodes.hyperliquid.key) };
const info = createInfoClient(node);
const subscriptions = createSubscriptionClient({ endpoint: gateway.url.replace(/^http/, "ws") });
const trader = (byte: string) => {
  const signer = privateKeySigner(`0x${byte.repeat(32)}`);
  return { signer, exchange: createExchangeClient({ endpoint: gateway.url, signer, network: "mainnet" }) };
};

after(async () => {
  await subscriptions.close();
  await gateway.close();
});

test(
  "quotes both sides, sells to a buyer, quotes again, and cancels when it ends",
  { timeout: 20_000 },
  async () => {
    const { signer, exchange } = trader("11");
    const account = signer.address;
    const stop = new AbortController();
    const lines: string[] = [];
    const events = await subscriptions.orderUpdates({ user: account });
    const running = makeMarket({
      info,
      exchange,
      subscriptions,
      account,
      coin: "BTC",
      size: "0.01",
      spread: 0.001,
      signal: stop.signal,
      log: (line) => lines.push(line),
    });
    const open = await openOrders(account, 2);
    const ask = open.find(({ side }) => side === "A");
    assert.ok(ask);

    const { index: a } = findAsset(await info.meta(), "BTC") ?? assert.fail("no BTC");
    await trader("22").exchange.order({
      orders: [{ a, b: true, p: ask.limitPx, s: ask.sz, r: false, t: { limit: { tif: "Ioc" } } }],
    });
    for await (const updates of events) if (updates.some(({ status }) => status === "filled")) break;
    while (!lines.some((line) => line.startsWith("sold 0.01 at "))) await pause();
    assert.equal((await openOrders(account, 2)).length, 2);

    stop.abort();
    await running;
    assert.deepEqual(await info.openOrders({ user: account }), []);
  },
);

async function openOrders(user: `0x${string}`, count: number) {
  for (;;) {
    const open = await info.openOrders({ user });
    if (open.length === count) return open;
    await pause();
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}
