import { once } from "node:events";
import { randomOf } from "@node-access-tools/workspace";
import { expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { startNodes, type Upstream } from "../src/upstreams/nodes.ts";

async function opened(): Promise<{ upstream: Upstream; socket: WebSocket; received: string[] }> {
  const nodes = await startNodes(randomOf(1), { count: 1, blocks: 5 });
  onTestFinished(() => nodes.stop());
  const [upstream] = nodes.upstreams as [Upstream];
  const socket = new WebSocket(upstream.url.replace("http", "ws"));
  const received: string[] = [];
  socket.on("message", (data: Buffer) => received.push(data.toString()));
  socket.on("error", () => {});
  await once(socket, "open");
  return { upstream, socket, received };
}

const call = '{"jsonrpc":"2.0","id":7,"method":"eth_blockNumber","params":[]}';
const result = '{"jsonrpc":"2.0","id":7,"result":"0x5"}';

it("sends a text that is not JSON before a message", async () => {
  const { upstream, socket, received } = await opened();
  await upstream.begin({ kind: "frame", form: "text", chance: 1 });
  socket.send(call);
  await expect.poll(() => received.length).toBe(2);
  expect(received).toEqual([expect.stringContaining("<!DOCTYPE html>"), result]);
});

it.each([
  ["half of a message", { kind: "frame", form: "half", chance: 1 }],
  ["nothing while the node hangs", { kind: "hang" }],
  ["nothing of a node that is offline", { kind: "offline" }],
] as const)("sends %s, and the socket is closed", async (_, fault) => {
  const { upstream, socket, received } = await opened();
  const closed = once(socket, "close");
  socket.send(call);
  await expect.poll(() => received).toEqual([result]);
  await upstream.begin(fault);
  if (socket.readyState === socket.OPEN) socket.send(call);
  if (fault.kind === "hang") await upstream.end();
  expect((await closed)[0]).toBe(1006);
  expect(received).toEqual([result]);
});
