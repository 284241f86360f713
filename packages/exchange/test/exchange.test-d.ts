import { bearer } from "@node-access/auth";
import { createExchangeClient, createInfoClient, type Meta, urlToken } from "../src/index.ts";

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
