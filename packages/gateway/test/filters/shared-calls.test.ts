import type { ServerResponse } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ClusterRequest, InFlightRequest, Reply } from "../../src/upstreams/upstream.ts";
import { UpstreamFailure } from "../../src/upstreams/upstream-failure.ts";
import { readText } from "../../src/upstreams/reply-text.ts";
import { ResultCache } from "../../src/filters/cache/result-cache.ts";
import { ResultStore } from "../../src/filters/cache/result-store.ts";
import { coalesceCalls } from "../../src/filters/coalesce/coalesce.ts";
import type { Respond } from "../upstream-server.ts";
import {
  cachingFilters,
  createCall,
  filtersTo,
  readResponse,
  sendCall,
  startNamedUpstream,
} from "./send-call.ts";
import { StubChain } from "./stub-chain.ts";

/** One upstream of a test, behind the stage. */
async function createStage(respond: Respond, bytes = 10_000_000) {
  const { upstream, bodies } = await startNamedUpstream("one", respond);
  const chain = new StubChain();
  const cache = new ResultCache(bytes);
  const filters = cachingFilters(chain, new ResultStore(cache, chain));
  return { stage: filtersTo(upstream, ...filters), chain, cache, bodies };
}

/** Responds to each call with a result, or an error, which is JSON. */
function responding(member: (method: string) => string) {
  return (body: string, response: ServerResponse): void => {
    const { id, method } = JSON.parse(body) as { id: unknown; method: string };
    response.end(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},${member(method)}}`);
  };
}

const byHash = ["0x" + "ab".repeat(32), false];

describe("concurrent identical calls", () => {
  it("are one call upstream, and each caller gets the result as it was written under its own id", async () => {
    const responses: (() => void)[] = [];
    const { stage, bodies } = await createStage((body, response) => {
      const { id } = JSON.parse(body) as { id: number };
      responses.push(() =>
        response.end(`{"jsonrpc": "2.0", "result": {"n": 1e1, "é": 1.50}, "id": ${id}}\n`),
      );
    });
    const ids = Array.from({ length: 300 }, (_, index) => (index % 2 === 0 ? String(index) : `"é ${index}"`));
    const flights = ids.map((id) => sendCall(stage, createCall("eth_gasPrice", [], id)));
    await expect.poll(() => responses.length).toBe(1);
    responses[0]?.();
    const texts = await Promise.all(flights.map(async (flight) => (await readResponse(flight)).text));
    for (const [index, id] of ids.entries()) {
      expect(JSON.parse(texts[index] ?? "")).toEqual({
        jsonrpc: "2.0",
        id: JSON.parse(id),
        result: { n: 10, é: 1.5 },
      });
      expect(texts[index]).toContain('{"n": 1e1, "é": 1.50}');
    }
    expect(bodies).toHaveLength(1);
    const later = sendCall(stage, createCall("eth_gasPrice"));
    await expect.poll(() => responses.length).toBe(2);
    responses[1]?.();
    await readResponse(later);
    expect(bodies).toHaveLength(2);
  });

  it("are others if they ask for another block, unless they name theirs", async () => {
    const held: ServerResponse[] = [];
    const { stage, bodies } = await createStage((_, response) => void held.push(response));
    const asking = (method: string, params: unknown, block?: number): void => {
      const call = { ...createCall(method, params), ...(method === "eth_getBalance" && { block: 7 }) };
      const route = block === undefined ? {} : { route: { notBefore: block } };
      sendCall(stage, call, route).reply.catch(() => {});
    };
    for (const block of [undefined, 7, 8, 7, undefined]) asking("eth_gasPrice", [], block);
    await expect.poll(() => held.length).toBe(3);
    for (const block of [undefined, 7, 8]) asking("eth_getBalance", [`0x${"ab".repeat(20)}`, "0x7"], block);
    await expect.poll(() => held.length).toBe(4);
    expect(bodies).toHaveLength(4);
    for (const response of held) response.destroy();
  });

  it("share an error too", async () => {
    const held: ServerResponse[] = [];
    const { stage, bodies } = await createStage((_, response) => void held.push(response));
    const flights = ["1", "2"].map((id) => sendCall(stage, createCall("eth_call", [{}, "latest"], id)));
    await expect.poll(() => held.length).toBe(1);
    held[0]?.end('{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x1"}}');
    const texts = await Promise.all(flights.map(async (flight) => (await readResponse(flight)).text));
    expect(texts.map((text) => JSON.parse(text))).toEqual(
      [1, 2].map((id) => ({
        jsonrpc: "2.0",
        id,
        error: { code: 3, message: "execution reverted", data: "0x1" },
      })),
    );
    expect(bodies).toHaveLength(1);
  });

  it("share a response of several megabytes", async () => {
    const held: ServerResponse[] = [];
    const { stage, bodies } = await createStage((_, response) => void held.push(response));
    const flights = ["1", "2", "3"].map((id) =>
      sendCall(stage, createCall("eth_getBlockByNumber", ["latest", true], id)),
    );
    await expect.poll(() => held.length).toBe(1);
    const result = `"0x${"ab".repeat(2_000_000)}"`;
    held[0]?.end(`{"jsonrpc":"2.0","id":1,"result":${result}}`);
    const texts = await Promise.all(flights.map(async (flight) => (await readResponse(flight)).text));
    expect(
      texts.map((text, index) => text === `{"jsonrpc":"2.0","id":${index + 1},"result":${result}}`),
    ).toEqual([true, true, true]);
    expect(bodies).toHaveLength(1);
  });

  it("are sent separately if the response is too large to be shared", async () => {
    const result = "a".repeat(17 * 1024 * 1024);
    const held: [string, ServerResponse][] = [];
    const { stage, bodies } = await createStage((body, response) => {
      const id = (JSON.parse(body) as { id: number }).id;
      held.push([`{"jsonrpc":"2.0","id":${id},"result":"${result}"}`, response]);
      if (held.length > 1) response.end(held.at(-1)?.[0]);
    });
    const flights = ["1", "2"].map((id) =>
      sendCall(stage, createCall("debug_traceBlockByNumber", ["latest"], id)),
    );
    await expect.poll(() => held.length).toBe(1);
    held[0]?.[1].end(held[0][0]);
    const texts = await Promise.all(flights.map(async (flight) => (await readResponse(flight)).text));
    const isWhole = texts.map(
      (text, index) => text === `{"jsonrpc":"2.0","id":${index + 1},"result":"${result}"}`,
    );
    expect(isWhole).toEqual([true, true]);
    expect(bodies).toHaveLength(2);
  });

  it("continue when some callers leave, and are cancelled with the last one", async () => {
    const held: ServerResponse[] = [];
    let closed = 0;
    const { stage, bodies } = await createStage((_, response) => {
      held.push(response);
      response.on("close", () => (closed += response.writableFinished ? 0 : 1));
    });
    const [first, second] = ["1", "2"].map((id) => sendCall(stage, createCall("eth_gasPrice", [], id)));
    await expect.poll(() => held.length).toBe(1);
    first?.abort();
    await expect(first?.reply).rejects.toMatchObject({ reason: "aborted" });
    held[0]?.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    expect(second && (await readResponse(second)).text).toBe('{"jsonrpc":"2.0","id":2,"result":"0x1"}');
    expect([bodies.length, closed]).toEqual([1, 0]);

    const both = ["1", "2"].map((id) => sendCall(stage, createCall("eth_gasPrice", [], id)));
    await expect.poll(() => held.length).toBe(2);
    for (const flight of both) flight.abort();
    for (const flight of both) await expect(flight.reply).rejects.toMatchObject({ reason: "aborted" });
    await expect.poll(() => closed).toBe(1);
  });

  it("are not shared across a newer block that callers have seen, or a write", async () => {
    const held: ServerResponse[] = [];
    const { stage, chain } = await createStage((body, response) => {
      if (body.includes("eth_send")) response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
      else held.push(response);
    });
    const flights = [sendCall(stage, createCall("eth_gasPrice"))];
    chain.served = 5;
    flights.push(sendCall(stage, createCall("eth_gasPrice")));
    await readResponse(sendCall(stage, createCall("eth_sendRawTransaction", ["0x1"])));
    flights.push(sendCall(stage, createCall("eth_gasPrice")), sendCall(stage, createCall("eth_gasPrice")));
    await expect.poll(() => held.length).toBe(3);
    for (const response of held) response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    await Promise.all(flights.map(readResponse));
    expect(held).toHaveLength(3);
  });

  it("are not shared if they are writes, or use a filter", async () => {
    const { stage, bodies } = await createStage(responding(() => '"result":"0x1"'));
    const calls = [
      createCall("eth_sendRawTransaction", ["0x1"]),
      createCall("eth_unlisted", []),
      createCall("eth_getFilterLogs", ["0x1"]),
    ];
    await Promise.all([...calls, ...calls].map((call) => readResponse(sendCall(stage, call))));
    expect(bodies).toHaveLength(6);
  });

  it("never get another call's result, whatever callers come and go", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("send" as const), method: fc.nat(2), id: fc.nat(5) }),
      fc.record({ kind: fc.constant("settle" as const), which: fc.nat(5), fails: fc.boolean() }),
      fc.record({ kind: fc.constant("leave" as const), which: fc.nat(9) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const upstream = new StubUpstream();
        const stage = filtersTo((request) => upstream.handle(request), coalesceCalls(new StubChain()));
        const names = ["eth_gasPrice", "eth_chainId", "net_peerCount"];
        const sent: { flight: InFlightRequest; name: string; id: number; left: boolean }[] = [];
        for (const one of steps) {
          if (one.kind === "send") {
            const name = names[one.method] ?? "eth_gasPrice";
            const flight = sendCall(stage, createCall(name, [], String(one.id)));
            flight.reply.catch(() => {});
            sent.push({ flight, name, id: one.id, left: false });
          } else if (one.kind === "settle") upstream.settle(one.which, one.fails);
          else {
            const caller = sent[one.which];
            if (caller) {
              caller.flight.abort();
              caller.left = true;
            }
          }
          await Promise.resolve();
          expect(upstream.pending.size).toBeLessThanOrEqual(names.length);
        }
        while (upstream.pending.size > 0) upstream.settle(0, false);
        for (const { flight, name, id, left } of sent) {
          const text = await flight.reply.then(readText).catch((error: UpstreamFailure) => error.reason);
          const mine = `{"jsonrpc":"2.0","id":${id},"result":"${name}"}`;
          expect(left ? [mine, "aborted", "unreachable"] : [mine, "unreachable"]).toContain(text);
        }
      }),
    );
  });
});

/** Holds requests until the test settles them. */
class StubUpstream {
  readonly pending = new Set<{ settle(fails: boolean): void }>();

  handle({ call, inFlight }: ClusterRequest): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const text = `{"jsonrpc":"2.0","id":${call?.id},"result":"${call?.method}"}`;
    const one = {
      settle: (fails: boolean): void => {
        this.pending.delete(one);
        if (fails) reject(new UpstreamFailure("unreachable", "away"));
        else resolve({ status: 200, contentType: "application/json", body: Buffer.from(text) });
      },
    };
    this.pending.add(one);
    inFlight?.add({
      abort: () => {
        this.pending.delete(one);
        reject(new UpstreamFailure("aborted", "gone"));
      },
    });
    return promise;
  }

  settle(which: number, fails: boolean): void {
    [...this.pending][which]?.settle(fails);
  }
}

describe("the cache", () => {
  it("serves a stored result unchanged with each caller's id", async () => {
    const { stage, bodies } = await createStage(responding(() => '"result": {"number": "0x1", "n": 1e1}'));
    const first = await readResponse(sendCall(stage, createCall("eth_getBlockByHash", byHash)));
    const second = await readResponse(sendCall(stage, createCall("eth_getBlockByHash", byHash, '"ü"')));
    expect(first.reply.route?.cache).toBe("miss");
    expect(second.reply.route).toEqual({ attempts: 0, cache: "hit" });
    expect(second.text).toBe('{"jsonrpc":"2.0","id":"ü","result":{"number": "0x1", "n": 1e1}}');
    expect(bodies).toHaveLength(1);
  });

  it("serves a large streamed result again", async () => {
    const result = `"0x${"ab".repeat(300_000)}"`;
    const { stage, bodies } = await createStage(responding(() => `"result":${result}`));
    await readResponse(sendCall(stage, createCall("eth_getBlockByHash", byHash)));
    const { text } = await readResponse(sendCall(stage, createCall("eth_getBlockByHash", byHash, "2")));
    expect(text === `{"jsonrpc":"2.0","id":2,"result":${result}}`).toBe(true);
    expect(bodies).toHaveLength(1);
  });

  it.each([
    ["null", '"result":null', "eth_getBlockByHash", byHash],
    ["an error", '"error":{"code":-32000,"message":"header not found"}', "eth_getBlockByHash", byHash],
    ["a pending transaction", '"result":{"blockNumber":null}', "eth_getTransactionByHash", [byHash[0]]],
    [
      "an empty list from a block that may not be indexed yet",
      '"result":[]',
      "eth_getBlockReceipts",
      [byHash[0]],
    ],
    [
      "a block that the node may not have",
      '"result":[]',
      "eth_getLogs",
      [{ fromBlock: "0x1", toBlock: "0x5" }],
    ],
    ["the block of a tag", '"result":"0x1"', "eth_getBalance", [byHash[0], "latest"]],
    ["a value that changes with the chain", '"result":"0x1"', "eth_blockNumber", []],
  ])("does not keep %s", async (_, member, method, params) => {
    const { stage, bodies, cache } = await createStage(responding(() => member));
    for (let index = 0; index < 2; index++) await readResponse(sendCall(stage, createCall(method, params)));
    expect(bodies).toHaveLength(2);
    expect(cache.bytes).toBe(0);
  });

  it("does not keep a result for a block that its upstream is not known to have", async () => {
    const { stage, chain, bodies } = await createStage(responding(() => '"result":"0x1"'));
    chain.head = 4;
    for (let index = 0; index < 2; index++)
      await readResponse(sendCall(stage, createCall("eth_getBalance", ["0x1", "0x5"])));
    expect(bodies).toHaveLength(2);
  });

  it("keeps results of blocks that are not final until a reorg, even one before the response", async () => {
    const held: ServerResponse[] = [];
    const { stage, cache } = await createStage((_, response) => void held.push(response));
    const readCacheStatus = async (block: string): Promise<string | undefined> => {
      const flight = sendCall(stage, createCall("eth_getBalance", ["0x1", block]));
      const before = held.length;
      const isSent = await Promise.race([
        flight.reply.then(() => false),
        expect
          .poll(() => held.length > before)
          .toBe(true)
          .then(() => true),
      ]);
      if (isSent) held.at(-1)?.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
      return (await flight.reply).route?.cache;
    };
    expect([
      await readCacheStatus("0x5"),
      await readCacheStatus("0x6"),
      await readCacheStatus("0x5"),
    ]).toEqual(["miss", "miss", "hit"]);
    cache.drop(6);
    expect([await readCacheStatus("0x5"), await readCacheStatus("0x6")]).toEqual(["hit", "miss"]);

    const flight = sendCall(stage, createCall("eth_getBalance", ["0x2", "0x5"]));
    const before = held.length;
    await expect.poll(() => held.length).toBe(before + 1);
    cache.drop(5);
    held.at(-1)?.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    await flight.reply;
    expect(cache.has('eth_getBalance ["0x2","0x5"]')).toBe(false);
  });

  it("is bypassed if the caller requests that, and then stores the newer result", async () => {
    let count = 0;
    const { stage, bodies } = await createStage(responding(() => `"result":"0x${++count}"`));
    const call = createCall("eth_getBlockByHash", byHash);
    await readResponse(sendCall(stage, call));
    const bypass = await readResponse(sendCall(stage, call, { route: { noCache: true } }));
    expect([bypass.reply.route?.cache, bypass.text.includes("0x2")]).toEqual(["bypass", true]);
    expect((await readResponse(sendCall(stage, call))).text).toContain("0x2");
    expect(bodies).toHaveLength(2);
  });
});
