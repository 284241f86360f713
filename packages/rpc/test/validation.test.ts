import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batch } from "../src/batch.ts";
import { definitions, methodSchemas } from "../src/generated/schemas.ts";
import { createRpcClient, isNodeAccessError } from "../src/index.ts";
import { findMismatch } from "../src/schema-check.ts";
import { validateParams } from "../src/validation.ts";
import { startJsonRpcServer } from "./json-rpc-server.ts";

const hash = `0x${"ab".repeat(32)}` as const;
const address = `0x${"ab".repeat(20)}` as const;

describe("validateParams", () => {
  it.each([
    ["eth_getBlockByHash", ["0x12", true], "eth_getBlockByHash.params[0]", "32 bytes"],
    ["eth_getBlockByHash", [hash, "true"], "eth_getBlockByHash.params[1]", "boolean"],
    ["eth_getBlockByHash", [hash], "eth_getBlockByHash.params", "array of 2"],
    [
      "trace_replayTransaction",
      [hash, ["trace", "gas"]],
      "trace_replayTransaction.params[1][1]",
      '"stateDiff"',
    ],
    ["eth_getBalance", [address, "latest", 1], "eth_getBalance.params", "array of 1 to 2"],
    ["eth_getBalance", [], "eth_getBalance.params", "array of 1 to 2"],
    ["eth_chainId", [1], "eth_chainId.params", "array of 0"],
    ["debug_getRawHeader", ["newest"], "debug_getRawHeader.params[0]", '"latest"'],
  ])("%s %j: names %s and what is expected, and sends nothing", async (method, params, path, form) => {
    await using node = await startJsonRpcServer(() => ({ result: null }));
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: node.url,
      middleware: [validateParams],
    });
    const error: unknown = await client.request({ method, params }).catch((reason: unknown) => reason);
    expect(isNodeAccessError(error, "INVALID_ARGUMENT") && error.context.path).toBe(path);
    expect((error as Error).message).toContain(form);
    expect(node.received).toEqual([]);
  });

  it("names params that contain a bigint", async () => {
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: "http://127.0.0.1:1",
      middleware: [validateParams],
    });
    for (const [method, params, received] of [
      ["eth_getBalance", [address, { blockNumber: 5n }], "5"],
      ["eth_getLogs", [[5n]], "a list"],
    ] as const)
      await expect(client.request({ method, params })).rejects.toMatchObject({
        code: "INVALID_ARGUMENT",
        context: { received },
      });
  });

  it("accepts valid params, and unlisted methods", async () => {
    await using node = await startJsonRpcServer(() => ({ result: null }));
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: node.url,
      middleware: [validateParams],
    });
    expect(await client.eth_getBlockByHash(hash, true)).toBeNull();
    expect(await client.erigon_getHeaderByNumber(2n ** 60n)).toBeNull();
    expect(await client.request({ method: "eth_unknown", params: ["anything"] })).toBeNull();
  });

  // From public test recordings of Erigon, Besu and go-ethereum.
  it.each([
    ["debug_executionWitness", ["0x1", "canonical"]],
    ["erigon_getBlockByTimestamp", ["1438269988", true]],
    ["erigon_getLatestLogs", [{ fromBlock: 17_000_000, topics: [[hash, null]] }, { logCount: 1 }]],
    ["eth_getLogs", [{ topics: [[hash, null], null] }]],
    ["eth_call", [{ from: null, to: address }, "latest"]],
    ["eth_callMany", [[{ transactions: [] }], { blockNumber: "latest" }, null, 5000]],
    ["eth_callBundle", [[hash], "latest", 5000]],
    ["trace_block", ["0x2d", null, { IncludeWithdrawals: true }]],
    ["trace_replayBlockTransactions", ["0x2d", ["trace"], true, {}]],
    ["debug_accountRange", ["0x10", "0x1", "0x0", 100]],
    ["erigon_cacheCheck", []],
  ])("accepts %s %j", async (method, params) => {
    await using node = await startJsonRpcServer(() => ({ result: null }));
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: node.url,
      middleware: [validateParams],
    });
    expect(await client.request({ method, params })).toBeNull();
    expect(node.received).toHaveLength(1);
  });

  it("does not send a batch with an invalid call", async () => {
    await using node = await startJsonRpcServer(() => ({ result: false }));
    const client = createRpcClient({
      protocol: "ethereum",
      endpoint: node.url,
      middleware: [validateParams],
    });
    const settled = await batch(client, [
      { method: "eth_syncing" },
      { method: "eth_getBlockByHash", params: ["0x", true] },
    ]);
    expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(node.received).toEqual([]);
  });
});

/** An alternative of an object, by its type. */
function kind(name: string, own: object = {}): object {
  const properties = { type: { const: name }, ...own };
  return { type: "object", required: Object.keys(properties), properties };
}

describe("findMismatch", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(definitions);
  const json = fc.jsonValue({ maxDepth: 4 });

  // The validator compiles each schema. By day it does so for the methods of which each family has some.
  const methods = Object.keys(methodSchemas).filter((_, index) => process.env["NIGHTLY"] || index % 6 === 0);

  it.each(methods)("agrees with a full validator about %s, on any JSON", (method) => {
    const schemas = methodSchemas[method];
    for (const schema of schemas ? [schemas.params, schemas.result] : []) {
      const validate = ajv.compile(schema);
      const words = fc.constantFrom(
        hash,
        "0x1",
        "0x",
        "latest",
        "trace",
        "vmTrace",
        "callTracer",
        true,
        1,
        null,
      );
      const value = fc.oneof(json, fc.array(fc.oneof(words, fc.array(words), json), { maxLength: 4 }));
      fc.assert(
        fc.property(value, (candidate) => {
          expect(findMismatch(candidate, schema, definitions, "it") === undefined).toBe(validate(candidate));
        }),
        { numRuns: process.env["NIGHTLY"] ? 1_000 : 15 },
      );
    }
  });

  it.each([
    [{ type: "log" }, 'it.type: expected "logs" or "table" or "list", received "log"'],
    [{ type: "table" }, "it.name: expected a value, received nothing"],
    [{ type: "table", name: 5 }, "it.name: expected string, received 5"],
    [{ type: "list", id: "x" }, 'it.id: expected integer, received "x"'],
    [{}, "it.type: expected a value, received nothing"],
    ["logs", 'it: expected "latest" or object, received "logs"'],
  ])("names what the alternatives of %j expect", (value, message) => {
    const kinds = [
      kind("logs"),
      kind("table", { name: { type: "string" } }),
      kind("list", { id: { type: "integer" } }),
    ];
    const found = findMismatch(value, { anyOf: [{ const: "latest" }, ...kinds] }, true, "it");
    expect(`${found?.path}: expected ${found?.expected}, received ${found?.received}`).toBe(message);
  });

  it("rejects a schema with an unsupported keyword", () => {
    expect(() => findMismatch(1, { multipleOf: 2 }, true, "it")).toThrow(/multipleOf/);
  });
});
