import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { blockAfter, type TreeBlock } from "./block-tree.ts";
import { SocketCaller } from "./caller.ts";
import { StarknetServer } from "./starknet-server.ts";

let one: StarknetServer;
let other: StarknetServer;
let gateway: Gateway<Credentials>;

beforeEach(async () => {
  [one, other] = [new StarknetServer(), new StarknetServer()];
  other.tip = one.tip;
  const urls = await Promise.all([one.start(), other.start()]);
  gateway = await createGateway({
    networks: networksWith({ starknet: { rpc: upstreamsAt(...urls) } }),
    limits: { shutdown: 1 },
  });
  onTestFinished(() => other.stop());
  onTestFinished(() => one.stop());
  closeAfterTest(gateway);
});

async function connect(): Promise<SocketCaller> {
  const { key } = findNode(gateway, "starknet");
  const caller = await SocketCaller.connect(`${gateway.url.replace("http", "ws")}/ws/${key}`);
  onTestFinished(() => caller.socket.terminate());
  return caller;
}

interface Result {
  readonly block_hash?: string;
  readonly starting_block_hash?: string;
  readonly ending_block_hash?: string;
}

/** The events of a subscription: hashes of blocks, and of those that a reorganization replaced. */
function reportedBlocks(caller: SocketCaller, id: unknown): (string | undefined)[] {
  return caller.messages
    .filter(({ params }) => (params as { subscription_id?: unknown } | undefined)?.subscription_id === id)
    .map(({ method, params }) => {
      const {
        block_hash: hash,
        starting_block_hash: first,
        ending_block_hash: last,
      } = (params?.result ?? {}) as Result;
      return method === "starknet_subscriptionReorg" ? `${first} to ${last} replaced` : hash;
    });
}

function grow(count: number, parent: TreeBlock, events = 1): TreeBlock[] {
  const blocks: TreeBlock[] = [];
  for (let last = parent; blocks.length < count;) blocks.push((last = blockAfter(last, events)));
  return blocks;
}

/** A transaction's statuses that a subscription has reported. */
function statuses(caller: SocketCaller, id: unknown): unknown[] {
  return caller.messages
    .map(({ params }) => params as { subscription_id?: unknown; result?: unknown } | undefined)
    .filter((params) => params?.subscription_id === id)
    .map((params) => {
      const { status } = (params?.result ?? {}) as { status?: { finality_status: string } };
      return status?.finality_status;
    });
}

describe("Starknet's subscriptions", () => {
  it("move to another upstream, with a notice of blocks that were replaced meanwhile", async () => {
    const caller = await connect();
    const { tip } = one;
    const { result: heads } = await caller.call("starknet_subscribeNewHeads");
    const { result: events } = await caller.call("starknet_subscribeEvents");
    const old = grow(3, tip);
    for (const block of old) one.moveTo(block);
    await expect.poll(() => reportedBlocks(caller, events).length).toBe(4);
    const branch = grow(4, old[0] as TreeBlock);
    other.moveTo(branch[3] as TreeBlock);
    await one.stop();
    const expected = [
      ...[tip, ...old].map(({ hash }) => hash),
      `${old[1]?.hash} to ${old[2]?.hash} replaced`,
      ...branch.map(({ hash }) => hash),
    ];
    await expect.poll(() => reportedBlocks(caller, heads)).toEqual(expected);
    await expect.poll(() => reportedBlocks(caller, events)).toEqual(expected);
    expect(caller.closed).toBe(undefined);
  });

  it("begin with the newest block, also for callers that join later, or with the requested block", async () => {
    const [first, second] = [await connect(), await connect()];
    const { tip } = one;
    const { result: shared } = await first.call("starknet_subscribeNewHeads");
    const blocks = grow(2, tip);
    for (const block of blocks) for (const server of [one, other]) server.moveTo(block);
    await expect.poll(() => reportedBlocks(first, shared)).toEqual([tip, ...blocks].map(({ hash }) => hash));
    const { result: joined } = await second.call("starknet_subscribeNewHeads", "latest");
    await expect.poll(() => reportedBlocks(second, joined)).toEqual([blocks[1]?.hash]);
    const { result: past } = await second.call("starknet_subscribeNewHeads", { block_number: tip.number });
    await expect.poll(() => reportedBlocks(second, past)).toEqual([tip, ...blocks].map(({ hash }) => hash));
    expect(await second.call("starknet_subscribeNewHeads", { block_number: 99 })).toMatchObject({
      error: { code: 24 },
    });
  });

  it("to events read each block once, and deliver what each caller asked for", async () => {
    const caller = await connect();
    const filters: readonly (readonly [unknown, unknown])[] = [
      ...Array.from(
        { length: 20 },
        (_, index) => [`0x${index.toString(16)}`, [["0xff", `0x${index}`]]] as const,
      ),
      [null, [[], ["0xaa"]]],
      [null, [["0x1", "0x02"]]],
      [["0x1", "0x3"], []],
      [null, [["0x1"], [], []]],
      [null, [["0x1"], [], ["0x5"]]],
    ];
    const ids: unknown[] = [];
    for (const [from, keys] of filters)
      ids.push((await caller.call("starknet_subscribeEvents", from, keys)).result);
    expect(new Set(ids).size).toBe(filters.length);
    const blocks = grow(3, one.tip, 4);
    for (const server of [one, other]) server.eventReads.length = 0;
    for (const block of blocks) for (const server of [one, other]) server.moveTo(block);
    const events = (index: number): unknown[] =>
      caller.messages
        .map(
          ({ params }) =>
            params as { subscription_id?: unknown; result?: { data: unknown[]; block_hash: string } },
        )
        .filter((params) => params?.subscription_id === ids[index])
        .map((params) => [params.result?.block_hash, params.result?.data[0]])
        .filter(([hash]) => blocks.some((block) => block.hash === hash));
    const all = (data: readonly string[]): unknown[] =>
      blocks.flatMap(({ hash }) => data.map((item) => [hash, item]));
    await expect.poll(() => events(20)).toEqual(all(["0x0", "0x1", "0x2", "0x3"]));
    await expect.poll(() => events(21)).toEqual(all(["0x1", "0x2"]));
    await expect.poll(() => events(22)).toEqual(all(["0x1", "0x3"]));
    await expect.poll(() => events(23)).toEqual(all(["0x1"]));
    await expect.poll(() => events(3)).toEqual(all(["0x3"]));
    for (const index of [4, 19, 24]) expect(events(index)).toEqual([]);
    expect(one.eventReads.length + other.eventReads.length).toBe(blocks.length);
    for (const params of [["0xg"], [null, "0x1"], [null, ["0x1"]], [null, [["1"]]]])
      expect(await caller.call("starknet_subscribeEvents", ...params)).toMatchObject({
        error: { code: -32_602 },
      });
  });

  it("report each status of a transaction once, whichever upstream reports it", async () => {
    const [caller, later] = [await connect(), await connect()];
    const method = "starknet_subscribeTransactionStatus";
    const { result: id } = await caller.call(method, "0xa");
    const report = (server: StarknetServer, finality_status: string): void =>
      server.report(method, { transaction_hash: "0xa", status: { finality_status } });
    for (const status of ["RECEIVED", "ACCEPTED_ON_L2"]) report(one, status);
    await expect.poll(() => statuses(caller, id)).toEqual(["RECEIVED", "ACCEPTED_ON_L2"]);
    const { result: joined } = await later.call(method, "0xa");
    await expect.poll(() => statuses(later, joined)).toEqual(["ACCEPTED_ON_L2"]);
    await one.stop();
    await expect.poll(() => other.subscribed).toContain(method);
    for (const status of ["RECEIVED", "ACCEPTED_ON_L2", "ACCEPTED_ON_L1"]) report(other, status);
    await expect.poll(() => statuses(caller, id)).toEqual(["RECEIVED", "ACCEPTED_ON_L2", "ACCEPTED_ON_L1"]);
  });
});
