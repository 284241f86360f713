import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { type Block, blockAfter, EvmServer } from "../../src/evm-node/index.ts";

function grow(tip: Block | undefined, count: number, logs = 1): Block {
  let newest = blockAfter(tip, logs);
  for (let grown = 1; grown < count; grown++) newest = blockAfter(newest, logs);
  return newest;
}

async function start(tip: Block): Promise<EvmServer> {
  const server = new EvmServer(tip);
  await server.start();
  onTestFinished(() => server.stop());
  return server;
}

async function call(server: EvmServer, method: string, ...params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  return (await fetch(`http://${server.host}`, { method: "POST", body })).json();
}

interface Notification {
  readonly params: { readonly result: { readonly removed?: boolean; readonly hash?: string } };
}

test("a reorganization removes logs, and adds blocks with theirs", async () => {
  const base = grow(undefined, 5);
  const server = await start(grow(base, 2));
  const socket = new WebSocket(`ws://${server.host}`);
  onTestFinished(() => socket.terminate());
  await once(socket, "open");
  const received: Notification[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as Notification;
    if ("params" in message) received.push(message);
  });
  for (const [id, kind] of ["logs", "newHeads"].entries())
    socket.send(JSON.stringify({ id, method: "eth_subscribe", params: [kind] }));
  await expect.poll(() => server.node.count()).toBe(2);
  server.node.moveTo(grow(base, 3));
  await expect.poll(() => received.length).toBe(2 + 3 + 3);
  expect(received.slice(0, 2).every(({ params }) => params.result.removed === true)).toBe(true);
  expect(received.at(-1)?.params.result.hash).toBe(server.node.tip.hash);
  expect(await call(server, "eth_blockNumber")).toMatchObject({ result: "0x7" });
});

test("a call that waits is not processed any more once its socket has closed", async () => {
  const server = await start(grow(undefined, 1));
  const socket = new WebSocket(`ws://${server.host}`);
  onTestFinished(() => socket.terminate());
  await once(socket, "open");
  const waiting: (() => void)[] = [];
  const processAfter = new Promise<void>((resolve) => waiting.push(resolve));
  server.fault = () => ({ processAfter });
  socket.send(JSON.stringify({ id: 1, method: "eth_subscribe", params: ["newHeads"] }));
  await expect.poll(() => server.received.length).toBe(1);
  server.fault = undefined;
  socket.terminate();
  await expect.poll(() => server.sockets).toBe(0);
  waiting[0]?.();
  await processAfter;
  expect(server.node.count()).toBe(0);
});

test("faults replace responses, delay them, and close connections", async () => {
  const server = await start(grow(undefined, 3));
  const faults = [{ result: "0x9" }, { error: { code: -32005, message: "slow down" } }, "cut"] as const;
  for (const fault of faults) {
    server.fault = () => fault;
    const response = call(server, "eth_blockNumber");
    if (fault === "cut") await expect(response).rejects.toThrow("fetch failed");
    else expect(await response).toMatchObject(fault);
  }
  const waiting: (() => void)[] = [];
  const respondAfter = new Promise<void>((resolve) => waiting.push(resolve));
  server.fault = () => ({ respondAfter });
  const late = call(server, "eth_blockNumber");
  await expect.poll(() => server.received.length).toBe(4);
  server.node.moveTo(grow(server.node.tip, 1));
  for (const release of waiting) release();
  expect(await late).toMatchObject({ result: "0x2" });
});

test("a node that lags shows fewer blocks, and moves back only in a reorganization", async () => {
  const tip = grow(undefined, 10);
  const server = await start(tip);
  server.node.follow(tip, 3);
  expect(server.node.tip).toBe(tip);
  const longer = grow(tip, 4);
  server.node.follow(longer, 3);
  expect(server.node.tip.number).toBe(tip.number + 1);
  const { port } = new URL(`http://${server.host}`);
  await server.stop();
  await server.start();
  expect(new URL(`http://${server.host}`).port).toBe(port);
});
