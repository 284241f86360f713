import { once } from "node:events";
import { createRandom } from "@node-access-tools/workspace";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { type UpstreamFault, wires } from "../src/upstreams/fault.ts";
import { startNodes, type Upstream } from "../src/upstreams/nodes.ts";

const call = '{"jsonrpc":"2.0","id":7,"method":"eth_blockNumber","params":[]}';
const result = '{"jsonrpc":"2.0","id":7,"result":"0x5"}';

it.each<[string, UpstreamFault]>([
  ["sends a corrupt frame", { kind: "frame", fault: { frame: "f10141" }, chance: 1 }],
  ["hangs", { kind: "hang", fault: wires.hang[0], chance: 1 }],
  ["is offline", { kind: "offline" }],
])("a subscriber's socket closes if its upstream %s", async (_, fault) => {
  await using nodes = await startNodes(createRandom(1), { count: 1, blocks: 5 });
  const [upstream] = nodes.upstreams as [Upstream];
  const socket = new WebSocket(upstream.url.replace("http", "ws"));
  const received: string[] = [];
  socket.on("message", (data: Buffer) => received.push(data.toString()));
  socket.on("error", () => {});
  await once(socket, "open");
  const closed = new Promise((resolve) => void socket.on("close", resolve));
  socket.send(call);
  await expect.poll(() => received).toEqual([result]);
  socket.send('{"jsonrpc":"2.0","id":8,"method":"eth_subscribe","params":["newHeads"]}');
  await expect.poll(() => received.length).toBe(2);
  await upstream.begin(fault);
  nodes.chain.mine();
  upstream.follow();
  if (fault.kind === "hang") await upstream.end();
  await closed;
  expect(received.length).toBe(2);
});
