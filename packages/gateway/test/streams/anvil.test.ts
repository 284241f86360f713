import { type Anvil, callNode, startAnvil } from "@node-access-tools/local-servers/anvil";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { networksWith } from "../networks.ts";
import { SocketCaller } from "./caller.ts";
import { Proxy } from "./proxy.ts";

interface Head {
  readonly number: string;
  readonly hash: string;
  readonly parentHash: string;
}

interface Log {
  readonly blockHash: string;
  readonly removed: boolean;
}

let anvil: Anvil;
let proxies: Proxy[];
let gateway: Gateway<Credentials>;

beforeAll(async () => {
  anvil = await startAnvil();
  proxies = [new Proxy(anvil.url), new Proxy(anvil.url)];
  for (const proxy of proxies) await proxy.start();
  const upstreams = proxies.map(({ url }, index) => ({ name: `node-${index + 1}`, url }));
  gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: { upstreams } } }),
    limits: { shutdown: 1 },
  });
});

afterAll(async () => {
  await gateway.close();
  for (const proxy of proxies) proxy.kill();
  await anvil.stop();
});

/** Mines a block with a log: the code of a contract that only logs. */
async function mineLog(): Promise<void> {
  const [from] = (await callNode(anvil.url, "eth_accounts")) as string[];
  await callNode(anvil.url, "eth_sendTransaction", { from, data: "0x60006000a000", gas: "0x30d40" });
}

/** Waits until the node has mined all transactions: those that it was sent, and those that its reorganization dropped. @returns its newest block. */
async function minedAll(): Promise<number> {
  await expect.poll(() => callNode(anvil.url, "txpool_status")).toEqual({ pending: "0x0", queued: "0x0" });
  return Number(await callNode(anvil.url, "eth_blockNumber"));
}

it("subscriptions to a real node survive lost connections and follow its reorganizations", async () => {
  const { key } = findNode(gateway, "ethereum");
  const caller = await SocketCaller.connect(`${gateway.url.replace("http", "ws")}/ws/${key}`);
  const heads = await caller.subscribe("newHeads");
  const logs = await caller.subscribe("logs", {});
  const begin = Number(await callNode(anvil.url, "eth_blockNumber"));
  const [first, second] = proxies as [Proxy, Proxy];
  for (let round = 0; round < 4; round += 1) {
    await mineLog();
    const killed = round % 2 === 0 ? first : second;
    killed.kill();
    for (let count = 0; count < 3; count += 1) await mineLog();
    if (round === 2) {
      await minedAll();
      await callNode(anvil.url, "anvil_reorg", 2, []);
    }
    await mineLog();
    await killed.start();
  }
  const end = await minedAll();
  const expected: string[] = [];
  for (let number = begin + 1; number <= end; number += 1) {
    const block = await callNode(anvil.url, "eth_getBlockByNumber", `0x${number.toString(16)}`, false);
    expected.push((block as Head).hash);
  }
  await expect
    .poll(() => {
      const chain: Head[] = [];
      for (const head of caller.events<Head>(heads)) {
        const parent = chain.findIndex(({ hash }) => hash === head.parentHash);
        chain.splice(parent + 1, Infinity, head);
      }
      return chain.map(({ hash }) => hash);
    })
    .toEqual(expected);
  const range = { fromBlock: `0x${(begin + 1).toString(16)}`, toBlock: `0x${end.toString(16)}` };
  const expectedLogs = (await callNode(anvil.url, "eth_getLogs", range)) as Log[];
  await expect
    .poll(() => {
      const current: string[] = [];
      for (const { blockHash, removed } of caller.events<Log>(logs))
        if (removed) current.splice(current.lastIndexOf(blockHash), 1);
        else current.push(blockHash);
      return current;
    })
    .toEqual(expectedLogs.map(({ blockHash }) => blockHash));
  expect(expectedLogs.length).toBeGreaterThan(10);
  expect(caller.closed).toBe(undefined);
  caller.socket.terminate();
});

it("a caller can read the block with which its subscription to heads begins: what it reads then is not followed by a gap", async () => {
  const upstreams = proxies.map(({ url }, index) => ({ name: `node-${index + 1}`, url }));
  const other = await createGateway({ networks: networksWith({ ethereum: { rpc: { upstreams } } }) });
  closeAfterTest(other);
  const { key } = findNode(other, "ethereum");
  await callNode(`${other.url}/${key}`, "eth_blockNumber");
  await mineLog();
  const newest = await minedAll();
  const caller = await SocketCaller.connect(`${other.url.replace("http", "ws")}/ws/${key}`);
  await caller.subscribe("newHeads");
  expect(Number(await callNode(`${other.url}/${key}`, "eth_blockNumber"))).toBe(newest);
  caller.socket.terminate();
});
