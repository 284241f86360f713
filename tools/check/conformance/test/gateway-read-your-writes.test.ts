import { type Anvil, callNode, startAnvil } from "@node-access-tools/local-servers/anvil";
import { type Balancer, startBalancer } from "@node-access-tools/local-servers/balancer";
import { createGateway } from "@node-access/gateway";
import { createRpcClient, type RpcClient, urlToken, withResponse } from "@node-access/rpc";
import { createRpcPool } from "@node-access/rpc/pool";
import { notBefore, withBlock } from "@node-access/rpc/read-your-writes";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { afterAll, beforeAll, expect, it } from "vitest";

const from = "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266";
const to = `0x${"17".repeat(20)}` as const;
const protocol = "ethereum";
let anvil: Anvil;
let current: Balancer;
let behind: Balancer;
/** A gateway in front of a node that lags and one that does not, and one in front of a load balancer alone. */
let gateways: Awaited<ReturnType<typeof createGateway>>[];

beforeAll(async () => {
  anvil = await startAnvil();
  await callNode(anvil.url, "anvil_mine", "0x20");
  current = await startBalancer(anvil.url, [0]);
  behind = await startBalancer(anvil.url, [3]);
  gateways = [await start(current.url, behind.url), await start(behind.url)];
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  for (const one of [current, behind]) await one[Symbol.asyncDispose]();
  await anvil.stop();
});

function start(...urls: string[]): ReturnType<typeof createGateway> {
  const upstreams = urls.map((url, index) => ({ name: `node-${index}`, url }));
  return createGateway({ networks: { "ethereum-mainnet": { chainId: 31_337, rpc: { upstreams } } } });
}

function nodeOf(index: number): { endpoint: string; credential: ReturnType<typeof urlToken> } {
  const gateway = gateways[index];
  return {
    endpoint: gateway?.url ?? "",
    credential: urlToken(gateway?.credentials?.nodes[protocol]?.key ?? ""),
  };
}

/** Sends ether without the gateway, so that only the receipt says that there is a newer block. */
async function pay(): Promise<{ receipt: { blockNumber: string; blockHash: string }; balance: string }> {
  const client: RpcClient<"ethereum"> = createRpcClient({ protocol, endpoint: anvil.url });
  const hash = await client.eth_sendTransaction({ from, to, value: "0x1" });
  let receipt = await client.eth_getTransactionReceipt(hash);
  while (!receipt) receipt = await client.eth_getTransactionReceipt(hash);
  return { receipt, balance: await client.eth_getBalance(to, "latest") };
}

it("a client behind a gateway reads what was written a moment ago, over HTTP and a WebSocket", async () => {
  const client = createRpcClient({ protocol, ...nodeOf(0) });
  const { endpoint, credential } = nodeOf(0);
  const socket = createRpcWebSocketClient({ protocol, endpoint: endpoint.replace("http", "ws"), credential });
  for (let time = 0; time < 4; time += 1) {
    const { receipt, balance } = await pay();
    expect(await notBefore(client, receipt).eth_getBalance(to, "latest")).toBe(balance);
    expect(await notBefore(socket, receipt).eth_getBalance(to, "latest")).toBe(balance);
  }
  await socket.close();
});

it("the gateway says which block a result is of, and a client can prove it", async () => {
  const client = createRpcClient({ protocol, ...nodeOf(0) });
  const { receipt, balance } = await pay();
  const view = notBefore(client, receipt.blockNumber);
  expect(await view.eth_getBalance(to, "latest")).toBe(balance);
  const { value, headers } = await withResponse(client, (recorded) => recorded.eth_getBalance(to, "latest"));
  expect([value, headers?.["x-node-access-block"]]).toEqual([balance, `${Number(receipt.blockNumber)}`]);
  const named = await withBlock(client, (pinned) => pinned.eth_getBalance(to, "latest"));
  const block = { number: Number(receipt.blockNumber), hash: receipt.blockHash };
  expect(named).toEqual({ value: balance, block });
});

it("a gateway whose upstream lags says how far, and a pool asks the other gateway", async () => {
  const { receipt, balance } = await pay();
  const slow = createRpcClient({ protocol, ...nodeOf(1), totalTimeout: 12_000 });
  const late = notBefore(slow, receipt)
    .eth_getBalance(to, "latest")
    .catch((error: unknown) => error);
  const pool = createRpcPool({ protocol, endpoints: [nodeOf(1), nodeOf(0)] });
  expect(await notBefore(pool, receipt).eth_getBalance(to, "latest")).toBe(balance);
  const block = Number(receipt.blockNumber);
  expect(await late).toMatchObject({ code: "BLOCK_NOT_REACHED", context: { block, newest: block - 3 } });
});
