import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { ClusterRequest, Reply, RoutedCall } from "../../src/upstreams/upstream.ts";
import { judge } from "../../src/clusters/responses/judge.ts";

interface Entry {
  readonly reason: string;
  readonly code?: number;
  readonly example: string | { readonly code: number; readonly message: string; readonly data?: string };
}

const spec = readFileSync(join(import.meta.dirname, "../../../../specs/upstream-errors.yaml"), "utf8");
const { errors } = parse(spec) as { readonly errors: readonly Entry[] };

const call: RoutedCall = {
  id: "7",
  method: "eth_call",
  params: "[]",
  facts: { name: "eth_call", idempotency: "safe" },
};

function request(calls: readonly RoutedCall[] = [call]): ClusterRequest {
  const [only] = calls;
  return {
    method: "POST",
    path: "",
    idempotency: "safe",
    calls,
    ...(calls.length === 1 && only && { call: only }),
  };
}

function reply(body: string, status = 200, retryAfter?: string): Reply {
  const contentType = "application/json";
  return { status, contentType, body: Buffer.from(body), ...(retryAfter !== undefined && { retryAfter }) };
}

function odd(error: unknown): unknown {
  return judge(request(), reply(JSON.stringify({ id: 7, error })));
}

describe("judge", () => {
  it.each(errors.map((entry) => [JSON.stringify(entry.example), entry] as const))(
    "classifies %s as the specs say",
    (_, { reason, code = -32000, example }) => {
      const error = typeof example === "string" ? { code, message: example } : example;
      const verdict = judge(request(), reply(JSON.stringify({ jsonrpc: "2.0", id: 7, error })));
      if (reason === "caller" || reason === "known") expect(verdict).toEqual({ kind: "accepted" });
      // A caller may cause a node's internal error, so a well-formed one does not count against the node.
      else
        expect(verdict).toMatchObject({
          kind: "failover",
          reason: reason === "failed" ? "internal" : reason,
        });
    },
  );

  it.each([
    [
      "a revert whose reason looks like a limit",
      { code: -32000, message: "execution reverted: rate limit exceeded" },
    ],
    [
      "a revert by its data alone",
      { code: -32000, message: "header not found", data: `0x08c379a0${"0".repeat(64)}` },
    ],
    ["an unknown error", { code: -32099, message: "the moon is in the wrong phase" }],
    ["a very long error", { code: -32000, message: "x".repeat(100_000) }],
  ])("passes %s", (_, error) => {
    expect(judge(request(), reply(JSON.stringify({ jsonrpc: "2.0", id: 7, error })))).toEqual({
      kind: "accepted",
    });
  });

  it.each([
    ["HTML", "<html><body>502 Bad Gateway</body></html>"],
    ["plain text", "daily request count exceeded"],
    ["a partial body", '{"jsonrpc":"2.0","id":7,"result":{"number":"0x1"'],
    ["two bodies", '{"jsonrpc":"2.0","id":7,"result":1}{"jsonrpc":"2.0","id":7,"result":1}'],
    ["nothing", ""],
    ["another call's response", '{"jsonrpc":"2.0","id":8,"result":"0x1"}'],
    ["another call's error", '{"jsonrpc":"2.0","id":8,"error":{"code":3,"message":"execution reverted"}}'],
    ["a result without an id", '{"jsonrpc":"2.0","result":"0x1"}'],
    ["neither result nor error", '{"jsonrpc":"2.0","id":7}'],
    ["an error that is a text", '{"jsonrpc":"2.0","id":7,"error":"who knows"}'],
    ["an error that is a list", '{"jsonrpc":"2.0","id":7,"error":[-32000,"who knows"]}'],
    ["an empty error", '{"jsonrpc":"2.0","id":7,"error":{}}'],
    ["an error that is null, and no result", '{"jsonrpc":"2.0","id":7,"error":null}'],
    ["an error that is false", '{"jsonrpc":"2.0","id":7,"error":false}'],
    ["an error without a code", '{"jsonrpc":"2.0","id":7,"error":{"message":"who knows"}}'],
    ["an error without a message", '{"jsonrpc":"2.0","id":7,"error":{"code":-32000}}'],
    ["a code that is a text", '{"jsonrpc":"2.0","id":7,"error":{"code":"-32000","message":"who knows"}}'],
    ["a code that is no whole number", '{"jsonrpc":"2.0","id":7,"error":{"code":1.5,"message":"who knows"}}'],
    ["a message that is an object", '{"jsonrpc":"2.0","id":7,"error":{"code":3,"message":{}}}'],
    ["a very long text as an error", `{"jsonrpc":"2.0","id":7,"error":"${"x".repeat(100_000)}"}`],
    ["a list", '[{"jsonrpc":"2.0","id":7,"result":"0x1"}]'],
    ["a number", "7"],
  ])("judges %s as malformed, and never passes it on", (_, body) => {
    const verdict = judge(request(), reply(body));
    expect(verdict).toMatchObject({ kind: "failover", reason: "malformed" });
    expect(verdict).not.toHaveProperty("isLastResort");
  });

  it.each([
    ["null next to a result", '{"jsonrpc":"2.0","id":7,"error":null,"result":"0x1"}'],
    ["a result of null", '{"jsonrpc":"2.0","id":7,"result":null}'],
    ["members in another order", '{ "result" : [1], "id" : 7, "jsonrpc":"2.0" }'],
  ])("passes %s", (_, body) => {
    expect(judge(request(), reply(body))).toEqual({ kind: "accepted" });
  });

  it("understands an error that is none by JSON-RPC, but never passes it on", () => {
    expect(odd("header not found")).toMatchObject({ reason: "lagging" });
    expect(odd("header not found")).not.toHaveProperty("isLastResort");
    expect(odd({ message: "rate limit exceeded" })).toMatchObject({
      reason: "throttled",
      isLastResort: true,
    });
    const { instead } = odd("rate limit exceeded") as { readonly instead?: { readonly body: Buffer } };
    expect(JSON.parse(String(instead?.body))).toMatchObject({
      id: 7,
      error: { code: -32005, message: expect.stringContaining("too many requests") as string },
    });
  });

  it("adds its call's id to an error without one", () => {
    for (const id of ["", '"id":null,']) {
      const verdict = judge(request(), reply(`{${id}"error":{"code":-32005,"message":"limit exceeded"}}`));
      expect(verdict).toMatchObject({ kind: "failover", reason: "throttled", isLastResort: true });
      expect(String(verdict.instead?.body)).toBe(
        '{"jsonrpc":"2.0","id":7,"error":{"code":-32005,"message":"limit exceeded"}}',
      );
    }
  });

  it("never passes on an upstream's text about our key, or its body next to an error status", () => {
    const verdict = judge(request(), reply('{"id":7,"error":{"code":-32000,"message":"invalid api key"}}'));
    expect(verdict).toEqual({ kind: "failover", reason: "rejected", detail: "JSON-RPC error -32000" });
    const throttled = judge(request(), reply("<html>", 429, "3"));
    expect(throttled).toMatchObject({
      reason: "throttled",
      detail: "HTTP 429",
      retryAfter: 3,
      isLastResort: true,
    });
    expect(JSON.parse(String(throttled.instead?.body))).toMatchObject({ id: 7, error: { code: -32005 } });
    expect(judge(request(), reply("not found", 404))).toMatchObject({ reason: "malformed" });
    expect(
      judge(request(), reply('{"id":7,"error":{"code":3,"message":"execution reverted"}}', 400)),
    ).toEqual({
      kind: "accepted",
    });
  });

  it("avoids an upstream for longer after a used-up daily limit", () => {
    const body =
      '{"id":7,"error":{"code":-32005,"message":"daily request count exceeded, request rate limited"}}';
    expect(judge(request(), reply(body))).toMatchObject({ reason: "throttled", retryAfter: 600 });
  });

  it("passes a batch's list, and judges a single error for the whole batch", () => {
    const batch = request([call, { ...call, id: "8" }]);
    expect(judge(batch, reply("[]"))).toEqual({ kind: "accepted" });
    expect(judge(batch, reply('{"error":{"code":-32600,"message":"batch too large"}}'))).toMatchObject({
      reason: "range",
      isLastResort: true,
    });
    expect(judge(batch, reply('[{"id":7},'))).toMatchObject({ reason: "malformed" });
  });

  it("leaves checking a stream to the upstream, unless its status decides already", () => {
    const body = Readable.from([]);
    expect(judge(request(), { status: 200, contentType: "application/json", body })).toEqual({
      kind: "accepted",
    });
    expect(judge(request(), { status: 503, contentType: "text/html", body })).toMatchObject({
      reason: "failed",
    });
  });

  it.each([
    ['{"jsonrpc":"2.0","id":7,"result":"0x1"}', '"0x1"'],
    ['{"jsonrpc":"2.0","id":7,"result":null}\n', "null"],
    ['{"jsonrpc":"2.0","id":7,"result":-12}', "-12"],
    ['{"jsonrpc":"2.0","id":7,"result":"a","result":"b"}', undefined],
    ['{"id":7,"jsonrpc":"2.0","result":"0x1"}', undefined],
    ['{"jsonrpc":"2.0","id":7,"result":[]}', undefined],
  ])("reads the result of %s quickly if the response has no other members", (body, result) => {
    const response = reply(body);
    expect(judge(request(), response)).toEqual({ kind: "accepted" });
    expect(response.result).toBe(result);
  });

  it.each([
    '{"jsonrpc":"2.0","id":7,"result":"0x1"',
    '{"jsonrpc":"2.0","id":7,"result":}',
    '{"jsonrpc":"2.0","id":7,"result":01}',
    '{"jsonrpc":"2.0","id":7,"result":"\u0001"}',
    '{"jsonrpc":"2.0","id":77,"result":"0x1"}',
    '{"jsonrpc":"2.0","id":7,"result":"0x1"}}',
  ])("judges %s as malformed", (body) => {
    expect(judge(request(), reply(body))).toMatchObject({ reason: "malformed" });
  });
});
