import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { offeredMethods } from "../../src/clusters/offered-methods.ts";
import { closeAfterTest } from "../cleanup.ts";
import { createPool, type TestPool } from "../upstream-pool.ts";
import { startUpstream, type UpstreamServer } from "../upstream-server.ts";

interface Call {
  readonly id: unknown;
  readonly method: string;
}

type Node = "knows" | "does not know" | "fails" | "disconnects" | "hangs";

const known = { hash: `0x${"ab".repeat(32)}`, padding: "" };
const receipt = "eth_getTransactionReceipt";
/** Longer than a test. */
const noTimeout = 300_000;

/** A pool of nodes of which some know a transaction that is still spreading. */
async function nodes(...all: readonly Node[]): Promise<TestPool & { readonly servers: UpstreamServer[] }> {
  const respond = (node: Node) => (body: string, response: ServerResponse) => {
    if (node === "disconnects") return void response.destroy();
    if (node === "hangs") return;
    const calls = JSON.parse(body) as Call | Call[];
    const one = ({ id, method }: Call): object => {
      if (method !== receipt)
        return { jsonrpc: "2.0", id, result: method === "eth_getLogs" ? "x".repeat(400_000) : "0x1" };
      if (node === "fails") return { jsonrpc: "2.0", id, error: { code: -32000, message: "no" } };
      return { jsonrpc: "2.0", id, result: node === "knows" ? known : null };
    };
    response.end(JSON.stringify(Array.isArray(calls) ? calls.map(one) : one(calls)));
  };
  const servers = await Promise.all(all.map((node) => startUpstream(respond(node))));
  const timeouts = { light: noTimeout, standard: noTimeout, heavy: noTimeout };
  const pool = createPool(
    servers.map(({ url }) => url),
    { timeouts },
  );
  closeAfterTest(pool.pool, ...servers);
  return { ...pool, servers };
}

function callsFor(servers: readonly UpstreamServer[]): number {
  return servers.flatMap(({ bodies }) => bodies).filter((body) => body.includes(receipt)).length;
}

const results = (text: string): unknown[] =>
  (JSON.parse(text) as { id: unknown; result: unknown }[]).map(({ id, result }) => [id, result]);

describe("a result that is null because a node does not know it yet", () => {
  it.each([
    receipt,
    "eth_getBlockByHash",
    "eth_getBlockReceipts",
    "eth_getTransactionByBlockHashAndIndex",
    "eth_getTransactionByBlockNumberAndIndex",
    "eth_getTransactionByHash",
    "eth_getUncleByBlockHashAndIndex",
    "eth_getUncleByBlockNumberAndIndex",
    "trace_get",
    "trace_transaction",
  ])("may be that of %s", (name) => {
    expect(offeredMethods("ethereum").get(name)?.nullIfUnknown).toBe(true);
  });

  it("is asked for at other nodes, alone and in batches", async () => {
    const { call, batch, failures } = await nodes("does not know", "knows", "does not know");
    for (let count = 0; count < 12; count++) {
      expect(JSON.parse(await call(receipt, [`0x${count}`]))).toMatchObject({ result: known });
      const text = await batch([
        [count, receipt],
        [`${count}`, "eth_gasPrice"],
      ]);
      expect(results(text)).toEqual([
        [count, known],
        [`${count}`, "0x1"],
      ]);
    }
    expect(failures).toEqual([]);
  });

  it("is asked for too if the rest of the batch is so large that it is streamed", async () => {
    const { batch } = await nodes("does not know", "knows");
    for (let count = 0; count < 2; count++) {
      const text = await batch([
        [1, receipt],
        [2, "eth_getLogs"],
      ]);
      expect(new Map(results(text) as [unknown, unknown][]).get(1)).toEqual(known);
    }
  });

  it("is final once two further nodes do not know it either", async () => {
    const { call, batch, servers } = await nodes(...Array.from<Node>({ length: 4 }).fill("does not know"));
    expect(JSON.parse(await call(receipt, ["0x1"]))).toMatchObject({ result: null });
    expect(callsFor(servers)).toBe(3);
    const text = await batch([
      [1, receipt],
      [2, "eth_gasPrice"],
    ]);
    expect(results(text)).toEqual([
      [1, null],
      [2, "0x1"],
    ]);
    expect(callsFor(servers)).toBeLessThanOrEqual(7);
  });

  it.each(["fails", "disconnects"] as const)("stays null if another node %s", async (other) => {
    const { call, batch } = await nodes("does not know", other);
    for (let count = 0; count < 6; count++) {
      const { result, error } = JSON.parse(await call(receipt, [`0x${count}`])) as {
        result: unknown;
        error: unknown;
      };
      // Half of the calls go to the failing node first, whose error about the call is final.
      if (error === undefined || other === "disconnects") expect(result).toBeNull();
      const text = await batch([
        [1, receipt],
        [2, "eth_gasPrice"],
      ]).catch(() => "[]");
      for (const [id, value] of results(text) as [unknown, unknown][])
        if (id === 2) expect(value).toBe("0x1");
    }
  });

  it("does not wait for a node that hangs", async () => {
    const { call, failures } = await nodes("does not know", "hangs");
    for (let count = 0; count < 4; count++)
      expect(JSON.parse(await call(receipt, [`0x${count}`]))).toMatchObject({ result: null });
    expect(failures).toEqual(["two: hangs"]);
  });
});

it("a signed transaction leaves a node that has stopped responding", async () => {
  const { call, failures } = await nodes("hangs", "knows");
  // Only reads that should take a moment show that the node hangs.
  const calls = ["eth_sendRawTransaction", "eth_gasPrice", "eth_sendRawTransaction", "eth_gasPrice"];
  const texts = await Promise.all(calls.map((method) => call(method, ["0x01"])));
  for (const text of texts) expect(JSON.parse(text)).toMatchObject({ result: "0x1" });
  expect(new Set(failures)).toEqual(new Set(["one: hangs"]));
});
