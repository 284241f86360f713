import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { post } from "../client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { type ChainServer, createHash, startChain } from "./chain-server.ts";

const quantity = (number: number): string => `0x${number.toString(16)}`;
const account = "0x5fbdb2315678afecb367f032d93f642f64180aa3";

async function call(gateway: Gateway<Credentials>, method: string, params: unknown[] = []): Promise<unknown> {
  const { json } = await post(gateway, "ethereum", { jsonrpc: "2.0", id: 1, method, params });
  const { result, error } = json as { result?: unknown; error?: unknown };
  return result ?? error ?? null;
}

const height = (gateway: Gateway<Credentials>): Promise<unknown> => call(gateway, "eth_blockNumber");

async function chains(...heights: number[]): Promise<ChainServer[]> {
  const servers = await Promise.all(heights.map(startChain));
  closeAfterTest(...servers);
  return servers;
}

async function gatewayTo(servers: readonly ChainServer[]): Promise<Gateway<Credentials>> {
  const rpc = upstreamsAt(...servers.map(({ url }) => url));
  const gateway = await createGateway({ networks: networksWith({ ethereum: { rpc } }) });
  closeAfterTest(gateway);
  return gateway;
}

describe("several upstreams of a chain", () => {
  it("show the newest block of any of them, and never an older one when that one goes away", async () => {
    const [ahead, behind] = (await chains(20, 17)) as [ChainServer, ChainServer];
    const gateway = await gatewayTo([behind, ahead]);
    await expect.poll(() => height(gateway)).toBe(quantity(20));
    ahead.isDown = true;
    for (let time = 0; time < 10; time++) expect(await height(gateway)).toBe(quantity(20));
    behind.height = 20;
    expect(await call(gateway, "eth_getBalance", [account, "latest"])).toBe(quantity(20));
    expect(await call(gateway, "eth_getBlockByNumber", ["latest", false])).toMatchObject({
      number: quantity(20),
    });
    behind.height = 22;
    await expect.poll(() => height(gateway)).toBe(quantity(22));
  });

  it("respond for one block, whichever of them responds, also in a batch and where the block is omitted", async () => {
    const servers = await chains(20, 20, 20);
    const [first] = servers as [ChainServer];
    const gateway = await gatewayTo(servers);
    await expect.poll(() => height(gateway)).toBe(quantity(20));
    first.height = 21;
    for (let time = 0; time < 12; time++) {
      const before = Number(await height(gateway));
      const balance = Number(await call(gateway, "eth_getBalance", [account, "latest"]));
      const leftOut = Number(await call(gateway, "eth_getBalance", [account]));
      const { json } = await post(gateway, "ethereum", [
        { jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] },
        { jsonrpc: "2.0", id: 2, method: "eth_getBalance", params: [account, "latest"] },
      ]);
      const [number, batched] = (json as { result: string }[]).map(({ result }) => Number(result));
      const seen = [before, balance, leftOut, number, batched, Number(await height(gateway))];
      expect(seen).toEqual(seen.toSorted());
    }
    // Tags were only sent upstream where the gateway itself polled for new blocks.
    const tagged = servers.flatMap(({ calls }) => calls).filter((text) => text.includes("latest"));
    expect(new Set(tagged)).toEqual(new Set(['eth_getBlockByNumber ["latest",false]']));
  });

  it("are not trusted when one claims blocks that it does not have", async () => {
    const [honest, overclaiming] = (await chains(20, 20)) as [ChainServer, ChainServer];
    overclaiming.claimedBlocks = 1_000;
    const gateway = await gatewayTo([overclaiming, honest]);
    await expect.poll(() => height(gateway)).toBe(quantity(20));
    honest.height = 21;
    await expect.poll(() => height(gateway)).toBe(quantity(21));
    expect(await call(gateway, "eth_getBalance", [account, "latest"])).toBe(quantity(21));
    // The gateway has requested the block that the upstream claims to have.
    expect(overclaiming.calls).toContain(`eth_getBlockByNumber ["${quantity(1_020)}",false]`);
  });

  it("wait for a block that only a lost upstream had", async () => {
    const [ahead, behind] = (await chains(20, 19)) as [ChainServer, ChainServer];
    const gateway = await gatewayTo([ahead, behind]);
    await expect.poll(() => height(gateway)).toBe(quantity(20));
    ahead.isDown = true;
    const balance = call(gateway, "eth_getBalance", [account, "latest"]);
    await expect.poll(() => behind.calls.length).toBeGreaterThan(2);
    behind.height = 20;
    expect(await balance).toBe(quantity(20));
  });

  it("are used despite failures as soon as no other one serves", async () => {
    const [one, other] = (await chains(20, 20)) as [ChainServer, ChainServer];
    const gateway = await gatewayTo([one, other]);
    await expect.poll(() => height(gateway)).toBe(quantity(20));
    other.isDown = true;
    for (let count = 0; count < 20; count++) await call(gateway, "eth_getBalance", [account, "latest"]);
    [one.height, other.height] = [25, 25];
    await expect.poll(() => height(gateway)).toBe(quantity(25));
    other.isDown = false;
    one.isDown = true;
    for (let count = 0; count < 5; count++)
      expect(await call(gateway, "eth_getBalance", [account, "latest"])).toBe(quantity(25));
  });

  it("show a block after a receipt has revealed it", async () => {
    const [one, other] = (await chains(20, 20)) as [ChainServer, ChainServer];
    const gateway = await gatewayTo([one, other]);
    await expect.poll(() => height(gateway)).toBe(quantity(20));
    for (let number = 21; number < 30; number++) {
      one.height = number;
      other.height = number;
      const { blockNumber } = (await call(gateway, "eth_getTransactionReceipt", ["0x01"])) as {
        blockNumber: string;
      };
      expect(Number(await height(gateway))).toBeGreaterThanOrEqual(Number(blockNumber));
      const balance = await call(gateway, "eth_getBalance", [account, "latest"]);
      expect(Number(balance)).toBeGreaterThanOrEqual(Number(blockNumber));
    }
  });

  it("are abandoned when they hang, even by calls that have already been sent", async () => {
    const [hanging, healthy] = (await chains(20, 20)) as [ChainServer, ChainServer];
    const rpc = { ...upstreamsAt(hanging.url, healthy.url), hedging: "off" as const };
    // No other timeout ends a call early enough.
    const limits = { lightTimeout: 3_600_000, standardTimeout: 3_600_000, upstreamTimeout: 3_600_000 };
    const gateway = await createGateway({ networks: networksWith({ ethereum: { rpc } }), limits });
    closeAfterTest(gateway);
    await expect.poll(() => height(gateway)).toBe(quantity(20));
    hanging.hangs = true;
    const calls = Array.from({ length: 20 }, (_, index) =>
      call(gateway, index % 2 === 0 ? "eth_getBalance" : "eth_getTransactionByHash", [
        index % 2 === 0 ? account : createHash(index),
        ...(index % 2 === 0 ? ["latest"] : []),
      ]),
    );
    for (const [index, result] of (await Promise.all(calls)).entries())
      expect(result).toEqual(
        index % 2 === 0 ? quantity(20) : { hash: createHash(index), blockNumber: quantity(index) },
      );
    expect(hanging.bodies.some((body) => /getBalance|getTransactionByHash/.test(body))).toBe(true);
  });

  it("do not report blocks, receipts and logs as missing that only one of them has lost", async () => {
    const [healthy, lost] = (await chains(20, 20)) as [ChainServer, ChainServer];
    const gateway = await gatewayTo([lost, healthy]);
    await expect.poll(() => height(gateway)).toBe(quantity(20));
    await expect.poll(() => lost.calls.length).toBeGreaterThan(1);
    for (let time = 0; time < 5; time++) {
      // It goes back between two polls, but not right after it has reported its newest block.
      lost.height = 15;
      await sleep(260);
      expect(await call(gateway, "eth_getBlockByNumber", [quantity(18), false])).toMatchObject({
        hash: createHash(18),
      });
      expect(await call(gateway, "eth_getTransactionByHash", [createHash(18)])).toMatchObject({
        hash: createHash(18),
      });
      const batch = [17, 18].map((number) => {
        const params = [quantity(number), false];
        return { jsonrpc: "2.0", id: number, method: "eth_getBlockByNumber", params };
      });
      expect((await post(gateway, "ethereum", batch)).json).toMatchObject([
        { id: 17, result: { hash: createHash(17) } },
        { id: 18, result: { hash: createHash(18) } },
      ]);
      const range = { fromBlock: quantity(10), toBlock: quantity(20) };
      expect(await call(gateway, "eth_getLogs", [range])).toHaveLength(11);
      lost.height = 20;
    }
    // If no upstream has it, the result is null.
    expect(await call(gateway, "eth_getTransactionByHash", [createHash(99)])).toBe(null);
    expect(await call(gateway, "eth_getBlockByNumber", [quantity(99), false])).toBe(null);
  });

  it("get unchanged requests if there is only one", async () => {
    const [only] = (await chains(20)) as [ChainServer];
    const gateway = await gatewayTo([only]);
    expect(await height(gateway)).toBe(quantity(20));
    only.height = 10;
    expect(await height(gateway)).toBe(quantity(10));
    await call(gateway, "eth_getBalance", [account, "latest"]);
    expect(only.calls).toEqual([
      "eth_blockNumber []",
      "eth_blockNumber []",
      `eth_getBalance ["${account}","latest"]`,
    ]);
  });
});
