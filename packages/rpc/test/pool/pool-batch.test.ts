import { describe, expect, it } from "vitest";
import { batch } from "../../src/batch.ts";
import type { RpcPool } from "../../src/pool/index.ts";
import { type Call, CUT, FakeNode, HANG, createPool, Raw, Status } from "./fake-node.ts";

const ADDRESS = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
const HASH = `0x${"ab".repeat(32)}` as const;

/** Reads the balance at some blocks, and returns the results or error codes. */
async function balances(client: RpcPool<"ethereum">, count: number): Promise<unknown[]> {
  const settled = await batch(
    client,
    Array.from({ length: count }, (_, index) => ({
      method: "eth_getBalance",
      params: [ADDRESS, `0x${(index + 1).toString(16)}`],
    })) as { method: "eth_getBalance"; params: [typeof ADDRESS, `0x${string}`] }[],
  );
  return settled.map((one) =>
    one.status === "fulfilled" ? one.value : (one.reason as { code: unknown }).code,
  );
}

const blocks = (node: FakeNode | undefined): unknown[] => node?.calls.map(({ params }) => params[1]) ?? [];

const failures: [string, (call: Call) => unknown][] = [
  ["header not found", () => new Error("header not found")],
  ["missing trie node", () => new Error("missing trie node 12ab (path ) state 0x1 is not available")],
  ["rate limit -32005", ({ id }) => new Raw({ id, error: { code: -32005, message: "limit exceeded" } })],
  ["rate limit 429", ({ id }) => new Raw({ id, error: { code: 429, message: "too many" } })],
  ["foreign ids", ({ id }) => new Raw({ id: id + 1_000_000, result: "0xbad" })],
  ["malformed entries", () => new Raw([7])],
  ["neither result nor error", ({ id }) => new Raw({ id })],
];

describe("a batch on a pool", () => {
  it.each(failures)("fails over to the next endpoint if every item fails: %s", async (_, fail) => {
    const nodes = [await FakeNode.start(fail), await FakeNode.start(() => "0x5")];
    expect(await balances(createPool(nodes, { retries: 0 }), 3)).toEqual(["0x5", "0x5", "0x5"]);
    expect(nodes.map(({ calls }) => calls.length)).toEqual([3, 3]);
  });

  it.each(failures)("keeps results and fails over only the failed items: %s", async (_, fail) => {
    const nodes = [
      await FakeNode.start((call) => (call.params[1] === "0x2" ? fail(call) : "0xa")),
      await FakeNode.start(() => "0xb"),
    ];
    expect(await balances(createPool(nodes, { retries: 0 }), 3)).toEqual(["0xa", "0xb", "0xa"]);
    expect(blocks(nodes[1])).toEqual(["0x2"]);
  });

  it("keeps an error that the request caused", async () => {
    const nodes = [
      await FakeNode.start(({ params }) => new Error(params[1] === "0x1" ? "reverted" : "header not found")),
      await FakeNode.start(() => "0xb"),
    ];
    expect(await balances(createPool(nodes, { retries: 0 }), 2)).toEqual(["JSON_RPC_ERROR", "0xb"]);
    expect(blocks(nodes[1])).toEqual(["0x2"]);
  });

  it("rejects each item with the error of the last endpoint if all fail", async () => {
    const nodes = [
      await FakeNode.start(() => new Error("header not found")),
      await FakeNode.start(({ params }) => (params[1] === "0x1" ? new Error("header not found") : "0xb")),
      await FakeNode.start(() => CUT),
    ];
    expect(await balances(createPool(nodes, { retries: 0 }), 2)).toEqual(["UNANSWERED", "0xb"]);
    expect(nodes.map(blocks)).toEqual([["0x1", "0x2"], ["0x1", "0x2"], ["0x1"]]);
  });

  it("starts the next attempt at another endpoint if the first does not respond", async () => {
    const nodes = [await FakeNode.start(() => HANG), await FakeNode.start(() => "0xb")];
    expect(await balances(createPool(nodes, { timeout: 300 }), 2)).toEqual(["0xb", "0xb"]);
    expect(nodes.map(({ calls }) => calls.length)).toEqual([1, 2]);
  });

  it("sends a write once, whatever happens to the reads in the same batch", async () => {
    const nodes = [
      await FakeNode.start(({ method }) => (method === "eth_sendRawTransaction" ? CUT : new Status(503))),
      await FakeNode.start(({ method }) => method),
    ];
    const settled = await batch(createPool(nodes), [
      { method: "eth_chainId" },
      { method: "eth_sendRawTransaction", params: ["0x02"] },
      { method: "eth_gasPrice" },
    ]);
    expect(settled).toMatchObject([
      { value: "eth_chainId" },
      { status: "rejected", reason: { code: "UNANSWERED" } },
      { value: "eth_gasPrice" },
    ]);
    const writes = nodes
      .flatMap(({ methods }) => methods)
      .filter((name) => name === "eth_sendRawTransaction");
    expect(writes.length).toBe(1);
  });

  it("keeps a null if no other endpoint has the block, without failing anything", async () => {
    const claiming = await FakeNode.start(({ method }) => (method === "eth_blockNumber" ? "0x10" : null));
    const lost = await FakeNode.start(() => CUT);
    const client = createPool([claiming, lost], { retries: 0 });
    await client.eth_blockNumber();
    expect(await batch(client, [{ method: "eth_getBlockByNumber", params: ["0x10", false] }])).toEqual([
      { status: "fulfilled", value: null },
    ]);
    expect(lost.calls.length).toBe(1);
  });

  it("leaves no unhandled rejection for invalid options", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on("unhandledRejection", note);
    try {
      const client = createPool([await FakeNode.start()]).with({ timeout: -1 });
      for (const request of [
        { method: "eth_sendRawTransaction", params: ["0x02"] },
        { method: "eth_chainId" },
        { method: "eth_getBalance", params: [ADDRESS, "pending"] },
        { method: "eth_newBlockFilter" },
        { method: "eth_getFilterChanges", params: ["0x1"] },
      ] as const) {
        await expect(batch(client, [request])).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
        await expect(batch(client, [request, { method: "eth_chainId" }])).rejects.toMatchObject({
          context: { path: "timeout" },
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(unhandled).toEqual([]);
    } finally {
      process.off("unhandledRejection", note);
    }
  });
});

describe("a pool", () => {
  it("tries a recovered endpoint even if both circuits are open", async () => {
    const nodes = [await FakeNode.start(() => new Status(503)), await FakeNode.start(() => new Status(503))];
    const client = createPool(nodes);
    for (let call = 0; call < 4; call += 1) {
      await expect(client.with({ retries: 0 }).eth_chainId()).rejects.toMatchObject({ code: "HTTP_STATUS" });
    }
    expect(client.health().map(({ circuit }) => circuit)).toEqual(["open", "open"]);
    if (nodes[1]) nodes[1].behave = ({ method }) => method;
    expect(await client.eth_chainId()).toBe("eth_chainId");
    if (nodes[0]) nodes[0].behave = ({ method }) => method;
    if (nodes[1]) nodes[1].behave = () => new Status(503);
    expect(await client.eth_chainId()).toBe("eth_chainId");
  });

  it("does not call an endpoint before its Retry-After has passed, even if another one fails", async () => {
    const nodes = [
      await FakeNode.start(() => new Status(503)),
      await FakeNode.start(() => new Status(429, { "retry-after": "3600" })),
    ];
    const client = createPool(nodes);
    await expect(client.with({ retries: 0 }).eth_chainId()).rejects.toMatchObject({ code: "HTTP_STATUS" });
    await expect(client.with({ retries: 3 }).eth_chainId()).rejects.toMatchObject({ code: "HTTP_STATUS" });
    expect(nodes[1]?.calls.length).toBe(1);
  });

  it("soon stops failing over for a block that only one endpoint reports", async () => {
    const claiming = await FakeNode.start(({ method }) =>
      method === "eth_blockNumber" ? "0x1000000000000000" : null,
    );
    const other = await FakeNode.start(() => null);
    const client = createPool([claiming, other]);
    await client.eth_blockNumber();
    for (let read = 0; read < 20; read += 1)
      expect(await client.eth_getBlockByNumber(`0x${(1_000 + read).toString(16)}`, false)).toBeNull();
    expect(claiming.calls.length).toBe(21);
    expect(other.calls.length).toBe(3);
    claiming.behave = () => ({ number: "0x1000000000000000", hash: HASH });
    await client.eth_getBlockByNumber("latest", false);
    claiming.behave = () => null;
    other.calls.length = 0;
    const reads = Array.from(
      { length: 9 },
      () => ({ method: "eth_getBlockByHash", params: [HASH, false] }) as const,
    );
    for (let read = 0; read < 20; read += 1) await batch(client, reads);
    expect(other.calls.length).toBeLessThanOrEqual(9);
  });

  it("keeps failing over while that finds blocks", async () => {
    const found = { number: "0x60", hash: HASH };
    const lagging = await FakeNode.start(({ method }) => (method === "eth_blockNumber" ? "0x100" : null));
    const ahead = await FakeNode.start(({ params }) => (params[0] === "0x50" ? null : found));
    const client = createPool([lagging, ahead]);
    await client.eth_blockNumber();
    for (let read = 0; read < 9; read += 1) {
      expect(await client.eth_getBlockByNumber("0x50", false)).toBeNull();
      expect(await client.eth_getBlockByNumber("0x60", false)).toEqual(found);
    }
  });

  it("names missing endpoints", () => {
    const bad = [undefined, null, [], {}, "http://127.0.0.1:1", 7, [undefined], [null], [7], [{}]];
    for (const endpoints of bad)
      expect(() => createPool([], { endpoints } as never)).toThrow(
        expect.objectContaining({ code: "INVALID_ARGUMENT" }),
      );
  });
});
