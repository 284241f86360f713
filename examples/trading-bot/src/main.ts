import { createExchangeClient, createInfoClient, urlToken } from "@node-access/exchange";
import { weightLimiter } from "@node-access/exchange/limiter";
import { privateKeySigner } from "@node-access/exchange/signing";
import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
import { makeMarket } from "./market-maker.ts";

const { INFO_ENDPOINT, TOKEN, EXCHANGE_ENDPOINT, PRIVATE_KEY, NETWORK } = process.env;
if (!INFO_ENDPOINT || !TOKEN || !EXCHANGE_ENDPOINT || !PRIVATE_KEY) {
  console.error("Set INFO_ENDPOINT, TOKEN, EXCHANGE_ENDPOINT and PRIVATE_KEY. The README has an example.");
  process.exit(1);
}
const stop = new AbortController();
process.once("SIGINT", () => stop.abort());

const signer = privateKeySigner(PRIVATE_KEY);
// The venue counts what one address sends, so both clients share the limiter.
const { middleware } = weightLimiter();
const subscriptions = createSubscriptionClient({ endpoint: EXCHANGE_ENDPOINT.replace(/^http/, "ws") });
try {
  await makeMarket({
    info: createInfoClient({
      endpoint: INFO_ENDPOINT,
      credential: urlToken(TOKEN),
      middleware: [middleware],
    }),
    exchange: createExchangeClient({
      endpoint: EXCHANGE_ENDPOINT,
      signer,
      network: NETWORK === "mainnet" ? "mainnet" : "testnet",
      middleware: [middleware],
    }),
    subscriptions,
    account: signer.address,
    coin: "BTC",
    size: "0.001",
    spread: 0.001,
    signal: stop.signal,
  });
} finally {
  await subscriptions.close();
}
