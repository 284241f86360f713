import { once } from "node:events";
import { expect, it, onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import type { Credentials, Gateway } from "../../src/index.ts";
import { adminClient, readBody, gatewayWithAdmin } from "../admin-client.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, post, request } from "../client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { type ChainServer, startChain } from "./chain-server.ts";

const account = `0x${"11".repeat(20)}`;
const time = /\d\d:\d\d:\d\d UTC/.source;

/** A gateway to two nodes whose callers have seen block 202. */
async function seenBlock202(): Promise<
  [Gateway<Credentials>, ChainServer[], (milliseconds: number) => void]
> {
  const servers = await Promise.all([startChain(202), startChain(202)]);
  closeAfterTest(...servers);
  const rpc = upstreamsAt(...servers.map(({ url }) => url));
  const gateway = await gatewayWithAdmin({ networks: networksWith({ ethereum: { rpc } }) });
  closeAfterTest(gateway);
  await expect.poll(() => captureError(gateway, "eth_blockNumber")).toBeUndefined();
  const now = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now() + passed);
  onTestFinished(() => void vi.restoreAllMocks());
  return [gateway, servers, (milliseconds) => (passed += milliseconds)];
}

async function captureError(
  gateway: Gateway<Credentials>,
  method: string,
  ...params: unknown[]
): Promise<unknown> {
  const { json } = await post(gateway, "ethereum", { jsonrpc: "2.0", id: 1, method, params });
  return (json as { error?: { message: string } }).error?.message;
}

async function ready({ url }: Gateway): Promise<string> {
  const { status, text } = await request(`${url}/readyz`);
  return `${status} ${text}`;
}

it("nodes that are all down fail every call after a while, and calls, readiness and metrics say the same", async () => {
  const [gateway, servers, pass] = await seenBlock202();
  expect(await ready(gateway)).toBe("200 ready\n");
  for (const server of servers) server.isDown = true;
  const outage = new RegExp(
    `^no node could respond: 2 upstreams are down since ${time}(; this call: [^;]+)?$`,
  );
  await expect.poll(() => captureError(gateway, "eth_getBalance", account, "latest")).toMatch(outage);
  // For a moment, callers get the number that they have seen.
  expect(await captureError(gateway, "eth_blockNumber")).toBeUndefined();
  pass(16_000);
  expect(await captureError(gateway, "eth_blockNumber")).toMatch(outage);
  expect(await ready(gateway)).toMatch(
    new RegExp(`^503 no usable upstream: ethereum-mainnet.rpc \\(2 upstreams are down since ${time}\\)\n$`),
  );
  const { json } = await post(gateway, "ethereum", [
    { jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] },
    { jsonrpc: "2.0", id: 2, method: "eth_getBalance", params: [account, "latest"] },
  ]);
  for (const { error } of json as { error: { message: string } }[]) expect(error.message).toMatch(outage);
  // More calls than the gateway makes at once, so that the last ones wait for their turn.
  const filters = Array.from({ length: 10 }, (_, id) => ({
    jsonrpc: "2.0",
    id,
    method: "eth_newBlockFilter",
  }));
  const { json: many } = await post(gateway, "ethereum", [
    ...filters,
    { jsonrpc: "2.0", id: 10, method: "eth_blockNumber" },
  ]);
  expect(many).toHaveLength(11);
  for (const { error } of many as { error: { message: string } }[]) expect(error.message).toMatch(outage);
  const socket = new WebSocket(
    `${gateway.url.replace("http", "ws")}/ws/${findNode(gateway, "ethereum").key}`,
  );
  onTestFinished(() => socket.terminate());
  await once(socket, "open");
  socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["newHeads"] }));
  const [message] = (await once(socket, "message")) as [Buffer];
  expect((JSON.parse(`${message}`) as { error?: { message: string } }).error?.message).toMatch(
    / down since /,
  );
  for (const server of servers) server.isDown = false;
  pass(60_000);
  await expect.poll(() => captureError(gateway, "eth_blockNumber")).toBeUndefined();
  await expect.poll(() => ready(gateway)).toBe("200 ready\n");
});

it("nodes that lost blocks fail calls for the newest one, and say how far behind they are and until when", async () => {
  const [gateway, servers, pass] = await seenBlock202();
  for (const server of servers) server.height = 32;
  const lag = `170 blocks behind the newest block 202, which callers wait for until ${time}`;
  const outage = new RegExp(`^no node could respond: 2 upstreams are ${lag}$`);
  await expect.poll(() => captureError(gateway, "eth_getBalance", account, "latest")).toMatch(outage);
  expect(await captureError(gateway, "eth_getBalance", account, "0x20")).toBeUndefined();
  await expect
    .poll(async () => {
      pass(10_000);
      return captureError(gateway, "eth_blockNumber");
    })
    .toMatch(outage);
  await expect.poll(() => ready(gateway)).toMatch(new RegExp(`^503 .*${lag}`));
});

it("operators see that no node serves, since when, and how far each is behind", async () => {
  const [gateway, servers, pass] = await seenBlock202();
  const before = Date.now();
  for (const server of servers) server.height = 32;
  const admin = adminClient(gateway);
  const network = async (): Promise<Record<string, unknown>> => {
    const body = readBody<{ networks: Record<string, unknown>[] }>(await admin("GET", "/gateway/"), 200);
    return body.networks.find(({ network: name }) => name === "ethereum-mainnet") ?? {};
  };
  await expect
    .poll(async () => {
      pass(10_000);
      await captureError(gateway, "eth_blockNumber");
      return network();
    })
    .toMatchObject({ state: "failing", serving: 0, upstreams: 2 });
  const first = await network();
  expect(Date.parse(String(first["since"]))).toBeGreaterThanOrEqual(before);
  await captureError(gateway, "eth_blockNumber");
  // It is the beginning of the state, and not the time of the question.
  expect((await network())["since"]).toBe(first["since"]);
  const { results } = readBody<{ results: { lag: number | null }[] }>(await admin("GET", "/upstreams/"), 200);
  expect(results.map(({ lag }) => lag)).toEqual([170, 170]);
});

it("a call that only a node that is down can serve says nothing about the others", async () => {
  const [gateway, [first]] = await seenBlock202();
  const filters = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { json } = await post(gateway, "ethereum", {
        jsonrpc: "2.0",
        id: 1,
        method: "eth_newBlockFilter",
      });
      return (json as { result: string }).result;
    }),
  );
  if (first) first.isDown = true;
  const captureErrors = (): Promise<unknown[]> =>
    Promise.all(filters.map((filter) => captureError(gateway, "eth_getFilterChanges", filter)));
  await expect.poll(captureErrors).toContainEqual(expect.stringMatching(/ down since /));
  for (const error of await captureErrors())
    if (error)
      expect(error).toMatch(
        new RegExp(`^no node could respond: 1 upstream is down since ${time}(; this call: [^;]+)?$`),
      );
});
