import { BrowserProvider, Contract, parseEther, SocketProvider, Wallet } from "ethers";
import { type Provider, toProvider } from "@node-access/rpc/provider";
import type { RpcWebSocketClient } from "@node-access/rpc/web-socket";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openConnection, transports, type Connection } from "./fixtures/connections.ts";
import { devAccount, unknownFunctionAbi } from "./fixtures/dev-account.ts";

describe.each(transports)("ethers over %s", (transport) => {
  let connection: Connection;
  let provider: BrowserProvider;
  beforeAll(async () => {
    connection = await openConnection(transport);
    provider = new BrowserProvider(toProvider(connection.client), undefined, {
      polling: true,
      pollingInterval: 50,
    });
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

  it("decodes why a call was reverted", async () => {
    const contract = new Contract(connection.chain.contract, unknownFunctionAbi, provider);
    await expect(contract.getFunction("unknown").staticCall()).rejects.toMatchObject({
      code: "CALL_EXCEPTION",
      reason: "refused",
    });
  });
});

/** The README's example: ethers' socket provider on top of a client. */
class ClientProvider extends SocketProvider {
  readonly #provider: Provider<RpcWebSocketClient<"ethereum">>;

  constructor(client: RpcWebSocketClient<"ethereum">) {
    super();
    this.#provider = toProvider(client);
    this.#provider.on("message", ({ type: method, data: params }) => this.#take({ method, params }));
    void this["_start"]();
  }

  override async _write(text: string): Promise<void> {
    const { id, method, params } = JSON.parse(text) as { id: number; method: string; params: unknown[] };
    this.#provider.request({ method, params }).then(
      (result) => this.#take({ id, result }),
      ({ code, message, data }) => this.#take({ id, error: { code, message, data } }),
    );
  }

  #take(message: object): void {
    void this["_processMessage"](JSON.stringify(message));
  }
}

describe("ethers over WebSocket", () => {
  let connection: Connection;
  let provider: ClientProvider;
  beforeAll(async () => {
    connection = await openConnection("WebSocket");
    provider = new ClientProvider(connection.client as RpcWebSocketClient<"ethereum">);
  });
  afterAll(async () => {
    await provider.destroy();
    await connection.close();
  });

  it("subscribes to blocks", async () => {
    const numbers: number[] = [];
    await provider.on("block", (number: number) => numbers.push(number));
    await expect
      .poll(async () => {
        await connection.node("evm_mine");
        return numbers.length;
      })
      .toBeGreaterThan(1);
    await provider.off("block");
  });

  it("subscribes to a contract's logs", async () => {
    const logs: string[] = [];
    const filter = { address: connection.chain.contract };
    await provider.on(filter, ({ transactionHash }: { transactionHash: string }) =>
      logs.push(transactionHash),
    );
    const from = connection.chain.accounts[0];
    await expect
      .poll(async () => {
        const hash = await connection.node("eth_sendTransaction", { from, to: connection.chain.contract });
        return logs.includes(String(hash)) || logs.length;
      })
      .toBeTruthy();
  });
});
