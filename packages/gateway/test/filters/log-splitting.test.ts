import type { ServerResponse } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callForSlice, countBlocks, cutRange, readLogRange } from "../../src/filters/split-logs/log-range.ts";
import { splitLogs } from "../../src/filters/split-logs/split-logs.ts";
import type { Upstream } from "../../src/upstreams/upstream.ts";
import {
  createCall,
  filtersTo,
  type Handler,
  readResponse,
  sendCall,
  startNamedUpstream,
} from "./send-call.ts";

interface Sent {
  readonly from: number;
  readonly to: number;
}

/** An upstream that accepts this many blocks, and has a log in each block; some blocks may have more. */
async function logsUpstream(maxBlocks: number, message: string, logsIn: (block: number) => number = () => 1) {
  const sent: Sent[] = [];
  const server = await startNamedUpstream("one", (body, response: ServerResponse) => {
    const { id, params } = JSON.parse(body) as {
      id: number;
      params: [{ fromBlock: string; toBlock: string }];
    };
    const [from, to] = [Number(params[0].fromBlock), Number(params[0].toBlock)];
    sent.push({ from, to });
    if (!(to - from + 1 <= maxBlocks))
      return void response.end(JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32602, message } }));
    const logs = Array.from({ length: to - from + 1 }, (_, index) =>
      Array.from({ length: logsIn(from + index) }, (__, logIndex) => ({ block: from + index, logIndex })),
    );
    response.end(JSON.stringify({ jsonrpc: "2.0", id, result: logs.flat() }));
  });
  return { ...server, sent };
}

function stageTo(upstream: Upstream, limits: Upstream["limits"] = {}): Handler {
  const limited = Object.assign(Object.create(upstream) as Upstream, { limits });
  return filtersTo(
    upstream,
    splitLogs(() => [limited]),
  );
}

const hex = (number: number): string => `0x${number.toString(16)}`;
const logs = (from: number, to: number, id = "7") =>
  createCall("eth_getLogs", [{ address: "0x1", fromBlock: hex(from), toBlock: hex(to) }], id);

function listBlocks(text: string): number[] {
  return (JSON.parse(text) as { result: { block: number }[] }).result.map(({ block }) => block);
}

const all = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("a call for logs of more blocks than an upstream accepts", () => {
  it("is split by the configured limit, and its results are joined in order", async () => {
    const { upstream, sent } = await logsUpstream(10, "range is too large");
    const { text, reply } = await readResponse(sendCall(stageTo(upstream, { logsRange: 10 }), logs(5, 39)));
    expect(JSON.parse(text)).toMatchObject({ jsonrpc: "2.0", id: 7 });
    expect(listBlocks(text)).toEqual(all(5, 39));
    expect(sent.toSorted((one, other) => one.from - other.from)).toEqual([
      { from: 5, to: 14 },
      { from: 15, to: 24 },
      { from: 25, to: 34 },
      { from: 35, to: 39 },
    ]);
    expect(reply.route?.attempts).toBe(4);
  });

  it("is split by the limit in an error message, which is remembered", async () => {
    const { upstream, sent } = await logsUpstream(10, "up to a 10 block range is supported");
    // The upstream itself is what the stage learns about.
    const known = filtersTo(
      upstream,
      splitLogs(() => [upstream]),
    );
    expect(listBlocks((await readResponse(sendCall(known, logs(0, 29)))).text)).toEqual(all(0, 29));
    expect(sent).toHaveLength(4);
    expect(listBlocks((await readResponse(sendCall(known, logs(0, 29)))).text)).toEqual(all(0, 29));
    expect(sent).toHaveLength(7);
  });

  it("is halved until it fits, if the error names no limit", async () => {
    const { upstream } = await logsUpstream(3, "query returned more than 10000 results");
    const stage = filtersTo(
      upstream,
      splitLogs(() => [upstream]),
    );
    expect(listBlocks((await readResponse(sendCall(stage, logs(0, 99)))).text)).toEqual(all(0, 99));
  });

  it("fails with the upstream's own error if even one block is too much, or something else is wrong", async () => {
    const { upstream } = await logsUpstream(0, "query returned more than 10000 results");
    const { text } = await readResponse(
      sendCall(
        filtersTo(
          upstream,
          splitLogs(() => [upstream]),
        ),
        logs(0, 3),
      ),
    );
    expect(JSON.parse(text)).toMatchObject({ id: 7, error: { code: -32602 } });
    const other = await logsUpstream(0, "invalid topic");
    const rejected = await readResponse(
      sendCall(
        filtersTo(
          other.upstream,
          splitLogs(() => [other.upstream]),
        ),
        logs(0, 3),
      ),
    );
    expect(JSON.parse(rejected.text)).toMatchObject({ id: 7, error: { message: "invalid topic" } });
    expect(other.sent).toHaveLength(1);
  });

  it("is rejected with a clear message if it would take thousands of calls", async () => {
    const { upstream, sent } = await logsUpstream(10, "");
    const { text } = await readResponse(sendCall(stageTo(upstream, { logsRange: 10 }), logs(0, 20_000)));
    expect(JSON.parse(text)).toMatchObject({
      id: 7,
      error: { code: -32005, message: "the range has 20001 blocks; request 10000 or fewer at a time" },
    });
    expect(sent).toEqual([]);
  });

  it("is streamed as the caller reads, if it is large", async () => {
    const { upstream, sent } = await logsUpstream(1, "", () => 10_000);
    const flight = sendCall(stageTo(upstream, { logsRange: 1 }), logs(0, 60));
    const reply = await flight.reply;
    expect(Buffer.isBuffer(reply.body)).toBe(false);
    // The reader has read nothing yet: only a few slices are requested.
    const before = sent.length;
    expect(before).toBeLessThan(20);
    const { text } = await readResponse(flight);
    const blocks = listBlocks(text);
    expect(blocks).toHaveLength(610_000);
    expect(blocks.every((block, index) => block === Math.floor(index / 10_000))).toBe(true);
    expect(sent).toHaveLength(61);
  });

  it("is split even if it ends at a tag, once the tag's block is known", async () => {
    const { upstream, sent } = await logsUpstream(10, "range is too large");
    const limited = Object.assign(Object.create(upstream) as Upstream, { limits: { logsRange: 10 } });
    const call = createCall("eth_getLogs", [{ fromBlock: "0x0", toBlock: "latest" }]);
    const pin = (one: typeof call) => ({ ...one, params: (one.params ?? "").replace("latest", "0x13") });
    const stage = filtersTo(
      upstream,
      splitLogs(() => [limited], pin),
    );
    expect(listBlocks((await readResponse(sendCall(stage, call))).text)).toEqual(all(0, 19));
    expect(sent).toHaveLength(2);
    // While no limit is known, it is sent unchanged.
    const two = await logsUpstream(10, "range 1000000 exceeds limit of 10");
    const learning = filtersTo(
      two.upstream,
      splitLogs(() => [two.upstream], pin),
    );
    expect((await readResponse(sendCall(learning, call))).text).toContain("exceeds limit");
    expect(two.bodies[0]).toContain('"latest"');
    expect(listBlocks((await readResponse(sendCall(learning, call))).text)).toEqual(all(0, 19));
  });

  it("is cancelled with its caller", async () => {
    const held: ServerResponse[] = [];
    let closed = 0;
    const { upstream, bodies } = await startNamedUpstream("one", (_, response) => {
      held.push(response);
      response.on("close", () => (closed += 1));
    });
    const flight = sendCall(stageTo(upstream, { logsRange: 1 }), logs(0, 60));
    await expect.poll(() => held.length).toBe(3);
    flight.abort();
    await expect(flight.reply).rejects.toMatchObject({ reason: "aborted" });
    await expect.poll(() => closed).toBe(3);
    expect(bodies).toHaveLength(3);
  });

  it.each([
    ["one block by its hash", [{ blockHash: `0x${"ab".repeat(32)}` }]],
    ["tags", [{ fromBlock: "earliest", toBlock: "latest" }]],
    ["a range that goes back", [{ fromBlock: "0x5", toBlock: "0x1" }]],
    ["no object", ["0x1"]],
  ])("is sent unchanged for %s", async (_, params) => {
    const { upstream, bodies } = await startNamedUpstream("one", (__, response) =>
      response.end('{"jsonrpc":"2.0","id":1,"result":[]}'),
    );
    await readResponse(sendCall(stageTo(upstream, { logsRange: 1 }), createCall("eth_getLogs", params)));
    expect(bodies).toHaveLength(1);
    expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ params });
  });
});

describe("slices of a range", () => {
  it("cover it exactly, in order, none with more blocks than the limit", () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), fc.integer({ min: 1, max: 200 }), (from, more, limit) => {
        const slices = cutRange({ from, to: from + more }, limit);
        expect(slices.flatMap((slice) => all(slice.from, slice.to))).toEqual(all(from, from + more));
        for (const slice of slices) expect(countBlocks(slice)).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it("differ from the call only in their blocks", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(100), fc.jsonValue(), fc.boolean(), (from, more, topics, isNamed) => {
        const filter = { topics, fromBlock: hex(0), toBlock: hex(2 ** 40) };
        const call = createCall("eth_getLogs", isNamed ? { filter } : [filter]);
        const slice = callForSlice(call, { from, to: from + more });
        expect(readLogRange(slice)).toEqual({ from, to: from + more });
        const params = JSON.parse(slice.params ?? "") as { filter: object } & [object];
        expect(isNamed ? params.filter : params[0]).toEqual(
          JSON.parse(JSON.stringify({ topics, fromBlock: hex(from), toBlock: hex(from + more) })),
        );
      }),
    );
  });
});
