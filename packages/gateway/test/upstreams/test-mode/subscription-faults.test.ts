import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { createGateway, type Fault, type Gateway, type NetworkOptions } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode } from "../../client.ts";
import { networksWith, upstreamsAt } from "../../networks.ts";
import { blockAfter } from "../../streams/block-tree.ts";
import { SocketCaller } from "../../streams/caller.ts";
import { ChainServer } from "../../streams/chain-server.ts";

async function open(
  faults: readonly Fault[],
  networks: { ethereum?: NetworkOptions; hyperliquid?: NetworkOptions } = { ethereum: { rpc: "simulator" } },
): Promise<Gateway> {
  const gateway = await createGateway({ networks: networksWith(networks), faults, blockTime: 20 });
  closeAfterTest(gateway);
  return gateway;
}

async function connect(gateway: Gateway, protocol = "ethereum"): Promise<SocketCaller> {
  const { key } = findNode(gateway, protocol);
  const caller = await SocketCaller.connect(`${gateway.url.replace("http", "ws")}/ws/${key}`);
  onTestFinished(() => caller.socket.terminate());
  return caller;
}

interface Head {
  readonly hash: string;
  readonly parentHash: string;
}

function expectLinked(heads: readonly Head[]): void {
  expect(heads.slice(1).map(({ parentHash }) => parentHash)).toEqual(
    heads.slice(0, -1).map(({ hash }) => hash),
  );
}

describe("faults of subscriptions", () => {
  it("delay notifications, which stay in order", async () => {
    const caller = await connect(await open([{ subscriptions: ["newHeads"], latency: [0, 100] }]));
    const id = await caller.subscribe("newHeads");
    await expect.poll(() => caller.events(id).length).toBeGreaterThan(10);
    expectLinked(caller.events<Head>(id));
  });

  it("end only one subscription with an error; it can be restarted", async () => {
    const error = { code: -32_002, message: "the node went away" };
    const caller = await connect(await open([{ subscriptions: ["newHeads"], rate: 0.3, error }]));
    const logs = await caller.subscribe("logs", {});
    for (let round = 0; round < 3; round += 1) {
      const heads = await caller.subscribe("newHeads");
      const end = () => caller.messages.find(({ params }) => params?.subscription === heads && params.error);
      await expect.poll(end).toMatchObject({ params: { error }, error, method: "eth_subscription" });
      const [before, logsBefore] = [caller.events(heads).length, caller.events(logs).length];
      await expect.poll(() => caller.events(logs).length).toBeGreaterThan(logsBefore + 4);
      expect(caller.events(heads)).toHaveLength(before);
      expectLinked(caller.events<Head>(heads));
      expect(await caller.call("eth_unsubscribe", heads)).toMatchObject({ error: { code: -32_000 } });
    }
  });

  it("close the caller's connection during a subscription", async () => {
    const faults = [{ subscriptions: ["new*"], rate: 0.2, disconnect: true }] as const;
    const caller = await connect(await open(faults));
    const id = await caller.subscribe("newHeads");
    await expect.poll(() => caller.closed).toEqual([1006, ""]);
    expectLinked(caller.events<Head>(id));
  });

  it("fail subscribing calls like all others", async () => {
    const faults = [
      { methods: ["eth_subscribe"], rate: 0.5, latency: 1 },
      { methods: ["eth_subscribe"], rate: 0.5, status: 429 },
    ];
    const caller = await connect(await open(faults));
    const responses = [];
    for (let count = 0; count < 20; count += 1)
      responses.push(await caller.call("eth_subscribe", "newHeads"));
    const failed = responses.filter(({ error }) => error);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThan(20);
    for (const { error } of failed) expect(error).toMatchObject({ code: -32_005 });
    expect(await caller.call("eth_chainId")).toMatchObject({ result: "0x1" });
  });

  it("close the connection of a caller that subscribes", async () => {
    const caller = await connect(await open([{ disconnect: true }]));
    caller.socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}');
    await expect.poll(() => caller.closed).toEqual([1006, ""]);
  });

  it("apply to one caller only, whatever serves the node", async () => {
    const tip = blockAfter(blockAfter(undefined, 0), 0);
    const server = new ChainServer(tip);
    await server.start();
    onTestFinished(() => server.stop());
    const error = { code: 7, message: "ended" };
    const gateway = await open([{ subscriptions: ["newHeads"], rate: 0.5, error }], {
      ethereum: { rpc: upstreamsAt(server.url) },
    });
    const caller = await connect(gateway);
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await caller.subscribe("newHeads"));
    server.moveTo(blockAfter(tip, 0));
    const ended = () => caller.messages.filter(({ params }) => params?.error?.code === 7).length;
    const notified = () => ids.filter((id) => caller.events(id).length === 1).length;
    await expect.poll(() => ended() + notified()).toBe(10);
    expect(Math.min(ended(), notified())).toBeGreaterThan(0);
    expect(server.count("newHeads")).toBe(1);
  });

  it("apply to Starknet's subscriptions by their methods", async () => {
    const error = { code: 1, message: "ended" };
    const caller = await connect(
      await open([{ subscriptions: ["starknet_subscribeNewHeads"], error }]),
      "starknet",
    );
    const { result } = await caller.call("starknet_subscribeNewHeads");
    const end = () => caller.messages.find(({ params }) => params?.error);
    await expect.poll(end).toMatchObject({ params: { subscription_id: result, error } });
  });
});

interface VenueMessage {
  readonly channel: string;
  readonly data?: unknown;
}

async function connectVenue(gateway: Gateway): Promise<{ socket: WebSocket; messages: VenueMessage[] }> {
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws`);
  onTestFinished(() => socket.terminate());
  const messages: VenueMessage[] = [];
  socket.on("message", (data) => messages.push(JSON.parse(String(data)) as VenueMessage));
  await new Promise((resolve) => socket.once("open", resolve));
  return { socket, messages };
}

const subscribe = (type: string): string =>
  JSON.stringify({ method: "subscribe", subscription: { type, coin: "ETH" } });

describe("faults of the venue's subscriptions", () => {
  const error = { code: 1, message: "ended by a test" };

  it("end a subscription with the venue's error, or close the connection", async () => {
    const faults: Fault[] = [
      { subscriptions: ["bbo"], error },
      { subscriptions: ["trades"], disconnect: true },
    ];
    const { socket, messages } = await connectVenue(await open(faults));
    const ended = { channel: "error", data: 'ended by a test: {"type":"bbo","coin":"ETH"}' };
    for (let round = 1; round <= 2; round += 1) {
      socket.send(subscribe("bbo"));
      await expect.poll(() => messages.length).toBe(2 * round);
      expect(messages.at(-1)).toEqual(ended);
    }
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.send(subscribe("trades"));
    expect(await closed).toBe(1006);
  });

  it("apply to an upstream's messages, and end the subscription there", async () => {
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    closeAfterTest(server);
    await once(server, "listening");
    const received: string[] = [];
    server.on("connection", (socket) => {
      socket.on("message", (text) => {
        received.push(String(text));
        socket.send(JSON.stringify({ channel: "subscriptionResponse", data: JSON.parse(String(text)) }));
        socket.send("no JSON");
        for (const channel of ["bbo", "l2Book"]) socket.send(JSON.stringify({ channel, data: {} }));
      });
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const gateway = await open([{ subscriptions: ["bbo"], error }], {
      hyperliquid: { exchange: upstreamsAt(url) },
    });
    const { socket, messages } = await connectVenue(gateway);
    messages.length = 0;
    socket.removeAllListeners("message");
    const texts: string[] = [];
    socket.on("message", (text) => texts.push(String(text)));
    for (let round = 1; round <= 2; round += 1) {
      texts.length = 0;
      socket.send(subscribe("bbo"));
      await expect.poll(() => texts.filter((text) => text.includes("l2Book"))).toHaveLength(2);
      expect(texts.filter((text) => text.includes("subscriptionResponse"))).toHaveLength(1);
      expect(texts.filter((text) => text.includes('"channel":"bbo"'))).toEqual([]);
      expect(texts.filter((text) => text.includes('"channel":"error"'))).toEqual([
        JSON.stringify({ channel: "error", data: 'ended by a test: {"type":"bbo","coin":"ETH"}' }),
      ]);
      expect(received.filter((text) => text.includes("unsubscribe"))).toHaveLength(round);
    }
  });
});
