import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createGateway, type Gateway, type GatewayOptions } from "../../../src/index.ts";
import { closeAfterTest, temporaryFolder } from "../../cleanup.ts";
import { startGatewayProcess } from "../../faults/gateway-process.ts";
import { networksWith } from "../../networks.ts";
import { requestNewConnection } from "../../new-connection.ts";
import { deriveAddress, developmentKeys, sign } from "./signed-transfer.ts";
import { testKey, usePostgres } from "../../use-postgres.ts";

const [alice] = developmentKeys;
const postgres = usePostgres();

async function open(options: GatewayOptions): Promise<Gateway> {
  const networks = networksWith({ ethereum: { rpc: "simulator" } });
  const credentials = { nodes: { ethereum: { key: "test-key" } } };
  const gateway = await createGateway({ networks, credentials, ...options });
  closeAfterTest(gateway);
  return gateway;
}

async function call(url: string, method: string, ...params: unknown[]): Promise<unknown> {
  const body = { jsonrpc: "2.0", id: 1, method, params };
  const { text } = await requestNewConnection(url, { method: "POST", body });
  const { result, error } = JSON.parse(text) as { result?: unknown; error?: { message: string } };
  if (error) throw new Error(error.message);
  return result;
}

interface Receipt {
  readonly blockNumber: string;
  readonly blockHash: string;
}

describe("transactions that were sent to a simulated chain", () => {
  it("survive a restart, with their blocks", async () => {
    const folder = temporaryFolder();
    const options = { database: join(folder, "gateway.db"), blockTime: 50 };
    const first = await open(options);
    const receipt = await call(`${first.url}/test-key`, "eth_sendRawTransactionSync", sign(alice));
    const waiting = await call(`${first.url}/test-key`, "eth_sendRawTransaction", sign(alice, { nonce: 5 }));
    await first.close();
    const { url } = await open(options);
    const { transactionHash: hash } = receipt as { transactionHash: string };
    expect(await call(`${url}/test-key`, "eth_getTransactionReceipt", hash)).toEqual(receipt);
    expect(await call(`${url}/test-key`, "eth_getTransactionByHash", waiting)).toMatchObject({
      blockNumber: null,
    });
    expect(await call(`${url}/test-key`, "eth_getTransactionCount", deriveAddress(alice))).toBe("0x1");
  });

  it("are in the same blocks at all gateways of a fleet, and immediately visible", async () => {
    const options = { database: await postgres().createDatabase(), key: testKey, blockTime: 200 };
    const urls = [await open(options), await open(options)].map(({ url }) => `${url}/test-key`);
    const hashes: string[] = [];
    for (let nonce = 0; nonce < 6; nonce += 1) {
      const [one = "", other = ""] = nonce % 2 === 0 ? urls : urls.toReversed();
      const hash = String(await call(one, "eth_sendRawTransaction", sign(alice, { nonce })));
      expect(await call(other, "eth_getTransactionByHash", hash)).toMatchObject({ hash });
      hashes.push(hash);
    }
    for (const hash of hashes) {
      const receipts = async (): Promise<unknown[]> =>
        Promise.all(urls.map((url) => call(url, "eth_getTransactionReceipt", hash)));
      await expect.poll(async () => (await receipts()).includes(null)).toBe(false);
      const [one, other] = (await receipts()) as Receipt[];
      expect(other).toEqual(one);
      const blocks = await Promise.all(
        urls.map((url) => call(url, "eth_getBlockByHash", one?.blockHash, true)),
      );
      expect(blocks[1]).toEqual(blocks[0]);
    }
  });

  it("are visible at all workers of a gateway", async () => {
    const folder = temporaryFolder();
    const config = join(folder, "config.json");
    writeFileSync(config, JSON.stringify({ networks: { "ethereum-mainnet": "simulator" } }));
    const gateway = await startGatewayProcess(folder, "--workers", "2", "--config", config);
    onTestFinished(() => gateway.kill());
    const key = gateway.credentials?.nodes["ethereum"]?.key;
    const url = `${gateway.url}/${key}`;
    for (let nonce = 0; nonce < 5; nonce += 1) {
      const hash = await call(url, "eth_sendRawTransaction", sign(alice, { nonce }));
      for (let count = 0; count < 6; count += 1)
        expect(await call(url, "eth_getTransactionByHash", hash)).toMatchObject({ hash });
    }
  });
});
