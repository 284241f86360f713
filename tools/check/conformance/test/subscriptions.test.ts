import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "@node-access/rpc/web-socket";
import {
  callNode,
  seedChain,
  startAnvil,
  type Anvil,
  type SeededChain,
} from "@node-access-tools/local-servers/anvil";

let anvil: Anvil;
let chain: SeededChain;
let client: RpcWebSocketClient<"ethereum">;
beforeAll(async () => {
  anvil = await startAnvil();
  chain = await seedChain(anvil.url);
  client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: anvil.wsUrl });
});
afterAll(async () => {
  await client.close();
  await anvil.stop();
});

const send = (to: string | undefined): Promise<unknown> =>
  callNode(anvil.url, "eth_sendTransaction", { from: chain.accounts[0], to });

describe("subscribe", () => {
  it("delivers the header of each new block, in order", async () => {
    const heads = await client.subscribe("newHeads");
    const sent = 3;
    for (let block = 0; block < sent; block += 1) await callNode(anvil.url, "evm_mine");
    const numbers: number[] = [];
    for await (const head of heads) if (numbers.push(Number(head.number)) === sent) break;
    const last = Number(await callNode(anvil.url, "eth_blockNumber"));
    expect(numbers).toEqual([last - 2, last - 1, last]);
  });

  it("delivers the logs that match the filter, and no others", async () => {
    const logs = await client.subscribe("logs", { address: chain.contract });
    const none = await client.subscribe("logs", { topics: [`0x${"77".repeat(32)}`] });
    const hash = await send(chain.contract);
    const { value } = await logs.next();
    expect(value).toMatchObject({ address: chain.contract, transactionHash: hash });
    const next = none.next();
    await none.unsubscribe();
    expect(await next).toEqual({ done: true, value: undefined });
    await logs.unsubscribe();
  });

  it("delivers the hash of each pending transaction", async () => {
    const pending = await client.subscribe("newPendingTransactions");
    const hash = await send(chain.accounts[1]);
    expect(await pending.next()).toEqual({ done: false, value: hash });
    await pending.unsubscribe();
  });

  it("delivers nothing after unsubscribe, while other subscriptions and calls continue", async () => {
    const ended = await client.subscribe("newHeads");
    const open = await client.subscribe("newHeads");
    await ended.unsubscribe();
    await callNode(anvil.url, "evm_mine");
    expect((await open.next()).done).toBe(false);
    expect(await ended.next()).toEqual({ done: true, value: undefined });
    expect(await client.net_listening()).toBe(true);
    await open.unsubscribe();
  });
});
