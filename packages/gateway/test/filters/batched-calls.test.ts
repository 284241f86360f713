import type { ServerResponse } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batchRequest, bodyText, callRequest } from "../../src/upstreams/rpc-request.ts";
import type { ClusterRequest, InFlightRequest, RoutedCall } from "../../src/upstreams/upstream.ts";
import type { Filter } from "../../src/filters/filter.ts";
import { joinCalls } from "../../src/filters/batch/join-calls.ts";
import { splitBatch } from "../../src/filters/batch/split-batch.ts";
import { ResultCache } from "../../src/filters/cache/result-cache.ts";
import { ResultStore } from "../../src/filters/cache/result-store.ts";
import { type Respond, respondWith } from "../upstream-server.ts";
import {
  cachingFilters,
  createCall,
  filtersTo,
  type Handler,
  readResponse,
  send,
  startNamedUpstream,
} from "./send-call.ts";
import { StubChain } from "./stub-chain.ts";

/** An upstream behind the filters of a batch, a cache, and a filter that sends some calls on their own. */
async function createStage(respond: Respond, isApart: (call: RoutedCall) => boolean = () => false) {
  const { upstream, bodies } = await startNamedUpstream("one", respond);
  const chain = new StubChain();
  const store = new ResultStore(new ResultCache(10_000_000), chain);
  const apart: Filter = (request, next) =>
    next(request.call && isApart(request.call) ? { ...request, batch: undefined } : request);
  const join = joinCalls({
    onUnserved: () => {},
    readsKnownBlock: () => false,
    mayBeKnown: () => false,
  });
  const filters = [splitBatch, ...cachingFilters(chain, store), apart, join];
  return { stage: filtersTo(upstream, ...filters), bodies };
}

function sendBatch(
  stage: Handler,
  calls: readonly RoutedCall[],
  more: Partial<ClusterRequest> = {},
): InFlightRequest {
  return send(stage, { ...batchRequest(calls), ...more });
}

const echo = respondWith((method, params) => ({ method, params }));
const write = (id: string): RoutedCall => createCall("eth_sendTransaction", [{}], id);
const balance = (block: number, id: string) =>
  createCall("eth_getBalance", ["0x1", `0x${block.toString(16)}`], id);

describe("a batch", () => {
  it("is sent unchanged if no call in it is cached or repeated", async () => {
    const { stage, bodies } = await createStage(echo);
    const calls = [
      createCall("eth_gasPrice", [], '"a"'),
      createCall("eth_chainId", [], '"b"'),
      balance(1, "3"),
    ];
    await readResponse(sendBatch(stage, calls));
    expect(bodies).toEqual([bodyText(batchRequest(calls))]);
  });

  it("is served from the cache where possible, and equal calls are sent once", async () => {
    const { stage, bodies } = await createStage(echo);
    const calls = [balance(1, "1"), createCall("eth_gasPrice", [], "2"), balance(1, "3"), balance(2, "1")];
    const first = JSON.parse((await readResponse(sendBatch(stage, calls))).text) as object[];
    const expected = [["0x1"], undefined, ["0x1"], ["0x2"]].map((block, index) => ({
      jsonrpc: "2.0",
      id: [1, 2, 3, 1][index],
      result: block
        ? { method: "eth_getBalance", params: ["0x1", ...block] }
        : { method: "eth_gasPrice", params: [] },
    }));
    expect(first).toEqual(expected);
    expect(bodies.map((body) => (JSON.parse(body) as object[]).length)).toEqual([3]);
    expect(JSON.parse((await readResponse(sendBatch(stage, calls))).text)).toEqual(expected);
    // Only one call of the batch remains, so it is sent alone.
    expect(JSON.parse(bodies[1] ?? "")).toMatchObject({ method: "eth_gasPrice" });
    expect(bodies).toHaveLength(2);
  });

  it("sends each write, even if they are equal", async () => {
    const { stage, bodies } = await createStage(echo);
    await readResponse(sendBatch(stage, [write("1"), write("2"), balance(1, "3")]));
    expect((JSON.parse(bodies[0] ?? "") as object[]).length).toBe(3);
  });

  it("sends calls that need several upstreams on their own", async () => {
    const { stage, bodies } = await createStage(echo, ({ method }) => method === "eth_getLogs");
    const calls = [
      createCall("eth_getLogs", [{}], "1"),
      createCall("eth_gasPrice", [], "2"),
      createCall("eth_syncing", [], "3"),
    ];
    const { text } = await readResponse(sendBatch(stage, calls));
    expect((JSON.parse(text) as { id: number }[]).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(bodies.toSorted().map((body) => body.includes("eth_getLogs"))).toEqual([false, true]);
  });

  it("fails each call whose response has an error that is none by JSON-RPC", async () => {
    const errors = [
      '"no"',
      "{}",
      '{"message":"no"}',
      '{"code":1.5,"message":"no"}',
      '{"code":3,"message":"no"}',
    ];
    const { stage } = await createStage((_, response: ServerResponse) => {
      const items = errors.map((error, id) => `{"jsonrpc":"2.0","id":${id},"error":${error}}`);
      response.end(`[${items.join(",")}]`);
    });
    const calls = errors.map((_, id) => (id === 1 ? write("1") : balance(id, String(id))));
    const { text } = await readResponse(sendBatch(stage, calls));
    const items = JSON.parse(text) as { error: { code: number } }[];
    expect(items.map(({ error }) => error.code)).toEqual([-32002, -32002, -32002, -32002, 3]);
    expect(text).toContain('"message":"no node could respond: 1 upstream sent a malformed response"');
  });

  it("fails each call with the upstream's error for the whole batch", async () => {
    const { stage } = await createStage((_, response: ServerResponse) =>
      response.end('{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no batches"}}'),
    );
    const { text } = await readResponse(sendBatch(stage, [balance(1, "1"), balance(2, "2")]));
    expect(JSON.parse(text)).toMatchObject([
      { id: 1, error: { message: "no batches" } },
      { id: 2, error: { message: "no batches" } },
    ]);
  });

  it("never returns another call's result", async () => {
    const { stage } = await createStage(echo, ({ method }) => method === "eth_getLogs");
    const one = fc.tuple(
      fc.constantFrom("eth_getBalance", "eth_gasPrice", "eth_getLogs"),
      fc.nat(5),
      fc.nat(3),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 12 }), async (items) => {
        const calls = items.map(([method, block, id]) =>
          createCall(method, ["0x1", `0x${block}`], String(id)),
        );
        const responses = JSON.parse((await readResponse(sendBatch(stage, calls))).text) as object[];
        expect(responses).toEqual(
          items.map(([method, block, id]) => ({
            jsonrpc: "2.0",
            id,
            result: { method, params: ["0x1", `0x${block}`] },
          })),
        );
      }),
      { numRuns: process.env["NIGHTLY"] ? 500 : 12 },
    );
  });

  it("is cancelled upstream only when its caller has gone, and nobody else waits for one of its calls", async () => {
    const held: ServerResponse[] = [];
    let closed = 0;
    const { stage, bodies } = await createStage((_, response) => {
      held.push(response);
      response.on("close", () => (closed += response.writableFinished ? 0 : 1));
    });
    const calls = [createCall("eth_gasPrice", [], "1"), createCall("eth_chainId", [], "2")];
    const batch = sendBatch(stage, calls);
    await expect.poll(() => held.length).toBe(1);
    const other = send(stage, callRequest(createCall("eth_gasPrice", [], "3")));
    batch.abort();
    await expect(batch.reply).rejects.toMatchObject({ reason: "aborted" });
    held[0]?.end('[{"jsonrpc":"2.0","id":1,"result":"0x1"},{"jsonrpc":"2.0","id":2,"result":"0x2"}]');
    expect((await readResponse(other)).text).toBe('{"jsonrpc":"2.0","id":3,"result":"0x1"}');
    expect([bodies.length, closed]).toEqual([1, 0]);
    const alone = sendBatch(stage, calls);
    await expect.poll(() => held.length).toBe(2);
    alone.abort();
    await expect(alone.reply).rejects.toMatchObject({ reason: "aborted" });
    await expect.poll(() => closed).toBe(1);
  });

  it("waits for its caller to read while a large response arrives", async () => {
    const result = `"${"a".repeat(60_000)}"`;
    let written = 0;
    let isDone = false;
    const { stage } = await createStage((_, response) => {
      const writeItems = (): void => {
        while (written < 1_000) {
          const isFirst = written === 0;
          written += 1;
          const end = written === 1_000 ? "]" : "";
          const item = `${isFirst ? "[" : ","}{"jsonrpc":"2.0","id":${written},"result":${result}}${end}`;
          if (!response.write(item)) return void response.once("drain", writeItems);
        }
        isDone = true;
        response.end();
      };
      writeItems();
    });
    const calls = Array.from({ length: 1_000 }, (_, index) =>
      createCall("eth_getBalance", [`0x${index}`, "latest"], String(index + 1)),
    );
    const { body } = await sendBatch(stage, calls).reply;
    if (Buffer.isBuffer(body)) throw new Error("a large response is streamed");
    // What fits into sockets and buffers is a small part of 60 MB.
    await expect
      .poll(async () => {
        const before = written;
        await new Promise((resolve) => setTimeout(resolve, 200));
        return written - before;
      })
      .toBe(0);
    expect(isDone).toBe(false);
    const ids = new Set<number>();
    let text = "";
    for await (const chunk of body) text += (chunk as Buffer).toString("latin1");
    for (const { id } of JSON.parse(text) as { id: number }[]) ids.add(id);
    expect([ids.size, isDone]).toEqual([1_000, true]);
  });
});
