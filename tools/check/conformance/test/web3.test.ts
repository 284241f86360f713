import { toProvider } from "@node-access/rpc/provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Web3 } from "web3";
import { openConnection, transports, type Connection } from "./fixtures/connections.ts";
import { devAccount, unknownFunctionAbi } from "./fixtures/dev-account.ts";

describe.each(transports)("web3 over %s", (transport) => {
  let connection: Connection;
  let web3: Web3;
  beforeAll(async () => {
    connection = await openConnection(transport);
    web3 = new Web3(toProvider(connection.client));
    web3.eth.accounts.wallet.add(devAccount.privateKey);
  });
  afterAll(() => connection.close());

  it("reads a block", async () => {
    const { block, transactions } = connection.chain;
    const read = await web3.eth.getBlock(block.hash);
    expect(read.number).toBe(BigInt(block.number));
    expect(new Set<unknown>(read.transactions)).toEqual(new Set(Object.values(transactions)));
  });

  it("reads a balance", async () => {
    const balance = await web3.eth.getBalance(devAccount.address);
    expect(balance).toBeGreaterThan(10n ** 21n);
    expect(balance).toBe(
      BigInt(String(await connection.node("eth_getBalance", devAccount.address, "latest"))),
    );
  });

  it("sends a transaction signed by a key and reads its receipt", async () => {
    const receipt = await web3.eth.sendTransaction({
      from: devAccount.address,
      to: connection.chain.contract,
      gas: 200_000,
    });
    expect(receipt.status).toBe(1n);
    expect(receipt.logs).toHaveLength(1);
  });

  it("decodes why a call was reverted", async () => {
    const contract = new web3.eth.Contract(unknownFunctionAbi, connection.chain.contract);
    const error: unknown = await contract.methods["unknown"]?.()
      .call()
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ cause: { errorName: "Error", errorArgs: { message: "refused" } } });
  });
});

describe("web3 over WebSocket", () => {
  let connection: Connection;
  let web3: Web3;
  beforeAll(async () => {
    connection = await openConnection("WebSocket");
    web3 = new Web3(toProvider(connection.client));
  });
  afterAll(() => connection.close());

  it("subscribes to heads, and unsubscribes", async () => {
    const numbers: bigint[] = [];
    const heads = await web3.eth.subscribe("newHeads");
    heads.on("data", ({ number }) => void numbers.push(number as bigint));
    await connection.node("evm_mine");
    await connection.node("evm_mine");
    const newest = BigInt(String(await connection.node("eth_blockNumber")));
    await expect.poll(() => numbers).toEqual([newest - 1n, newest]);
    await heads.unsubscribe();
    await connection.node("evm_mine");
    await web3.eth.getChainId();
    expect(numbers).toHaveLength(2);
  });

  it("subscribes to a contract's logs", async () => {
    const logs: unknown[] = [];
    const subscription = await web3.eth.subscribe("logs", { address: connection.chain.contract });
    subscription.on("data", ({ transactionHash }) => void logs.push(transactionHash));
    const from = connection.chain.accounts[0];
    const hash = await connection.node("eth_sendTransaction", { from, to: connection.chain.contract });
    await expect.poll(() => logs).toEqual([hash]);
    await subscription.unsubscribe();
  });
});
