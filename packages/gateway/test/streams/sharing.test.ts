import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { blockAfter, type TreeBlock, logAddress, topic } from "./block-tree.ts";
import { SocketCaller } from "./caller.ts";
import { ChainServer } from "./chain-server.ts";

interface Head {
  readonly number: string;
  readonly hash: string;
}

interface Log {
  readonly blockHash: string;
  readonly logIndex: string;
  readonly removed: boolean;
}

let tip: TreeBlock;
let one: ChainServer;
let other: ChainServer;

beforeEach(async () => {
  tip = blockAfter(blockAfter(blockAfter(undefined, 0), 0), 0);
  one = new ChainServer(tip);
  other = new ChainServer(tip);
  for (const server of [one, other]) {
    await server.start();
    onTestFinished(() => server.stop());
  }
});

async function start(
  servers: readonly ChainServer[],
  limits: GatewayOptions["limits"] = {},
): Promise<Gateway<Credentials>> {
  const gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: upstreamsAt(...servers.map(({ url }) => url)) } }),
    limits: { shutdown: 1, pendingBytes: 1e9, ...limits },
  });
  closeAfterTest(gateway);
  return gateway;
}

async function connect(gateway: Gateway<Credentials>): Promise<SocketCaller> {
  const caller = await SocketCaller.connect(
    `${gateway.url.replace("http", "ws")}/ws/${findNode(gateway, "ethereum").key}`,
  );
  onTestFinished(() => caller.socket.terminate());
  return caller;
}

/**
 * Adds blocks to a branch.
 *
 * @returns them in order.
 */
function grow(count: number, parent = tip, logs = 1): TreeBlock[] {
  const blocks: TreeBlock[] = [];
  for (let left = count, last = parent; left > 0; left -= 1) {
    last = blockAfter(last, logs);
    blocks.push(last);
  }
  return blocks;
}

const hashes = (heads: readonly Head[]): string[] => heads.map(({ hash }) => hash);

describe("subscriptions of many callers", () => {
  it("are one subscription upstream, on one socket, that ends with the last of them", async () => {
    const gateway = await start([one, other]);
    const callers = await Promise.all(Array.from({ length: 50 }, () => connect(gateway)));
    const ids = await Promise.all(callers.map((caller) => caller.subscribe("newHeads")));
    const filters = [
      { address: logAddress.toUpperCase().replace("X", "x"), topics: [[topic(2), topic(1)], null] },
      { topics: [[topic(1), topic(2)], null], address: [logAddress, logAddress] },
    ];
    const logs = await Promise.all(
      callers.map((caller, index) => caller.subscribe("logs", filters[index % 2])),
    );
    expect(new Set([...ids, ...logs]).size).toBe(100);
    expect([one.count("newHeads"), one.count("logs"), one.opened, other.opened]).toEqual([1, 1, 1, 0]);
    const blocks = grow(5);
    for (const block of blocks) one.moveTo(block);
    for (const [index, caller] of callers.entries()) {
      await expect.poll(() => hashes(caller.events<Head>(ids[index] ?? ""))).toEqual(listHashes(blocks));
      await expect.poll(() => caller.events<Log>(logs[index] ?? "").length).toBe(5);
    }
    for (const [index, caller] of callers.entries())
      expect(await caller.call("eth_unsubscribe", ids[index])).toMatchObject({ result: true });
    for (const { socket } of callers) socket.close();
    await expect.poll(() => [one.count("newHeads"), one.count("logs"), one.sockets]).toEqual([0, 0, 0]);
  });

  it.each([4, 200])(
    "move to another upstream when theirs is killed and read %i blocks, without a gap",
    async (missed) => {
      const gateway = await start([one, other]);
      const caller = await connect(gateway);
      const heads = await caller.subscribe("newHeads");
      const logs = await caller.subscribe("logs", {});
      const blocks = grow(missed + 8, tip, 2);
      for (const block of blocks.slice(0, 3)) for (const server of [one, other]) server.moveTo(block);
      await expect.poll(() => caller.events(heads).length).toBe(3);
      await one.stop();
      other.moveTo(blocks[2 + missed] as TreeBlock);
      await expect.poll(() => caller.events(heads).length).toBe(3 + missed);
      for (const block of blocks.slice(3 + missed)) other.moveTo(block);
      await expect.poll(() => hashes(caller.events<Head>(heads))).toEqual(listHashes(blocks));
      await expect
        .poll(() => caller.events<Log>(logs).map(({ blockHash, logIndex }) => [blockHash, logIndex]))
        .toEqual(
          blocks.flatMap(({ hash }) => [
            [hash, "0x0"],
            [hash, "0x1"],
          ]),
        );
      expect(caller.closed).toBe(undefined);
    },
  );

  it("report the new branch, and withdraw the logs of the old one, when the chain changes during the move", async () => {
    const gateway = await start([one, other]);
    const caller = await connect(gateway);
    const heads = await caller.subscribe("newHeads");
    const logs = await caller.subscribe("logs", {});
    const old = grow(4);
    for (const block of old) one.moveTo(block);
    await expect.poll(() => caller.events(logs).length).toBe(4);
    const branch = grow(5, old[1]);
    other.moveTo(branch.at(-1) as TreeBlock);
    await one.stop();
    await expect.poll(() => hashes(caller.events<Head>(heads))).toEqual(listHashes([...old, ...branch]));
    await expect
      .poll(() => caller.events<Log>(logs).map(({ blockHash, removed }) => [blockHash, removed]))
      .toEqual([
        ...old.map(({ hash }) => [hash, false]),
        [old[3]?.hash, true],
        [old[2]?.hash, true],
        ...branch.map(({ hash }) => [hash, false]),
      ]);
  });

  it("move to another upstream when an operator cordons theirs", async () => {
    const key = "k".repeat(32);
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(one.url, other.url) } }),
      limits: { shutdown: 1 },
      admin: { key },
    });
    closeAfterTest(gateway);
    const caller = await connect(gateway);
    const heads = await caller.subscribe("newHeads");
    const blocks = grow(4);
    for (const server of [one, other]) server.moveTo(blocks[0] as TreeBlock);
    await expect.poll(() => caller.events(heads).length).toBe(1);
    const response = await fetch(`${gateway.adminUrl}/v1/upstreams/ethereum-mainnet.rpc.node-1/cordon/`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.ok).toBe(true);
    await expect.poll(() => [one.sockets, other.count("newHeads")]).toEqual([0, 1]);
    other.moveTo(blocks[3] as TreeBlock);
    await expect.poll(() => hashes(caller.events<Head>(heads))).toEqual(listHashes(blocks));
  });

  it("survive a restart of the only upstream", async () => {
    const gateway = await start([one]);
    const caller = await connect(gateway);
    const heads = await caller.subscribe("newHeads");
    const blocks = grow(6);
    one.moveTo(blocks[0] as TreeBlock);
    await expect.poll(() => caller.events(heads).length).toBe(1);
    await one.stop();
    one.moveTo(blocks[4] as TreeBlock);
    await one.start();
    await expect.poll(() => caller.events(heads).length).toBe(5);
    one.moveTo(blocks[5] as TreeBlock);
    await expect.poll(() => hashes(caller.events<Head>(heads))).toEqual(listHashes(blocks));
    expect(caller.closed).toBe(undefined);
  });

  it("report each pending transaction once, also when another upstream reports it again", async () => {
    const gateway = await start([one, other]);
    const caller = await connect(gateway);
    const id = await caller.subscribe("newPendingTransactions", false);
    for (const hash of ["0xa", "0xb"]) one.addPending(hash);
    await expect.poll(() => caller.events(id)).toEqual(["0xa", "0xb"]);
    await one.stop();
    await expect.poll(() => other.count("newPendingTransactions")).toBe(1);
    for (const hash of ["0xb", "0xa", "0xc"]) other.addPending(hash);
    await expect.poll(() => caller.events(id)).toEqual(["0xa", "0xb", "0xc"]);
  });

  it("report the receipts of each block, from whichever upstream has them", async () => {
    const gateway = await start([one, other]);
    const caller = await connect(gateway);
    const id = await caller.subscribe("transactionReceipts", { transactionHashes: ["0xB"] });
    const blocks = grow(3);
    one.moveTo(blocks[0] as TreeBlock);
    await expect.poll(() => caller.events(id).length).toBe(1);
    await one.stop();
    other.moveTo(blocks[2] as TreeBlock);
    await expect
      .poll(() => caller.events(id))
      .toEqual(blocks.map(({ hash }) => [{ transactionHash: "0xb", block: hash }]));
  });

  it("are polled if no upstream accepts WebSockets", async () => {
    one.takesSockets = false;
    const gateway = await start([one]);
    const caller = await connect(gateway);
    const heads = await caller.subscribe("newHeads");
    const logs = await caller.subscribe("logs", {});
    const pending = await caller.subscribe("newPendingTransactions");
    const blocks = grow(3);
    for (const block of blocks) one.moveTo(block);
    one.addPending("0xa");
    await expect.poll(() => hashes(caller.events<Head>(heads))).toEqual(listHashes(blocks));
    await expect
      .poll(() => caller.events<Log>(logs).map(({ blockHash }) => blockHash))
      .toEqual(listHashes(blocks));
    await expect.poll(() => caller.events(pending)).toEqual(["0xa"]);
  });

  it("end with a reason when missed events cannot be read at another upstream", async () => {
    const gateway = await start([one, other]);
    const caller = await connect(gateway);
    const heads = await caller.subscribe("newHeads");
    const id = await caller.subscribe("madeUpByOneNode");
    one.report("madeUpByOneNode", 1);
    await expect.poll(() => caller.events(id)).toEqual([1]);
    one.cut();
    await expect
      .poll(() => caller.messages.find(({ params }) => params?.error)?.params)
      .toMatchObject({
        subscription: id,
        error: { code: -32002, message: expect.stringContaining("ended") },
      });
    expect(await caller.call("eth_unsubscribe", id)).toMatchObject({ error: { code: -32000 } });
    const blocks = grow(2);
    for (const server of [one, other]) server.moveTo(blocks[1] as TreeBlock);
    await expect.poll(() => hashes(caller.events<Head>(heads))).toEqual(listHashes(blocks));
  });

  it("end with a reason when more blocks were missed than can be read, and can be started again", async () => {
    const gateway = await start([one, other]);
    const caller = await connect(gateway);
    const heads = await caller.subscribe("newHeads");
    const logs = await caller.subscribe("logs", {});
    const blocks = grow(1_101);
    other.moveTo(blocks[1_099] as TreeBlock);
    await one.stop();
    const reasons = (): unknown[] =>
      caller.messages.flatMap(({ params }) =>
        params?.error ? [[params.subscription, params.error.message]] : [],
      );
    await expect
      .poll(reasons)
      .toEqual([heads, logs].map((id) => [id, expect.stringContaining("blocks 3 to 1101 were missed")]));
    expect(caller.events(heads)).toEqual([]);
    const again = await caller.subscribe("newHeads");
    other.moveTo(blocks[1_100] as TreeBlock);
    await expect.poll(() => hashes(caller.events<Head>(again))).toEqual([blocks[1_100]?.hash]);
    expect(caller.closed).toBe(undefined);
  });

  it("end with a reason for a caller that does not read, but not for others", async () => {
    const gateway = await start([one]);
    const [slow, quick] = [await connect(gateway), await connect(gateway)];
    await slow.subscribe("big");
    const id = await quick.subscribe("big");
    slow.socket.pause();
    const text = "x".repeat(256 * 1024);
    let sent = 0;
    await expect
      .poll(
        () => {
          one.report("big", text);
          sent += 1;
          return slow.socket.isPaused && sent > 60;
        },
        { interval: 20 },
      )
      .toBe(true);
    slow.socket.resume();
    await expect.poll(() => slow.closed).toEqual([1013, expect.stringMatching(/slowly/)]);
    await expect.poll(() => quick.events(id).length).toBe(sent);
    expect(quick.closed).toBe(undefined);
  });
});

function listHashes(blocks: readonly TreeBlock[]): string[] {
  return blocks.map(({ hash }) => hash);
}
