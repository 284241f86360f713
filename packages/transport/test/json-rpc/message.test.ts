import { authorize } from "@node-access/auth";
import { describe, expect, it } from "vitest";
import { createHttpTransport } from "../../src/http/http-transport.ts";
import { createHttpJsonRpc } from "../../src/json-rpc/http-json-rpc.ts";
import { writeRequest } from "../../src/json-rpc/message.ts";
import type { CallResponse } from "../../src/operation.ts";
import { calling, hostileServer, reply, replyResult } from "../hostile-server.ts";

/** The outcome of a call with this response. */
async function outcome(respond: (id: number) => string): Promise<PromiseSettledResult<CallResponse>> {
  const server = await hostileServer(({ socket, id }) => reply(socket, respond(id)));
  const [settled] = await Promise.allSettled([calling(server.url)()]);
  return settled;
}

describe("the members of a response", () => {
  it.each<[string, (id: number) => string]>([
    ["another id", (id) => `{"jsonrpc":"2.0","id":${id + 1},"result":1}`],
    ["another id with an error", (id) => `{"jsonrpc":"2.0","id":${id + 1},"error":{"code":1,"message":""}}`],
    ["the id as a string", (id) => `{"jsonrpc":"2.0","id":"${id}","result":1}`],
    ["null as id of a result", () => `{"jsonrpc":"2.0","id":null,"result":1}`],
    ["no id", () => `{"jsonrpc":"2.0","result":1}`],
    ["neither result nor error", (id) => `{"jsonrpc":"2.0","id":${id}}`],
    ["only error null", (id) => `{"jsonrpc":"2.0","id":${id},"error":null}`],
    ["an array", (id) => `[{"jsonrpc":"2.0","id":${id},"result":1}]`],
    ["a string", () => `"0x1"`],
    ["null", () => "null"],
  ])("%s: INVALID_RESPONSE", async (_, respond) => {
    expect(await outcome(respond)).toMatchObject({ reason: { code: "INVALID_RESPONSE" } });
  });

  it.each<[string, (id: number) => string, unknown]>([
    ["null", (id) => `{"jsonrpc":"2.0","id":${id},"result":null}`, null],
    ["accompanied by error null", (id) => `{"jsonrpc":"2.0","id":${id},"result":1,"error":null}`, 1],
    ["no jsonrpc", (id) => `{"id":${id},"result":false}`, false],
    [
      "a large integer",
      (id) => `{"id":${id},"result":{"slot":18446744073709551615}}`,
      { slot: 2n ** 64n - 1n },
    ],
  ])("a result that is %s is returned", async (_, respond, value) => {
    expect(await outcome(respond)).toMatchObject({ value: { value } });
  });

  it.each<[string, (id: number) => string, object]>([
    [
      "with data",
      (id) =>
        `{"jsonrpc":"2.0","id":${id},"error":{"code":3,"message":"execution reverted","data":"0x08c3"}}`,
      { rpcCode: 3, rpcMessage: "execution reverted", data: "0x08c3" },
    ],
    ["unknown", (id) => `{"id":${id},"error":{"code":-38001,"message":"odd"}}`, { rpcCode: -38001 }],
    ["without code", (id) => `{"id":${id},"error":{"message":"odd"}}`, { rpcCode: 0, rpcMessage: "odd" }],
    ["as a string", (id) => `{"id":${id},"error":"odd"}`, { rpcCode: 0, rpcMessage: "odd" }],
    [
      "made of objects that imitate strings",
      (id) =>
        `{"id":${id},"error":{"code":{"valueOf":1},"message":{"toString":1},"data":{"try_again_in":{"toString":1}}}}`,
      { rpcCode: 0, rpcMessage: '{"toString":1}', data: { try_again_in: { toString: 1 } } },
    ],
    [
      "with id null",
      () => `{"id":null,"error":{"code":-32700,"message":"parse error"}}`,
      { rpcCode: -32700 },
    ],
    ["without id", () => `{"error":{"code":-32600,"message":"invalid"}}`, { rpcCode: -32600 }],
    [
      "with result null",
      (id) => `{"id":${id},"result":null,"error":{"code":1,"message":""}}`,
      { rpcCode: 1 },
    ],
  ])("an error %s is reported unchanged", async (_, respond, context) => {
    expect(await outcome(respond)).toMatchObject({ reason: { code: "JSON_RPC_ERROR", context } });
  });

  it("ignores a try_again_in that is not a string", async () => {
    const data = `{"try_again_in":{"toString":1,"valueOf":1}}`;
    const server = await hostileServer(({ socket, id }) =>
      reply(socket, `{"id":${id},"error":{"code":-32005,"message":"slow down","data":${data}}}`),
    );
    const [settled] = await Promise.allSettled([calling(server.url)({ retries: 1 })]);
    expect(settled).toMatchObject({ reason: { code: "JSON_RPC_ERROR", context: { rpcCode: -32005 } } });
  });

  it("waits for the try_again_in of a rate limit, and retries even a write", async () => {
    const server = await hostileServer((request) => {
      const { socket, id } = request;
      const data = { try_again_in: "200ms" };
      if (request.number > 1) replyResult(request, "ok");
      else reply(socket, JSON.stringify({ id, error: { code: -32005, message: "slow down", data } }));
    });
    expect((await calling(server.url)({}, "write")).value).toBe("ok");
    const long = await hostileServer(({ socket, id }) =>
      reply(socket, `{"id":${id},"error":{"code":-32005,"message":"","data":{"try_again_in":"3600s"}}}`),
    );
    await expect(calling(long.url)()).rejects.toMatchObject({ code: "JSON_RPC_ERROR" });
    expect(long.requests.length).toBe(1);
  });

  it("names params that JSON cannot represent", async () => {
    const loop: unknown[] = [];
    loop.push(loop);
    const transport = createHttpTransport({ authorized: authorize("node", "http://127.0.0.1:9") });
    const call = createHttpJsonRpc(transport).call({ name: "a", idempotency: "safe" }, [loop], {});
    await expect(call).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "params" } });
  });
});

describe("params that JSON would change silently", () => {
  it("are omitted at the end if they are undefined", () => {
    expect(JSON.parse(writeRequest(1, "a", ["0x", undefined, undefined]))).toMatchObject({ params: ["0x"] });
    expect(JSON.parse(writeRequest(1, "a", [undefined, 1]))).toMatchObject({ params: [null, 1] });
    expect(JSON.parse(writeRequest(1, "a", [undefined]))).toMatchObject({ params: [] });
  });

  it.each<[string, unknown]>([
    ["params[0]", new Uint8Array([1])],
    ["params[0]", new ArrayBuffer(1)],
    ["params[0]", new DataView(new ArrayBuffer(1))],
    ["params[0][data]", { data: new Uint8Array([1]) }],
    ["params[0][a][1]", { a: [1, NaN] }],
    ["params[0]", new Map()],
    ["params[0]", Promise.resolve(1)],
    ["params[0]", () => 1],
    ["params[0]", Infinity],
  ])("are rejected by their path: %s", (path, param) => {
    expect(() => writeRequest(1, "a", [param])).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", context: expect.objectContaining({ path }) }),
    );
  });
});

it.each([
  ["9007199254740993", "9007199254740993", 9_007_199_254_740_992],
  ["-9223372036854775808", "-9223372036854775808", -9_223_372_036_854_775_808],
  ["-32000", "-32000", -32_000],
  ['"-32000"', "-32000", -32_000],
  ["true", "1", 1],
  ["{}", "0", 0],
])("the text of an error with the code %s has all its digits", async (written, shown, rpcCode) => {
  const error = `{"code":${written},"message":"no"}`;
  const { reason } = (await outcome((id) => `{"id":${id},"error":${error}}`)) as PromiseRejectedResult;
  expect(reason.message).toMatch(new RegExp(`: the node's error ${shown}: no$`));
  expect(reason.context).toMatchObject({ rpcCode });
});

it("the text of an error without a message ends with its code", async () => {
  const { reason } = (await outcome(
    (id) => `{"id":${id},"error":{"code":-32000,"message":""}}`,
  )) as PromiseRejectedResult;
  expect(reason.message).toMatch(/the node's error -32000$/);
});
