import assert from "node:assert/strict";
import { after, test } from "node:test";
import { getChainId, getTransactionCount } from "@wagmi/core";
import { createGateway } from "@node-access/gateway";
import { ethersProvider } from "../src/ethers.ts";
import { viemClient } from "../src/viem.ts";
import { wagmiConfig } from "../src/wagmi.ts";
import { web3OverWebSocket } from "../src/web3.ts";

const address = "0x742d35cc6634c0532925a3b844bc454e4438f44e";
const balance = 1_500_000_000_000_000_000n;
const gateway = await createGateway({
  networks: { "ethereum-mainnet": "simulator" },
  fixtures: { eth_getBalance: "0x14d1120d7b160000", eth_chainId: "0x1", eth_getTransactionCount: "0x7" },
  // Libraries without retries would fail with these.
  faults: [{ methods: ["eth_getBalance", "eth_getTransactionCount"], rate: 0.25, status: 429 }],
  seed: "on top",
  blockTime: 100,
});
const { key } = gateway.credentials.nodes.ethereum;
after(() => gateway.close());

test("viem", async () => {
  assert.equal(await viemClient(gateway.url, key).getBalance({ address }), balance);
});

test("wagmi", async () => {
  const config = wagmiConfig(gateway.url, key);
  assert.equal(getChainId(config), 1);
  assert.equal(await getTransactionCount(config, { address }), 7);
});

test("ethers", async () => {
  const provider = ethersProvider(gateway.url, key);
  assert.equal(await provider.getBalance(address), balance);
  provider.destroy();
});

test("web3.js, with a subscription", async () => {
  const { web3, close } = web3OverWebSocket(gateway.url.replace(/^http/, "ws"), key);
  assert.equal(await web3.eth.getBalance(address), balance);
  const heads = await web3.eth.subscribe("newBlockHeaders");
  const head = await new Promise<{ number?: unknown }>((resolve) => heads.once("data", resolve));
  assert.equal(typeof head.number, "bigint");
  await close();
});
