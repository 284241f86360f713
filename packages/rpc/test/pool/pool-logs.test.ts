import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Block, blockAfter, EvmNode } from "@node-access-tools/local-servers/evm-node";
import { afterEach, describe, expect, it } from "vitest";
import { batch } from "../../src/batch.ts";
import { createRpcPool } from "../../src/pool/index.ts";
import { type Call, FakeNode, createPool, Status } from "./fake-node.ts";
import { seeded } from "../subscriptions/watch-fixture.ts";

const HEAD = 15;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

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

/** An endpoint whose requests, each a call or a batch, are served by any of the nodes. */
async function loadBalancer(random: () => number): Promise<string> {
  const backends = nodes();
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Call | Call[];
    const backend = backends[Math.floor(random() * backends.length)];
    const respond = (call: Call): object => ({ id: call.id, ...backend?.respond(call) });
    response.end(JSON.stringify(Array.isArray(body) ? body.map(respond) : respond(body)));
  });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const count = ({ length }: readonly unknown[]): number => length;

describe("logs of a pool", () => {
  it.each(["first", "weighted"] as const)(
    "are those of an endpoint that has the range, order %s",
    async (order) => {
      const client = createPool(await endpoints(5, 3, 0, 1), { order });
      for (let read = 0; read < 20; read += 1)
        expect(count(await client.eth_getLogs({ fromBlock: "0x1", toBlock: "0xf" }))).toBe(HEAD);
      // An endpoint has reported block 15, so it is the latest of the pool.
      for (let read = 0; read < 20; read += 1)
        for (const range of [{ toBlock: "latest" }, {}] as const)
          expect(count(await client.eth_getLogs({ fromBlock: "0x1", ...range }))).toBe(HEAD);
    },
  );

  it.each([1, 3])("are those of a backend that has the range, behind %i load balancers", async (urls) => {
    const random = seeded(urls);
    const balanced: { endpoint: string }[] = [];
    while (balanced.length < urls) balanced.push({ endpoint: await loadBalancer(random) });
    const client = createRpcPool({
      protocol: "ethereum",
      endpoints: balanced,
      order: "weighted",
      retries: 0,
    });
    while ((await client.eth_blockNumber()) !== "0xf");
    let complete = 0;
    const check = (outcome: PromiseSettledResult<readonly unknown[]>, expected: number): void => {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "UNANSWERED" });
      else {
        expect(count(outcome.value)).toBe(expected);
        complete += 1;
      }
    };
    const [old, recent, newest] = [{ toBlock: "0x2" }, { toBlock: "0xe" }, {}] as const;
    for (let read = 0; read < 40; read += 1) {
      const [one] = await Promise.allSettled([client.eth_getLogs({ fromBlock: "0x1", ...recent })]);
      check(one, 14);
      const requests = [old, recent, newest].map((range) => ({
        method: "eth_getLogs" as const,
        params: [{ fromBlock: "0x1", ...range }] as const,
      }));
      const outcomes = await batch(client, [{ method: "eth_chainId" }, ...requests]);
      for (const [index, expected] of [2, 14, HEAD].entries())
        check(outcomes[index + 1] as PromiseSettledResult<readonly unknown[]>, expected);
    }
    expect(complete).toBeGreaterThan(40);
  });

  it("are the most that any endpoint has, if none has reported the end of the range", async () => {
    const client = createPool(await endpoints(5, 2, 3));
    expect(count(await client.eth_getLogs({ fromBlock: "0x1", toBlock: "0xff" }))).toBe(13);
  });

  it("are an error if the only endpoint that reported the range is gone, until it is forgotten", async () => {
    const [lagging, ahead] = (await endpoints(5, 0)) as [FakeNode, FakeNode];
    const client = createPool([ahead, lagging], { retries: 0 });
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
    // The newest block has no logs, which could show that the node has it.
    node?.moveTo(blockAfter(node.tip, 0));
    const server = createServer(async (request, response) => {
      const body = JSON.parse(await text(request)) as Call | Call[];
      const one = Array.isArray(body) ? undefined : { id: body.id, ...node?.respond(body) };
      response.statusCode = one ? 200 : status;
      response.end(JSON.stringify(one ?? rejection));
    });
    servers.push(server);
    await once(server.listen(0, "127.0.0.1"), "listening");
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const pooled of [[{ endpoint }], [{ endpoint }, { endpoint }]]) {
      const client = createRpcPool({ protocol: "ethereum", endpoints: pooled, retries: 0 });
      await client.eth_blockNumber();
      for (const range of [{ toBlock: "0x10" }, {}] as const)
        expect(count(await client.eth_getLogs({ fromBlock: "0x1", ...range }))).toBe(HEAD);
    }
  });

  it("of old blocks cost no second call", async () => {
    const [first, second] = (await endpoints(0, 0)) as [FakeNode, FakeNode];
    const client = createPool([first, second]);
    first.behave = (call) => (call.method === "eth_blockNumber" ? "0xff" : []);
    await client.eth_blockNumber();
    await client.eth_getLogs({ fromBlock: "0x1", toBlock: "0xe" });
    expect(first.methods).toEqual(["eth_blockNumber", "eth_getLogs"]);
    expect(second.calls).toEqual([]);
  });

  it("by hash and in batches are those of an endpoint that has the block", async () => {
    const [lagging, ahead] = (await endpoints(5, 0)) as [FakeNode, FakeNode];
    const client = createPool([lagging, ahead]);
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
