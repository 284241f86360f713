import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { createRpcClient, isNodeAccessError, urlToken } from "@node-access/rpc";
import { definitions, methodSchemas, subscriptionSchemas } from "@node-access/rpc/schemas";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { Ajv2020 } from "ajv/dist/2020.js";
import { createPublicClient, http } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The gateway's simulated chain, through our clients and viem: its responses are what the specs say, and belong together.

const ajv = new Ajv2020({ allErrors: true, validateFormats: false, strict: false });
ajv.addSchema(definitions);

function expectMatch(schema: object | undefined, value: unknown): void {
  const validate = ajv.compile(schema ?? false);
  expect(validate(value), ajv.errorsText(validate.errors)).toBe(true);
}

let gateway: Gateway<Credentials<"ethereum">>;
let token: ReturnType<typeof urlToken>;
beforeAll(async () => {
  gateway = await createGateway({
    networks: { "ethereum-mainnet": "simulator" },
    chainId: 1337,
    blockTime: 50,
  });
  token = urlToken(gateway.credentials.nodes.ethereum.key);
});
afterAll(() => gateway.close());

describe("rpc against a simulated chain", () => {
  it("gets responses that match the specs", async () => {
    const client = createRpcClient({ protocol: "ethereum", endpoint: gateway.url, credential: token });
    const head = await client.eth_getBlockByNumber("latest", false);
    const hash = head?.hash ?? "0x";
    const [transaction] = (head?.transactions ?? []) as `0x${string}`[];
    const calls: Record<string, unknown[]> = {
      eth_getBlockByHash: [hash, true],
      eth_getBlockByNumber: ["pending", true],
      eth_getHeaderByHash: [hash],
      eth_getHeaderByNumber: ["pending"],
      eth_getBlockReceipts: [hash],
      eth_getBlockTransactionCountByHash: [hash],
      eth_getUncleCountByBlockHash: [hash],
      eth_getTransactionByHash: [transaction],
      eth_getTransactionByBlockHashAndIndex: [hash, "0x1"],
      eth_getTransactionReceipt: [transaction],
      eth_getLogs: [{ blockHash: hash }],
      eth_feeHistory: ["0x4", "latest", [25, 75]],
      eth_newBlockFilter: [],
      eth_getTransactionCount: [`0x${"00".repeat(20)}`, "latest"],
      eth_blockNumber: [],
      net_version: [],
    };
    for (const [method, params] of Object.entries(calls)) {
      const methods = client as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
      const result = await methods[method]?.(...params);
      expect(result, method).toBeTruthy();
      expectMatch(methodSchemas[method]?.result, result);
    }
  });

  it("is told of blocks that link to each other, and of their logs", async () => {
    const client = createRpcWebSocketClient({
      protocol: "ethereum",
      endpoint: gateway.url.replace("http", "ws"),
      credential: token,
    });
    const [heads, logs] = [await client.subscribe("newHeads"), await client.subscribe("logs", {})];
    const [first, second] = [(await heads.next()).value, (await heads.next()).value];
    const { value: log } = await logs.next();
    expect(second).toMatchObject({ parentHash: (first as { hash: string }).hash });
    const found = await client.eth_getLogs({ blockHash: (log as { blockHash: `0x${string}` }).blockHash });
    expect(found).toContainEqual(log);
    expectMatch(subscriptionSchemas["newHeads"]?.notification, first);
    await client.close();
  });

  it("is refused with what a node says of wrong params", async () => {
    const client = createRpcClient({ protocol: "ethereum", endpoint: gateway.url, credential: token });
    const error: unknown = await client.eth_getBlockByHash("0x12", true).catch((thrown: unknown) => thrown);
    expect(isNodeAccessError(error)).toBe(true);
    expect(await client.eth_getBlockByHash(`0x${"ab".repeat(32)}`, true)).toBeNull();
  });
});

describe("viem against a simulated chain", () => {
  it("reads blocks, transactions, receipts and logs that belong together", async () => {
    const { key } = gateway.credentials.nodes.ethereum;
    const client = createPublicClient({ transport: http(`${gateway.url}/${key}`) });
    expect(await client.getChainId()).toBe(1337);
    const block = await client.getBlock({ includeTransactions: true });
    const [transaction] = block.transactions;
    const hash = transaction?.hash ?? "0x";
    expect(await client.getTransactionReceipt({ hash })).toMatchObject({
      blockHash: block.hash,
      status: "success",
      logs: [{ transactionHash: hash }],
    });
    const logs = await client.getLogs({ fromBlock: block.number - 9n, toBlock: block.number });
    expect(logs).toHaveLength(20);
    await expect(client.getBlock({ blockHash: `0x${"ab".repeat(32)}` })).rejects.toThrow(
      "could not be found",
    );
  });
});
