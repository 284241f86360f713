import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { type SocketUpstream, startSocketUpstream } from "../faults/socket-upstream.ts";
import { upstreamsAt } from "../networks.ts";

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly method?: string;
  readonly params?: { readonly subscription: number; readonly result?: unknown; readonly error?: unknown };
}

/** A Solana node, whose subscriptions have numbers as ids. */
interface SolanaNode extends SocketUpstream {
  readonly calls: string[];
  /** Reports an event of all subscriptions that a method started. */
  notify(method: string, result: unknown): void;
}

async function startNode(): Promise<SolanaNode> {
  const calls: string[] = [];
  const subscriptions: { readonly id: number; readonly method: string; readonly socket: WebSocket }[] = [];
  const upstream = await startSocketUpstream((text, socket) => {
    const { id, method } = JSON.parse(text) as { id: unknown; method: string };
    calls.push(method);
    const isStart = method.endsWith("Subscribe");
    if (isStart) subscriptions.push({ id: subscriptions.length, method, socket });
    socket.send(JSON.stringify({ jsonrpc: "2.0", id, result: isStart ? subscriptions.length - 1 : true }));
  });
  closeAfterTest(upstream);
  const notify = (wanted: string, result: unknown): void => {
    for (const { id, method, socket } of subscriptions) {
      if (method !== wanted) continue;
      const params = { result, subscription: id };
      socket.send(
        JSON.stringify({ jsonrpc: "2.0", method: method.replace("Subscribe", "Notification"), params }),
      );
    }
  };
  return { ...upstream, calls, notify };
}

/** A caller's socket, and the messages that it got. */
async function connect(
  gateway: Gateway,
): Promise<{ call: (method: string, ...params: unknown[]) => Promise<Message>; got: Message[] }> {
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${findNode(gateway, "solana").key}`);
  onTestFinished(() => socket.terminate());
  const got: Message[] = [];
  socket.on("message", (data: Buffer) => got.push(JSON.parse(data.toString("utf8")) as Message));
  await once(socket, "open");
  let lastId = 0;
  const call = async (method: string, ...params: unknown[]): Promise<Message> => {
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    return eventually(() => got.find((message) => message.id === id));
  };
  return { call, got };
}

/** Waits for a value. */
async function eventually<T>(read: () => T | undefined): Promise<T> {
  for (;;) {
    const value = read();
    if (value !== undefined) return value;
    await pause(5);
  }
}

async function open(...nodes: readonly SolanaNode[]): Promise<Gateway> {
  const rpc = upstreamsAt(...nodes.map(({ url }) => url));
  const gateway = await createGateway({ networks: { "solana-mainnet": { chainId: "any", rpc } } });
  closeAfterTest(gateway);
  return gateway;
}

function isLog({ method }: Message): boolean {
  return method === "logsNotification";
}

const mentions = { mentions: ["11111111111111111111111111111111"] };

describe("Solana's subscriptions", () => {
  it("are shared by callers, each with a number of its own", async () => {
    const node = await startNode();
    const gateway = await open(node);
    const [one, other] = [await connect(gateway), await connect(gateway)];
    const { result: first } = await one.call("logsSubscribe", mentions, { commitment: "confirmed" });
    await one.call("slotSubscribe");
    const { result: second } = await other.call("logsSubscribe", mentions, { commitment: "confirmed" });
    expect([first, second].map((id) => typeof id)).toEqual(["number", "number"]);
    node.notify("logsSubscribe", { value: 1 });
    expect((await eventually(() => one.got.find(isLog))).params).toEqual({
      subscription: first,
      result: { value: 1 },
    });
    expect((await eventually(() => other.got.find(isLog))).params).toEqual({
      subscription: second,
      result: { value: 1 },
    });
    expect(node.calls.filter((method) => method === "logsSubscribe")).toHaveLength(1);
    expect(await one.call("logsUnsubscribe", first)).toMatchObject({ result: true });
    expect(await one.call("logsUnsubscribe", first)).toMatchObject({ error: expect.anything() });
  });

  it("end by themselves after the last event of a signature", async () => {
    const node = await startNode();
    const caller = await connect(await open(node));
    const { result } = await caller.call("signatureSubscribe", "1".repeat(64), {
      enableReceivedNotification: true,
    });
    node.notify("signatureSubscribe", { context: { slot: 5 }, value: "receivedSignature" });
    node.notify("signatureSubscribe", { context: { slot: 5 }, value: { err: null } });
    await eventually(() => caller.got.filter(({ method }) => method === "signatureNotification")[1]);
    expect(await caller.call("signatureUnsubscribe", result)).toMatchObject({ error: expect.anything() });
  });

  it("to slots go on at another upstream, without repeating one", async () => {
    const nodes = [await startNode(), await startNode()];
    const caller = await connect(await open(...nodes));
    await caller.call("slotSubscribe");
    const used = nodes.find(({ calls }) => calls.includes("slotSubscribe"));
    used?.notify("slotSubscribe", { slot: 7, parent: 6, root: 1 });
    const slots = (): unknown[] =>
      caller.got
        .filter(({ method }) => method === "slotNotification")
        .map(({ params }) => (Object(params?.result) as { slot?: number }).slot);
    await eventually(() => slots()[0]);
    used?.close();
    const next = nodes.find((node) => node !== used);
    await eventually(() => next?.calls.find((method) => method === "slotSubscribe"));
    next?.notify("slotSubscribe", { slot: 7, parent: 6, root: 1 });
    next?.notify("slotSubscribe", { slot: 8, parent: 7, root: 2 });
    await eventually(() => slots()[1]);
    expect(slots()).toEqual([7, 8]);
  });

  it("to logs end with a reason, since those of the meantime would be lost", async () => {
    const node = await startNode();
    const caller = await connect(await open(node));
    const { result } = await caller.call("logsSubscribe", "all");
    node.close();
    const ended = await eventually(() => caller.got.find(({ params }) => params?.error !== undefined));
    expect(ended.params).toMatchObject({
      subscription: result,
      error: { message: expect.stringContaining("has ended") },
    });
  });
});
