import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { findNode } from "../client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";

let server: UpstreamServer;
let gateway: Gateway<Credentials>;
let socket: WebSocket;

beforeAll(async () => {
  server = await startUpstream(respondWith((method, params) => ({ method, params })));
  const networks = networksWith({ ethereum: { rpc: upstreamsAt(server.url) } });
  gateway = (await createGateway({ networks })) as Gateway<Credentials>;
  socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${findNode(gateway, "ethereum").key}`);
  await once(socket, "open");
});
afterAll(async () => {
  socket.terminate();
  await gateway.close();
  await server.close();
});

async function send(message: object): Promise<unknown> {
  const response = once(socket, "message");
  socket.send(JSON.stringify(message));
  return JSON.parse(String((await response)[0]));
}

it("calls and batches on a WebSocket are served from the cache, too", async () => {
  const call = { jsonrpc: "2.0", method: "eth_getBlockByHash", params: [`0x${"cd".repeat(32)}`, false] };
  const first = (await send({ ...call, id: 1 })) as { result: object };
  expect(await send({ ...call, id: "two" })).toEqual({ ...first, id: "two" });
  const batch = [
    { ...call, id: 3 },
    { ...call, id: 4 },
  ];
  expect(await send(batch)).toEqual([
    { ...first, id: 3 },
    { ...first, id: 4 },
  ]);
  expect(server.bodies.filter((body) => body.includes("cdcd"))).toHaveLength(1);
});
