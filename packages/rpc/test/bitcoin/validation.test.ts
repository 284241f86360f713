import { afterAll, beforeAll, expect, it } from "vitest";
import { batch } from "../../src/batch.ts";
import { bitcoin } from "../../src/bitcoin/index.ts";
import * as schemas from "../../src/generated/bitcoin-schemas.ts";
import { createRpcClient, type RpcClient } from "../../src/index.ts";
import { validateParamsWith } from "../../src/validation.ts";
import { type JsonRpcServer, startJsonRpcServer } from "../json-rpc-server.ts";

const hash = "00".repeat(32);
let server: JsonRpcServer;
let client: RpcClient<"bitcoin">;
beforeAll(async () => {
  server = await startJsonRpcServer(() => ({ result: 7 }));
  const middleware = [validateParamsWith(schemas)];
  client = createRpcClient({ protocol: bitcoin, endpoint: server.url, middleware });
});
afterAll(() => server[Symbol.asyncDispose]());

// Values from outside, which the compiler has not seen.
const call = (method: string, params: unknown): Promise<unknown> =>
  client.request({ method, params } as never);

it.each([
  ["all params", "getblock", { blockhash: hash, verbosity: 2 }],
  ["the required ones", "getblock", { blockhash: hash }],
  ["no params", "getblockcount", {}],
  ["an amount as text", "sendrawtransaction", { hexstring: "00", maxfeerate: "0.10000000" }],
  ["a param in the middle that is omitted", "getrawtransaction", { txid: hash, blockhash: hash }],
  ["params of an unlisted method", "acmejob", { anything: 1 }],
])("sends %s by name", async (_what, method, params) => {
  expect(await call(method, params)).toBe(7);
  expect(server.received.at(-1)?.body).toMatchObject({ method, params });
});

it.each([
  ["a value", "getblock", { blockhash: hash, verbosity: 9 }, "getblock.params.verbosity", "0, 1, 2, 3"],
  ["a hash", "getblock", { blockhash: "00" }, "getblock.params.blockhash", "32 bytes"],
  ["a missing param", "getblock", { verbosity: 1 }, "getblock.params.blockhash", "a value"],
  ["a misspelled name", "getblockhash", { height: 1, hight: 1 }, "getblockhash.params.hight", '"height"'],
  [
    "a name where there is none",
    "getblockcount",
    { verbose: true },
    "getblockcount.params.verbose",
    "nothing",
  ],
  ["params that are a text", "getblock", hash, "getblock.params", "object"],
])("rejects %s before it is sent", async (_what, method, params, path, expected) => {
  const before = server.received.length;
  await expect(call(method, params)).rejects.toMatchObject({
    code: "INVALID_ARGUMENT",
    context: { path, expected: expect.stringContaining(expected) },
  });
  expect(server.received).toHaveLength(before);
});

it("rejects a batch with one invalid call by name as a whole", async () => {
  const before = server.received.length;
  const calls = [
    { method: "getblockcount", params: [] },
    { method: "getblockhash", params: { height: "1" as never } },
  ] as const;
  for (const outcome of await batch(client, calls).catch((error: unknown) => [error]))
    expect(JSON.stringify(outcome)).toContain("getblockhash.params.height");
  expect(server.received).toHaveLength(before);
});

it("knows which params are required, wherever they are", async () => {
  const { avalancheAtomic } = await import("../../src/avalanche/index.ts");
  const own = await import("../../src/generated/avalanche-schemas.ts");
  const middleware = [validateParamsWith(own)];
  const avax = createRpcClient({ protocol: avalancheAtomic, endpoint: server.url, middleware });
  const utxos = (params: object): Promise<unknown> =>
    avax.request({ method: "avax.getUTXOs", params } as never);
  expect(await utxos({ addresses: [], sourceChain: "P" })).toBe(7);
  await expect(utxos({ addresses: [], limit: 5 })).rejects.toMatchObject({
    context: { path: "avax.getUTXOs.params.sourceChain", expected: "a value" },
  });
});
