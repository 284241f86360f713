import { describe, expect, it } from "vitest";
import { collectCalls } from "../../src/json-rpc/collect-calls.ts";
import { batchServer, echo, item, OPTIONS, type Sent } from "./batch-server.ts";

describe("collectCalls", () => {
  it("sends calls made together as one request, with an outcome for each", async () => {
    const { rpc, batches } = await batchServer((sent) =>
      sent.map((one) =>
        one.params[0] === 1 ? { id: one.id, error: { code: 3, message: "no" } } : echo(one),
      ),
    );
    const call = collectCalls(rpc, 0);
    const { operation } = item(0);
    const settled = await Promise.allSettled([0, 1, 2].map((param) => call(operation, [param], OPTIONS)));
    expect(settled).toMatchObject([
      { value: { value: 0 } },
      { reason: { code: "JSON_RPC_ERROR", context: { operation: "eth_echo" } } },
      { value: { value: 2 } },
    ]);
    expect(batches.length).toBe(1);
  });

  it("never batches a write, a call with a signal, or a call with other options", async () => {
    const { rpc, batches } = await batchServer((sent, number) =>
      number > 0 && sent.length === 1 ? echo(sent[0] as Sent) : sent.map(echo),
    );
    const call = collectCalls(rpc, 0);
    const read = item(0).operation;
    const { signal } = new AbortController();
    const responses = await Promise.all([
      call(read, ["a"], OPTIONS),
      call(read, ["b"], OPTIONS),
      call({ name: "eth_send", idempotency: "write" }, ["w"], OPTIONS),
      call(read, ["s"], { signal }),
      call(read, ["o"], { timeout: 4_000 }),
    ]);
    expect(responses.map(({ value }) => value)).toEqual(["a", "b", "w", "s", "o"]);
    expect(batches.map((sent) => sent.map(({ params }) => params[0])).toSorted()).toEqual([
      ["a", "b"],
      ["o"],
      ["s"],
      ["w"],
    ]);
  });

  it("sends params as they were when the call was made", async () => {
    const { rpc, batches } = await batchServer((sent) =>
      sent.length === 1 ? echo(sent[0] as Sent) : sent.map(echo),
    );
    const call = collectCalls(rpc, 0);
    for (const count of [1, 3]) {
      const filter = { fromBlock: 0 };
      const calls = Array.from({ length: count }, (_, index) => {
        filter.fromBlock = index;
        return call(item(0).operation, [filter], OPTIONS);
      });
      filter.fromBlock = -1;
      const outcomes = Array.from({ length: count }, (_, index) => ({ value: { fromBlock: index } }));
      expect(await Promise.all(calls)).toEqual(outcomes.map((outcome) => expect.objectContaining(outcome)));
    }
    expect(batches.map(({ length }) => length)).toEqual([1, 3]);
  });

  it("rejects only the collected call with invalid params", async () => {
    const { rpc } = await batchServer((sent) => sent.map(echo));
    const call = collectCalls(rpc, 0);
    const { operation } = item(0);
    const settled = await Promise.allSettled(
      [1, Number.NaN, 2].map((param) => call(operation, [param], OPTIONS)),
    );
    expect(settled).toMatchObject([
      { value: { value: 1 } },
      { reason: { code: "INVALID_ARGUMENT", context: { path: "params[0]" } } },
      { value: { value: 2 } },
    ]);
  });

  it("rejects only the collected call whose params are nested too deeply", async () => {
    const { rpc } = await batchServer((sent) => sent.map(echo));
    const call = collectCalls(rpc, 0);
    let deep: unknown = "core";
    for (let level = 0; level < 4_100; level += 1) deep = [deep];
    const settled = await Promise.allSettled(
      [1, deep, 2].map((param) => call(item(0).operation, [param], OPTIONS)),
    );
    expect(settled).toMatchObject([
      { value: { value: 1 } },
      { reason: { code: "INVALID_ARGUMENT", context: { path: "params" } } },
      { value: { value: 2 } },
    ]);
  });

  it("rejects all collected calls for an invalid option", async () => {
    const { rpc } = await batchServer(() => []);
    const call = collectCalls(rpc, 0);
    const bad = { timeout: -1 };
    const settled = await Promise.allSettled([
      call(item(0).operation, [], bad),
      call(item(0).operation, [], bad),
    ]);
    for (const one of settled) expect(one).toMatchObject({ reason: { code: "INVALID_ARGUMENT" } });
  });
});
