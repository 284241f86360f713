import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Block, blockAfter, EvmNode } from "@node-access-tools/evm-node";
import { describe, expect, it } from "vitest";
import { batch } from "../src/batch.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { type Call, FakeNode, poolOf, Status } from "./fake-node.ts";

const HEAD = 15;

/** Nodes that have the same chain, with one log per block, from none to five blocks behind. */
function nodes(): EvmNode[] {
  let tip: Block = blockAfter(undefined, 0);
  for (let number = 1; number <= HEAD; number += 1) tip = blockAfter(tip, 1);
  return Array.from({ length: 6 }, (_, lag) => {
    let at = tip;
    for (let behind = 0; behind < lag; behind += 1) at = at.parent ?? at;
    return new EvmNode(at);
  });
}

function behaviour(node: EvmNode | undefined): (call: Call) => unknown {
  return (call) => {
    const response = node?.respond(call);
    return response && "result" in response ? response.result : new Error("rejected");
  };
}

async function endpoints(...lags: readonly number[]): Promise<FakeNode[]> {
  const all = nodes();
  return Promise.all(lags.map((lag) => FakeNode.start(behaviour(all[lag]))));
}

const count = ({ length }: readonly unknown[]): number => length;

describe("logs of a pool", () => {
  it.each(["first", "weighted"] as const)(
    "are those of an endpoint that has the range, order %s",
    async (order) => {
      const client = poolOf(await endpoints(5, 3, 0, 1), { order });
      for (let read = 0; read < 20; read += 1)
        expect(count(await client.eth_getLogs({ fromBlock: "0x1", toBlock: "0xf" }))).toBe(HEAD);
      // An endpoint has reported block 15, so it is the latest of the pool.
      for (let read = 0; read < 20; read += 1)
        for (const range of [{ toBlock: "latest" }, {}] as const)
          expect(count(await client.eth_getLogs({ fromBlock: "0x1", ...range }))).toBe(HEAD);
    },
  );

  it("are those of a backend that has the range, behind load balancers", async () => {
    let complete = 0;
    const backends = nodes();
    const balanced = await Promise.all(
      [0, 1, 2].map(async () => {
        // A batch of the height and the logs is served by one backend.
        let backend: EvmNode | undefined;
        let previous = "";
        return FakeNode.start((call) => {
          if (call.method !== "eth_getLogs" || previous !== "eth_blockNumber")
            backend = backends[Math.floor(Math.random() * backends.length)];
          previous = call.method;
          return behaviour(backend)(call);
        });
      }),
    );
    const client = poolOf(balanced, { order: "weighted", retries: 0 });
    while ((await client.eth_blockNumber()) !== "0xf");
    for (let read = 0; read < 40; read += 1) {
      try {
        expect(count(await client.eth_getLogs({ fromBlock: "0x1", toBlock: "0xe" }))).toBe(14);
        complete += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: "UNANSWERED" });
      }
    }
    expect(complete).toBeGreaterThan(0);
  });

  it("are the most that any endpoint has, if none has reported the end of the range", async () => {
    const client = poolOf(await endpoints(5, 2, 3));
    expect(count(await client.eth_getLogs({ fromBlock: "0x1", toBlock: "0xff" }))).toBe(13);
  });

  it("are an error if the only endpoint that reported the range is gone, until it is forgotten", async () => {
    const [lagging, ahead] = (await endpoints(5, 0)) as [FakeNode, FakeNode];
    const client = poolOf([ahead, lagging], { retries: 0 });
    expect(await client.eth_blockNumber()).toBe("0xf");
    ahead.behave = () => new Status(503);
    await expect(client.eth_getLogs({ fromBlock: "0x1" })).rejects.toThrow();
    // Once its circuit is open, the endpoint that is left is trusted after some calls.
    let last: readonly unknown[] = [];
    for (let read = 0; read < 40; read += 1)
      last = await client.eth_getLogs({ fromBlock: "0x1" }).catch(() => last);
    expect(last).toHaveLength(10);
  });

  it.each<[string, number, object]>([
    ["a status", 400, {}],
    ["an error", 200, { error: { code: -32600, message: "no batches" } }],
    ["a list of one error", 200, [{ id: null, error: { code: -32600, message: "no batches" } }]],
  ])("are read alone from nodes that reject batches with %s", async (_, status, rejection) => {
    const [node] = nodes();
    const server = createServer(async (request, response) => {
      const body = JSON.parse(await text(request)) as Call | Call[];
      const one = Array.isArray(body) ? undefined : { id: body.id, ...node?.respond(body) };
      response.statusCode = one ? 200 : status;
      response.end(JSON.stringify(one ?? rejection));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    try {
      const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const twice = [{ endpoint }, { endpoint }];
      const client = createRpcPool({ protocol: "ethereum", endpoints: twice, retries: 0 });
      for (const range of [{ toBlock: "0xf" }, {}] as const)
        expect(count(await client.eth_getLogs({ fromBlock: "0x1", ...range }))).toBe(HEAD);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it("of old blocks cost no second call", async () => {
    const [first, second] = (await endpoints(0, 0)) as [FakeNode, FakeNode];
    const client = poolOf([first, second]);
    first.behave = (call) => (call.method === "eth_blockNumber" ? "0xff" : []);
    await client.eth_blockNumber();
    await client.eth_getLogs({ fromBlock: "0x1", toBlock: "0xe" });
    expect(first.methods).toEqual(["eth_blockNumber", "eth_getLogs"]);
    expect(second.calls).toEqual([]);
  });

  it("by hash and in batches are those of an endpoint that has the block", async () => {
    const [lagging, ahead] = (await endpoints(5, 0)) as [FakeNode, FakeNode];
    const client = poolOf([lagging, ahead]);
    const serve = lagging.behave;
    lagging.behave = () => new Status(503);
    const block = await client.eth_getBlockByNumber("latest", false);
    // Besu returns no logs for a hash that it does not know.
    lagging.behave = (call) =>
      call.method === "eth_getLogs" && JSON.stringify(call.params).includes("blockHash") ? [] : serve(call);
    if (!block) throw new Error("no block");
    expect(count(await client.eth_getLogs({ blockHash: block.hash }))).toBe(1);
    const params = [{ fromBlock: "0x1", toBlock: "0xf" }] as const;
    const [outcome] = await batch(client, [{ method: "eth_getLogs", params }]);
    expect(outcome).toMatchObject({ status: "fulfilled", value: { length: HEAD } });
  });
});
