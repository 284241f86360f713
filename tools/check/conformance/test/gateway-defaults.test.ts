import * as hyperliquid from "@nktkas/hyperliquid";
import { createGateway, type Gateway } from "@node-access/gateway";
import { FetchRequest, JsonRpcProvider } from "ethers";
import { createPublicClient, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// Public clients against a gateway without any configuration: with its built-in anvil and trading venue.

type Access = NonNullable<Gateway["credentials"]>["nodes"][string];

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

function findNode(protocol: string): Access {
  const node = gateway.credentials?.nodes[protocol];
  if (!node) throw new Error(`there is no ${protocol} node`);
  return node;
}

function exchangeWith(nonce: () => number): hyperliquid.ExchangeClient {
  return new hyperliquid.ExchangeClient({
    transport: new hyperliquid.HttpTransport({ apiUrl: `${gateway.url}/${findNode("hyperliquid").key}/` }),
    wallet: privateKeyToAccount(`0x${"44".repeat(32)}`),
    nonceManager: nonce,
  });
}

describe("viem against the gateway's own anvil", () => {
  it("reads with user name and password, including methods that anvil lacks", async () => {
    const { username, password } = findNode("ethereum");
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
    const transport = http(gateway.url, { fetchOptions: { headers: { authorization } } });
    const client = createPublicClient({ transport });
    expect(await client.getChainId()).toBe(31_337);
    expect(
      await client.request<{ Method: string; Parameters: string[]; ReturnType: string }>({
        method: "debug_getRawHeader",
        params: ["latest"],
      }),
    ).toMatch(/^0xf9/);
  });

  it("reads at the sub-path of a protocol that has one", async () => {
    const client = createPublicClient({
      transport: http(`${gateway.url}/${findNode("hyperliquid").key}/evm`),
    });
    expect(await client.getBlockNumber()).toBe(0n);
  });

  it("is rejected with a bearer key", async () => {
    const headers = { authorization: `Bearer ${gateway.credentials?.apiKey}` };
    const transport = http(gateway.url, { fetchOptions: { headers }, retryCount: 0 });
    await expect(createPublicClient({ transport }).getChainId()).rejects.toMatchObject({ status: 401 });
  });
});

describe("ethers against the gateway's own anvil", () => {
  it("reads with user name and password", async () => {
    const { username, password } = findNode("ethereum");
    const request = new FetchRequest(gateway.url);
    // ethers sends credentials over plain HTTP only with this option.
    request.allowInsecureAuthentication = true;
    request.setCredentials(username, password);
    const provider = new JsonRpcProvider(request);
    expect((await provider.getNetwork()).chainId).toBe(31_337n);
    provider.destroy();
  });
});

describe("@nktkas/hyperliquid against the gateway's own venue", () => {
  it("is rejected with a nonce that was used or is not recent", async () => {
    const now = Date.now();
    const exchange = exchangeWith(() => now);
    expect(await exchange.agentEnableDexAbstraction()).toMatchObject({ status: "ok" });
    await expect(exchange.agentEnableDexAbstraction()).rejects.toThrow(`Invalid nonce: ${now} was used`);
    await expect(exchangeWith(() => 1).agentEnableDexAbstraction()).rejects.toThrow("is not recent");
  });
});
