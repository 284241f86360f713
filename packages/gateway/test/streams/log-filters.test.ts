import { describe, expect, it, onTestFinished } from "vitest";
import { RpcFailure } from "../../src/codec/json-rpc/rpc-failure.ts";
import { LogFilter } from "../../src/streams/subscriptions/log-filter.ts";
import { readLog } from "../../src/streams/subscriptions/log.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { startWithCallers, type TestCaller } from "../access/two-callers.ts";
import { blockAfter, logAddress, topic, type TreeBlock } from "./block-tree.ts";
import { SocketCaller } from "./caller.ts";
import { ChainServer } from "./chain-server.ts";

const address = (index: number): string => `0x${index.toString(16).padStart(40, "0")}`;

function matches(filter: object, log: { address: string; topics: readonly string[] }): boolean {
  const text = JSON.stringify({ blockNumber: "0x5", blockHash: "0x1", logIndex: "0x0", ...log });
  const read = readLog(text);
  if (!read) throw new Error("not a log");
  return new LogFilter(JSON.stringify(filter)).matches(read);
}

describe("a filter for logs", () => {
  const log = { address: address(0xab), topics: [topic(1), topic(0xcd)] };

  it.each([
    [{}, true],
    [{ address: null, topics: null }, true],
    [{ address: [], topics: [] }, true],
    [{ address: log.address.toUpperCase().replace("X", "x") }, true],
    [{ address: [address(1), log.address] }, true],
    [{ address: [address(1), address(2)] }, false],
    [{ topics: [topic(1)] }, true],
    [{ topics: [topic(0xcd)] }, false],
    [{ topics: [null, topic(0xcd).toUpperCase().replace("X", "x")] }, true],
    [{ topics: [null, [topic(3), topic(0xcd)]] }, true],
    [{ topics: [[], [topic(3)]] }, false],
    [{ topics: [[topic(3), null]] }, true],
    // A log with fewer topics than the filter has places does not match, as at every node.
    [{ topics: [topic(1), null] }, true],
    [{ topics: [topic(1), null, null] }, false],
    [{ address: log.address, topics: [topic(2)] }, false],
    [{ fromBlock: "0x5", toBlock: "0x5" }, true],
    [{ fromBlock: "0x6" }, false],
    [{ toBlock: "0x4" }, false],
    [{ fromBlock: "latest", toBlock: "pending" }, true],
  ])("%j matches a log: %s", (filter, expected) => {
    expect(matches(filter, log)).toBe(expected);
  });

  it.each([
    [{ address: "0x12" }, "params[1].address: expected null, 20 bytes in hexadecimal, or a list of them"],
    [{ address: [null] }, "params[1].address"],
    [{ address: 5 }, "params[1].address"],
    [{ topics: "0x1" }, "params[1].topics: expected a list of at most 4 topics"],
    [{ topics: [null, null, null, null, null] }, "params[1].topics"],
    [{ topics: [topic(1), [address(1)]] }, "params[1].topics[1]: expected null, 32 bytes in hexadecimal"],
  ])("%j is rejected", (filter, message) => {
    let error: unknown;
    try {
      matches(filter, log);
    } catch (thrown) {
      error = thrown;
    }
    if (!(error instanceof RpcFailure)) throw new Error("it was accepted");
    expect(error.error).toMatchObject({ code: -32_602, message: expect.stringContaining(message) as string });
  });
});

async function startNode(): Promise<ChainServer> {
  const node = new ChainServer(blockAfter(undefined, 0));
  await node.start();
  onTestFinished(() => node.stop());
  return node;
}

async function connect(url: string, { key }: TestCaller): Promise<SocketCaller> {
  const caller = await SocketCaller.connect(`${url.replace("http", "ws")}/ws/${key}`);
  onTestFinished(() => caller.socket.terminate());
  return caller;
}

interface Log {
  readonly blockHash: string;
  readonly logIndex: string;
  readonly removed: boolean;
}

/** The blocks of a subscription's logs: `-` for those that were withdrawn. */
function seen(caller: SocketCaller, id: string): string[] {
  return caller.events<Log>(id).map(({ blockHash, removed }) => `${removed ? "-" : "+"}${blockHash}`);
}

describe("subscriptions to logs", () => {
  it("are one at the upstream, however many filters a credential has, and few calls read missed logs", async () => {
    const node = await startNode();
    const networks = networksWith({ ethereum: { rpc: upstreamsAt(node.url) } });
    const { gateway, callers } = await startWithCallers(2, { networks });
    const [hog, other] = callers as [TestCaller, TestCaller];
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connect(gateway.url, hog)));
    const ids = await Promise.all(
      sockets.flatMap((socket, index) =>
        Array.from({ length: 100 }, (_, place) =>
          socket.subscribe("logs", {
            address: [address(100 * index + place + 1), logAddress],
            topics: [null, topic(100 + (place % 3))],
          }),
        ),
      ),
    );
    expect(new Set(ids).size).toBe(2_000);
    expect(node.count("logs")).toBe(1);
    const late = await connect(gateway.url, other);
    const id = await late.subscribe("logs", { topics: [topic(1)] });
    let block: TreeBlock = node.tip;
    for (let count = 0; count < 5; count += 1) node.moveTo((block = blockAfter(block, 2)));
    await expect.poll(() => late.events<Log>(id).length).toBe(10);
    for (const [index, socket] of sockets.entries())
      for (let place = 0; place < 100; place += 1) {
        const own = (): Log[] => socket.events<Log>(ids[100 * index + place] ?? "");
        // Logs have the second topics 100 and 101.
        const expected = place % 3 === 2 ? [] : Array.from({ length: 5 }, () => `0x${place % 3}`);
        await expect.poll(() => own().map(({ logIndex }) => logIndex)).toEqual(expected);
      }
    expect(node.count("logs")).toBe(1);
    expect(node.calls.filter((call) => call === "eth_getLogs").length).toBeLessThan(10);
  });

  it("begin after the newest block for a caller that joins later, and withdraw only what it got", async () => {
    const node = await startNode();
    const networks = networksWith({ ethereum: { rpc: upstreamsAt(node.url) } });
    const { gateway, callers } = await startWithCallers(2, { networks });
    const [one, other] = callers as [TestCaller, TestCaller];
    const early = await connect(gateway.url, one);
    const earlyId = await early.subscribe("logs", { address: logAddress });
    const first = blockAfter(node.tip, 1);
    node.moveTo(first);
    await expect.poll(() => early.events<Log>(earlyId).length).toBe(1);
    const late = await connect(gateway.url, other);
    const lateId = await late.subscribe("logs", { topics: [topic(1)] });
    const replacing = blockAfter(blockAfter(first.parent, 1), 1);
    node.moveTo(replacing);
    const branch = [`+${replacing.parent?.hash}`, `+${replacing.hash}`];
    await expect.poll(() => seen(early, earlyId)).toEqual([`+${first.hash}`, `-${first.hash}`, ...branch]);
    await expect.poll(() => seen(late, lateId)).toEqual(branch);
    // The first block comes back, and is new to the late caller.
    const next = blockAfter(blockAfter(first, 0), 1);
    node.moveTo(next);
    const back = [`-${replacing.hash}`, `-${replacing.parent?.hash}`, `+${first.hash}`, `+${next.hash}`];
    await expect.poll(() => seen(late, lateId)).toEqual([...branch, ...back]);
    expect(await late.call("eth_subscribe", "logs", { address: "0x1" })).toMatchObject({
      error: { code: -32_602 },
    });
  });

  it("end at the upstream with the last caller, and can be started again", async () => {
    const node = await startNode();
    const networks = networksWith({ ethereum: { rpc: upstreamsAt(node.url) } });
    const { gateway, callers } = await startWithCallers(1, { networks });
    const socket = await connect(gateway.url, callers[0] as TestCaller);
    for (let round = 0; round < 3; round += 1) {
      const ids = [
        await socket.subscribe("logs", {}),
        await socket.subscribe("logs", { topics: [topic(1)] }),
      ];
      await expect.poll(() => node.count("logs")).toBe(1);
      node.moveTo(blockAfter(node.tip, 1));
      for (const id of ids) await expect.poll(() => socket.events(id).length).toBe(1);
      for (const id of ids) expect((await socket.call("eth_unsubscribe", id)).result).toBe(true);
      await expect.poll(() => node.count("logs")).toBe(0);
    }
  });
});
