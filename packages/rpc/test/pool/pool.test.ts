import { describe, expect, it } from "vitest";
import { batch } from "../../src/batch.ts";
import { pendingTransactions } from "../../src/pending-transactions.ts";
import { EndpointHealth } from "../../src/pool/endpoint-health.ts";
import { createRpcPool, type RpcPool } from "../../src/pool/index.ts";
import { CUT, FakeNode, HANG, createPool, Status } from "./fake-node.ts";

function send(client: RpcPool<"ethereum">): Promise<unknown> {
  return client.eth_sendRawTransaction("0x02");
}

const HASH = `0x${"ab".repeat(32)}` as const;
const BLOCK = { number: "0x10", hash: HASH };

describe("createRpcPool", () => {
  it("calls the first endpoint as long as it responds", async () => {
    const nodes = [await FakeNode.start(), await FakeNode.start()];
    const client = createPool(nodes);
    expect(await client.eth_chainId()).toBe("eth_chainId");
    expect(await client.eth_gasPrice()).toBe("eth_gasPrice");
    expect(nodes.map(({ methods }) => methods)).toEqual([["eth_chainId", "eth_gasPrice"], []]);
  });

  it("fails over reads immediately if an endpoint is down, busy, broken or rejects the credential", async () => {
    for (const outcome of [CUT, new Status(503), new Status(429), new Status(401), new Status(404)]) {
      const nodes = [await FakeNode.start(() => outcome), await FakeNode.start()];
      const client = createPool(nodes, { retries: 0 });
      expect(await client.eth_chainId()).toBe("eth_chainId");
      expect(nodes.map(({ calls }) => calls.length)).toEqual([1, 1]);
    }
    const [dead, alive] = [await FakeNode.start(), await FakeNode.start()];
    await dead.stop();
    expect(await createPool([dead, alive], { retries: 0 }).eth_chainId()).toBe("eth_chainId");
  });

  it("fails over a write only if it was not executed", async () => {
    for (const outcome of [CUT, new Status(500), new Status(401)]) {
      const nodes = [await FakeNode.start(() => outcome), await FakeNode.start()];
      await expect(send(createPool(nodes))).rejects.toMatchObject({ name: "NodeAccessError" });
      expect(nodes.map(({ calls }) => calls.length)).toEqual([1, 0]);
    }
    const refusing = [await FakeNode.start(() => new Status(429)), await FakeNode.start()];
    expect(await send(createPool(refusing, { retries: 0 }))).toBe("eth_sendRawTransaction");
    const [dead, alive] = [await FakeNode.start(), await FakeNode.start()];
    await dead.stop();
    expect(await send(createPool([dead, alive], { retries: 0 }))).toBe("eth_sendRawTransaction");
    expect(alive.calls.length).toBe(1);
  });

  it("fails over a read, alone or in a batch, if a node lacks the history or the method, or fails; never a write", async () => {
    for (const [code, message] of [
      [4444, "pruned history unavailable"],
      [-32000, "missing trie node"],
      [-32000, "required historical state unavailable (reexec=128)"],
      [-32000, "history has been pruned for this block"],
      [-32000, "the method eth_chainId does not exist/is not available"],
      [-32601, "the method eth_chainId does not exist/is not available"],
      [-32004, "method not supported"],
      [-32603, "Internal error"],
      [-32701, "History has been pruned for this block"],
      [-32000, "old data not available due to pruning"],
      [-32602, "distance to target block exceeds maximum proof window"],
      [-32002, "No state available for block 0xe7b1"],
      [-32604, "Method not enabled"],
      [-32600, "Unsupported method: trace_block"],
      [-32001, "rpc method is not whitelisted"],
      [-32000, "This method is not included in your current plan"],
      [-32600, "trace_block found but the containing module is disabled"],
    ] as const) {
      const lacking = (): Error => Object.assign(new Error(message), { code });
      const nodes = [await FakeNode.start(lacking), await FakeNode.start()];
      const client = createPool(nodes, { retries: 0 });
      expect(await client.eth_chainId()).toBe("eth_chainId");
      const [value] = await batch(client, [{ method: "eth_gasPrice", params: [] }]);
      expect(value).toMatchObject({ value: "eth_gasPrice" });
      expect(nodes.map(({ calls }) => calls.length)).toEqual([2, 2]);
      await expect(send(client)).rejects.toMatchObject({ context: { rpcCode: code } });
      // What a node lacks says nothing about its health, and the last error is the caller's.
      expect(client.health()[0]).toMatchObject({ circuit: "closed", score: 1 });
      const all = createPool([await FakeNode.start(lacking), await FakeNode.start(lacking)], { retries: 0 });
      await expect(all.eth_chainId()).rejects.toMatchObject({ context: { rpcCode: code } });
    }
  });

  it("does not fail over for errors that the request caused", async () => {
    const rpcErrors = [
      new Error("execution reverted"),
      new Error("execution reverted: block not found"),
      Object.assign(new Error("state missing"), { code: 3 }),
      Object.assign(new Error("invalid params: missing block"), { code: -32602 }),
      Object.assign(new Error("query returned more than 10000 results"), { code: -32005 }),
    ];
    for (const outcome of [...rpcErrors, new Status(400), new Status(413)]) {
      const nodes = [await FakeNode.start(() => outcome), await FakeNode.start()];
      const client = createPool(nodes);
      await expect(client.eth_chainId()).rejects.toMatchObject({ name: "NodeAccessError" });
      expect(nodes.map(({ calls }) => calls.length)).toEqual([1, 0]);
      expect(client.health()[0]?.circuit).toBe("closed");
    }
  });

  it("opens the circuit after three failures, and probes the endpoint with one call", async () => {
    const nodes = [await FakeNode.start(() => new Status(503)), await FakeNode.start()];
    const client = createPool(nodes);
    for (let call = 0; call < 6; call += 1) await client.eth_chainId();
    expect(nodes[0]?.calls.length).toBe(3);
    expect(client.health()).toEqual([
      { endpoint: `${nodes[0]?.url}/***`, circuit: "open", score: expect.closeTo(0.512) },
      { endpoint: `${nodes[1]?.url}/***`, circuit: "closed", score: 1 },
    ]);
    while (client.health()[0]?.circuit === "open") await new Promise((resolve) => setTimeout(resolve, 20));
    if (nodes[0]) nodes[0].behave = ({ method }) => method;
    await client.eth_chainId();
    expect(nodes[0]?.calls.length).toBe(4);
    expect(client.health()[0]?.circuit).toBe("closed");
  });

  it("does not call an endpoint until its Retry-After has passed", async () => {
    const nodes = [
      await FakeNode.start(() => new Status(429, { "retry-after": "60" })),
      await FakeNode.start(),
    ];
    const client = createPool(nodes);
    for (let call = 0; call < 3; call += 1) await client.eth_chainId();
    expect(nodes.map(({ calls }) => calls.length)).toEqual([1, 3]);
    expect(client.health()[0]?.circuit).toBe("open");
  });

  it("waits at most an hour, whatever Retry-After says", () => {
    const health = new EndpointHealth();
    health.fail(1e15);
    expect(health.readyAt - performance.now()).toBeLessThanOrEqual(3_600_000);
    expect(health.state).toBe("open");
  });

  it("still tries if no endpoint is healthy, and rejects with the last error", async () => {
    const nodes = [await FakeNode.start(() => new Status(503)), await FakeNode.start(() => new Status(502))];
    const client = createPool(nodes, { retries: 0 });
    for (let call = 0; call < 5; call += 1)
      await expect(client.eth_chainId()).rejects.toMatchObject({ code: "HTTP_STATUS" });
    expect(nodes.map(({ calls }) => calls.length)).toEqual([expect.any(Number), expect.any(Number)]);
    expect(client.health().map(({ circuit }) => circuit)).toEqual(["open", "open"]);
  });

  it("distributes calls by weight", async () => {
    const nodes = [await FakeNode.start(), await FakeNode.start()];
    const endpoints = nodes.map(({ url }, index) => ({ endpoint: url, weight: index === 0 ? 9 : 1 }));
    const client = createRpcPool({ protocol: "ethereum", endpoints, order: "weighted" });
    await Promise.all(Array.from({ length: 300 }, () => client.eth_chainId()));
    const [first = 0, second = 0] = nodes.map(({ calls }) => calls.length);
    expect(first + second).toBe(300);
    expect(first).toBeGreaterThan(second * 3);
    expect(second).toBeGreaterThan(0);
  });

  it("keeps filters with the nodes that created them, even if two have the same id", async () => {
    const nodes = await Promise.all(
      ["first", "second"].map((name) =>
        FakeNode.start(({ method, params }) => (method === "eth_newBlockFilter" ? "0x1" : [name, params[0]])),
      ),
    );
    const client = createPool(nodes);
    const ofFirst = await client.eth_newBlockFilter();
    if (nodes[0]) nodes[0].behave = () => new Status(503);
    const ofSecond = await client.eth_newBlockFilter();
    if (nodes[0]) nodes[0].behave = ({ params }) => ["first", params[0]];
    expect(ofFirst).not.toBe(ofSecond);
    expect(await client.eth_getFilterChanges(ofSecond)).toEqual(["second", "0x1"]);
    expect(await client.eth_getFilterChanges(ofFirst)).toEqual(["first", "0x1"]);
    const [one, other] = await batch(client, [
      { method: "eth_getFilterChanges", params: [ofSecond] },
      { method: "eth_getFilterChanges", params: [ofFirst] },
    ]);
    expect([one, other]).toEqual([
      { status: "fulfilled", value: ["second", "0x1"] },
      { status: "fulfilled", value: ["first", "0x1"] },
    ]);
  });

  it("never sends a node the id of another node's filter", async () => {
    const node = await FakeNode.start();
    const client = createPool([node]);
    for (const id of ["0x1", "0x0000000000000001", undefined as never] as const) {
      await expect(client.eth_getFilterChanges(id)).rejects.toMatchObject({
        code: "JSON_RPC_ERROR",
        context: { rpcCode: -32000, rpcMessage: "filter not found", endpoint: `${node.url}/***` },
      });
      await expect(client.eth_getFilterLogs(id)).rejects.toThrow("filter not found");
      expect(await client.eth_uninstallFilter(id)).toBe(false);
    }
    const filter = await client.eth_newBlockFilter();
    await client.eth_uninstallFilter(filter);
    await expect(client.eth_getFilterChanges(filter)).rejects.toThrow("filter not found");
    expect(node.methods).toEqual(["eth_newBlockFilter", "eth_uninstallFilter"]);
  });

  it("lets callers create a filter again at another node if its node is down", async () => {
    const nodes = await Promise.all(
      ["first", "second"].map((name) =>
        FakeNode.start(({ method }) => (method.startsWith("eth_new") ? "0x1" : [name])),
      ),
    );
    const client = createPool(nodes, { retries: 0 });
    const gaps: string[] = [];
    const hashes = pendingTransactions(client, { interval: 1, onGap: ({ code }) => gaps.push(code) });
    expect((await hashes.next()).value).toBe("first");
    await nodes[0]?.stop();
    expect((await hashes.next()).value).toBe("second");
    expect(gaps.at(-1)).toBe("NOT_SENT");
    await hashes.return();
  });

  it("keeps writes and reads of pending state with one endpoint", async () => {
    const nodes = [await FakeNode.start(), await FakeNode.start(), await FakeNode.start()];
    const client = createPool(nodes, { order: "weighted" });
    for (let nonce = 0; nonce < 12; nonce += 1) {
      await client.eth_getTransactionCount("0x5fbdb2315678afecb367f032d93f642f64180aa3", "pending");
      await client.eth_sendRawTransaction("0x02");
    }
    const counts = nodes.map(({ calls }) => calls.length).toSorted((a, b) => b - a);
    expect(counts).toEqual([24, 0, 0]);
  });

  it("keeps a sender's nonces at their node if it rejects a write or does not respond to one", async () => {
    const nodes = [await FakeNode.start(), await FakeNode.start()] as const;
    const client = createPool(nodes, { retries: 0 });
    await send(client);
    for (const behaviour of [new Error("nonce too low"), CUT, new Status(401)]) {
      nodes[0].behave = () => behaviour;
      await expect(send(client)).rejects.toThrow();
      nodes[0].behave = () => "0x1";
      await client.eth_getTransactionCount("0x5fbdb2315678afecb367f032d93f642f64180aa3", "pending");
    }
    expect(nodes[1].methods).toEqual([]);
  });

  it("keeps a sender's nonces at their node if a read of pending state fails there", async () => {
    const nodes = [await FakeNode.start(), await FakeNode.start()] as const;
    const client = createPool(nodes, { retries: 0 });
    const count = (): Promise<unknown> =>
      client.eth_getTransactionCount("0x5fbdb2315678afecb367f032d93f642f64180aa3", "pending");
    await send(client);
    for (const behaviour of [new Status(503), CUT]) {
      nodes[0].behave = () => behaviour;
      await expect(count()).rejects.toThrow();
      // Other reads may use any endpoint.
      expect(await client.eth_chainId()).toBe("eth_chainId");
      nodes[0].behave = ({ method }) => method;
      expect(await count()).toBe("eth_getTransactionCount");
    }
    expect(nodes[1].methods).toEqual(["eth_chainId", "eth_chainId"]);
    // If the node is permanently down, they move.
    await nodes[0].stop();
    for (let failed = 0; failed < 3; failed += 1) await count().catch(() => {});
    expect(await count()).toBe("eth_getTransactionCount");
    expect(nodes[1].methods.at(-1)).toBe("eth_getTransactionCount");
  });

  it("starts a sender's nonces at any available endpoint", async () => {
    const [dead, alive] = [await FakeNode.start(), await FakeNode.start()];
    await dead.stop();
    const client = createPool([dead, alive], { retries: 0 });
    const address = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
    expect(await client.eth_getTransactionCount(address, "pending")).toBe("eth_getTransactionCount");
  });

  it("fails over to read a block that another endpoint has reported", async () => {
    const lagging = await FakeNode.start(({ method }) => (method === "eth_blockNumber" ? "0xf" : null));
    const ahead = await FakeNode.start(({ method }) => (method === "eth_blockNumber" ? "0x10" : BLOCK));
    const client = createPool([lagging, ahead]);
    // No endpoint has reported it, so the first response counts.
    expect(await client.eth_getBlockByNumber("0x10", false)).toBeNull();
    expect(ahead.calls.length).toBe(0);
    lagging.behave = () => new Status(503);
    expect(await client.eth_blockNumber()).toBe("0x10");
    lagging.behave = () => null;
    expect(await client.eth_getBlockByNumber("0x10", false)).toEqual(BLOCK);
    expect(await client.eth_getBlockByHash(HASH, false)).toEqual(BLOCK);
    expect(await client.eth_getBlockByNumber("0x11", false)).toBeNull();
    expect(await batch(client, [{ method: "eth_getBlockByHash", params: [HASH, false] }])).toEqual([
      { status: "fulfilled", value: BLOCK },
    ]);
    expect(client.health()[0]?.circuit).toBe("closed");
  });

  it("fails over if a node lacks the header or state of a block", async () => {
    for (const message of [
      "header not found",
      "Unknown block",
      "missing trie node 12ab (path ) state 0x1 is not available",
    ]) {
      const nodes = [await FakeNode.start(() => new Error(message)), await FakeNode.start(() => "0x5")];
      const client = createPool(nodes, { retries: 0 });
      expect(await client.eth_getBalance("0x5fbdb2315678afecb367f032d93f642f64180aa3", "0x10")).toBe("0x5");
      expect(client.health()[0]?.circuit).toBe("closed");
    }
  });

  it("is not blocked by a huge error message", async () => {
    for (const word of ["block", "filter", "unknown "]) {
      const node = await FakeNode.start(() => new Error(word.repeat(200_000)));
      const client = createPool([node], { retries: 0 });
      await expect(client.eth_chainId()).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
      const hashes = pendingTransactions(client, { interval: 1 });
      await expect(hashes.next()).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
    }
  });

  it("reports the endpoint to middleware and in errors", async () => {
    const nodes = [
      await FakeNode.start(() => new Status(503)),
      await FakeNode.start(() => new Error("reverted")),
    ];
    const seen: [number, string][] = [];
    const client = createPool(nodes, {
      middleware: [({ attempt, endpoint }, next) => (seen.push([attempt, endpoint]), next())],
    });
    const error: unknown = await client.eth_chainId().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ context: { endpoint: `${nodes[1]?.url}/***` } });
    expect(seen).toEqual([[1, `${nodes[0]?.url}/***`]]);
  });

  it("leaves an endpoint that does not respond with the next attempt", async () => {
    const nodes = [await FakeNode.start(), await FakeNode.start()];
    const hanging = await FakeNode.start(() => HANG);
    const client = createRpcPool({
      protocol: "ethereum",
      endpoints: [hanging, ...nodes].map(({ url }) => ({ endpoint: url })),
      timeout: 300,
    });
    expect(await client.eth_chainId()).toBe("eth_chainId");
    expect(nodes[0]?.calls.length).toBe(1);
  });

  it("is aborted by its signal without blaming an endpoint", async () => {
    const hanging = await FakeNode.start(() => HANG);
    const client = createPool([hanging]);
    const call = client.with({ signal: AbortSignal.timeout(50) }).eth_chainId();
    await expect(call).rejects.toMatchObject({ code: "ABORTED" });
    expect(client.health()).toEqual([{ endpoint: `${hanging.url}/***`, circuit: "closed", score: 1 }]);
  });

  it("rejects invalid pools", () => {
    expect(() => createRpcPool({ protocol: "ethereum", endpoints: [] })).toThrow(
      "endpoints: expected a list of at least one",
    );
    const endpoint = "http://127.0.0.1:1";
    expect(() => createRpcPool({ protocol: "ethereum", endpoints: [{ endpoint, weight: 0 }] })).toThrow(
      "endpoints[0].weight: expected a number above 0",
    );
  });
});
