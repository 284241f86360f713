import { BrowserProvider, Contract, parseEther, Wallet } from "ethers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openConnection, transports, type Connection } from "./fixtures/connections.ts";
import { devAccount, refuseAbi } from "./fixtures/dev-account.ts";

describe.each(transports)("ethers over %s", (transport) => {
  let connection: Connection;
  let provider: BrowserProvider;
  beforeAll(async () => {
    connection = await openConnection(transport);
    provider = new BrowserProvider(connection.client, undefined, { polling: true, pollingInterval: 50 });
  });
  afterAll(async () => {
    provider.destroy();
    await connection.close();
  });

  it("reads a block", async () => {
    const { block, transactions } = connection.chain;
    const read = await provider.getBlock(block.hash);
    expect(read?.number).toBe(Number(block.number));
    expect(new Set(read?.transactions)).toEqual(new Set(Object.values(transactions)));
  });

  it("reads a balance", async () => {
    const balance = await provider.getBalance(devAccount.address);
    expect(balance).toBeGreaterThan(parseEther("9000"));
    expect(balance).toBe(
      BigInt(String(await connection.node("eth_getBalance", devAccount.address, "latest"))),
    );
  });

  it("sends a transaction signed by a key and reads its receipt", async () => {
    const wallet = new Wallet(devAccount.privateKey, provider);
    const sent = await wallet.sendTransaction({ to: connection.chain.contract });
    const receipt = await sent.wait();
    expect(receipt?.status).toBe(1);
    expect(receipt?.logs).toHaveLength(1);
  });

  it("understands why a call was reverted", async () => {
    const contract = new Contract(connection.chain.contract, refuseAbi, provider);
    await expect(contract.getFunction("refuse").staticCall()).rejects.toMatchObject({
      code: "CALL_EXCEPTION",
      reason: "refused",
    });
  });
});
