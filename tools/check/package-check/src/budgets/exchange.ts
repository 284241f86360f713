import type { PackageBudget } from "./package-budget.ts";

export const exchange: PackageBudget = {
  bundles: [
    {
      name: "actions without signing",
      source: `
        import { createExchangeClient } from "@node-access/exchange";
        const exchange = createExchangeClient({ endpoint: "https://exchange.example.com" });
        const signature = { r: "0x1", s: "0x1", v: 27 };
        console.log(await exchange.agentEnableDexAbstraction({}, { nonce: 1, signature }));
      `,
      gzipBytes: 8_000,
    },
    {
      name: "metadata",
      source: `
        import { createInfoClient, findAsset, marginTier } from "@node-access/exchange";
        const info = createInfoClient({ endpoint: "https://node.example.com" });
        const meta = await info.meta();
        console.log(marginTier(meta, findAsset(meta, "BTC").asset, "1"));
      `,
      gzipBytes: 8_000,
    },
    {
      name: "metadata and actions, with signing",
      source: `
        import { createExchangeClient, createInfoClient, findAsset, marginTier } from "@node-access/exchange";
        import { privateKeySigner } from "@node-access/exchange/signing";
        const info = createInfoClient({ endpoint: "https://node.example.com" });
        const meta = await info.meta();
        const signer = privateKeySigner("0x11");
        const exchange = createExchangeClient({ endpoint: "https://exchange.example.com", signer });
        console.log(marginTier(meta, findAsset(meta, "BTC").asset, "1"), await exchange.agentEnableDexAbstraction());
      `,
      gzipBytes: 21_120,
      aim: 21_000,
    },
    {
      name: "subscriptions",
      source: `
        import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
        const subscriptions = createSubscriptionClient({ endpoint: "wss://exchange.example.com" });
        for await (const trades of await subscriptions.trades({ coin: "BTC" })) console.log(trades);
      `,
      gzipBytes: 10_720,
    },
  ],
  modules: { ".": 6, "./limiter": 2, "./orders": 3, "./signing": 7, "./subscriptions": 7 },
  consumer: `
    import { createExchangeClient, createInfoClient, findAsset, isNodeAccessError, urlToken } from "@node-access/exchange";
    import { privateKeySigner } from "@node-access/exchange/signing";
    const info = createInfoClient({ endpoint: "https://node.example.com", credential: urlToken("token") });
    const found = findAsset(await info.meta({ dex: "" }), "BTC");
    const signer = privateKeySigner(\`0x\${"11".repeat(32)}\`);
    const exchange = createExchangeClient({ endpoint: "https://exchange.example.com", signer });
    export const status: "ok" = (await exchange.agentSetAbstraction({ abstraction: "u" })).status;
    export function describe(error: unknown): string {
      return isNodeAccessError(error, "VENUE_ERROR") ? String(error.context.response) : String(found?.index);
    }
  `,
};
