import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { expect, it } from "vitest";
import { answerOf, callOf, sendCall, upstreamOf } from "./calls/pool-of.ts";
import { answerCalls } from "./upstream-server.ts";

it("an aborted request keeps its connection if the response comes soon", async () => {
  const sockets = new Set<Socket | null>();
  const held: ServerResponse[] = [];
  const { upstream } = await upstreamOf("one", (body, response) => {
    sockets.add(response.socket);
    if (body.includes("eth_syncing")) held.push(response);
    else answerCalls(() => "0x1")(body, response);
  });
  for (let count = 1; count <= 5; count++) {
    const flight = sendCall(upstream, callOf("eth_syncing", [count]));
    await expect.poll(() => held.length).toBe(count);
    flight.abort();
    await expect(flight.reply).rejects.toMatchObject({ reason: "aborted" });
    held.at(-1)?.end('{"jsonrpc":"2.0","id":1,"result":false}');
    await answerOf(sendCall(upstream, callOf("eth_gasPrice", [count])));
  }
  // The next request may have been sent before the response arrived.
  expect(sockets.size).toBeLessThanOrEqual(2);
});

it("an aborted request is cancelled if the response does not come", async () => {
  let closed = 0;
  let received = 0;
  const { upstream } = await upstreamOf("one", (_, response) => {
    received++;
    response.on("close", () => closed++);
  });
  const flight = sendCall(upstream, callOf("eth_syncing"));
  await expect.poll(() => received).toBe(1);
  flight.abort();
  await expect(flight.reply).rejects.toMatchObject({ reason: "aborted" });
  await expect.poll(() => closed).toBe(1);
});
