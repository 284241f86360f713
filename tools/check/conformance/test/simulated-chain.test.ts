import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { createRpcClient, isNodeAccessError, urlToken } from "@node-access/rpc";
import { definitions, methodSchemas, subscriptionSchemas } from "@node-access/rpc/schemas";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { Ajv2020 } from "ajv/dist/2020.js";
import { JsonRpcProvider, Wallet } from "ethers";
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  InsufficientFundsError,
  NonceTooLowError,
  parseEther,
  publicActions,
} from "viem";
import { generatePrivateKey, mnemonicToAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The gateway's simulated chain, through our clients and viem: its responses match the specs and each other.

const ajv = new Ajv2020({
  allErrors: true,
  validateFormats: false,
  strict: false,
  // Compiled for a few values each; the tests of rpc check the schemas themselves.
  inlineRefs: false,
  validateSchema: false,
  code: { optimize: false },
});
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

  it("is notified of blocks that link to each other, and of their logs", async () => {
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

  it("is rejected with a node's error for wrong params", async () => {
    const client = createRpcClient({ protocol: "ethereum", endpoint: gateway.url, credential: token });
    const error: unknown = await client.eth_getBlockByHash("0x12", true).catch((thrown: unknown) => thrown);
    expect(isNodeAccessError(error)).toBe(true);
    expect(await client.eth_getBlockByHash(`0x${"ab".repeat(32)}`, true)).toBeNull();
  });
});

describe("viem against a simulated chain", () => {
  it("reads blocks, transactions, receipts and logs that match each other", async () => {
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

/** Whether viem reports an error of a type as the cause of a failed call. */
async function isA(sent: Promise<unknown>, type: new (...given: never[]) => unknown): Promise<boolean> {
  const error = (await sent.catch((thrown: unknown) => thrown)) as {
    walk(isIt: (one: unknown) => boolean): unknown;
  };
  return error.walk((one) => one instanceof type) !== null;
}

const developmentMnemonic = "test test test test test test test test test test test junk";

describe("transfers to a simulated chain", () => {
  const receiver = privateKeyToAccount(generatePrivateKey());

  it("are added if viem sends them, with errors that viem recognizes", async () => {
    const url = `${gateway.url}/${gateway.credentials.nodes.ethereum.key}`;
    const chain = defineChain({
      id: 1337,
      name: "simulated",
      nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    });
    const options = { chain, transport: http(url), pollingInterval: 50 };
    const account = mnemonicToAccount(developmentMnemonic);
    const client = createWalletClient({ ...options, account }).extend(publicActions);
    const hash = await client.sendTransaction({ to: receiver.address, value: parseEther("2") });
    const receipt = await client.waitForTransactionReceipt({ hash });
    expect(receipt).toMatchObject({ status: "success", from: account.address.toLowerCase() });
    expect(await client.getBalance({ address: receiver.address })).toBe(parseEther("2"));
    const block = await client.getBlock({ blockHash: receipt.blockHash });
    expect(block.transactions).toContain(hash);
    const again = client.sendTransaction({ to: receiver.address, nonce: 0, gas: 21_000n });
    expect(await isA(again, NonceTooLowError)).toBe(true);
    const poor = createWalletClient({ ...options, account: privateKeyToAccount(generatePrivateKey()) });
    const unpaid = poor.sendTransaction({ to: account.address, value: 1n, gas: 21_000n });
    expect(await isA(unpaid, InsufficientFundsError)).toBe(true);
    const created = client.sendTransaction({ data: "0x01", gas: 60_000n });
    await expect(created).rejects.toThrow("@foundry-rs/anvil");
  });

  it("are added if ethers sends them", async () => {
    const url = `${gateway.url}/${gateway.credentials.nodes.ethereum.key}`;
    const provider = new JsonRpcProvider(url, 1337, { staticNetwork: true, pollingInterval: 50 });
    const key = mnemonicToAccount(developmentMnemonic, { addressIndex: 1 }).getHdKey().privateKey;
    const wallet = new Wallet(`0x${Buffer.from(key ?? []).toString("hex")}`, provider);
    const { hash } = await wallet.sendTransaction({ to: receiver.address, value: 1n });
    const receipt = await provider.waitForTransaction(hash);
    expect(receipt?.status).toBe(1);
    expect(await provider.getTransactionCount(wallet.address)).toBe(1);
    provider.destroy();
  });

  it("match the specs, pending and in a block", async () => {
    const slow = await createGateway({ networks: { "ethereum-mainnet": "simulator" }, blockTime: 3_600_000 });
    const { key } = slow.credentials.nodes.ethereum;
    const account = mnemonicToAccount(developmentMnemonic);
    for (const [{ url }, chainId, nodeKey] of [
      [slow, 1, key],
      [gateway, 1337, gateway.credentials.nodes.ethereum.key],
    ] as const) {
      const client = createRpcClient({ protocol: "ethereum", endpoint: url, credential: urlToken(nodeKey) });
      const nonce = Number(await client.eth_getTransactionCount(account.address, "pending"));
      const fees = { maxFeePerGas: 100n, maxPriorityFeePerGas: 1n, gas: 21_000n };
      const signed = await account.signTransaction({ to: receiver.address, nonce, chainId, ...fees });
      const hash = await client.eth_sendRawTransaction(signed);
      const transaction = await client.eth_getTransactionByHash(hash);
      expectMatch(methodSchemas["eth_getTransactionByHash"]?.result, transaction);
      if (chainId === 1) continue;
      const receipt = (): Promise<unknown> => client.eth_getTransactionReceipt(hash);
      await expect.poll(receipt).not.toBeNull();
      expectMatch(methodSchemas["eth_getTransactionReceipt"]?.result, await receipt());
      const block = await client.eth_getBlockByNumber("latest", true);
      expectMatch(methodSchemas["eth_getBlockByNumber"]?.result, block);
      const mined = await client.eth_getTransactionByHash(hash);
      expectMatch(methodSchemas["eth_getTransactionByHash"]?.result, mined);
    }
    await slow.close();
  });
});
