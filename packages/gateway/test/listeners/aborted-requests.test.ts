import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { InFlightRequests } from "../../src/upstreams/in-flight-requests.ts";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { heldBytes } from "../../src/filters/held-bytes.ts";
import { ChainHeads } from "../../src/clusters/chain/chain-heads.ts";
import { filtersTo, readResponse, createCall, sendCall, startNamedUpstream } from "../filters/send-call.ts";
import { findNode } from "../client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { respondWith, startUpstream } from "../upstream-server.ts";

it("an aborted request keeps its connection if the response comes soon", async () => {
  const sockets = new Set<Socket | null>();
  const held: ServerResponse[] = [];
  const { upstream } = await startNamedUpstream("one", (body, response) => {
    sockets.add(response.socket);
    if (body.includes("eth_syncing")) held.push(response);
    else respondWith(() => "0x1")(body, response);
  });
  for (let count = 1; count <= 5; count++) {
    const flight = sendCall(filtersTo(upstream), createCall("eth_syncing", [count]));
    await expect.poll(() => held.length).toBe(count);
    flight.abort();
    await expect(flight.reply).rejects.toMatchObject({ reason: "aborted" });
    held.at(-1)?.end('{"jsonrpc":"2.0","id":1,"result":false}');
    await readResponse(sendCall(filtersTo(upstream), createCall("eth_gasPrice", [count])));
  }
  // The next request may have been sent before the response arrived.
  expect(sockets.size).toBeLessThanOrEqual(2);
});

it("an aborted request is cancelled if the response does not come", async () => {
  let closed = 0;
  let received = 0;
  const { upstream } = await startNamedUpstream("one", (_, response) => {
    received++;
    response.on("close", () => closed++);
  });
  const flight = sendCall(filtersTo(upstream), createCall("eth_syncing"));
  await expect.poll(() => received).toBe(1);
  flight.abort();
  await expect(flight.reply).rejects.toMatchObject({ reason: "aborted" });
  await expect.poll(() => closed).toBe(1);
});

it("a cached response of a caller that has gone is not held", async () => {
  const hash = `0x${"ab".repeat(32)}`;
  const block = { number: "0x10", hash, parentHash: hash, extraData: `0x${"ab".repeat(200_000)}` };
  const servers = await Promise.all(
    [1, 2].map(() => startUpstream(respondWith((method) => (method === "eth_chainId" ? "0x1" : block)))),
  );
  const [one = "", two = ""] = servers.map(({ url }) => url);
  const gateway = (await createGateway({
    networks: networksWith({ ethereum: { rpc: upstreamsAt(one, two) } }),
  })) as Gateway<Credentials>;
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await gateway.close();
    for (const server of servers) await server.close();
  });
  const url = `${gateway.url}/${findNode(gateway, "ethereum").key}`;
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getBlockByHash", params: [hash, false] });
  const headers = { "content-type": "application/json" };
  const cached = async (signal: AbortSignal | null = null): Promise<string | null> => {
    const response = await fetch(url, { method: "POST", headers, body, signal });
    await response.arrayBuffer();
    return response.headers.get("x-node-access-cache");
  };
  expect([await cached(), await cached()]).toEqual(["miss", "hit"]);

  const ready = Promise.withResolvers<void>();
  const held = vi.spyOn(ChainHeads.prototype, "ready").mockReturnValue(ready.promise);
  const aborted = vi.spyOn(InFlightRequests.prototype, "abort");
  const caller = new AbortController();
  const gone = expect(cached(caller.signal)).rejects.toThrow("abort");
  await expect.poll(() => held.mock.calls.length).toBe(1);
  caller.abort();
  await gone;
  await expect.poll(() => aborted.mock.calls.length).toBe(1);
  ready.resolve();
  await setImmediate();
  // There is room for all of them only if none is held.
  expect(heldBytes.add(64 * 1024 * 1024)).toBe(true);
  heldBytes.remove(64 * 1024 * 1024);
});
